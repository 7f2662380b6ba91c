import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { generate } from 'selfsigned';
import { defineConfig, mergeConfig, type Plugin, type UserConfig } from 'vite';
import { localServices } from '../../local/plugin.ts';
import siteConfig from '../../vite.config.ts';
import { securitySettings } from '../../vite/app-env/security-settings.ts';
import { readSettings } from '../../vite/app-env/settings.ts';
import { hostingDirectory } from '../../vite/hosting/built-site.ts';
import { inlineHashesOf } from '../../vite/hosting/inline-hashes.ts';
import { LIVE_HASHES_FILE } from '../../vite/hosting/live-hashes.ts';
import { previewAsHosted } from '../../vite/hosting/preview-plugin.ts';
import { startGateway } from './gateway.ts';
import { LIVE_PAGE } from './live-page.ts';
import { startNginx } from './nginx.ts';
import {
  portsByHost,
  productionEnv,
  productionPorts,
  productionWorld,
  type ProductionPorts,
} from './production.ts';

/**
 * Builds the site with an operator's settings and serves it with its services, `vite preview`, TLS in front of them,
 * and nginx.
 */
const root = resolve(import.meta.dirname, '../..');

function productionHosts(ports: ProductionPorts): Plugin {
  return {
    name: 'production-hosts',
    async configurePreviewServer(server) {
      const directory = join(root, '.e2e/production');
      const certificate = await makeCertificate(directory);
      await startGateway(portsByHost(ports), ports.gateway, certificate);
      const program = process.env['NGINX_PATH'] ?? '';
      if (program === '') return;
      const site = resolve(root, server.config.build.outDir);
      const nginx = await startNginx({
        program,
        config: join(hostingDirectory(site), 'nginx.conf'),
        site,
        directory: join(directory, 'nginx'),
        ports: { http: ports.nginxHttp, https: ports.nginxHttps },
        certificate,
      });
      process.once('exit', nginx.stop);
      process.once('SIGTERM', () => process.exit());
    },
  };
}

/** As if the live version's hashes had been downloaded (docs/deploy.md). */
const liveHashes: Plugin = {
  name: 'live-hashes',
  apply: 'build',
  async configResolved({ build }) {
    const directory = hostingDirectory(resolve(root, build.outDir));
    await mkdir(directory, { recursive: true });
    const hashes = JSON.stringify(inlineHashesOf(LIVE_PAGE));
    await writeFile(join(directory, LIVE_HASHES_FILE), hashes);
  },
};

async function makeCertificate(directory: string) {
  const made = await generate([{ name: 'commonName', value: 'lureproof.example' }], {
    keyType: 'ec',
  });
  const [keyFile, certFile] = [join(directory, 'key.pem'), join(directory, 'cert.pem')];
  await mkdir(directory, { recursive: true });
  await writeFile(keyFile, made.private, { mode: 0o600 });
  await writeFile(certFile, made.cert);
  return { keyFile, certFile, key: made.private, cert: made.cert };
}

function served(): UserConfig {
  const ports = productionPorts(process.env['PRODUCTION_PORT_BASE']);
  const settings = readSettings(productionEnv, ports);
  if (!settings.env.ok) throw new Error('The settings of production.ts are wrong.');
  return {
    root,
    plugins: [
      localServices({
        ports,
        world: productionWorld,
        dataDir: null,
        relyingPartyId: settings.env.value.passkeys,
      }),
      previewAsHosted(securitySettings(settings, settings.env.value)),
      productionHosts(ports),
    ],
    preview: { host: '127.0.0.1', port: ports.app, strictPort: true, allowedHosts: true },
  };
}

export default defineConfig((env) => {
  if (env.isPreview === true) return served();
  Object.assign(process.env, productionEnv);
  return mergeConfig(siteConfig(env), { plugins: [liveHashes] });
});
