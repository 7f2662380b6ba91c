import { describe, expect, it } from 'vitest';
import { authEntryState, readAuthEntryState, type AuthEntryState } from '#src/lib/history-state.ts';

const EMPTY: AuthEntryState = { email: '', awaitingCode: false, registering: false, notice: null };

describe('state passed between auth screens', () => {
  it.each<Partial<AuthEntryState>>([
    { email: 'ada@example.com' },
    { email: 'ada@example.com', awaitingCode: true },
    { email: 'ada@example.com', registering: true },
    { notice: 'session-ended' },
    { notice: 'session-not-renewed' },
    { notice: 'google-not-opened' },
    { notice: 'reset-required' },
    { notice: 'authenticator-first' },
    { notice: 'verification-sent' },
    { notice: 'verification-not-sent' },
  ])('is read as it was written: %j', (parts) => {
    expect(authEntryState(parts)).toEqual(parts);
    expect(readAuthEntryState(authEntryState(parts))).toEqual({ ...EMPTY, ...parts });
  });

  it('is null if there is nothing to pass', () => {
    expect(authEntryState(EMPTY)).toBeNull();
    expect(authEntryState({})).toBeNull();
  });

  it.each([null, 'text', 7, [], { email: 7, awaitingCode: 'yes', notice: 'other' }])(
    'is empty if something else wrote the state: %j',
    (state) => {
      expect(readAuthEntryState(state)).toEqual(EMPTY);
    },
  );
});
