/** Lighthouse's slow 4G, as applied throttling (not simulated). */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_000) / 8,
  uploadThroughput: (675 * 1_000) / 8,
};

/** How much slower a phone's CPU is than this machine's. */
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
