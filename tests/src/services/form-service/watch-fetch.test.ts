import { expect, it, vi } from 'vitest';
import { watchFetch } from '#src/services/form-service/watch-fetch.ts';

const answering = (answer: () => Promise<Response>) => {
  const original = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', original);
  return original;
};

it.each([
  ['readable', async () => Response.json({})],
  ['unreadable', async () => new Response('<p>')],
  ['unreachable', async () => Promise.reject(new TypeError('offline'))],
] as const)('tells that an answer is %s', async (reception, answer) => {
  const original = answering(answer);
  const send = async () => {
    try {
      return await (await fetch('http://localhost/')).text();
    } catch {
      return 'caught';
    }
  };
  expect(await watchFetch(send)).toMatchObject({ reception: { kind: reception } });
  expect(original).toHaveBeenCalledWith('http://localhost/');
});

it('leaves the body to who asked for it', async () => {
  answering(async () => Response.json({ next: '/' }));
  const send = async (): Promise<unknown> => (await fetch('http://localhost/')).json();
  expect(await watchFetch(send)).toEqual({
    value: { next: '/' },
    reception: { kind: 'readable', body: { next: '/' } },
  });
});

it('stands in for fetch only until the first pause', async () => {
  const original = answering(async () => Response.json({}));
  const seen: boolean[] = [];
  const pending = watchFetch(async () => {
    seen.push(globalThis.fetch === original);
    await Promise.resolve();
    seen.push(globalThis.fetch === original);
  });
  expect(globalThis.fetch).toBe(original);
  await pending;
  expect(seen).toEqual([false, true]);
});

it('puts fetch back when sending fails at once', async () => {
  const original = answering(async () => Response.json({}));
  const send = () => {
    throw new Error('at once');
  };
  await expect(watchFetch(send)).rejects.toThrow('at once');
  expect(globalThis.fetch).toBe(original);
});

it('believes who never fetched', async () => {
  expect(await watchFetch(async () => 1)).toMatchObject({
    value: 1,
    reception: { kind: 'readable' },
  });
});
