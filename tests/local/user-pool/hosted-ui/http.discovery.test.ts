import { randomBytes } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterEach, expect, it } from 'vitest';
import { serve, type RunningServer } from '#local/kit/serve.ts';
import { memoryStore } from '#local/kit/store.ts';
import { createUserPool } from '#local/user-pool/engine.ts';
import { emptyUserPoolState } from '#local/user-pool/state.ts';
import { userPoolHandler } from '#local/user-pool/http.ts';
import { AUTHORIZE, VERIFIER } from '../../../setup/hosted-ui.ts';
import { CALLBACK_URL, CLIENT_ID, POOL_ID } from '../../../setup/local-user-pool.ts';
import { textAt } from '../../../setup/text-at.ts';

/** Used by no other test and no local service. */
const PORT = 24331;

let server: RunningServer | undefined;
afterEach(() => server?.close());

it('a client that knows only the issuer signs a user in over HTTP, by discovery', async () => {
  const issuer = `http://localhost:${PORT}/${POOL_ID}`;
  const pool = createUserPool({
    poolId: POOL_ID,
    clientId: CLIENT_ID,
    issuer,
    callbackUrls: [CALLBACK_URL],
    now: Date.now,
    randomBytes,
    store: memoryStore(emptyUserPoolState()),
    sendMail: () => undefined,
  });
  server = await serve(userPoolHandler(pool), PORT);
  const found: unknown = await (await fetch(`${issuer}/.well-known/openid-configuration`)).json();
  const query = new URLSearchParams({ ...AUTHORIZE, nonce: 'a nonce' }).toString();
  const chooser = await fetch(`${textAt(found, 'authorization_endpoint')}?${query}`);
  const html = await chooser.text();
  const [, action = ''] = /<form[^>]* action="([^"]+)"/.exec(html) ?? [];
  const [, request = ''] = /name="request"\s+value="([^"]+)"/.exec(html) ?? [];
  const chosen = await fetch(new URL(action, chooser.url), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ request, choice: 'grace@gmail.example' }),
  });
  const code = new URL(chosen.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const answer = await fetch(textAt(found, 'token_endpoint'), {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      client_id: CLIENT_ID,
      redirect_uri: CALLBACK_URL,
      code_verifier: VERIFIER,
    }),
  });
  const tokens: unknown = await answer.json();
  const keys = createRemoteJWKSet(new URL(textAt(found, 'jwks_uri')));
  const { payload } = await jwtVerify(textAt(tokens, 'id_token'), keys, {
    issuer,
    audience: CLIENT_ID,
  });
  expect(payload).toMatchObject({ email: 'grace@gmail.example', nonce: 'a nonce' });
  const authorization = `Bearer ${textAt(tokens, 'access_token')}`;
  const info = await fetch(textAt(found, 'userinfo_endpoint'), { headers: { authorization } });
  expect(await info.json()).toMatchObject({ sub: payload.sub });
});
