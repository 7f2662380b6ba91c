import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostingDirectory, inlineHashesIn } from './built-site.ts';
import type { InlineHashes } from './inline-hashes.ts';

/** A file of each built site with the hashes of its own inline elements, for the next build. */
export const HASHES_FILE = 'inline-hashes.json';

/** The live site's HASHES_FILE, which operators download before a build (docs/deploy.md). */
export const LIVE_HASHES_FILE = 'live-hashes.json';

/**
 * What a built site's policy allows: its own inline elements, and those of the live site if they are known. While the site
 * is deployed, hosts serve both sites' pages with this policy.
 */
export function allowedHashes(site: string): InlineHashes {
  const own = inlineHashesIn(site);
  const live = liveHashes(join(hostingDirectory(site), LIVE_HASHES_FILE));
  return {
    styles: [...new Set([...own.styles, ...live.styles])],
    scripts: [...new Set([...own.scripts, ...live.scripts])],
  };
}

function liveHashes(file: string): InlineHashes {
  if (!existsSync(file)) return { styles: [], scripts: [] };
  try {
    const { styles, scripts } = Object(JSON.parse(readFileSync(file, 'utf8')));
    if (areHashes(styles) && areHashes(scripts)) return { styles, scripts };
  } catch {
    // Reported below.
  }
  throw new Error(`${file} is not a site's ${HASHES_FILE}: download it again, or delete it.`);
}

function areHashes(list: unknown): list is readonly string[] {
  const isHash = (item: unknown) => typeof item === 'string' && /^'sha256-[\w+/]{43}='$/.test(item);
  return Array.isArray(list) && list.every(isHash);
}
