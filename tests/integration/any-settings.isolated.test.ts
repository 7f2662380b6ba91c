// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { runInThisContext } from 'node:vm';
import fc from 'fast-check';
import { beforeAll, expect, it, vi } from 'vitest';
import { localPorts } from '#local/settings.ts';
import { sessionCookieName } from '#src/config/session-cookie.ts';
import { appEnv } from '#vite/app-env/plugin.ts';
import { securitySettings } from '#vite/app-env/security-settings.ts';
import { readSettings, type Settings } from '#vite/app-env/settings.ts';
import { bootElement } from '#vite/prerender/boot-element.ts';
import { buildBootScript } from '#vite/prerender/boot-script.ts';
import { securityHeaders } from '#vite/hosting/headers.ts';
import { inlineHashesOf } from '#vite/hosting/inline-hashes.ts';
import { operatorSettings } from '../setup/operator-settings.ts';

/** Properties that must hold for any configuration an operator might have. */
const ROOT = resolve(import.meta.dirname, '../..');
const RUNS = 1_000;
/** Of those that parse a page or run its script, in which only the app client's id differs. */
const PAGES = 50;

let code: string;

function valid(configured: Record<string, string>) {
  const settings = readSettings(configured, localPorts(undefined));
  if (!settings.env.ok) throw new Error(JSON.stringify(settings.env.error));
  return { settings, env: settings.env.value };
}

async function bootScriptOf(settings: Settings): Promise<string> {
  return buildBootScript(ROOT, [appEnv(settings)], 'production');
}

function pageWith(clientId: string): string {
  const page = {
    app: ['/assets/index-a1.js'],
    styles: '/assets/index-a1.css',
    startsImmediately: false,
  };
  const session = sessionCookieName(clientId);
  return `<!doctype html><html><head>${bootElement({ code, session, page })}</head><body></body></html>`;
}

/** Whether a page built for `clientId` shows the signed-in top bar to a user of the app client `signedInTo`. */
function marksSession(clientId: string, signedInTo: string): boolean {
  const template = document.createElement('template');
  template.innerHTML = pageWith(clientId);
  document.head.replaceChildren(template.content);
  const cookie = sessionCookieName(signedInTo);
  document.cookie = `${cookie}=ada`;
  runInThisContext(code);
  document.cookie = `${cookie}=; max-age=0`;
  return document.documentElement.hasAttribute('data-signed-in');
}

beforeAll(async () => {
  code = await bootScriptOf(valid({}).settings);
});

it(`the policy and the headers are well formed for ${RUNS} configurations`, () => {
  // `boot` is the boot script's Trusted Types policy.
  const source =
    /^(?:boot|'(?:none|self|script|strict-dynamic)'|'sha256-[\w+/]{43}='|https:\/\/[a-z\d.-]+(?::\d+)?)$/;
  fc.assert(
    fc.property(operatorSettings, (configured) => {
      const { settings, env } = valid(configured);
      const inline = inlineHashesOf(pageWith(env.userPool.clientId));
      const headers = securityHeaders({ ...securitySettings(settings, env), inline });
      expect([...new Headers(headers)]).toHaveLength(Object.keys(headers).length);
      const policy = headers['Content-Security-Policy'] ?? '';
      for (const directive of policy.split('; ')) {
        const [name = '', ...sources] = directive.split(' ');
        expect(name).toMatch(/^[a-z-]+$/);
        for (const text of sources) expect(text).toMatch(source);
      }
      const services = [env.forms.serviceUrl, env.oauthDomain && `https://${env.oauthDomain}`];
      for (const url of services.filter((service) => service !== null)) {
        expect(policy).toContain(` ${new URL(url).origin}`);
      }
    }),
    { numRuns: RUNS },
  );
});

it(`the page passes the boot script its session cookie for ${PAGES} configurations`, () => {
  const parser = new DOMParser();
  const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  fc.assert(
    fc.property(operatorSettings, (configured) => {
      const { env } = valid(configured);
      const html = pageWith(env.userPool.clientId);
      const script = parser.parseFromString(html, 'text/html').querySelector('script');
      expect(script?.dataset['session']).toBe(sessionCookieName(env.userPool.clientId));
      expect(script?.textContent).toBe(code);
      expect(inlineHashesOf(html).scripts).toEqual([hash]);
    }),
    { numRuns: PAGES },
  );
});

it('the boot script runs, and recognises a signed-in user by the operator’s own cookie', () => {
  // Each boot script would leave listeners behind.
  vi.spyOn(EventTarget.prototype, 'addEventListener').mockReturnValue();
  fc.assert(
    fc.property(operatorSettings, (configured) => {
      const { env } = valid(configured);
      const { clientId } = env.userPool;
      expect([clientId, `${clientId}x`].map((other) => marksSession(clientId, other))).toEqual([
        true,
        false,
      ]);
    }),
    { numRuns: PAGES },
  );
});

it('the boot script is the same for every configuration', async () => {
  for (const configured of fc.sample(operatorSettings, 3)) {
    expect(await bootScriptOf(valid(configured).settings)).toBe(code);
  }
});
