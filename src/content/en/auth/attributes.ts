/** The user pool’s standard attributes, of which it may require any. */
export const attributeWords = {
  name: { label: 'Full name', missing: 'Enter your name.' },
  given_name: { label: 'First name', missing: 'Enter your first name.' },
  middle_name: { label: 'Middle name', missing: 'Enter your middle name.' },
  family_name: { label: 'Family name', missing: 'Enter your family name.' },
  nickname: { label: 'Nickname', missing: 'Enter your nickname.' },
  preferred_username: { label: 'Username', missing: 'Choose a username.' },
  email: { label: 'Email', missing: 'Enter your email.' },
  phone_number: {
    label: 'Phone number',
    hint: 'With the country code and no spaces, such as +447700900123.',
    missing: 'Enter your phone number.',
  },
  birthdate: {
    label: 'Date of birth',
    hint: 'Year, month and day, such as 1990-12-31.',
    missing: 'Enter your date of birth.',
  },
  gender: { label: 'Gender', missing: 'Enter your gender.' },
  address: { label: 'Address', missing: 'Enter your address.' },
  website: { label: 'Website', missing: 'Enter the address of your website.' },
  profile: { label: 'Profile page', missing: 'Enter the address of your profile page.' },
  picture: { label: 'Picture', missing: 'Enter the address of a picture.' },
  locale: { label: 'Language', hint: 'Such as en-GB.', missing: 'Enter your language.' },
  zoneinfo: {
    label: 'Time zone',
    hint: 'Such as Europe/London.',
    missing: 'Enter your time zone.',
  },
} as const;
