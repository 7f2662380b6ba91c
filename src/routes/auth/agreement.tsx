import { Link } from 'react-router-dom';
import { authWords } from '#content/auth.ts';
import { paths } from '#src/config/paths.ts';

const words = authWords.register.agreement;

/** What somebody who registers agrees to, by whichever way. */
export function Agreement() {
  return (
    <p className="text-sm text-muted">
      {words.agree} <ToRead path={paths.terms} label={words.terms} />
      {words.age} <ToRead path={paths.privacy} label={words.privacy} />.
    </p>
  );
}

/** In a tab of its own: what was typed here stays. */
function ToRead({ path, label }: { path: string; label: string }) {
  return (
    <Link to={path} target="_blank" className="text-tide underline underline-offset-4">
      {label}
      <span className="sr-only"> {words.newTab}</span>
    </Link>
  );
}
