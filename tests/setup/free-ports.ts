import { freePortBase, LOCAL_PORT_OFFSETS } from '../../scripts/free-ports.mjs';

/** A LOCAL_PORT_BASE with free ports, so that several copies of these tests can run side by side. */
export async function freeLocalPortBase(): Promise<string> {
  return String(await freePortBase(LOCAL_PORT_OFFSETS));
}
