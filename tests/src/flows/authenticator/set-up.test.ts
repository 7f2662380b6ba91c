import { describe, expect, it } from 'vitest';
import {
  IDLE,
  setUpReducer,
  type SetUpEvent,
  type SetUpStage,
  type SetUpState,
} from '#src/flows/authenticator/set-up.ts';

const key = { secret: 'JBSWY3DPEHPK3PXP', setupUri: 'otpauth://totp/x' };
const refusal = { code: 'not-authorized', providerMessage: 'Not for social accounts.' } as const;
const replaced = { code: 'session-replaced', providerMessage: '' } as const;
const outage = { code: 'network', providerMessage: '' } as const;
const mismatch = { code: 'code-mismatch', providerMessage: 'Code mismatch' } as const;

const STAGES: SetUpStage[] = [
  { at: 'idle' },
  { at: 'starting' },
  { at: 'set-up', ...key },
  { at: 'confirmed' },
  { at: 'already-enabled' },
  { at: 'provider-protected' },
];

const EVENTS: SetUpEvent[] = [
  { type: 'started' },
  { type: 'key-received', key },
  { type: 'found-enabled' },
  { type: 'start-rejected', error: refusal, signInType: 'password' },
  { type: 'start-rejected', error: refusal, signInType: null },
  { type: 'start-rejected', error: refusal, signInType: 'social' },
  { type: 'start-rejected', error: outage, signInType: 'social' },
  { type: 'start-rejected', error: replaced, signInType: 'social' },
  { type: 'invalid', problem: 'missing' },
  { type: 'submitted' },
  { type: 'verified' },
  { type: 'rejected', error: mismatch, clock: null },
  { type: 'cancelled' },
];

const at = (stage: SetUpStage) => ({ ...IDLE, stage });
const nameOf = (event: SetUpEvent) =>
  event.type === 'start-rejected'
    ? `${event.type} (${event.error.code}, ${event.signInType})`
    : event.type;

/** Every combination that changes something; all others leave the state unchanged. */
const CHANGES: Record<string, SetUpState> = {
  'idle + started': at({ at: 'starting' }),
  'confirmed + started': at({ at: 'starting' }),
  'starting + key-received': at({ at: 'set-up', ...key }),
  'starting + start-rejected (not-authorized, password)': {
    ...IDLE,
    failure: { kind: 'rejected', during: 'start', error: refusal },
  },
  'starting + found-enabled': at({ at: 'already-enabled' }),
  'starting + start-rejected (not-authorized, null)': {
    ...IDLE,
    failure: { kind: 'rejected', during: 'start', error: refusal },
  },
  'starting + start-rejected (not-authorized, social)': at({ at: 'provider-protected' }),
  'starting + start-rejected (network, social)': {
    ...IDLE,
    failure: { kind: 'rejected', during: 'start', error: outage },
  },
  'starting + start-rejected (session-replaced, social)': {
    ...IDLE,
    failure: { kind: 'rejected', during: 'start', error: replaced },
  },
  'starting + cancelled': IDLE,
  'set-up + started': at({ at: 'starting' }),
  'set-up + invalid': {
    ...at({ at: 'set-up', ...key }),
    failure: { kind: 'invalid', problem: 'missing' },
  },
  'set-up + submitted': { ...at({ at: 'set-up', ...key }), waiting: true },
  'set-up + verified': at({ at: 'confirmed' }),
  'set-up + rejected': {
    ...at({ at: 'set-up', ...key }),
    failure: { kind: 'rejected', during: 'verification', error: mismatch, clock: null },
  },
  'set-up + cancelled': IDLE,
};

const pairs = STAGES.flatMap((stage) =>
  EVENTS.map((event) => [`${stage.at} + ${nameOf(event)}`, stage, event] as const),
);

describe('setUpReducer', () => {
  it.each(['misconfigured', 'session-too-large', 'session-not-stored', 'unexpected'] as const)(
    'doesn’t take %s for the provider’s protection',
    (code) => {
      const error = { code, providerMessage: '' };
      const event = { type: 'start-rejected', error, signInType: 'social' } as const;
      expect(setUpReducer(at({ at: 'starting' }), event)).toEqual({
        ...IDLE,
        failure: { kind: 'rejected', during: 'start', error },
      });
    },
  );

  it.each(pairs)('%s', (name, stage, event) => {
    expect(setUpReducer(at(stage), event)).toEqual(CHANGES[name] ?? at(stage));
  });

  it('lists only combinations that exist', () => {
    const names = new Set<string>(pairs.map(([name]) => name));
    expect(Object.keys(CHANGES).filter((name) => !names.has(name))).toEqual([]);
  });

  it('can’t be cancelled or restarted while a code is being verified, because it may already have been accepted', () => {
    const verifying = setUpReducer(at({ at: 'set-up', ...key }), { type: 'submitted' });
    expect(setUpReducer(verifying, { type: 'cancelled' })).toEqual(verifying);
    expect(setUpReducer(verifying, { type: 'started' })).toEqual(verifying);
  });

  it('keeps the key after a wrong code, and clears the failure with the next', () => {
    const verifying = { ...at({ at: 'set-up', ...key }), waiting: true } as const;
    const failed = setUpReducer(verifying, { type: 'rejected', error: mismatch, clock: null });
    expect(failed).toMatchObject({ stage: { secret: key.secret }, waiting: false });
    expect(setUpReducer(failed, { type: 'submitted' }).failure).toBeNull();
  });
});
