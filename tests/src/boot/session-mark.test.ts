// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { markSession } from '#src/boot/session-mark.ts';

const COOKIE = 'CognitoIdentityServiceProvider.client.LastAuthUser';

afterEach(() => {
  for (const name of [COOKIE, `${COOKIE}s`, 'other']) document.cookie = `${name}=; max-age=0`;
});

function isMarked(): boolean {
  const root = document.createElement('html');
  root.setAttribute('data-signed-in', '');
  markSession(root, COOKIE);
  return root.hasAttribute('data-signed-in');
}

it('marks the page of somebody who is signed in, among other cookies', () => {
  document.cookie = 'other=1';
  document.cookie = `${COOKIE}=ada`;
  expect(isMarked()).toBe(true);
});

it('leaves a stranger’s page without the mark', () => {
  document.cookie = 'other=1';
  expect(isMarked()).toBe(false);
});

it('goes by the whole name of the cookie', () => {
  document.cookie = `${COOKIE}s=ada`;
  expect(isMarked()).toBe(false);
});
