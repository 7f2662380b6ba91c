import { paths } from '#src/config/paths.ts';
import { dropAllDrafts } from '#src/lib/draft.ts';
import { failed, type Result } from '#src/lib/result.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { fetchPart } from './fetch-part.ts';
import { revokeRefreshToken } from './revoke.ts';
import { noteSessionEnd } from './session-end.ts';
import { announceSessionChange, hasSessionHint } from './session-hint.ts';
import { leaveSignOutNote, passSignOutNoteOn } from './sign-out-note.ts';
import { clearSessionStore, clearSessionCookies } from './session-store.ts';
import { claimsOf, storedSignInType, storedValue } from './stored-tokens.ts';
import type { AmplifyUserPool, Departure, SignOutOptions, UserPool } from './user-pool.ts';
import type { UserPoolError } from './user-pool-error.ts';

async function loadAmplify(): Promise<AmplifyUserPool> {
  return (await import('./amplify/amplify-user-pool.ts')).amplifyUserPool;
}

/** A working pool answers within a second or two, and Amplify retries meanwhile. */
const TIMEOUT_MS = 30_000;
const UNANSWERED: UserPoolError = { code: 'unavailable', providerMessage: '' };

/** Fails as `unavailable` after 30 s, without cancelling the work, because Amplify never times out (amplify-js#14490). */
export async function withTimeout<Value>(
  work: Promise<Result<Value, UserPoolError>>,
): Promise<Result<Value, UserPoolError>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<Result<Value, UserPoolError>>((resolve) => {
    timer = setTimeout(() => resolve(failed(UNANSWERED)), TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

function withAmplify<Value>(
  use: (pool: AmplifyUserPool) => Promise<Result<Value, UserPoolError>>,
): Promise<Result<Value, UserPoolError>> {
  return withTimeout(callAmplify(use));
}

async function callAmplify<Value>(
  use: (pool: AmplifyUserPool) => Promise<Result<Value, UserPoolError>>,
): Promise<Result<Value, UserPoolError>> {
  const pool = await fetchPart(loadAmplify);
  return pool.ok ? use(pool.value) : pool;
}

/** The user pool. Amplify is loaded with the first call, so public pages never load it. */
export const userPool: UserPool = {
  signIn: (email, password) => withAmplify((pool) => pool.signIn(email, password)),
  answerChallenge: (email, answer) => withAmplify((pool) => pool.answerChallenge(email, answer)),
  signUp: (details) => withAmplify((pool) => pool.signUp(details)),
  confirmSignUp: (email, code) => withAmplify((pool) => pool.confirmSignUp(email, code)),
  resendSignUpCode: (email) => withAmplify((pool) => pool.resendSignUpCode(email)),
  requestPasswordReset: (email) => withAmplify((pool) => pool.requestPasswordReset(email)),
  confirmPasswordReset: (change) => withAmplify((pool) => pool.confirmPasswordReset(change)),
  signInWithGoogle: (options) => withAmplify((pool) => pool.signInWithGoogle(options)),
  completeRedirect: () => withAmplify((pool) => pool.completeRedirect()),
  session: (options) => withAmplify((pool) => pool.session(options)),
  profile: () => withAmplify((pool) => pool.profile()),
  prepareProfile: () => withAmplify((pool) => pool.prepareProfile()),
  updateName: (name) => withAmplify((pool) => pool.updateName(name)),
  changePassword: (oldPassword, newPassword) =>
    withAmplify((pool) => pool.changePassword(oldPassword, newPassword)),
  secondFactor: () => withAmplify((pool) => pool.secondFactor()),
  acceptProviderSecondFactor: () => withAmplify((pool) => pool.acceptProviderSecondFactor()),
  startAuthenticatorSetUp: () => withAmplify((pool) => pool.startAuthenticatorSetUp()),
  verifyAuthenticatorSetUp: (code) => withAmplify((pool) => pool.verifyAuthenticatorSetUp(code)),
  preferSoftwareToken: () => withAmplify((pool) => pool.preferSoftwareToken()),
  signOut: leave,
  accountData: () => withAmplify((pool) => pool.accountData()),
  sessions: () => withAmplify((pool) => pool.sessions()),
  endSession: (id) => withAmplify((pool) => pool.endSession(id)),
  endAllSessions: () => withAmplify((pool) => pool.endAllSessions()),
  provePassword: (password) => withAmplify((pool) => pool.provePassword(password)),
  deleteAccount: () => withAmplify((pool) => pool.deleteAccount()),
};

/**
 * Signs out immediately: clears the tokens before any call to the pool completes. A social session then goes through the
 * hosted sign-out, unless another session begins first.
 */
async function leave({
  returnTo = paths.home,
  isConfirmed = true,
}: SignOutOptions = {}): Promise<Departure> {
  noteSessionEnd('chosen');
  dropAllDrafts();
  if (isConfirmed) leaveSignOutNote();
  const isSocial = storedSignInType() === 'social';
  revokeStoredSession();
  clearSessionCookies();
  const isLeaving = isSocial && returnTo !== null && (await leaveThroughHostedUi(returnTo));
  if (isLeaving) passSignOutNoteOn();
  if (!hasSessionHint()) clearSessionStore();
  announceSessionChange();
  return isLeaving ? 'leaving' : 'here';
}

/** Only for tokens with an `origin_jti`: a pool without token revocation issues none, and refuses the call. */
function revokeStoredSession(): void {
  const [access, refresh] = [storedValue('accessToken'), storedValue('refreshToken')];
  if (access === null || refresh === null) return;
  if (claimsOf(access).has('origin_jti')) revokeRefreshToken(refresh);
}

/** Resolves with false if the browser stays. */
async function leaveThroughHostedUi(returnTo: string): Promise<boolean> {
  let isWaiting = true;
  // Another user may have signed in by the time Amplify has loaded, and must not be signed out.
  const left = await withAmplify(async (pool) =>
    isWaiting && !hasSessionHint() ? pool.leaveThroughHostedUi(returnTo) : failed(UNANSWERED),
  );
  isWaiting = false;
  return left.ok;
}

/** Loads Amplify for a call that is about to be made. */
export function fetchUserPool(): void {
  loadAmplify().catch(() => {
    // The call that needs it retries and reports the failure.
  });
}

/** Preloads Amplify once the browser is idle. */
export function preloadUserPool(): void {
  whenIdle(fetchUserPool);
}
