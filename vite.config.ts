import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { localDataFolder, localPorts } from './local/settings.ts';
import { localServices } from './local/plugin.ts';
import { articlePaths } from './src/config/articles.ts';
import { paths } from './src/config/paths.ts';
import { appEnv } from './vite/app-env/plugin.ts';
import { securitySettings } from './vite/app-env/security-settings.ts';
import { readSettings, usesPlainHttpOauth } from './vite/app-env/settings.ts';
import { chunkGroups } from './vite/chunks/groups.ts';
import { compileHints } from './vite/compile-hints/plugin.ts';
import { markdown } from './vite/markdown/plugin.ts';
import { nativeBigIntegers } from './vite/native-big-integers/plugin.ts';
import { plainHttpOauth } from './vite/plain-http-oauth/plugin.ts';
import { prerender, SHELL } from './vite/prerender/plugin.ts';
import { serveSecurityHeaders } from './vite/security-headers/plugin.ts';

/** Vite's own list, and the local services' state: it holds keys. */
const PRIVATE_FILES = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.local{,-*}/**'];

const knownPaths: ReadonlySet<string> = new Set([...Object.values(paths), ...articlePaths]);

export default defineConfig(({ mode }) => {
  const ports = localPorts(process.env['LOCAL_PORT_BASE']);
  const settings = readSettings(loadEnv(mode, import.meta.dirname, 'VITE_'), ports);
  const dataDir = process.env['LOCAL_STORE'] === 'memory' ? null : localDataFolder(ports);
  const guestAccess = settings.env.ok && settings.env.value.guestAccess;
  const server = { host: 'localhost', port: ports.app, strictPort: true };
  return {
    plugins: [
      appEnv(settings),
      react(),
      tailwindcss(),
      markdown(),
      nativeBigIntegers(),
      compileHints(),
      settings.env.ok &&
        prerender({
          plugins: () => [appEnv(settings), react(), markdown()],
          siteUrl: settings.env.value.siteUrl,
        }),
      usesPlainHttpOauth(settings) && plainHttpOauth(),
      settings.env.ok &&
        serveSecurityHeaders({
          settings: securitySettings(settings, settings.env.value),
          knownPath: (pathname) => knownPaths.has(pathname),
          shell: SHELL,
        }),
      settings.isLocal && localServices({ ports, dataDir, guestAccess }),
    ],
    build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } },
    server: { ...server, fs: { deny: PRIVATE_FILES } },
    preview: server,
  };
});
