import type { LocalPorts } from '#local/settings.ts';

/** Writes one kind of record and keeps track of the acknowledged writes: answered with 200 and read to the end. */
export interface Ledger {
  what: string;
  /** One write, or a few dependent ones. Throws when the services are gone. */
  write(ports: LocalPorts): Promise<void>;
  /** After a restart: what was lost or only half written. An unacknowledged write may have happened or not. */
  verify(ports: LocalPorts): Promise<string[]>;
  acknowledged(): number;
}
