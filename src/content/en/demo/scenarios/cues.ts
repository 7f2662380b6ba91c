import type { CueName } from '#src/lib/scenario.ts';

/** The Phish Scale’s cues, in our words: the titles of the notes on messages, and loaded with them. */
export const cueWords: Readonly<Record<CueName, string>> = {
  'spelling-or-grammar': 'Spelling or grammar',
  inconsistency: 'Something doesn’t add up',
  'attachment-type': 'The type of attachment',
  'display-name': 'The sender isn’t who the name says',
  'hidden-url': 'The link hides where it goes',
  'domain-spoofing': 'An address made to look like another',
  'minimal-branding': 'Little or no branding',
  'imitated-branding': 'Imitated or outdated branding',
  'unprofessional-design': 'Unprofessional looks',
  'security-icons': 'Security icons',
  'legal-text': 'Legal small print',
  'distracting-detail': 'Distracting detail',
  'sensitive-request': 'Asks for something sensitive',
  urgency: 'Urgency',
  threat: 'A threat',
  'generic-greeting': 'Not addressed to you',
  'missing-signer': 'No name you could check',
  humanitarian: 'An appeal to pity',
  'too-good-to-be-true': 'Too good to be true',
  'you-are-special': 'You have been chosen',
  'limited-time': 'For a limited time',
  'business-process': 'Looks like everyday business',
  'poses-as-known': 'Poses as someone you know or obey',
};

/** How the ratings come about and what they mean, with the source. */
export const difficultyExplained = {
  text: 'Phish are rated on the NIST Phish Scale: how many cues they have, and how well the story fits your day. Genuine messages are rated by how suspicious they look. In a study of 12,511 staff, people clicked 7% of the easy phish and 15% of the hard ones. <source>Rozema and Davis, 2025 (arXiv:2506.19899)</source>',
  source: 'https://arxiv.org/abs/2506.19899',
} as const;
