import { resolve } from 'node:path';
import type { Logger, Plugin } from 'vite';
import type { LocalPorts } from './settings.ts';
import { startLocalServices } from './start.ts';

export interface LocalServicesPluginOptions {
  ports: LocalPorts;
  /** Where the services keep their state; null keeps it in memory. */
  dataDir: string | null;
  /** Whether the identity pool knows guests; default no. */
  guestAccess?: boolean;
}

declare global {
  /** The services of this process. A restart of Vite loads this file anew: the old ones are found here. */
  var lureproofLocalServices: { close(): Promise<void> } | undefined;
}

/**
 * Runs the local services beside `vite` and `vite preview`, and never in a build or under vitest.
 * They end with the server, and with the process on Ctrl-C.
 */
export function localServices(options: LocalServicesPluginOptions): Plugin {
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

/** Vite prints an error with its stack; here the sentence says it all. */
async function startQuietly(
  options: Parameters<typeof startLocalServices>[0],
): Promise<{ close(): Promise<void> }> {
  try {
    return await startLocalServices(options);
  } catch (error) {
    if (error instanceof Error) error.stack = error.message;
    throw error;
  }
}
