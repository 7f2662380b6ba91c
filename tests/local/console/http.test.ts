import { beforeEach, describe, expect, it } from 'vitest';
import {
  FAULT,
  MAIL,
  testConsole,
  toSummary,
  type TestConsole,
} from '../../setup/local-console.ts';

let test: TestConsole;

beforeEach(() => {
  test = testConsole();
});

describe('the console as JSON', () => {
  it('GET /messages returns the mail, newest first', async () => {
    test.inbox.receiveMail({ ...MAIL, code: '111111' });
    test.inbox.receiveMail(MAIL);
    const answer = await test.get('/messages');
    expect(await answer.json()).toEqual([MAIL, { ...MAIL, code: '111111' }]);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('adds and clears faults', async () => {
    const answer = await test.post('/faults', FAULT);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual([FAULT]);
    expect(await (await test.get('/faults')).json()).toEqual([FAULT]);
    const cleared = await test.clearFaults();
    expect(await cleared.json()).toEqual([]);
    expect(test.faults.list()).toEqual([]);
  });

  it.each([
    [{ ...FAULT, service: 'bank' }, 'service must be one of user-pool, identity-pool, '],
    [{ ...FAULT, fault: 'fire' }, 'fault must be one of network, slow, throttle'],
    [{ ...FAULT, fault: 'BLOCKED' }, 'fault must be one of network, slow, throttle'],
    [{ ...FAULT, operation: 'no such thing' }, 'operation must be'],
    [{ ...FAULT, times: 0 }, 'times must be a whole number'],
    [[FAULT], 'JSON object'],
    ['{"service":', 'JSON object'],
  ])('refuses the fault %j with a reason', async (body, reason) => {
    const answer = await test.post('/faults', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: expect.stringContaining(reason) });
    expect(test.faults.list()).toEqual([]);
  });

  it('adds accounts, or says why not', async () => {
    const answer = await test.post('/users', { email: ' ada@example.com ', name: 'Ada' });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ email: 'ada@example.com', name: 'Ada' });
    expect(await (await test.get('/users')).json()).toHaveLength(1);

    const again = await test.post('/users', { email: 'ada@example.com', name: 'Ada' });
    expect(again.status).toBe(400);
    expect(await again.json()).toEqual({ error: 'User account already exists' });
  });

  it('sets a trait, or says why not', async () => {
    test.users.push(toSummary({ email: 'ada@example.com' }));
    const answer = await test.post('/users/traits', {
      email: 'ada@example.com',
      trait: 'sms-factor',
    });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ email: 'ada@example.com', trait: 'sms-factor' });
    expect(test.users).toMatchObject([{ trait: 'sms-factor' }]);

    const nobody = await test.post('/users/traits', { email: 'no@example.com', trait: 'default' });
    expect(nobody.status).toBe(400);
    expect(await nobody.json()).toEqual({ error: 'User does not exist.' });
  });

  it.each([
    [{ email: 'ada', trait: 'default' }, 'email must be'],
    [{ email: 'ada@example.com', trait: 'invisible' }, 'trait must be one of default, no-auth'],
  ])('refuses the trait change %j with a reason', async (body, reason) => {
    test.users.push(toSummary({ email: 'ada@example.com' }));
    const answer = await test.post('/users/traits', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: expect.stringContaining(reason) });
    expect(test.users).toMatchObject([{ trait: 'temporary-password' }]);
  });

  it('disables and enables session tracking', async () => {
    expect(await (await test.get('/session-tracking')).json()).toEqual({ enabled: true });
    const answer = await test.post('/session-tracking', { enabled: false });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ enabled: false });
    expect(test.tracking).toBe(false);
    await test.post('/session-tracking', { enabled: true });
    expect(await (await test.get('/session-tracking')).json()).toEqual({ enabled: true });
  });

  it('answers 404 for other paths', async () => {
    expect((await test.get('/nowhere')).status).toBe(404);
    expect((await test.post('/messages', {})).status).toBe(404);
  });
});

describe('the console and other sites', () => {
  it.each([
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://localhost:5173' },
  ])('accepts no changes with %j', async (headers) => {
    expect((await test.post('/faults', FAULT, headers)).status).toBe(403);
    expect((await test.post('/users', { email: 'a@b.example', name: 'A' }, headers)).status).toBe(
      403,
    );
    const change = { email: 'a@b.example', trait: 'disabled' };
    expect((await test.post('/users/traits', change, headers)).status).toBe(403);
    expect((await test.post('/session-tracking', { enabled: false }, headers)).status).toBe(403);
    expect(test.tracking).toBe(true);
    test.faults.add({ service: 'user-pool', operation: '*', fault: 'slow', times: 1 });
    const cleared = await test.clearFaults(headers);
    expect(cleared.status).toBe(403);
    expect(test.faults.list()).toHaveLength(1);
    expect(test.users).toEqual([]);
  });
});
