import { defineConfig } from 'vite';
import { localServices } from '../../../local/plugin.ts';
import { localPorts } from '../../../local/settings.ts';

const ports = localPorts(process.env['LOCAL_PORT_BASE']);

export default defineConfig({
  plugins: [localServices({ ports, dataDir: null })],
  server: { host: '127.0.0.1', port: ports.app, strictPort: true },
});
