import { FORM_CODES } from './form-errors.ts';
import type { FormCode } from './form-errors.ts';

export const SERVICES = ['user-pool', 'identity-pool', 'form-service', 'learning-site'] as const;
export type Service = (typeof SERVICES)[number];

export const FAULTS = [
  'network',
  'slow',
  'throttle',
  'limit',
  'server',
  'html',
  'malformed',
  'expired-session',
  'revoked',
] as const;

/** What any service may meet. */
export type Fault = (typeof FAULTS)[number];

/** The form service may also meet each of its own codes: its answer to the next form. */
export type AnyFault = Fault | FormCode;

export function faultsOf(service: Service): readonly AnyFault[] {
  return service === 'form-service' ? [...FAULTS, ...FORM_CODES] : FAULTS;
}

export const ANY_OPERATION = '*';

/** The next `times` requests for the operation meet the fault. */
export interface FaultSwitch {
  service: Service;
  /** The X-Amz-Target's operation, otherwise the path; `*` is any. */
  operation: string;
  fault: AnyFault;
  times: number;
}

export interface FaultSwitches {
  list(): readonly FaultSwitch[];
  add(added: FaultSwitch): void;
  clear(): void;
  /** The fault that this request meets, counted down; null when none is on. */
  take(service: Service, operation: string): AnyFault | null;
}

export function createFaultSwitches(): FaultSwitches {
  let switches: FaultSwitch[] = [];
  return {
    list: () => switches,
    add: (added) => {
      switches = [...switches, added];
    },
    clear: () => {
      switches = [];
    },
    take: (service, operation) => {
      const found = switches.find(
        (one) =>
          one.service === service &&
          (one.operation === operation || one.operation === ANY_OPERATION),
      );
      if (found === undefined) return null;
      const counted = { ...found, times: found.times - 1 };
      switches = switches
        .map((one) => (one === found ? counted : one))
        .filter(({ times }) => times > 0);
      return found.fault;
    },
  };
}
