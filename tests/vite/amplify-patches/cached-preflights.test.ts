import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CLIENT_SETTINGS, withCachedPreflights } from '#vite/amplify-patches/cached-preflights.ts';
import { ROOT } from '../../house/sources.ts';

it('lets browsers cache the preflight, and fails if Amplify’s settings have changed', () => {
  const file = join(ROOT, 'node_modules/@aws-amplify/auth/dist/esm', CLIENT_SETTINGS);
  const source = readFileSync(file, 'utf8');
  const code = source.replace("cache: 'no-store'", "cache: 'default'");
  expect(code).not.toBe(source);
  expect(withCachedPreflights(CLIENT_SETTINGS, source)).toEqual({ code });
  expect(withCachedPreflights(CLIENT_SETTINGS, code)).toHaveProperty('problem');
  expect(withCachedPreflights('index.mjs', source)).toBeNull();
});
