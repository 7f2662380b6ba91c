import { failureWords } from '../failures.ts';

/** The fields of the account’s forms. Texts quoted in docs/product are fixed. */
export const fieldWords = {
  fields: {
    name: 'Full name',
    email: 'Email',
    password: 'Password',
    newPassword: 'New password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    verificationCode: 'Verification code',
    authenticatorCode: 'Authenticator code',
    smsCode: 'Code from the text message',
    emailCode: 'Code from the email',
    codesEmail: 'Email for codes',
    customAnswer: 'Your answer',
  },
  /** Under a field that was left empty. */
  required: {
    name: 'Enter your name.',
    email: 'Enter your email.',
    password: 'Enter your password.',
    chosenPassword: 'Choose a password.',
    currentPassword: 'Enter your current password.',
    newPassword: 'Choose a new password.',
    emailedCode: 'Enter the code from the email.',
    appCode: 'Enter the code that your app shows.',
    textedCode: 'Enter the code from the text message.',
    codesEmail: 'Enter the email for your codes.',
    answer: 'Type your answer.',
    attribute: 'Fill in this field.',
  },
  /** The numbers are those of flows/fields/limits.ts. */
  tooLong: {
    name: 'Use up to 100 characters for your name. An emoji can count as several.',
    attribute: 'Use up to 100 characters here. An emoji can count as several.',
    email: 'Use an email address of up to 128 characters.',
    password: 'Use up to 256 characters for your password. An emoji counts as two or more.',
    answer: 'Use up to 131,072 characters for your answer.',
  },
  name: {
    invisible:
      'There’s a character in it that can’t be seen. Type it by hand instead of pasting it.',
    stackedMarks: 'Use at most three accents or other marks on a letter.',
  },
  email: {
    invalid: 'Enter a full email address, such as name@example.com.',
    /** Mail servers are few that accept other letters there. */
    unreachable:
      'Before the @, use only letters from a to z, digits and signs. Our emails can’t reach other addresses.',
  },
  passwordRule: {
    message:
      'Password must be at least 8 characters and include upper, lower, and special character.',
    outerSpace: 'A password can’t begin or end with a space. Take the space out.',
    invisible:
      'There’s a character in it that can’t be seen, which other keyboards can’t type. Some emoji bring one. Type the password without it.',
    unchanged: 'This is your current password. Choose another.',
    heading: 'Your password needs',
    met: (part: string) => `<part>${part}</part><state>, done</state>`,
    notMet: (part: string) => `<part>${part}</part><state>, still needed</state>`,
    parts: {
      length: 'at least 8 characters',
      lower: 'a lower-case letter',
      upper: 'an upper-case letter',
      special: 'a special character, such as ! or ? (£, € and emoji don’t count)',
    },
  },
  /** Under a password that was refused. */
  refusedSpace:
    'What you typed begins or ends with a space. If that isn’t part of your password, take it out.',
  code: {
    hint: '6 digits. We’ll check once they’re in.',
    /** In the message for a refused code that was sent. */
    newestSent: 'Use the code from our newest message.',
    incomplete: failureWords.invalidCode,
  },
} as const;
