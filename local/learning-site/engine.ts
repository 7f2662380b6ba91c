import type { IdTokenRules } from '../kit/id-token.ts';
import { checkIdToken, type Learner, type TokenProblem } from './id-token.ts';
import { ownPage } from './own-url.ts';

/** Sessions are held in memory, so they also end with the process. */
export const SESSION_SECONDS = 12 * 3600;

export interface LearningSiteDeps extends IdTokenRules {
  /** This site's origin. */
  url: string;
  /** The origin of the main site, where users sign in. */
  mainSiteUrl: string;
  newSessionId: () => string;
}

export interface LearningSession {
  learner: Learner;
  /** As handed over; displayed, never followed. */
  redirectTo: string | null;
}

type Admission =
  | { ok: true; sessionId: string; page: string }
  | { ok: false; problem: TokenProblem; signInUrl: string };

export interface LearningSite {
  /** Accepts a hand-over from the main site. */
  admit(token: string, redirectTo: string | null): Promise<Admission>;
  session(id: string): LearningSession | null;
  signOut(id: string): void;
  /** The main site's sign-in URL, which returns to `page` if that is on this site. */
  signInUrl(page: string | null): string;
}

export function createLearningSite(deps: LearningSiteDeps): LearningSite {
  const sessions = new Map<string, LearningSession & { endsAt: number }>();

  const signInUrl = (page: string | null) => {
    const login = new URL('/login', deps.mainSiteUrl);
    login.searchParams.set('redirectTo', ownPage(page, deps.url));
    return login.href;
  };

  return {
    signInUrl,
    admit: async (token, redirectTo) => {
      const check = await checkIdToken(token, deps);
      if (!check.ok) {
        return { ok: false, problem: check.problem, signInUrl: signInUrl(redirectTo) };
      }
      const sessionId = deps.newSessionId();
      const endsAt = deps.now() + SESSION_SECONDS * 1000;
      sessions.set(sessionId, { learner: check.learner, redirectTo, endsAt });
      return { ok: true, sessionId, page: ownPage(redirectTo, deps.url) };
    },
    session: (id) => {
      const found = sessions.get(id);
      return found !== undefined && found.endsAt > deps.now() ? found : null;
    },
    signOut: (id) => {
      sessions.delete(id);
    },
  };
}
