import { Link } from 'react-router-dom';
import { frameWords } from '#content/auth/frame.ts';
import { paths } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { EmailLink } from './email-field.tsx';

interface AuthFooterLinksProps {
  /** Introduces the link, for example by asking whether the visitor has an account. */
  question: string;
  label: string;
  to: string;
}

/** Links between /login and /register, and to the landing page. */
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
