import type { Species } from '#src/lib/species.ts';

interface SpeciesWords {
  name: string;
  latin: string;
  /** How to tell it, in one line. */
  tell: string;
}

export const speciesWords: Readonly<Record<Species, SpeciesWords>> = {
  parcel: {
    name: 'Parcel puffer',
    latin: 'Sphoeroides postalis',
    tell: 'A small fee, a short deadline, and a link that isn’t the courier’s.',
  },
  boss: {
    name: 'Boss pike',
    latin: 'Esox imperator',
    tell: 'It’s in a hurry, it wants this kept quiet, and it can’t take a call.',
  },
  invoice: {
    name: 'Invoice ray',
    latin: 'Raja debita',
    tell: 'The bill looks right, but the bank details or the payment page are new.',
  },
  'qr-code': {
    name: 'QR flounder',
    latin: 'Pleuronectes quadratus',
    tell: 'It hides its address until you scan it, then asks you to sign in.',
  },
  'new-number': {
    name: 'New-number angler',
    latin: 'Lophius ignotus',
    tell: 'It’s a name you know on a number you don’t. Ring the old one.',
  },
  'shared-file': {
    name: 'Paperclip eel',
    latin: 'Anguilla annexa',
    tell: 'You’re already signed in, and the file asks for your password again.',
  },
  'job-offer': {
    name: 'Briefcase hermit',
    latin: 'Pagurus vacans',
    tell: 'It promises a lot for very little, then wants your ID or a fee.',
  },
  'mfa-prompt': {
    name: 'Bell jelly',
    latin: 'Aurelia insistens',
    tell: 'It asks you to approve a sign-in, or read out a code, for someone else.',
  },
};

export const fieldGuideWords = {
  heading: 'The field guide',
  intro: 'Eight kinds of lure live in ordinary inboxes. Report one and its plate fills in.',
  caught: 'Caught',
  notCaught: 'Not caught yet',
  play: 'Play, and catch all eight',
} as const;

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const;

/** `index` from 0. */
export function plateNumber(index: number): string {
  return `Plate ${ROMAN[index] ?? index + 1}`;
}

/** How many of the plates have filled in. */
export function speciesCaught(caught: number, all: number): string {
  return caught === all
    ? `You’ve caught all ${all}.`
    : `You’ve caught ${caught} of ${all}. Report one of the others and its plate fills in.`;
}
