import { describe, expect, it } from 'vitest';
import {
  deviceOf,
  otherSessions,
  placeOf,
  sessionsReducer,
  type SessionsEvent,
  type SessionsState,
} from '#src/flows/account/user-sessions.ts';
import type { UserSession } from '#src/services/user-pool/user-pool.ts';

const error = { code: 'network', providerMessage: '' } as const;

function sessionWith(id: string, parts: Partial<UserSession> = {}): UserSession {
  return {
    id,
    isCurrent: false,
    device: null,
    ipAddress: null,
    city: null,
    country: null,
    signedInAt: null,
    lastActiveAt: null,
    ...parts,
  };
}

const here = sessionWith('here', { isCurrent: true, lastActiveAt: 1 });
const phone = sessionWith('phone', { lastActiveAt: 3 });
const laptop = sessionWith('laptop');

const after = (...events: SessionsEvent[]): SessionsState =>
  events.reduce<SessionsState>(sessionsReducer, { at: 'loading' });
const received: SessionsEvent = { type: 'received', sessions: [laptop, phone, here] };

describe('sessionsReducer', () => {
  it('lists this session first, then the most recently active', () => {
    expect(after(received)).toMatchObject({ at: 'listed', sessions: [here, phone, laptop] });
  });

  it('is untracked if the pool tracks none', () => {
    expect(after({ type: 'received', sessions: null })).toEqual({ at: 'untracked' });
  });

  it('fails, and can be loaded again', () => {
    expect(after({ type: 'rejected', error })).toEqual({ at: 'failed', error });
    expect(after({ type: 'rejected', error }, { type: 'requested' })).toEqual({ at: 'loading' });
  });

  it('removes a session that was ended', () => {
    const ending: SessionsEvent = { type: 'ending', id: 'phone' };
    expect(after(received, ending)).toMatchObject({
      ending: { at: 'waiting', which: { id: 'phone' } },
    });
    expect(after(received, ending, { type: 'ended', id: 'phone' })).toEqual({
      at: 'listed',
      sessions: [here, laptop],
      ending: { at: 'ended', session: phone },
    });
  });

  it('keeps a session that couldn’t be ended, until the next attempt', () => {
    const refused = [
      { type: 'ending', id: 'phone' },
      { type: 'not-ended', id: 'phone', error },
    ] as const;
    expect(after(received, ...refused)).toMatchObject({
      sessions: [here, phone, laptop],
      ending: { at: 'failed', which: { id: 'phone' }, error },
    });
    expect(after(received, ...refused, { type: 'ending', id: 'phone' })).toMatchObject({
      ending: { at: 'waiting' },
    });
  });

  it('removes all others, and says so only if none is left', () => {
    const all = { type: 'others-ended', ids: ['phone', 'laptop'], error: null } as const;
    const ending: SessionsEvent = { type: 'ending-others' };
    expect(after(received, ending)).toMatchObject({ ending: { at: 'waiting', which: 'others' } });
    expect(after(received, ending, all)).toMatchObject({
      sessions: [here],
      ending: { at: 'ended', session: 'others' },
    });
    expect(after(received, ending, { ...all, ids: ['phone'], error })).toMatchObject({
      sessions: [here, laptop],
      ending: { at: 'failed', which: 'others', error },
    });
  });

  it('ignores the end of a session once the list is loading again', () => {
    expect(after(received, { type: 'requested' }, { type: 'ended', id: 'phone' })).toEqual({
      at: 'loading',
    });
  });
});

it('knows the other sessions only if it knows which is this one', () => {
  expect(otherSessions([here, phone, laptop])).toEqual([phone, laptop]);
  expect(otherSessions([phone, laptop])).toEqual([]);
});

it.each([
  ['Chrome 125 / macOS 15.0', { browser: 'Chrome', system: 'macOS' }],
  ['Mobile Safari 18.1 / iOS 18.1.1', { browser: 'Mobile Safari', system: 'iOS' }],
  ['Edge 130 / Windows 11', { browser: 'Edge', system: 'Windows' }],
  ['Firefox 132 / Linux', { browser: 'Firefox', system: 'Linux' }],
  ['SomeApp/4.2', null],
  ['', null],
  [null, null],
])('the device in %j is %o', (text, device) => {
  expect(deviceOf(text)).toEqual(device);
});

it('finds the device in a long text in a time that doesn’t grow with its square', () => {
  const from = performance.now();
  expect(deviceOf(`App${' 1'.repeat(50_000)} ! / macOS`)?.system).toBe('macOS');
  expect(performance.now() - from).toBeLessThan(1000);
});

it.each([
  ['Dublin', 'Ireland', 'Dublin, Ireland'],
  [null, 'Ireland', 'Ireland'],
  [null, null, null],
])('the place of %j, %j is %j', (city, country, place) => {
  expect(placeOf({ city, country })).toBe(place);
});
