import { signInWithGoogle } from './fixtures/google.ts';
import { logOut } from './fixtures/session.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { addAuthenticator } from './fixtures/authenticator.ts';
import { NOT_FOUND } from './fixtures/deployment.ts';
import { hydrated } from './fixtures/held-app.ts';
import { registered, signInFirstTime, type Person } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

type Place = 'Cookie' | 'Local storage' | 'Session storage';

interface Listed {
  place: string;
  key: string;
  pattern: RegExp;
}

/** Neither the local pool nor the template's remembers devices. */
const NOT_HERE = /\.(?:deviceKey|deviceGroupKey|randomPasswordKey)$/;

/** Records every key that any of our pages stores anywhere, even briefly, as "place key". */
async function watchKeys(context: BrowserContext): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  await context.exposeBinding('noteKey', (_, place: Place, key: string) => {
    seen.add(`${place} ${key}`);
  });
  await context.addInitScript(() => {
    const note: unknown = Reflect.get(window, 'noteKey');
    const tell = (place: string, key: string) => {
      if (typeof note === 'function') Reflect.apply(note, null, [place, key]);
    };
    // Keys that one page stores while unloading are found on the next.
    for (const key of Object.keys(localStorage)) tell('Local storage', key);
    for (const key of Object.keys(sessionStorage)) tell('Session storage', key);
    const setItem: unknown = Reflect.get(Storage.prototype, 'setItem');
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    const setCookie: unknown = cookie && Reflect.get(cookie, 'set');
    if (typeof setItem !== 'function' || typeof setCookie !== 'function') {
      throw new Error('There is nothing to watch.');
    }
    Storage.prototype.setItem = function (key, value) {
      tell(this === localStorage ? 'Local storage' : 'Session storage', key);
      Reflect.apply(setItem, this, [key, value]);
    };
    Object.defineProperty(Document.prototype, 'cookie', {
      ...cookie,
      set(this: Document, cookie: string) {
        const [, key = '', value = ''] = /^([^=]*)=([^;]*)/.exec(cookie) ?? [];
        // Setting an empty value deletes the cookie.
        if (value !== '') tell('Cookie', key);
        Reflect.apply(setCookie, this, [cookie]);
      },
    });
  });
  return seen;
}

/**
 * The rows of the page's tables, and the cookie that only localhost has (docs/security.md, Tokens). Names are shortened on the page: `….` stands for the
 * prefix that the text gives.
 */
async function listedOn(page: Page): Promise<Listed[]> {
  const prefix = await page.locator('main p code').first().innerText();
  const start = `${prefix}.…`;
  const rows = await page.locator('main tbody tr').evaluateAll((elements) =>
    elements.map((row) => {
      const keys = [...row.querySelectorAll('td:last-of-type code')].map(
        (code) => code.textContent,
      );
      const where = row.querySelectorAll('td')[1];
      return { keys, place: where?.textContent ?? 'Cookie' };
    }),
  );
  rows.push({ keys: ['app-secure-probe'], place: 'Cookie' });
  return rows.flatMap(({ keys, place }) => {
    const [first = ''] = keys;
    const stem = first.slice(0, first.lastIndexOf('.'));
    return keys.map((key) => {
      const whole = key.replace(/^\./, `${stem}.`).replace(/^…/, start);
      const pattern = whole
        .replaceAll('.', '\\.')
        .replace('…', '[^.]+')
        .replace(/\\\.username(?=\\\.)/, '\\.[^.]+');
      return { place, key: whole, pattern: new RegExp(`^${place} ${pattern}$`) };
    });
  });
}

async function leaveDrafts(page: Page): Promise<void> {
  for (const path of ['/contact', '/support']) {
    await page.goto(path);
    await page.getByLabel('Name').pressSequentially('Ada');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /No positions/ })).toBeVisible();
  }
}

async function leaveRegistration(page: Page): Promise<void> {
  await page.goto('/register?plan=business');
  await page.getByLabel('Full name').pressSequentially('Ada');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
}

/** Follows a link to a page whose file is missing, as after a new deployment. */
async function missFile(page: Page): Promise<void> {
  const file = /\/assets\/terms-/;
  await page.route(file, (route) => route.fulfill(NOT_FOUND));
  await page.goto('/careers');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /terms/i })).toBeVisible();
  await page.unroute(file);
}

async function signOutEverywhere(page: Page): Promise<void> {
  await page.goto('/dashboard/security');
  await page.getByRole('button', { name: 'Sign out of all devices' }).click();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
}

async function logOutToLogin(page: Page): Promise<void> {
  await logOut(page);
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
}

async function signInWithPassword(page: Page, person: Person): Promise<void> {
  await page.goto('/login');
  await signInFirstTime(page, person);
  await page.waitForURL('**/dashboard/profile');
}

/** After a sign-in that is fresh enough to need no password again. */
async function signInWithPasskey(page: Page, email: string): Promise<void> {
  const authenticator = await addAuthenticator(page);
  await page.goto('/dashboard/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Your passkey is added.')).toBeVisible();
  await logOutToLogin(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL('**/dashboard/profile');
  await authenticator.remove();
}

test.use({ expectedNoise: { allowedConsole: [/^Failed to load resource: .*404/] } });

test('the browser stores only what /cookies lists', async ({ page, context }) => {
  const seen = await watchKeys(context);
  await page.goto('/cookies');
  const listed = await listedOn(page);
  expect([...seen], 'before anything is chosen or typed').toEqual([]);

  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await leaveDrafts(page);
  await leaveRegistration(page);
  await missFile(page);
  await page.goto('/demo');
  await page.getByRole('button', { name: 'Play today’s six' }).click();
  await expect(page.getByRole('heading', { name: /^Message 1 of 6/ })).toBeVisible();
  const person = await registered();
  await signInWithPassword(page, person);
  await signInWithPasskey(page, person.email);
  await signOutEverywhere(page);
  await signInWithGoogle(page, '/login?redirectTo=%2Fdashboard%2Fsubscription');
  await logOutToLogin(page);

  const unlisted = [...seen].filter((key) => !listed.some(({ pattern }) => pattern.test(key)));
  expect(unlisted, 'keys that /cookies does not list').toEqual([]);
  const unseen = listed.filter(({ pattern }) => ![...seen].some((key) => pattern.test(key)));
  expect(
    unseen.map(({ key }) => key).filter((key) => !NOT_HERE.test(key)),
    'rows of /cookies for keys that were never stored',
  ).toEqual([]);
});
