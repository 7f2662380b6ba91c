import { Link } from 'react-router-dom';
import { authWords } from '#content/auth.ts';
import { supportAbout } from '#src/config/paths.ts';
import type { Challenge } from '#src/services/user-pool/user-pool.ts';
import { buttonStyle } from '#src/ui/button-style.ts';

const words = authWords.code;

/** What to do without the code that a challenge asks for; nothing where there is none to lack. */
export function HelpWithCode({ kind }: { kind: Challenge['kind'] }) {
  switch (kind) {
    case 'sms-code':
    case 'email-code':
      return <p className="text-muted">{words.notSent}</p>;
    case 'totp-code':
      return (
        <p className="flex flex-wrap items-center gap-x-2">
          {words.lostApp}
          <Link to={supportAbout('lost-authenticator')} className={buttonStyle('plain')}>
            {words.support}
          </Link>
        </p>
      );
    default:
      return null;
  }
}
