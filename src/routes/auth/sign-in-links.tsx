import { Link } from 'react-router-dom';
import { authWords } from '#content/auth.ts';
import { paths } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';

const { login } = authWords;

/** The ways on from /login for whoever is not here to sign in. */
export function SignInLinks({ registerPath }: { registerPath: string }) {
  return (
    <div className="grid gap-1">
      <p>
        {login.noAccount}{' '}
        <Link to={registerPath} className={buttonStyle('plain')}>
          {login.register}
        </Link>
      </p>
      <p>
        <Link to={paths.home} className={buttonStyle('plain', '-ml-1')}>
          {login.home}
        </Link>
      </p>
    </div>
  );
}
