import type { Shape } from '../kit/aws-input.ts';

/** The constraints in Cognito's API reference. Error messages quote the patterns, so they are written as the service does. */

const VISIBLE = /[\p{L}\p{M}\p{S}\p{N}\p{P}]+/u;
const NO_OUTER_SPACE = /^[\S]+.*[\S]+$/;

export const USERNAME: Shape = { min: 1, max: 128, pattern: VISIBLE };
export const CLIENT_ID: Shape = { min: 1, max: 128, pattern: /^[\w+]+$/ };
export const POOL_ID: Shape = { min: 1, max: 55, pattern: /^[\w-]+_[0-9a-zA-Z]+$/ };
/** The policy requires eight characters; below six, the service reports an invalid parameter instead. */
export const NEW_PASSWORD: Shape = { min: 6, max: 256, pattern: NO_OUTER_SPACE };
export const PASSWORD: Shape = { min: 1, max: 256, pattern: NO_OUTER_SPACE };
export const CONFIRMATION_CODE: Shape = { min: 1, max: 2048, pattern: /[\S]+/ };
export const USER_CODE: Shape = { min: 6, max: 6, pattern: /[0-9]+/ };
export const TOKEN: Shape = { min: 1, max: 8192, pattern: /^[A-Za-z0-9\-_=.]+$/ };
export const SESSION: Shape = { min: 20, max: 2048 };
export const DEVICE_KEY: Shape = { min: 1, max: 55, pattern: /^[\w-]+_[0-9a-f-]+$/ };
export const DEVICE_SECRET: Shape = { min: 1, max: 1024 };
export const LINKED_SESSIONS: Shape = { oneOf: ['NONE', 'LINKED'] };
export const SESSION_ID: Shape = { pattern: /^(?:tkn|sso)[a-z0-9]{25}$/ };
export const CREDENTIAL_ID: Shape = { min: 1, max: 1364, pattern: /^[\w-]+$/ };
export const NEXT_TOKEN: Shape = { min: 1, max: 131_072, pattern: /^\S+$/ };
export const FRIENDLY_NAME: Shape = { max: 131_072 };
