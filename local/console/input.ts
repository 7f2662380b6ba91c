import { faultsOf, SERVICES, type FaultSwitch } from '../kit/faults.ts';
import { isObject, parseJson } from '../kit/json.ts';
import { EMAIL_ADDRESS } from '../user-pool/attributes.ts';
import type { PasskeySettings } from '../user-pool/passkeys/records.ts';
import { SIGN_IN_TRAITS, type SignInTrait } from '../user-pool/trait-names.ts';

const MAX_TIMES = 1000;
const OPERATION = /^(?:\*|\/\S{0,200}|[A-Za-z]{1,64})$/;

export type Fields = Record<string, unknown>;

/** The value, or one sentence that says what is wrong. */
export type Parsed<Value> = { ok: true; value: Value } | { ok: false; error: string };

export interface Person {
  email: string;
  name: string;
}

export interface TraitChange {
  email: string;
  trait: SignInTrait;
}

const refuse = (error: string): { ok: false; error: string } => ({ ok: false, error });

/** The fields of a JSON object or a form; null if the body is neither. */
export async function readFields(request: Request): Promise<Fields | null> {
  const text = await request.text();
  if (isForm(request)) return Object.fromEntries(new URLSearchParams(text));
  try {
    const body = parseJson(text);
    return isObject(body) ? body : null;
  } catch {
    return null;
  }
}

export function isForm(request: Request): boolean {
  const type = request.headers.get('content-type') ?? '';
  return type.startsWith('application/x-www-form-urlencoded');
}

/** `times` defaults to 1. Forms send it as text. */
export function parseFault(fields: Fields): Parsed<FaultSwitch> {
  const { service: givenService, operation, fault: givenFault, times: givenTimes = 1 } = fields;
  const service = SERVICES.find((one) => one === givenService);
  if (service === undefined) return refuse(`service must be one of ${SERVICES.join(', ')}.`);
  if (typeof operation !== 'string' || !OPERATION.test(operation)) {
    return refuse('operation must be * (any), an operation such as InitiateAuth, or a path.');
  }
  const faults = faultsOf(service);
  const fault = faults.find((one) => one === givenFault);
  if (fault === undefined) return refuse(`fault must be one of ${faults.join(', ')}.`);
  const times = typeof givenTimes === 'string' ? Number(givenTimes) : givenTimes;
  if (typeof times !== 'number' || !Number.isInteger(times) || times < 1 || times > MAX_TIMES) {
    return refuse(`times must be a whole number from 1 to ${MAX_TIMES}.`);
  }
  return { ok: true, value: { service, operation, fault, times } };
}

export function parsePerson(fields: Fields): Parsed<Person> {
  const email = parseEmail(fields);
  const name = textOf(fields['name']);
  if (!email.ok) return email;
  if (name === '') return refuse('name must not be empty.');
  return { ok: true, value: { email: email.value, name } };
}

export function parseEmail(fields: Fields): Parsed<string> {
  const email = textOf(fields['email']);
  if (!EMAIL_ADDRESS.test(email)) return refuse('email must be an email address.');
  return { ok: true, value: email };
}

export function parseTraitChange(fields: Fields): Parsed<TraitChange> {
  const email = parseEmail(fields);
  if (!email.ok) return email;
  const trait = SIGN_IN_TRAITS.find((one) => one === fields['trait']);
  if (trait === undefined) return refuse(`trait must be one of ${SIGN_IN_TRAITS.join(', ')}.`);
  return { ok: true, value: { email: email.value, trait } };
}

export function parseEnabled({ enabled }: Fields): Parsed<boolean> {
  const value = flagOf(enabled);
  return value === undefined ? refuse('enabled must be true or false.') : { ok: true, value };
}

/** Changes what is given. */
export function parsePasskeySettings(fields: Fields): Parsed<Partial<PasskeySettings>> {
  const enabled = flagOf(fields['enabled']);
  const firstFactor = flagOf(fields['firstFactor']);
  if (enabled === undefined && firstFactor === undefined) {
    return refuse('enabled or firstFactor must be true or false.');
  }
  const value = {
    ...(enabled !== undefined && { enabled }),
    ...(firstFactor !== undefined && { firstFactor }),
  };
  return { ok: true, value };
}

/** Forms send it as text. */
function flagOf(given: unknown): boolean | undefined {
  return [true, false].find((one) => one === given || String(one) === given);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
