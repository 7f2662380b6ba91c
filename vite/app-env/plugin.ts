import type { Plugin } from 'vite';
import type { Settings } from './settings.ts';
import { problemList, problemPage } from './problem-page.ts';

/**
 * Passes the validated settings to src/config/env.ts. Invalid settings fail a build or a preview; in development, a page
 * that lists them replaces every page.
 */
export function appEnv({ env }: Settings): Plugin {
  return {
    name: 'app-env',
    config(_, { command, isPreview }) {
      if (!env.ok && (command === 'build' || isPreview === true)) {
        throw new Error(`The app's settings are wrong:\n${problemList(env.error)}`);
      }
      if (!env.ok) return { define: { __APP_ENV__: 'null' } };
      return { define: { __APP_ENV__: JSON.stringify(env.value) } };
    },
    configureServer(server) {
      if (env.ok) return;
      const page = problemPage(env.error);
      server.config.logger.error(`The app's settings are wrong:\n${problemList(env.error)}`);
      server.middlewares.use((request, response, next) => {
        if (!(request.headers.accept ?? '').includes('text/html')) return next();
        response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end(page);
      });
    },
  };
}
