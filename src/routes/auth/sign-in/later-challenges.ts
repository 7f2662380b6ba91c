import { whenIdle } from '#src/lib/when-idle.ts';
import { later } from '#src/ui/later.ts';

/** The steps after the password, in their own chunk so that the sign-in form hydrates sooner. */
export const challengeScreen = later(() => import('./challenge-screen.tsx'));

/** Preloads that chunk when the browser is idle. */
export function preloadChallenges(): void {
  whenIdle(() => {
    challengeScreen.fetch().catch(() => {
      // Retried before the credentials are sent.
    });
  });
}
