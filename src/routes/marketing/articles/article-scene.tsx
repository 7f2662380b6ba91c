import type { ReactNode } from 'react';
import {
  addressSpecimen,
  firstLureSpecimen,
  parcelSpecimen,
  templateSpecimen,
} from '#content/marketing/articles.ts';
import { sceneWords } from '#content/marketing/scenes/scenes.ts';
import { specimenWords } from '#content/specimen.ts';
import { Specimen } from '#src/ui/specimen.tsx';
import { SetupScene } from '../scenes/setup.tsx';
import { HundredScene } from './hundred-scene.tsx';
import { InviteScene } from './invite-scene.tsx';
import { RolesScene } from './roles-scene.tsx';
import { TeamScoreScene } from './team-score-scene.tsx';

/** Each article's illustration, by slug. */
export const articleScenes: Partial<Record<string, ReactNode>> = {
  'read-the-address-from-the-right': <Specimen message={addressSpecimen} words={specimenWords} />,
  'what-makes-a-phish-hard-to-spot': <Specimen message={parcelSpecimen} words={specimenWords} />,
  'reporting-beats-not-clicking': <HundredScene />,
  'getting-started': <InviteScene />,
  'user-roles-and-permissions': <RolesScene />,
  'campaign-setup': <SetupScene {...sceneWords.campaign} />,
  'launch-your-first-simulation': <Specimen message={firstLureSpecimen} words={specimenWords} />,
  'build-a-custom-template': <Specimen message={templateSpecimen} words={specimenWords} />,
  'understand-risk-scores': <TeamScoreScene />,
};
