/** Lighthouse's slow 4G, as a browser that is really slowed keeps to it. */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_000) / 8,
  uploadThroughput: (675 * 1_000) / 8,
};

/** A phone beside the machine that measures. */
export const PHONE_CPU = 4;

/** A phone's window, as the browser's protocol takes it. */
export const PHONE = { width: 412, height: 823, deviceScaleFactor: 1, mobile: true };

/** Slows a page (bare-browser.mjs) from now on. */
export async function slowDown(page, { network, cpu }) {
  if (network !== undefined) {
    await page.send('Network.enable');
    await page.send('Network.emulateNetworkConditions', network);
  }
  if (cpu !== undefined) await page.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}
