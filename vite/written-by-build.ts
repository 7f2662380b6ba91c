import type { ViteDevServer } from 'vite';

/** While developing, the address of a file that only a build writes says so. */
export function writtenByBuild(server: ViteDevServer, fileName: string): void {
  server.middlewares.use(`/${fileName}`, (_, response) => {
    response.setHeader('Content-Type', 'text/plain');
    response.end('"npm run build" writes this file.\n');
  });
}
