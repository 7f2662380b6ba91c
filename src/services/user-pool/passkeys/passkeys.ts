import { fetchPart } from '../fetch-part.ts';
import { withTimeout } from '../with-amplify.ts';
import type { PasskeyCalls, PasskeyOutcome } from './passkey.ts';

/** The calls load with Amplify, when the first of them is made. Each fails as `unavailable` after 30 s. */
export const passkeys: PasskeyCalls = {
  list: () => call((calls) => calls.list()),
  startAdding: (signal) => call((calls) => calls.startAdding(signal)),
  completeAdding: (response) => call((calls) => calls.completeAdding(response)),
  setUsable: (isUsable) => call((calls) => calls.setUsable(isUsable)),
  remove: (id) => call((calls) => calls.remove(id)),
  startSignIn: (email, signal) => call((calls) => calls.startSignIn(email, signal)),
  completeSignIn: (request, response, signal) =>
    call((calls) => calls.completeSignIn(request, response, signal)),
};

const load = async () => (await loadCalls()).passkeyCalls;

/** With Amplify's own set-up, which its module does on import. */
async function loadCalls() {
  const [calls] = await Promise.all([
    import('../amplify/passkey-calls.ts'),
    import('../amplify/amplify-user-pool.ts'),
  ]);
  return calls;
}

function call<Value>(use: (calls: PasskeyCalls) => PasskeyOutcome<Value>): PasskeyOutcome<Value> {
  return withTimeout(callLoaded(use));
}

async function callLoaded<Value>(
  use: (calls: PasskeyCalls) => PasskeyOutcome<Value>,
): PasskeyOutcome<Value> {
  const calls = await fetchPart(load);
  return calls.ok ? use(calls.value) : calls;
}
