import type { ReactNode } from 'react';
import { articlePictureWords as words } from '#content/marketing/article-pictures.ts';
import { SetupScene } from '../scenes/setup.tsx';
import { CaughtScene } from './caught-scene.tsx';
import { LookBackScene } from './look-back-scene.tsx';
import { ScorePartsScene } from './score-parts-scene.tsx';
import { SpreadScene } from './spread-scene.tsx';

/** The pictures within articles, by the name that their texts call them. */
export const articlePictures: Record<keyof typeof words, ReactNode> = {
  caught: <CaughtScene />,
  reported: <SetupScene {...words.reported} />,
  'first-campaign': <SetupScene {...words['first-campaign']} />,
  started: <SetupScene {...words.started} />,
  'look-back': <LookBackScene />,
  checked: <SetupScene {...words.checked} />,
  'score-parts': <ScorePartsScene />,
  delivery: <SetupScene {...words.delivery} />,
  spread: <SpreadScene />,
};
