import { resolve } from 'node:path';
import type { Logger, Plugin } from 'vite';
import { startLocalServices, type LocalServicesOptions } from './start.ts';

declare global {
  /** Survives a restart of Vite, which loads this module again. */
  var lureproofLocalServices: { close(): Promise<void> } | undefined;
}

/** Runs the local services beside `vite` and `vite preview`, but not in a build or under vitest. */
export function localServices(options: Omit<LocalServicesOptions, 'log'>): Plugin {
  const { ports, dataDir } = options;
  let mine: { close(): Promise<void> } | undefined;

  async function start(logger: Logger, server: { printUrls(): void }): Promise<void> {
    if (process.env['VITEST'] !== undefined) return;
    await globalThis.lureproofLocalServices?.close();
    mine = await startQuietly({ ...options, log: (line) => logger.warn(line) });
    globalThis.lureproofLocalServices = mine;
    const printOwnUrls = server.printUrls.bind(server);
    server.printUrls = () => {
      printOwnUrls();
      logger.info(`  ➜  Local console: http://localhost:${ports.console}/ (the mailbox)`);
      logger.info(`  ➜  Learning site: http://localhost:${ports.learningSite}/`);
    };
    process.once('SIGINT', interrupt);
  }

  async function stop(): Promise<void> {
    process.off('SIGINT', interrupt);
    await mine?.close();
  }

  function interrupt(): void {
    void stop().finally(() => process.exit(130));
  }

  return {
    name: 'lureproof:local-services',
    apply: 'serve',
    config: () =>
      dataDir === null ? {} : { server: { watch: { ignored: [resolve(dataDir, '**')] } } },
    configureServer: (server) => start(server.config.logger, server),
    configurePreviewServer: (server) => start(server.config.logger, server),
    closeServer: stop,
    closePreviewServer: stop,
  };
}

/** Drops the stack from errors, which Vite would print, because the message is enough. */
async function startQuietly(options: LocalServicesOptions): Promise<{ close(): Promise<void> }> {
  try {
    return await startLocalServices(options);
  } catch (error) {
    if (error instanceof Error) error.stack = error.message;
    throw error;
  }
}
