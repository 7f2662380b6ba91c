import { shellWords } from '#content/shell.ts';
import { Toasts } from '#src/ui/toast.tsx';

export function Notices() {
  return <Toasts label={shellWords.notices} />;
}
