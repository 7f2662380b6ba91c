import { describe, expect, it } from 'vitest';
import { unexpectedEndIn } from '#src/flows/unexpected-end.ts';
import type { UserPoolErrorCode } from '#src/services/user-pool/user-pool-error.ts';

describe('the end of a session', () => {
  it.each<[UserPoolErrorCode, ReturnType<typeof unexpectedEndIn>]>([
    ['signed-out', 'session-ended'],
    ['session-not-renewed', 'session-not-renewed'],
    ['network', null],
    ['unavailable', null],
    ['too-many-requests', null],
    ['limit-exceeded', null],
    ['not-authorized', null],
    ['unknown', null],
  ])('%s: %s', (code, end) => {
    expect(unexpectedEndIn({ code })).toBe(end);
  });
});
