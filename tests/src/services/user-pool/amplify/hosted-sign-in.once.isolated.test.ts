// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { hostedTokens, leaveInFlight } from '../../../../setup/redirect-flight.ts';
import { useWorld } from '../../../../setup/world.ts';

const world = useWorld();

// Alone in its file, because every copy of Amplify in a process would exchange the code.
it('a redirect is completed once, however often or late the call is made', async () => {
  let asked = 0;
  world.answer(
    http.post('https://localhost:4101/oauth2/token', () => {
      asked += 1;
      return HttpResponse.json(hostedTokens());
    }),
  );
  leaveInFlight('mine');
  window.history.replaceState(null, '', '/callback?code=c&state=mine');
  const complete = () => amplifyUserPool.completeRedirect();
  const done = { ok: true, value: null };
  expect(await Promise.all([complete(), complete()])).toEqual([done, done]);
  // Amplify removes the response from the URL; a remounted screen has it again.
  window.history.replaceState(null, '', '/callback?code=c&state=mine');
  expect(await complete()).toEqual(done);
  expect(asked).toBe(1);
});
