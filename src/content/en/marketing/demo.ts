import { brand } from '#src/config/brand.ts';
import type { PageMeta } from '#src/content/page-meta.ts';
import type { Specimen } from '#src/lib/specimen.ts';

export const demoMeta: PageMeta = {
  title: `Demo: six messages, annotated · ${brand.name}`,
  description:
    'Study six realistic messages by email, SMS and chat. Three are phish, three are genuine. Numbered pins show the cues that tell them apart.',
};

export const demoWords = {
  heading: 'Six messages. Three of them are lures.',
  lead: 'Read each message before you read its notes, and decide: phish or genuine? The numbered pins show what gives it away, or what vouches for it.',
  specimen: 'Specimen',
  verdict: { phish: 'Phish', genuine: 'Genuine' },
  after: 'Three habits to take with you',
  afterIntro:
    'Nobody spots every phish. These three will help you with many of them, and reporting helps everybody else.',
  start: 'Play the whole game',
  report:
    'In the UK, forward suspicious email to report@phishing.gov.uk and suspicious texts to 7726.',
} as const;

export const habits = [
  {
    title: 'Read the address from the right',
    text: 'The owner is the last two parts before the first single slash, or three with endings such as .co.uk. Anything in front of them is decoration.',
  },
  {
    title: 'Distrust the clock',
    text: 'Real deadlines survive a phone call. Ring the number that you already have, not the one in the message.',
  },
  {
    title: 'Report, even when unsure',
    text: 'A report within minutes lets somebody remove the message from every other inbox.',
  },
] as const;

export interface Exhibit {
  id: string;
  title: string;
  verdict: 'phish' | 'genuine';
  message: Specimen;
}

export const exhibits: readonly Exhibit[] = [
  {
    id: 'invoice',
    title: 'The changed bank details',
    verdict: 'phish',
    message: {
      channel: 'email',
      from: 'Hartley Timber Accounts',
      address: '{1:accounts@hartley-tirnber.example}',
      subject: 'New bank details for invoice 20817',
      body: [
        'Dear customer,',
        'Following an audit our account has changed. {2:Please pay the outstanding amount of £4,212.00 to the new account today} to avoid delays to your deliveries.',
        '{3:Our telephones are being replaced this week, so please confirm by email only.}',
      ],
      cues: [
        {
          title: 'A name that almost fits',
          explanation:
            'Look just before the b: that is r and n, not m. Look-alike domains rely on a quick glance.',
        },
        {
          title: 'New details and a threat',
          explanation:
            'A change of bank details that cannot wait is a common fraud against businesses.',
        },
        {
          title: 'The closed door',
          explanation:
            'The one check that would help, a call to the number you know, is ruled out in advance.',
        },
      ],
    },
  },
  {
    id: 'shared-document',
    title: 'The shared document',
    verdict: 'genuine',
    message: {
      channel: 'email',
      from: 'Meera Shah via Team Drive',
      address: '{1:no-reply@drive.office-suite.example}',
      subject: 'Meera shared “Rota week 48” with you',
      body: [
        '{2:Meera Shah (meera.shah@yourcompany.example) shared a spreadsheet with you.}',
        'Open it from the “Shared with me” folder of {3:your own drive, or with this link: drive.office-suite.example/d/rota-48}',
      ],
      cues: [
        {
          title: 'The owner fits the service',
          explanation:
            'Read from the right, office-suite.example is the domain that your organisation really uses.',
        },
        {
          title: 'A colleague, in full',
          explanation:
            'A name with an address that you can check, about something that you were expecting.',
        },
        {
          title: 'Another way in',
          explanation: 'You need not trust the link: the document is in your own drive too.',
        },
      ],
    },
  },
  {
    id: 'family-text',
    title: 'The new number',
    verdict: 'phish',
    message: {
      channel: 'sms',
      from: 'Unknown sender',
      address: '+44 7700 900 417',
      body: [
        '{1:Hi Mum}, dropped my phone in the sink. This is my new number',
        'Cant use my banking app now, {2:can you pay my rent today? £780}. Ill pay you back tomorrow x',
        '{3:Dont ring, the mic is broken}',
      ],
      cues: [
        {
          title: 'Nobody is named',
          explanation: 'It fits anybody’s mother. A real child would say who, and which phone.',
        },
        {
          title: 'Money at once',
          explanation:
            'The request comes with the first contact, before anything could be checked.',
        },
        {
          title: 'No call',
          explanation: 'Ring the old number. If your child answers, the story is over.',
        },
      ],
    },
  },
  {
    id: 'appointment-text',
    title: 'The appointment',
    verdict: 'genuine',
    message: {
      channel: 'sms',
      from: 'Millbrook Surgery',
      address: '{1:Sender you have had texts from since 2023}',
      body: [
        'Reminder: {2:Tue 24 Nov, 09:40, nurse clinic}. Cannot come? {3:Call reception on the number on your card.}',
      ],
      cues: [
        {
          title: 'The usual thread',
          explanation:
            'It arrived below earlier, expected messages. That can be faked, so it is only a hint.',
        },
        {
          title: 'A detail that you can check',
          explanation: 'The appointment is in your own diary.',
        },
        {
          title: 'No link, no hurry',
          explanation:
            'It asks for nothing that it could steal, and sends you to a number that you have.',
        },
      ],
    },
  },
  {
    id: 'helpdesk-chat',
    title: 'The helpful technician',
    verdict: 'phish',
    message: {
      channel: 'chat',
      from: 'IT Support (Alex)',
      address: '{1:External · helpdesk-live.example}',
      body: [
        'Hi, we see failed sign-ins on your account. I can fix it right now, {2:it only takes a minute}',
        'You will get a prompt on your phone. {3:Just approve it, or read me the six digits}',
      ],
      cues: [
        {
          title: 'From outside',
          explanation: 'The chat itself marks the sender as external. Your own help desk is not.',
        },
        {
          title: 'Help that you did not ask for',
          explanation: 'Kindness and a little fear, at a moment when you are busy.',
        },
        {
          title: 'Your second factor',
          explanation:
            'Nobody who is entitled to help needs your code. Anybody who has it can pass for you.',
        },
      ],
    },
  },
  {
    id: 'password-notice',
    title: 'The security notice',
    verdict: 'genuine',
    message: {
      channel: 'email',
      from: `${brand.name} accounts`,
      // Before launch: the address from which your accounts really write.
      address: '{1:no-reply@lureproof.example}',
      subject: 'Your password was changed',
      body: [
        'Hello Ada, the password for your account was changed on 3 November at 14:02.',
        '{2:Was it you? Then there is nothing to do.}',
        'Was it somebody else? {3:Type our address into your browser, choose “Forgot password?” and set a new one.}',
      ],
      cues: [
        {
          title: 'The plain domain',
          explanation: 'Nothing before or after the name that you know.',
        },
        {
          title: 'Nothing to do',
          explanation: 'A lure needs you to act. If all is well, a notice can be ignored.',
        },
        {
          title: 'No link to press',
          explanation:
            'It leaves you to find your own way there, which is safe even if the notice is a fake.',
        },
      ],
    },
  },
];
