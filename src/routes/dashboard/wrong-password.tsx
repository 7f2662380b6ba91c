import { Link } from 'react-router-dom';
import { dashboardWords } from '#content/dashboard.ts';
import { paths } from '#src/config/paths.ts';
import { authEntryState } from '#src/lib/history-state.ts';

const { forgotten, reset } = dashboardWords.profile.password;

/** Under a current password that was refused: what to do if it's forgotten. */
export function WrongPassword({ text, email }: { text: string; email: string }) {
  return (
    <>
      <span>{text}</span> {forgotten}{' '}
      <Link to={paths.resetPassword} state={authEntryState({ email })} className="underline">
        {reset}
      </Link>
      .
    </>
  );
}
