import type { ReactNode } from 'react';
import announcement from '#content/marketing/announcement.svg?no-inline';
import { articlePictureWords as words } from '#content/marketing/article-pictures.ts';
import delivery from '#content/marketing/delivery.svg?no-inline';
import reported from '#content/marketing/reported.svg?no-inline';
import started from '#content/marketing/started.svg?no-inline';
import { SetupScene } from '../scenes/setup.tsx';
import { CaughtScene } from './caught-scene.tsx';
import { LookBackScene } from './look-back-scene.tsx';
import { ScorePartsScene } from './score-parts-scene.tsx';
import { SpreadScene } from './spread-scene.tsx';

/** The pictures within articles, by the name that their texts call them. */
export const articlePictures: Record<keyof typeof words, ReactNode> = {
  caught: <CaughtScene />,
  reported: <FileScene src={reported} alt={words.reported.alt} />,
  'first-campaign': <SetupScene {...words['first-campaign']} />,
  announcement: <FileScene src={announcement} alt={words.announcement.alt} />,
  started: <FileScene src={started} alt={words.started.alt} />,
  'look-back': <LookBackScene />,
  checked: <SetupScene {...words.checked} />,
  'score-parts': <ScorePartsScene />,
  delivery: <FileScene src={delivery} alt={words.delivery.alt} />,
  spread: <SpreadScene />,
};

/** A scene from a file, which has a drawing of its own for phones (docs/decisions/0017-pictures-in-files.md). */
function FileScene({ src, alt }: { src: string; alt: string }) {
  return (
    <div role="img" aria-label={alt} className="stage">
      <img
        src={src}
        alt=""
        loading="lazy"
        width="480"
        height="240"
        className="mx-auto max-sm:aspect-4/5"
      />
    </div>
  );
}
