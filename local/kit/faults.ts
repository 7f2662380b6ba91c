import { FORM_CODES, type FormCode } from './form-errors.ts';

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

/** Faults of every service. */
export type Fault = (typeof FAULTS)[number];

/** The form service may also fail with each of its own error codes. */
export type AnyFault = Fault | FormCode;

export function faultsOf(service: Service): readonly AnyFault[] {
  return service === 'form-service' ? [...FAULTS, ...FORM_CODES] : FAULTS;
}

export const ANY_OPERATION = '*';

/** Applies the fault to the operation's next `times` requests. */
export interface FaultSwitch {
  service: Service;
  /** The operation in X-Amz-Target or else the path; `*` for any. */
  operation: string;
  fault: AnyFault;
  times: number;
}

export interface FaultSwitches {
  list(): readonly FaultSwitch[];
  add(added: FaultSwitch): void;
  clear(): void;
  /** The fault for this request, which it uses up; null for none. */
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
