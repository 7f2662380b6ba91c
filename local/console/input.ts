import { faultsOf, SERVICES } from '../kit/faults.ts';
import type { FaultSwitch } from '../kit/faults.ts';
import { SIGN_IN_TRAITS } from '../user-pool/trait-names.ts';
import type { SignInTrait } from '../user-pool/trait-names.ts';

const MOST_TIMES = 1000;
const OPERATION = /^(?:\*|\/\S{0,200}|[A-Za-z]{1,64})$/;

export type Fields = Record<string, unknown>;

/** What was sent in, or one sentence that says what is wrong with it. */
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

/** The fields of a JSON object or of a form; null when the body is neither. */
export async function readFields(request: Request): Promise<Fields | null> {
  const text = await request.text();
  if (isForm(request)) return Object.fromEntries(new URLSearchParams(text));
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : null;
  } catch {
    return null;
  }
}

export function isForm(request: Request): boolean {
  const type = request.headers.get('content-type') ?? '';
  return type.startsWith('application/x-www-form-urlencoded');
}

/** `times` is 1 when it is left out; a form sends it as text. */
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
  if (typeof times !== 'number' || !Number.isInteger(times) || times < 1 || times > MOST_TIMES) {
    return refuse(`times must be a whole number from 1 to ${MOST_TIMES}.`);
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
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) return refuse('email must be an email address.');
  return { ok: true, value: email };
}

export function parseTraitChange(fields: Fields): Parsed<TraitChange> {
  const email = parseEmail(fields);
  if (!email.ok) return email;
  const trait = SIGN_IN_TRAITS.find((one) => one === fields['trait']);
  if (trait === undefined) return refuse(`trait must be one of ${SIGN_IN_TRAITS.join(', ')}.`);
  return { ok: true, value: { email: email.value, trait } };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
