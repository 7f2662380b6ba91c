import { localPorts } from '#local/settings.ts';
import { startLocalServices } from '#local/start.ts';

/** The program of `startServices`: runs the local services until it is killed. */
const [, , portBase, dataDir] = process.argv;
await startLocalServices({ ports: localPorts(portBase), dataDir: dataDir ?? null });
process.send?.('started');
