import type {
  AccountData,
  AuthenticatorSecret,
  Challenge,
  MfaMethod,
  Profile,
  Session,
  SignInStep,
  SignUpStep,
  UserSession,
} from '#src/services/user-pool/user-pool.ts';
import { byKind, isFlag, isText, isTime, listOf, mapOf, oneOf, orNull, record } from './shapes.ts';

const isMethod = oneOf('SMS', 'TOTP', 'EMAIL');
const isSignInType = oneOf('password', 'social');
const isMfa = record<Profile['mfa']>({
  enabled: listOf<MfaMethod>(isMethod),
  preferred: orNull(isMethod),
});

const isChallenge = byKind<Challenge>({
  'totp-set-up': { secret: isText, setupUri: isText },
  'totp-code': {},
  'sms-code': { destination: orNull(isText) },
  'email-code': { destination: orNull(isText) },
  'custom-challenge': { prompt: orNull(isText) },
  'new-password': { missingAttributes: listOf(isText) },
  'mfa-selection': { methods: listOf(isMethod) },
  'mfa-set-up-selection': { methods: listOf(isMethod) },
  'email-set-up': {},
  password: {},
  'first-factor-selection': { factors: listOf(isText) },
});

export const isSignInStep = byKind<SignInStep>({
  done: {},
  'confirm-sign-up': {},
  'reset-password': {},
  challenge: { challenge: isChallenge },
});

export const isSignUpStep = byKind<SignUpStep>({ 'confirm-sign-up': {}, done: {} });

export const isSession = record<Session>({
  id: isText,
  idToken: isText,
  email: isText,
  signInType: isSignInType,
  signedInAt: orNull(isTime),
});

export const isProfile = record<Profile>({
  name: isText,
  email: isText,
  signInType: isSignInType,
  mfa: isMfa,
  signedInAt: orNull(isTime),
});

export const isAccountData = record<AccountData>({
  signInType: isSignInType,
  mfa: isMfa,
  attributes: mapOf(isText),
});

export const isUserSession = record<UserSession>({
  id: isText,
  isCurrent: isFlag,
  device: orNull(isText),
  ipAddress: orNull(isText),
  city: orNull(isText),
  country: orNull(isText),
  signedInAt: orNull(isTime),
  lastActiveAt: orNull(isTime),
});

export const isSecondFactor = oneOf('authenticator', 'provider', 'missing');
export const isAuthenticatorSecret = record<AuthenticatorSecret>({
  secret: isText,
  setupUri: isText,
});
export const isDeparture = oneOf('here', 'leaving');
