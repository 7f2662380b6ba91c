import { describe, expect, it } from 'vitest';
import { authState, readAuthState, stateOfEntry, type AuthState } from '#src/lib/history-state.ts';

const EMPTY: AuthState = { email: '', verifying: false, registering: false, notice: null };

describe('state passed between auth screens', () => {
  it.each<Partial<AuthState>>([
    { email: 'ada@example.com' },
    { email: 'ada@example.com', verifying: true },
    { email: 'ada@example.com', registering: true },
    { notice: 'session-ended' },
    { notice: 'session-not-renewed' },
    { notice: 'google-not-opened' },
    { notice: 'reset-required' },
    { notice: 'authenticator-first' },
    { notice: 'verification-sent' },
    { notice: 'verification-not-sent' },
  ])('is read as it was written: %j', (parts) => {
    expect(authState(parts)).toEqual(parts);
    expect(readAuthState(authState(parts))).toEqual({ ...EMPTY, ...parts });
  });

  it('is null if there is nothing to pass', () => {
    expect(authState(EMPTY)).toBeNull();
    expect(authState({})).toBeNull();
  });

  it.each([null, 'text', 7, [], { email: 7, verifying: 'yes', notice: 'other' }])(
    'is empty if something else wrote the state: %j',
    (state) => {
      expect(readAuthState(state)).toEqual(EMPTY);
    },
  );
});

describe('an entry of the history', () => {
  it('has the state where React Router keeps it', () => {
    expect(stateOfEntry({ key: 'k', usr: { a: 1 } })).toEqual({ a: 1 });
    expect(stateOfEntry({ key: 'k' })).toBeNull();
    expect(stateOfEntry(null)).toBeNull();
  });
});
