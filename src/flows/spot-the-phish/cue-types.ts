import type { CueName } from '#src/lib/scenario.ts';

/** The five types of cue in the NIST Phish Scale. */
export type CueType = 'error' | 'technical' | 'visual' | 'language' | 'tactic';

/** In the order in which they are listed. */
export const CUE_TYPES: readonly CueType[] = ['technical', 'language', 'tactic', 'error', 'visual'];

export const cueTypes: Readonly<Record<CueName, CueType>> = {
  'spelling-or-grammar': 'error',
  inconsistency: 'error',
  'attachment-type': 'technical',
  'display-name': 'technical',
  'hidden-url': 'technical',
  'domain-spoofing': 'technical',
  'minimal-branding': 'visual',
  'imitated-branding': 'visual',
  'unprofessional-design': 'visual',
  'security-icons': 'visual',
  'legal-text': 'language',
  'distracting-detail': 'language',
  'sensitive-request': 'language',
  urgency: 'language',
  threat: 'language',
  'generic-greeting': 'language',
  'missing-signer': 'language',
  humanitarian: 'tactic',
  'too-good-to-be-true': 'tactic',
  'you-are-special': 'tactic',
  'limited-time': 'tactic',
  'business-process': 'tactic',
  'poses-as-known': 'tactic',
};

/** Whether genuine messages have this too, so that it makes a phish believable. A cue that decides it doesn't. */
export function makesBelievable({ name, deciding = false }: JudgedCue): boolean {
  return name === 'business-process' && !deciding;
}

interface JudgedCue {
  name: CueName;
  deciding?: boolean | undefined;
}
