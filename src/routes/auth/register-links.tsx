import { Link } from 'react-router-dom';
import { authWords } from '#content/auth.ts';
import { paths } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';

const { login, register } = authWords;

/** The ways on from /register for whoever is not here to register. */
export function RegisterLinks({ loginPath }: { loginPath: string }) {
  return (
    <div className="grid gap-1">
      <p>
        {register.haveAccount}{' '}
        <Link to={loginPath} className={buttonStyle('plain')}>
          {register.login}
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
