import type { LocalPorts } from '#local/settings.ts';

/** Writes one kind of record and keeps track of the acknowledged writes: answered with 200 and read to the end. */
export interface Ledger {
  what: string;
  /** One write, or a few dependent ones. Throws if the services are gone. */
  write(ports: LocalPorts): Promise<void>;
  /** After a restart, lists lost or half-written records. An unacknowledged write may or may not have happened. */
  verify(ports: LocalPorts): Promise<string[]>;
  acknowledged(): number;
}
