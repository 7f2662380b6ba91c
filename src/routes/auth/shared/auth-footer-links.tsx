import { Link } from 'react-router-dom';
import { frameWords } from '#content/auth/frame.ts';
import { paths } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { EmailLink } from './email-field.tsx';

interface AuthFooterLinksProps {
  /** Asks whether the visitor wanted the screen behind the link instead. */
  question: string;
  label: string;
  to: string;
}

/** Links from /login and /register to each other and to the landing page, for visitors who came to the wrong one. */
export function AuthFooterLinks({ question, label, to }: AuthFooterLinksProps) {
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-2">
        {question}
        <EmailLink to={to}>{label}</EmailLink>
      </p>
      <p>
        <Link to={paths.home} className={buttonStyle('plain')}>
          {frameWords.home}
        </Link>
      </p>
    </div>
  );
}
