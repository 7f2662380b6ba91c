import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { filesOf, hostingDirectory, inlineHashesIn } from './built-site.ts';
import { cloudfrontFunction, cloudfrontParameters, cloudfrontWarning } from './cloudfront.ts';
import { writeCompressed } from './compressed.ts';
import { headersFile, redirectsFile } from './header-files.ts';
import type { SecuritySettings } from './headers.ts';
import { allowedHashes, HASHES_FILE, LIVE_HASHES_FILE } from './live-hashes.ts';
import { nginxConfig } from './nginx.ts';
import { siteRules, type SiteRules } from './site-rules.ts';

export interface HostingOptions {
  siteUrl: string;
  /** Without the hashes of inline elements, which come from the built pages. */
  settings: SecuritySettings;
}

/** Writes what each host needs to serve the built site like `npm run preview`: its configuration and compressed copies. */
export function hostingFiles({ siteUrl, settings }: HostingOptions): Plugin {
  let root = '';
  return {
    name: 'hosting-files',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(config) {
      ({ root } = config);
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir }) {
        if (dir === undefined) return;
        const site = resolve(root, dir);
        await writeFile(join(site, HASHES_FILE), json(inlineHashesIn(site)));
        const inline = allowedHashes(site);
        const files = filesOf(site);
        await writeCompressed(site, files);
        const rules = siteRules(siteUrl, { ...settings, inline }, files);
        await writeHosting(hostingDirectory(site), rules);
        const warning = cloudfrontWarning(rules);
        if (warning !== null) this.warn(warning);
      },
    },
  };
}

async function writeHosting(directory: string, rules: SiteRules): Promise<void> {
  const files = {
    'nginx.conf': nginxConfig(rules),
    _headers: headersFile(rules),
    _redirects: redirectsFile(rules),
    'cloudfront.json': cloudfrontParameters(rules),
    'cloudfront-function.js': cloudfrontFunction(rules),
  };
  await mkdir(directory, { recursive: true });
  const old = (await readdir(directory)).filter((name) => name !== LIVE_HASHES_FILE);
  await Promise.all(old.map((name) => rm(join(directory, name), { recursive: true })));
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(directory, name), content);
  }
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
