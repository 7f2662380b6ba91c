import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { brand } from './src/config/brand.ts';
import { localDataFolder, localPorts } from './local/settings.ts';
import { localServices } from './local/plugin.ts';
import { sessionCookieName } from './src/config/session-cookie.ts';
import { appEnv } from './vite/app-env/plugin.ts';
import { billOfMaterials } from './vite/bill-of-materials.ts';
import { securitySettings } from './vite/app-env/security-settings.ts';
import { readSettings, usesPlainHttpOauth } from './vite/app-env/settings.ts';
import { cachedPreflights } from './vite/amplify-patches/cached-preflights.ts';
import { fewFiles } from './vite/chunk-groups.ts';
import { compileHints } from './vite/compile-hints.ts';
import { markdown } from './vite/markdown/plugin.ts';
import { nativeBigIntegers } from './vite/amplify-patches/native-big-integers/plugin.ts';
import { plainHttpOauth } from './vite/amplify-patches/plain-http-oauth/plugin.ts';
import { prerender } from './vite/prerender/plugin.ts';
import { hostingFiles } from './vite/hosting/plugin.ts';
import { previewAsHosted } from './vite/hosting/preview-plugin.ts';
import { buildTarget } from './vite/supported-browsers.ts';
import { thirdPartyLicences } from './vite/third-party-licences/plugin.ts';

/** Vite's default list, plus the local services' state, which contains keys. */
const PRIVATE_FILES = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.local{,-*}/**'];

export default defineConfig(({ mode }) => {
  const ports = localPorts(process.env['LOCAL_PORT_BASE']);
  const settings = readSettings(loadEnv(mode, import.meta.dirname, 'VITE_'), ports);
  const dataDir = process.env['LOCAL_STORE'] === 'memory' ? null : localDataFolder(ports);
  const guestAccess = settings.env.ok && settings.env.value.guestAccess;
  const relyingPartyId = settings.env.ok ? settings.env.value.passkeys : null;
  const server = { host: 'localhost', port: ports.app, strictPort: true };
  return {
    plugins: [
      appEnv(settings),
      react(),
      tailwindcss(),
      markdown(),
      nativeBigIntegers(),
      cachedPreflights(),
      fewFiles(),
      compileHints(),
      thirdPartyLicences(),
      billOfMaterials(),
      settings.env.ok &&
        prerender({
          plugins: () => [appEnv(settings), react(), markdown()],
          siteUrl: settings.env.value.siteUrl,
          sessionCookie: sessionCookieName(settings.env.value.userPool.clientId),
          services: securitySettings(settings, settings.env.value),
        }),
      usesPlainHttpOauth(settings) && plainHttpOauth(),
      settings.env.ok && [
        hostingFiles({
          siteUrl: settings.env.value.siteUrl,
          settings: securitySettings(settings, settings.env.value),
        }),
        previewAsHosted(securitySettings(settings, settings.env.value)),
      ],
      settings.isLocal && localServices({ ports, dataDir, guestAccess, relyingPartyId }),
    ],
    // For %BRAND_NAME% in index.html.
    define: { 'import.meta.env.BRAND_NAME': JSON.stringify(brand.name) },
    build: { target: buildTarget },
    server: { ...server, fs: { deny: PRIVATE_FILES } },
    preview: server,
  };
});
