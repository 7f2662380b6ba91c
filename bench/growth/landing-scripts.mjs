import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serve } from '../lib/serve.mjs';

/** The hash that Vite puts into a file's name. */
const HASH = /-[\w-]{8}(?=\.js$)/;

/**
 * The landing page's JavaScript in a built site, in bytes by file: inline scripts, and whatever a browser has loaded
 * once the first click was handled and the network is idle.
 */
export async function landingScripts(browser, directory) {
  const server = await serve(directory);
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const paths = new Set();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) paths.add(pathname);
    });
    await page.goto(server.origin);
    await page.getByRole('radio').last().click();
    await page.waitForLoadState('networkidle');
    if (paths.size === 0) throw new Error('The first click has loaded no script.');
    const sizes = new Map([['in the page', server.inlineScript('/').length]]);
    for (const path of paths) {
      const { length } = await readFile(join(directory, path));
      sizes.set(path.slice('/assets/'.length).replace(HASH, ''), length);
    }
    return sizes;
  } finally {
    await context.close();
    server.close();
  }
}
