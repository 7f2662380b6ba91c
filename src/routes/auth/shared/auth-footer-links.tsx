import { EmailLink } from './email-field.tsx';
import { HomeLink } from './home-link.tsx';

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
        <HomeLink />
      </p>
    </div>
  );
}
