import { chromium } from '@playwright/test';

const ORIGIN = 'http://localhost:9';
const PAGE = `<!doctype html><title>SRP</title>
<script type="module">
  import { computeKey } from './computation.mjs';
  globalThis.computeKey = computeKey;
</script>`;

/**
 * Samples in Chromium, each on a fresh page: `sample(name)` resolves with the key and the CPU time
 * of the page's main thread in milliseconds.
 */
export async function openChromium(executablePath, bundles, vector) {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  return {
    sample: (name) => sample(browser, bundles[name], vector),
    close: () => browser.close(),
  };
}

async function sample(browser, code, vector) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.route(`${ORIGIN}/**`, (route) =>
      route.request().url().endsWith('.mjs')
        ? route.fulfill({ contentType: 'text/javascript', body: code })
        : route.fulfill({ contentType: 'text/html', body: PAGE }),
    );
    await page.goto(ORIGIN);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await cpuMs(session);
    const key = await page.evaluate((input) => globalThis.computeKey(input), vector);
    return { key, ms: (await cpuMs(session)) - before };
  } finally {
    await context.close();
  }
}

async function cpuMs(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}
