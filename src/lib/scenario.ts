/** The types of a game message. Shared by the content, which has the texts, and the flows, which have the rules. */

export type Channel = 'email' | 'sms' | 'chat';
export type Verdict = 'report' | 'trust';
export type Difficulty = 'least' | 'moderate' | 'very';

/** The 23 cues of the NIST Phish Scale (TN 2276). */
export type CueName =
  | 'spelling-or-grammar'
  | 'inconsistency'
  | 'attachment-type'
  | 'display-name'
  | 'hidden-url'
  | 'domain-spoofing'
  | 'minimal-branding'
  | 'imitated-branding'
  | 'unprofessional-design'
  | 'security-icons'
  | 'legal-text'
  | 'distracting-detail'
  | 'sensitive-request'
  | 'urgency'
  | 'threat'
  | 'generic-greeting'
  | 'missing-signer'
  | 'humanitarian'
  | 'too-good-to-be-true'
  | 'you-are-special'
  | 'limited-time'
  | 'business-process'
  | 'poses-as-known';

/** One rating of the Phish Scale's premise alignment: 0 not at all, 8 extremely. */
type PremiseRating = 0 | 2 | 4 | 6 | 8;

/** E1 to E5; the last one, earlier training and warnings, is subtracted. */
export type Premise = readonly [
  workplaceProcess: PremiseRating,
  relevance: PremiseRating,
  otherEvents: PremiseRating,
  concern: PremiseRating,
  earlierTraining: PremiseRating,
];

/** A part outside the text that a note can point at. Links and attachments count from 1. */
type PlacedPart =
  | 'sender'
  | 'subject'
  | 'reply-to'
  | 'checks'
  | 'unsubscribe'
  | `link-${number}`
  | `attachment-${number}`;

/** A part that the player can mark. `text-2-1` is the first sentence of the second paragraph. */
export type PartId = PlacedPart | `text-${number}-${number}`;

/** A part that the player can open before judging. `headers` means all headers of an email. */
export type InspectedPart = 'sender' | 'headers' | `link-${number}` | `attachment-${number}`;

interface MessageLink {
  text: string;
  /** The full URL that the link actually opens. */
  target: string;
  as?: 'button' | 'qr';
}

interface MessageBase {
  id: string;
  /** What the reader knows before opening the message: one or two sentences. */
  context: string;
  sender: {
    name: string;
    /** Email address, phone number, sender name of a text, or chat handle. */
    address: string;
    /** Shown when the sender is inspected. */
    note?: string;
  };
  /** Local time, `YYYY-MM-DDTHH:mm`. */
  sent: string;
  /**
   * Paragraphs or turns; `{ you }` is the reader's own reply. `{2:some words}` marks the text of the second note,
   * `{link:1}` places the first link.
   */
  body: readonly (string | { you: string })[];
  links?: readonly MessageLink[];
  lesson: Lesson;
  /** Shown after each verdict: at most 40 words, the decisive point first. */
  feedback: Readonly<Record<Verdict, string>>;
}

interface EmailMessage extends MessageBase {
  channel: 'email';
  subject: string;
  headers: {
    replyTo?: string;
    /** Whose server sent it, as SPF and DKIM show, in words that a newcomer understands. */
    checks: string;
    unsubscribe?: string;
  };
  attachments?: readonly { name: string; type: string }[];
}

interface TextMessage extends MessageBase {
  channel: 'sms';
}

interface ChatMessage extends MessageBase {
  channel: 'chat';
  /** A channel of the work chat, or another app. By default a direct message in the work chat. */
  where?: { channel: string } | { app: string };
}

export type Message = EmailMessage | TextMessage | ChatMessage;

/** A note applies to the text marked with its number, counted from 1, and the parts in `at`. */
export interface Note {
  at?: readonly PlacedPart[];
  text: string;
  /** Set on the one note of each message that decides the verdict. */
  deciding?: true;
}

interface Cue extends Note {
  name: CueName;
}

/** Why a genuine message can be trusted, or what makes it look suspicious. */
interface Sign extends Note {
  kind: 'trust' | 'doubt';
}

/** What to do after a wrong answer. Links count from 1. */
export type Lesson =
  /** Which part of an address names its owner. */
  | { kind: 'owner'; of: 'sender' | number }
  /** Whose page a link or a QR code opens. */
  | { kind: 'target'; link: number; decoys: readonly string[] }
  | ChoiceLesson
  /** The safe steps in their order; the decoys are never safe. */
  | { kind: 'order'; steps: readonly string[]; decoys: readonly string[] };

/** Which of several addresses can be trusted, which number to ring instead of replying, or what proves a message genuine. */
interface ChoiceLesson {
  kind: 'compare' | 'ring' | 'proof';
  right: string;
  decoys: readonly string[];
}

/** How a phish works. Two tell each trick, in different channels and stories. */
type Trick =
  | 'account-rescue'
  | 'boss-out-of-reach'
  | 'card-to-be-paid'
  | 'changed-bank-details'
  | 'easy-money'
  | 'gift-cards'
  | 'name-in-front'
  | 'new-number'
  | 'paid-already'
  | 'prize'
  | 'qr-code'
  | 'read-out-code'
  | 'refund'
  | 'shared-file'
  | 'sign-in-not-yours'
  | 'small-fee'
  | 'unpaid-charge'
  | 'voice-message';

interface Phish {
  kind: 'phish';
  trick: Trick;
  /** The id of the other message with this trick, in which a missed one returns. */
  twin: string;
  cues: readonly Cue[];
  premise: Premise;
  /** What the Phish Scale makes of cues and premise: a test rates every phish again. */
  difficulty: Difficulty;
}

interface Genuine {
  kind: 'genuine';
  signs: readonly Sign[];
}

export type Scenario = Message & (Phish | Genuine);
