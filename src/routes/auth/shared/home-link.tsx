import { Link } from 'react-router-dom';
import { frameWords } from '#content/auth/frame.ts';
import { paths } from '#src/config/paths.ts';

/** Leaves the task, so it is the quietest link of a screen. */
export function HomeLink() {
  return (
    <Link
      to={paths.home}
      className="inline-flex min-h-11 items-center text-muted underline decoration-edge decoration-1 underline-offset-4 hover:text-text hover:decoration-2"
    >
      {frameWords.home}
    </Link>
  );
}
