#!/usr/bin/env node
/**
 * Takes the README's screenshot, docs/picture.webp: the landing page with its message judged. Starts the app with its local
 * services in memory, at LOCAL_PORT_BASE.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { findOrInstallBrowser } from './find-browser.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PICTURE = fileURLToPath(new URL('../docs/picture.webp', import.meta.url));
const VIEWPORT = { width: 1200, height: 710 };

process.env.LOCAL_STORE = 'memory';
const server = await createServer({ root: ROOT, logLevel: 'warn' });
const browser = await chromium.launch({
  executablePath: findOrInstallBrowser(),
  args: ['--hide-scrollbars', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
try {
  await server.listen();
  const [address] = server.resolvedUrls.local;
  const context = await browser.newContext({
    viewport: VIEWPORT,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  await page.getByRole('link', { name: 'Judge five more' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => window.scrollTo(0, 0));
  // Playwright itself supports only PNG and JPEG.
  const devTools = await context.newCDPSession(page);
  const { data } = await devTools.send('Page.captureScreenshot', { format: 'webp', quality: 85 });
  writeFileSync(PICTURE, Buffer.from(data, 'base64'));
} finally {
  await browser.close();
  await server.close();
}
