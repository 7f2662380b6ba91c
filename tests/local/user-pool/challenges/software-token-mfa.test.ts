import { beforeEach, describe, expect, it } from 'vitest';
import {
  MINUTE,
  SECOND,
  testPool,
  type SignedIn,
  type TestPool,
} from '../../../setup/local-user-pool.ts';
import { textAt } from '../../../setup/text-at.ts';
import { signedInPool } from '../../../setup/signed-in-pool.ts';
import { LOCKED_OUT, refusalOf, SESSION_EXPIRED } from '../../../setup/refusals.ts';

/** counting-failures.test.ts covers what all challenges for a code have in common. */

let test: TestPool;
let known: SignedIn;
let session: string;
beforeEach(async () => {
  ({ test, known } = await signedInPool());
  test.advance(MINUTE);
  session = textAt(await test.provePassword(), 'Session');
});

const USED = 'ExpiredCodeException: Your software token has already been used once.';
const answer = (SOFTWARE_TOKEN_MFA_CODE: string, Session = session) =>
  test.respond('SOFTWARE_TOKEN_MFA', Session, { USERNAME: known.sub, SOFTWARE_TOKEN_MFA_CODE });
const codeIn = (seconds: number) => {
  test.advance(seconds * SECOND);
  const code = test.totp(known.secret);
  test.advance(-seconds * SECOND);
  return code;
};

describe('a code of the authenticator', () => {
  it.each([-30, 30])('may be from the time step %d s away', async (seconds) => {
    expect(await answer(codeIn(seconds))).toHaveProperty('AuthenticationResult');
  });

  it.each([-60, 60])('must not be from the time step %d s away', async (seconds) => {
    expect(await refusalOf(answer(codeIn(seconds)))).toContain('CodeMismatchException');
  });

  it('is accepted once, and no earlier one afterwards', async () => {
    const [earlier, now] = [codeIn(-30), codeIn(0)];
    await answer(now);
    const next = textAt(await test.provePassword(), 'Session');
    expect(await refusalOf(answer(now, next))).toBe(USED);
    expect(await refusalOf(answer(earlier, next))).toBe(USED);
    test.advance(30 * SECOND);
    expect(await refusalOf(answer(codeIn(0)))).toBe(SESSION_EXPIRED);
    expect(await answer(codeIn(0), next)).toHaveProperty('AuthenticationResult');
  });

  it('counts as a failure if it was used', async () => {
    const used = codeIn(0);
    await answer(used);
    session = textAt(await test.provePassword(), 'Session');
    for (let count = 0; count < 5; count += 1) expect(await refusalOf(answer(used))).toBe(USED);
    expect(await refusalOf(test.provePassword())).toBe(LOCKED_OUT);
  });

  it('must not be the one that set up the authenticator', async () => {
    const fresh = testPool();
    const owner = await fresh.firstSignIn();
    const asked = await fresh.provePassword();
    expect(await refusalOf(fresh.giveTotp(asked, owner))).toBe(USED);
  });

  it('is required even if the user disabled the method', async () => {
    await test.call('SetUserMFAPreference', {
      AccessToken: known.accessToken,
      SoftwareTokenMfaSettings: { Enabled: false },
    });
    const { accessToken } = await test.signInAgain(known);
    expect(accessToken).not.toBe(known.accessToken);
  });
});
