import { whenIdle } from '#src/lib/when-idle.ts';
import { later } from '#src/ui/later.ts';

/** What follows the password: the sign-in form is live without it. */
export const challengeScreen = later(() => import('./challenge-screen.tsx'));

/** Preloads it once the browser is idle. */
export function preloadChallenges(): void {
  whenIdle(() => {
    challengeScreen.fetch().catch(() => {
      // Fetched again before the credentials are sent.
    });
  });
}
