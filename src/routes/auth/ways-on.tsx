import { Link } from 'react-router-dom';
import { authWords } from '#content/auth.ts';
import { paths } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';

interface WaysOnProps {
  /** Why one might be on the wrong screen, and the screen that is right then. */
  question: string;
  label: string;
  to: string;
  /** What was typed already, for the other screen. */
  email?: string;
}

/** The ways on from /login and /register for whoever is not here for that. */
export function WaysOn({ question, label, to, email = '' }: WaysOnProps) {
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-2">
        {question}
        <Link to={to} state={email === '' ? null : { email }} className={buttonStyle('plain')}>
          {label}
        </Link>
      </p>
      <p>
        <Link to={paths.home} className={buttonStyle('plain')}>
          {authWords.login.home}
        </Link>
      </p>
    </div>
  );
}
