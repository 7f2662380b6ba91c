import { later } from '#src/ui/later.ts';

/** The result, in its own chunk: nobody needs it before the last answer. */
export const laterResult = later(() => import('./result/result.tsx'));

/** Preloads it. A failure is ignored, because the result's screen retries. */
export async function preloadResult(): Promise<void> {
  await laterResult.fetch().catch(() => undefined);
}
