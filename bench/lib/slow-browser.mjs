/** Lighthouse's slow 4G, as a browser that is really slowed keeps to it. */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_000) / 8,
  uploadThroughput: (675 * 1_000) / 8,
};

/** A phone beside the machine that measures. */
export const PHONE_CPU = 4;

/** Slows a page from now on; `network` is for CDP's Network.emulateNetworkConditions. */
export async function slowDown(page, { network, cpu }) {
  const session = await page.context().newCDPSession(page);
  if (network !== undefined) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
  }
  if (cpu !== undefined) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** A phone's window. */
export const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
