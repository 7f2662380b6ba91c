import type { IdTokenRules } from '../kit/id-token.ts';
import { checkIdToken, type Learner, type TokenProblem } from './id-token.ts';
import { ownPage } from './own-url.ts';

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

/** The user whom the main site's session cookie names; null if the browser sends none. */
export type MainSession = string | null;

type Admission =
  | { ok: true; sessionId: string; page: string }
  | { ok: false; problem: TokenProblem; signInUrl: string };

export interface LearningSite {
  /** Accepts a hand-over from the main site. */
  admit(token: string, redirectTo: string | null, mainSession: MainSession): Promise<Admission>;
  /**
   * Ends with the main site's session: signing out there signs out here. `expired` once the ID token has expired; a user
   * still signed in to the main site can get a new one.
   */
  session(id: string, mainSession: MainSession): LearningSession | 'expired' | null;
  signOut(id: string): void;
  /** The main site's sign-in URL, which returns to `page` if that is on this site. */
  signInUrl(page: string | null): string;
}

export function createLearningSite(deps: LearningSiteDeps): LearningSite {
  const sessions = new Map<
    string,
    LearningSession & { endsAt: number; mainSession: MainSession }
  >();

  const signInUrl = (page: string | null) => {
    const login = new URL('/login', deps.mainSiteUrl);
    login.searchParams.set('redirectTo', ownPage(page, deps.url));
    return login.href;
  };

  return {
    signInUrl,
    admit: async (token, redirectTo, mainSession) => {
      const check = await checkIdToken(token, deps);
      if (!check.ok) {
        return { ok: false, problem: check.problem, signInUrl: signInUrl(redirectTo) };
      }
      // Another user's token, opened in this user's browser, must not start a session.
      if (mainSession !== null && mainSession !== check.username) {
        return { ok: false, problem: 'invalid', signInUrl: signInUrl(redirectTo) };
      }
      const sessionId = deps.newSessionId();
      const { learner, expiresAt: endsAt } = check;
      sessions.set(sessionId, { learner, redirectTo, endsAt, mainSession });
      return { ok: true, sessionId, page: ownPage(redirectTo, deps.url) };
    },
    session: (id, mainSession) => {
      const found = sessions.get(id);
      if (found?.mainSession !== mainSession) {
        sessions.delete(id);
        return null;
      }
      return found.endsAt > deps.now() ? found : 'expired';
    },
    signOut: (id) => {
      sessions.delete(id);
    },
  };
}
