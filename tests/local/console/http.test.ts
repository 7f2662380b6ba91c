import { beforeEach, describe, expect, it } from 'vitest';
import { createInbox, emptyInboxState } from '#local/console/engine.ts';
import type { Inbox } from '#local/console/engine.ts';
import { consoleHandler } from '#local/console/http.ts';
import { createFaultSwitches } from '#local/kit/faults.ts';
import type { FaultSwitches } from '#local/kit/faults.ts';
import type { Handler } from '#local/kit/handler.ts';
import { memoryStore } from '#local/kit/store.ts';
import type { NewUser } from '#local/user-pool/engine.ts';
import { SIGN_IN_TRAITS } from '#local/user-pool/trait-names.ts';
import { ServiceError } from '#local/user-pool/errors.ts';
import type { UserSummary } from '#local/user-pool/users.ts';

const ORIGIN = 'http://localhost:4100';

let inbox: Inbox;
let faults: FaultSwitches;
let users: UserSummary[];
let handler: Handler;

const toSummary = ({ email, name = '' }: NewUser): UserSummary => ({
  username: 'a-sub',
  email,
  name,
  status: 'FORCE_CHANGE_PASSWORD',
  mfa: 'NONE',
  trait: 'temporary-password',
  devices: 0,
  createdAt: '2026-01-02T03:04:05.000Z',
});

beforeEach(() => {
  inbox = createInbox(memoryStore(emptyInboxState()));
  faults = createFaultSwitches();
  users = [];
  handler = consoleHandler({
    inbox,
    faults,
    users: {
      listUsers: () => users,
      adminCreateUser: async (user) => {
        if (users.some(({ email }) => email === user.email)) {
          throw new ServiceError('UsernameExistsException', 'User account already exists');
        }
        users.push(toSummary(user));
        return toSummary(user);
      },
      setTrait: async (email, trait) => replaceUser(email, { trait }),
      forgetDevices: async (email) => replaceUser(email, { devices: 0 }),
    },
    links: { app: 'http://localhost:5173', learningSite: 'http://localhost:4103' },
  });
});

function replaceUser(email: string, change: Partial<UserSummary>): UserSummary {
  const user = users.find((one) => one.email === email);
  if (user === undefined) throw new ServiceError('UserNotFoundException', 'User does not exist.');
  const changed = { ...user, ...change };
  users = users.map((one) => (one === user ? changed : one));
  return changed;
}

const get = (path: string) => handler(new Request(ORIGIN + path));

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  return handler(
    new Request(ORIGIN + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );
}

function submitForm(path: string, fields: Record<string, string>) {
  return handler(
    new Request(ORIGIN + path, {
      method: 'POST',
      headers: { origin: ORIGIN },
      body: new URLSearchParams(fields),
    }),
  );
}

const MAIL = {
  to: 'ada@example.com',
  subject: 'Your <code>',
  body: 'It is 123456.\n\nKeep it.',
  code: '123456',
  sentAt: '2026-01-02T03:04:05.000Z',
};
const FAULT = { service: 'user-pool', operation: 'InitiateAuth', fault: 'network', times: 3 };

describe('the console as JSON', () => {
  it('GET /messages is the mail, newest first, exactly', async () => {
    inbox.receiveMail({ ...MAIL, code: '111111' });
    inbox.receiveMail(MAIL);
    const answer = await get('/messages');
    expect(await answer.json()).toEqual([MAIL, { ...MAIL, code: '111111' }]);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('GET /submissions is what came through the forms', async () => {
    const submission = { formId: 'contact', fields: { name: 'Ada' }, receivedAt: MAIL.sentAt };
    inbox.receiveSubmission(submission);
    expect(await (await get('/submissions')).json()).toEqual([submission]);
  });

  it('switches faults on and all off', async () => {
    const answer = await post('/faults', FAULT);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual([FAULT]);
    expect(await (await get('/faults')).json()).toEqual([FAULT]);
    const cleared = await handler(new Request(`${ORIGIN}/faults`, { method: 'DELETE' }));
    expect(await cleared.json()).toEqual([]);
    expect(faults.list()).toEqual([]);
  });

  it('takes a fault once when times is left out', async () => {
    await post('/faults', { service: 'learning-site', operation: '/auth-redirect', fault: 'html' });
    expect(faults.list()).toMatchObject([{ times: 1 }]);
  });

  it('makes the next form meet a code of the form service', async () => {
    const fault = { service: 'form-service', operation: '/f/contact', fault: 'BLOCKED', times: 1 };
    expect((await post('/faults', fault)).status).toBe(201);
    expect(faults.list()).toEqual([fault]);
  });

  it.each([
    [{ ...FAULT, service: 'bank' }, 'service must be one of user-pool, identity-pool, '],
    [{ ...FAULT, fault: 'fire' }, 'fault must be one of network, slow, throttle'],
    [{ ...FAULT, fault: 'BLOCKED' }, 'fault must be one of network, slow, throttle'],
    [{ ...FAULT, operation: 'no such thing' }, 'operation must be'],
    [{ ...FAULT, operation: undefined }, 'operation must be'],
    [{ ...FAULT, times: 0 }, 'times must be a whole number'],
    [{ ...FAULT, times: 1.5 }, 'times must be a whole number'],
    [{ ...FAULT, times: 'often' }, 'times must be a whole number'],
    [[FAULT], 'JSON object'],
    ['text', 'JSON object'],
  ])('refuses the fault %j and says what is allowed', async (body, reason) => {
    const answer = await post('/faults', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: expect.stringContaining(reason) });
    expect(faults.list()).toEqual([]);
  });

  it('refuses a body that is not JSON', async () => {
    const answer = await handler(
      new Request(`${ORIGIN}/faults`, { method: 'POST', body: '{"service":' }),
    );
    expect(answer.status).toBe(400);
  });

  it('adds accounts, and passes on why one cannot be added', async () => {
    const answer = await post('/users', { email: ' ada@example.com ', name: 'Ada' });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ email: 'ada@example.com', name: 'Ada' });
    expect(await (await get('/users')).json()).toHaveLength(1);

    const again = await post('/users', { email: 'ada@example.com', name: 'Ada' });
    expect(again.status).toBe(400);
    expect(await again.json()).toEqual({ error: 'User account already exists' });
  });

  it.each([{ email: 'ada', name: 'Ada' }, { email: 'ada@example.com', name: ' ' }, {}])(
    'refuses the account %j',
    async (body) => {
      expect((await post('/users', body)).status).toBe(400);
      expect(users).toEqual([]);
    },
  );

  it('puts a user before another step, and passes on why it cannot', async () => {
    users.push(toSummary({ email: 'ada@example.com' }));
    const answer = await post('/users/traits', { email: 'ada@example.com', trait: 'sms-factor' });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ email: 'ada@example.com', trait: 'sms-factor' });
    expect(users).toMatchObject([{ trait: 'sms-factor' }]);

    const nobody = await post('/users/traits', { email: 'no@example.com', trait: 'default' });
    expect(nobody.status).toBe(400);
    expect(await nobody.json()).toEqual({ error: 'User does not exist.' });
  });

  it.each([
    [{ email: 'ada', trait: 'default' }, 'email must be'],
    [{ email: 'ada@example.com', trait: 'invisible' }, 'trait must be one of default, no-auth'],
    [{ email: 'ada@example.com' }, 'trait must be one of'],
  ])('refuses %j for a user and says what is allowed', async (body, reason) => {
    users.push(toSummary({ email: 'ada@example.com' }));
    const answer = await post('/users/traits', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: expect.stringContaining(reason) });
    expect(users).toMatchObject([{ trait: 'temporary-password' }]);
  });

  it('forgets the devices of a user', async () => {
    users.push({ ...toSummary({ email: 'ada@example.com' }), devices: 2 });
    await post('/users/devices/forget', { email: 'ada@example.com' });
    expect(users).toMatchObject([{ devices: 0 }]);
    expect((await post('/users/devices/forget', { email: 'no@example.com' })).status).toBe(400);
    expect((await post('/users/devices/forget', {})).status).toBe(400);
  });

  it('answers 404 in JSON elsewhere', async () => {
    expect((await get('/nowhere')).status).toBe(404);
    expect((await post('/messages', {})).status).toBe(404);
  });
});

describe('the console and other sites', () => {
  it.each([
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ])('changes nothing for %j', async (headers) => {
    expect((await post('/faults', FAULT, headers)).status).toBe(403);
    expect((await post('/users', { email: 'a@b.example', name: 'A' }, headers)).status).toBe(403);
    const change = { email: 'a@b.example', trait: 'disabled' };
    expect((await post('/users/traits', change, headers)).status).toBe(403);
    expect((await post('/users/devices/forget', change, headers)).status).toBe(403);
    faults.add({ service: 'user-pool', operation: '*', fault: 'slow', times: 1 });
    const cleared = await handler(new Request(`${ORIGIN}/faults`, { method: 'DELETE', headers }));
    expect(cleared.status).toBe(403);
    expect(faults.list()).toHaveLength(1);
    expect(users).toEqual([]);
  });
});

describe('the console as a page', () => {
  it('shows mail, users, submissions and faults, all escaped', async () => {
    inbox.receiveMail({ ...MAIL, to: '<b>ada</b>@example.com' });
    inbox.receiveSubmission({
      formId: 'contact',
      fields: { '<i>': '<script>alert(1)</script>' },
      receivedAt: MAIL.sentAt,
    });
    users.push(toSummary({ email: 'grace@example.com', name: '"Grace"' }));
    await post('/faults', FAULT);
    const answer = await get('/');
    const text = await answer.text();
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(text).toContain('123456');
    expect(text).toContain('grace@example.com');
    expect(text).toContain('&quot;Grace&quot;');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).toContain('InitiateAuth');
    expect(text).toContain('href="http://localhost:5173"');
    expect(text).toContain('href="http://localhost:4103"');
    expect(text).not.toMatch(/<b>ada|<i>|<script>|<style|\sstyle=|\son\w+=/);
  });

  it.each([
    ['/look.css', 'text/css'],
    ['/console.css', 'text/css'],
    ['/console.js', 'text/javascript'],
  ])('serves %s as %s', async (path, type) => {
    const answer = await get(path);
    expect(answer.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
    expect((await answer.text()).length).toBeGreaterThan(200);
  });

  it('switches faults on and off through its forms', async () => {
    const on = await submitForm('/faults', { ...FAULT, times: '3' });
    expect(on.status).toBe(303);
    expect(on.headers.get('location')).toBe('/#faults');
    expect(faults.list()).toEqual([FAULT]);
    const off = await submitForm('/faults/clear', {});
    expect(off.status).toBe(303);
    expect(faults.list()).toEqual([]);
  });

  it('has a button for every step, one click each, and says which one is coming', async () => {
    users.push({ ...toSummary({ email: 'ada@example.com' }), trait: 'sms-factor', devices: 1 });
    const text = await (await get('/')).text();
    const offered = [...text.matchAll(/name="trait"\s+value="([^"]+)"/g)].map(([, trait]) => trait);
    expect(offered).toEqual(SIGN_IN_TRAITS);
    expect(text).toMatch(/value="sms-factor"\s+aria-current="true"/);
    expect(text.match(/aria-current/g)).toHaveLength(1);
    expect(text).toContain('is sent a text message code, one device');

    const fields = { email: 'ada@example.com', trait: 'disabled' };
    const answer = await submitForm('/users/traits', fields);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/#accounts');
    expect(await (await get('/')).text()).toMatch(/value="disabled"\s+aria-current="true"/);
    await submitForm('/users/devices/forget', { email: 'ada@example.com' });
    expect(await (await get('/')).text()).not.toContain('one device');
  });

  it('offers none of it for a user who signs in at Google', async () => {
    users.push({ ...toSummary({ email: 'mary@example.com' }), status: 'EXTERNAL_PROVIDER' });
    expect(await (await get('/')).text()).not.toContain('action="/users/traits"');
  });

  it('says above the accounts why a step could not be set', async () => {
    const answer = await submitForm('/users/traits', { email: 'no@example.com', trait: 'default' });
    expect(answer.status).toBe(400);
    const text = await answer.text();
    expect(text).toContain('Not done: User does not exist.');
    expect(text).not.toMatch(/<details\s+open/);
  });

  it('brings a form back as it was typed, with the reason', async () => {
    const answer = await submitForm('/users', { email: 'nobody', name: '<Ada>' });
    const text = await answer.text();
    expect(answer.status).toBe(400);
    expect(text).toContain('email must be an email address.');
    expect(text).toContain('value="&lt;Ada&gt;"');
    expect(text).toMatch(/<details\s+open/);
  });

  it('adds an account through its form', async () => {
    const answer = await submitForm('/users', { email: 'ada@example.com', name: 'Ada' });
    expect(answer.headers.get('location')).toBe('/#users');
    expect(users).toHaveLength(1);
  });
});
