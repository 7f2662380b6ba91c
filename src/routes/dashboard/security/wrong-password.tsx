import { dashboardWords } from '#content/dashboard.ts';
import { LinkedText } from '#src/ui/linked-text.tsx';
import { resetLink } from '../shared/reset-link.ts';

const { forgotten } = dashboardWords.profile.password;

/** Under a password that was refused: what to do if it's forgotten. */
export function WrongPassword({ text, email }: { text: string; email: string }) {
  return (
    <>
      <span>{text}</span> <LinkedText text={forgotten} tags={{ reset: resetLink(email) }} />
    </>
  );
}
