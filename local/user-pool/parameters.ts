import { ownValue } from '../kit/own-value.ts';
import { missingParameter } from '../kit/aws-errors.ts';

/** A required member of AuthParameters or ChallengeResponses. */
export function required(parameters: Record<string, string>, name: string): string {
  const value = ownValue(parameters, name);
  if (value === undefined || value === '') throw missingParameter(name);
  return value;
}
