import { createInbox, emptyInboxState, type Inbox } from '#local/console/engine.ts';
import { consoleHandler } from '#local/console/http.ts';
import { createFaultSwitches, type FaultSwitches } from '#local/kit/faults.ts';
import { memoryStore } from '#local/kit/store.ts';
import type { NewUser } from '#local/user-pool/engine.ts';
import { ServiceError } from '#local/kit/aws-errors.ts';
import type { PasskeySettings } from '#local/user-pool/passkeys/records.ts';
import type { UserSummary } from '#local/user-pool/users.ts';

const ORIGIN = 'http://localhost:4100';

/** A local console with a pool that only keeps a list of users. */
export interface TestConsole {
  inbox: Inbox;
  faults: FaultSwitches;
  users: UserSummary[];
  tracking: boolean;
  passkeys: PasskeySettings;
  get(path: string): Promise<Response>;
  /** Sends a string as it is, anything else as JSON. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  clearFaults(headers?: Record<string, string>): Promise<Response>;
  submitForm(path: string, fields: Record<string, string>): Promise<Response>;
}

export const MAIL = {
  to: 'ada@example.com',
  subject: 'Your <code>',
  body: 'It is 123456.\n\nKeep it.',
  code: '123456',
  sentAt: '2026-01-02T03:04:05.000Z',
};
export const FAULT = {
  service: 'user-pool',
  operation: 'InitiateAuth',
  fault: 'network',
  times: 3,
} as const;

export const toSummary = ({ email, name = '' }: NewUser): UserSummary => ({
  username: 'a-sub',
  email,
  name,
  status: 'FORCE_CHANGE_PASSWORD',
  mfa: 'NONE',
  trait: 'temporary-password',
  devices: 0,
  passkeys: 0,
  createdAt: '2026-01-02T03:04:05.000Z',
});

export function testConsole(): TestConsole {
  const inbox = createInbox(memoryStore(emptyInboxState()));
  const faults = createFaultSwitches();
  const handler = consoleHandler({
    inbox,
    faults,
    users: {
      listUsers: () => test.users,
      adminCreateUser: async (user) => {
        if (test.users.some(({ email }) => email === user.email)) {
          throw new ServiceError('UsernameExistsException', 'User account already exists');
        }
        test.users.push(toSummary(user));
        return toSummary(user);
      },
      setTrait: async (email, trait) => replaceUser(test, email, { trait }),
      sessionTracking: () => test.tracking,
      setSessionTracking: async (enabled) => void (test.tracking = enabled),
      passkeySettings: () => test.passkeys,
      changePasskeySettings: async (change) => (test.passkeys = { ...test.passkeys, ...change }),
      forgetPasskeys: async (email) => replaceUser(test, email, { passkeys: 0 }),
    },
    links: { app: 'http://localhost:5173', learningSite: 'http://localhost:4103' },
  });
  const send = (path: string, init?: RequestInit) => handler(new Request(ORIGIN + path, init));
  const test: TestConsole = {
    inbox,
    faults,
    users: [],
    tracking: true,
    passkeys: { enabled: true, firstFactor: true },
    get: (path) => send(path),
    post: (path, body, headers = {}) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    clearFaults: (headers = {}) => send('/faults', { method: 'DELETE', headers }),
    submitForm: (path, fields) =>
      send(path, {
        method: 'POST',
        headers: { origin: ORIGIN },
        body: new URLSearchParams(fields),
      }),
  };
  return test;
}

function replaceUser(test: TestConsole, email: string, change: Partial<UserSummary>): UserSummary {
  const user = test.users.find((one) => one.email === email);
  if (user === undefined) throw new ServiceError('UserNotFoundException', 'User does not exist.');
  const changed = { ...user, ...change };
  test.users = test.users.map((one) => (one === user ? changed : one));
  return changed;
}
