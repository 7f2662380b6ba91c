import type { Mail } from '../kit/mail.ts';

/** The words of the pool's emails. */

type Letter = Omit<Mail, 'to' | 'sentAt'>;

export function signUpCodeMail(code: string): Letter {
  return {
    subject: 'Your Lureproof verification code',
    body: `Welcome to Lureproof.

Your verification code is ${code}. It is valid for 24 hours.

If you did not create an account, you can ignore this email.`,
    code,
  };
}

export function resetCodeMail(code: string): Letter {
  return {
    subject: 'Your Lureproof password reset code',
    body: `Someone asked to reset the password of your Lureproof account.

Your reset code is ${code}. It is valid for one hour.

If that was not you, ignore this email: your password stays as it is.`,
    code,
  };
}

export function signInCodeMail(code: string): Letter {
  return {
    subject: 'Your Lureproof sign-in code',
    body: `Your sign-in code is ${code}. It is valid for three minutes.

If you are not signing in, somebody else knows your password: change it.`,
    code,
  };
}

/** The subject says what a text message has none of: that it is one. */
export function signInCodeText(code: string): Letter {
  return {
    subject: 'Text message',
    body: `Your Lureproof sign-in code is ${code}. It is valid for three minutes.`,
    code,
  };
}

/** The temporary password takes the code's place: it is what the reader has to type. */
export function invitationMail(email: string, temporaryPassword: string): Letter {
  return {
    subject: 'Your Lureproof account',
    body: `An account has been made for you at Lureproof.

Sign in as ${email} with the temporary password ${temporaryPassword}

It is valid for seven days. You will be asked to choose a password of your own.`,
    code: temporaryPassword,
  };
}

export function addressed(letter: Letter, to: string, now: number): Mail {
  return { ...letter, to, sentAt: new Date(now).toISOString() };
}
