import { paths } from '#src/config/paths.ts';
import { authEntryState } from '#src/lib/history-state.ts';
import type { LinkTarget } from '#src/ui/linked-text.tsx';

/** To the reset of a forgotten password, with the email filled in. */
export function resetLink(email: string): LinkTarget {
  return {
    to: paths.resetPassword,
    state: authEntryState({ email }),
  };
}
