import { dashboardWords } from '#content/dashboard.ts';
import { paths } from '#src/config/paths.ts';
import { authEntryState } from '#src/lib/history-state.ts';
import type { TextLink } from '#src/ui/linked-text.tsx';

/** From the words for a forgotten password to its reset, with the email filled in. */
export function resetLink(email: string): TextLink {
  return {
    words: dashboardWords.profile.password.reset,
    to: paths.resetPassword,
    state: authEntryState({ email }),
  };
}
