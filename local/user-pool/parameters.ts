import { missingParameter } from './errors.ts';

/** A member of AuthParameters or ChallengeResponses that cannot be left out. */
export function required(parameters: Record<string, string>, name: string): string {
  const value = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
  if (value === undefined || value === '') throw missingParameter(name);
  return value;
}
