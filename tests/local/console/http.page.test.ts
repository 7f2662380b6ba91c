import { beforeEach, describe, expect, it } from 'vitest';
import { SIGN_IN_TRAITS } from '#local/user-pool/trait-names.ts';
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

describe('the console as a page', () => {
  it('shows mail, test.users, submissions and test.faults, all escaped', async () => {
    test.inbox.receiveMail({ ...MAIL, to: '<b>ada</b>@example.com' });
    test.inbox.receiveSubmission({
      formId: 'contact',
      fields: { '<i>': '<script>alert(1)</script>' },
      receivedAt: MAIL.sentAt,
    });
    test.users.push(toSummary({ email: 'grace@example.com', name: '"Grace"' }));
    await test.post('/faults', FAULT);
    const answer = await test.get('/');
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

  it('has a button for every trait, and marks the current one', async () => {
    test.users.push({
      ...toSummary({ email: 'ada@example.com' }),
      trait: 'sms-factor',
      devices: 1,
    });
    const text = await (await test.get('/')).text();
    const offered = [...text.matchAll(/name="trait"\s+value="([^"]+)"/g)].map(([, trait]) => trait);
    expect(offered).toEqual(SIGN_IN_TRAITS);
    expect(text).toMatch(/value="sms-factor"\s+aria-current="true"/);
    expect(text.match(/aria-current/g)).toHaveLength(1);
    expect(text).toContain('gets a text message code, one device');

    const fields = { email: 'ada@example.com', trait: 'disabled' };
    const answer = await test.submitForm('/users/traits', fields);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/#accounts');
    expect(await (await test.get('/')).text()).toMatch(/value="disabled"\s+aria-current="true"/);
  });

  it('shows whether sessions are tracked, with a button to change it', async () => {
    expect(await (await test.get('/')).text()).toContain('Sessions are tracked');
    const answer = await test.submitForm('/session-tracking', { enabled: 'false' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/#session-tracking');
    expect(test.tracking).toBe(false);
    const text = await (await test.get('/')).text();
    expect(text).toContain('Sessions are not tracked');
    expect(text).toMatch(/name="enabled"\s+value="true"/);
  });

  it('turns passkeys and their sign-in off, and forgets those of a user', async () => {
    const email = 'ada@example.com';
    test.users.push({ ...toSummary({ email }), passkeys: 2 });
    const text = async () => await (await test.get('/')).text();
    expect(await text()).toContain('2 passkeys');
    const answer = await test.submitForm('/passkeys', { enabled: 'false' });
    expect(answer.headers.get('location')).toBe('/#passkeys');
    await test.post('/passkeys', { firstFactor: false });
    const settings = { enabled: false, firstFactor: false };
    expect(await (await test.get('/passkeys')).json()).toEqual(settings);
    expect(await text()).toContain('WebAuthnNotEnabledException');
    expect((await test.post('/passkeys', { enabled: 'perhaps' })).status).toBe(400);
    await test.submitForm('/users/passkeys/forget', { email });
    expect(test.users).toMatchObject([{ passkeys: 0 }]);
    expect(await text()).not.toContain('Forget the passkeys');
  });

  it('shows a rejected form again as submitted, with the reason', async () => {
    const answer = await test.submitForm('/users', { email: 'nobody', name: '<Ada>' });
    const text = await answer.text();
    expect(answer.status).toBe(400);
    expect(text).toContain('email must be an email address.');
    expect(text).toContain('value="&lt;Ada&gt;"');
    expect(text).toMatch(/<details\s+open/);
  });
});
