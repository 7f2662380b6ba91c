import { describe, expect, it } from 'vitest';
import { isCodeChallenge, provesChallenge } from '#local/user-pool/hosted-ui/pkce.ts';
import { CHALLENGE, VERIFIER } from '../../../setup/hosted-ui.ts';

describe('PKCE', () => {
  it('accepts the example of RFC 7636', () => {
    expect(provesChallenge(VERIFIER, CHALLENGE)).toBe(true);
  });

  it.each([
    ['another verifier', VERIFIER.replace('d', 'e')],
    ['the challenge itself', CHALLENGE],
    ['one character less', VERIFIER.slice(1)],
    ['nothing', ''],
    ['too long a verifier', 'a'.repeat(129)],
    ['a character outside the set', `${VERIFIER.slice(1)}+`],
  ])('refuses %s', (_, verifier) => {
    expect(provesChallenge(verifier, CHALLENGE)).toBe(false);
  });

  it.each([null, '', CHALLENGE.slice(1), `${CHALLENGE}a`, `${CHALLENGE.slice(1)}=`])(
    'refuses the challenge %j',
    (text) => {
      expect(isCodeChallenge(text)).toBe(false);
      expect(isCodeChallenge(CHALLENGE)).toBe(true);
    },
  );
});
