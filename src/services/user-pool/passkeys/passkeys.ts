import { failed } from '#src/lib/result.ts';
import { fetchPart } from '../fetch-part.ts';
import { withTimeout } from '../with-amplify.ts';
import type { PasskeyCalls, PasskeyOutcome } from './passkey.ts';

/**
 * The calls load with Amplify, when the first of them is made. Each fails as `unavailable` after 30 s. Those that can be
 * cancelled fail immediately then.
 */
export const passkeys: PasskeyCalls = {
  list: () => call((calls) => calls.list()),
  startAdding: (signal) => cancellable(signal, (calls, ended) => calls.startAdding(ended)),
  completeAdding: (response) => call((calls) => calls.completeAdding(response)),
  setUsable: (isUsable) => call((calls) => calls.setUsable(isUsable)),
  remove: (id) => call((calls) => calls.remove(id)),
  startSignIn: (email, signal) =>
    cancellable(signal, (calls, ended) => calls.startSignIn(email, ended)),
  completeSignIn: (request, response, signal) =>
    cancellable(signal, (calls, ended) => calls.completeSignIn(request, response, ended)),
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

type Ending<Value> = (calls: PasskeyCalls, ended: AbortSignal) => PasskeyOutcome<Value>;

/** `ended` tells a call that nobody waits for it any more: it was cancelled, or took longer than its time limit. */
async function cancellable<Value>(cancel: AbortSignal, use: Ending<Value>): PasskeyOutcome<Value> {
  const ended = new AbortController();
  const settling = new AbortController();
  const cancelled = new Promise<Awaited<PasskeyOutcome<Value>>>((resolve) => {
    const onCancel = () => {
      ended.abort();
      resolve(failed({ code: 'passkey-cancelled' }));
    };
    if (cancel.aborted) onCancel();
    cancel.addEventListener('abort', onCancel, { once: true, signal: settling.signal });
  });
  try {
    return await Promise.race([cancelled, call((calls) => use(calls, ended.signal))]);
  } finally {
    settling.abort();
    ended.abort();
  }
}

async function callLoaded<Value>(
  use: (calls: PasskeyCalls) => PasskeyOutcome<Value>,
): PasskeyOutcome<Value> {
  const calls = await fetchPart(load);
  return calls.ok ? use(calls.value) : calls;
}
