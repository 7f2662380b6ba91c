import { articlePictureWords } from '#content/marketing/article-pictures.ts';
import { LinkedText, span } from '#src/ui/linked-text.tsx';
import { Pin } from '#src/ui/pin.tsx';
import { Scene } from '../scenes/scene.tsx';

const words = articlePictureWords.caught;

/** The lesson that opens after a click on a simulated phish, on a phone. */
export function CaughtScene() {
  return (
    <Scene alt={words.alt} className="phone grid gap-3 p-4">
      <span className="mx-auto h-1.5 w-16 rounded-full bg-line" />
      <p>
        <b className="block text-base">{words.title}</b>
        <span className="text-muted">{words.text}</span>
      </p>
      <p className="rounded-lg rounded-es-sm border border-line bg-bubble px-4 py-2.5">
        <LinkedText text={words.message} tags={{ cue: span('cue') }} /> <Pin number={1} />
      </p>
      <p className="flex items-center gap-2">
        <Pin number={1} />
        {words.cue}
      </p>
      <p className="rounded bg-tide-wash px-3 py-2">
        <b className="block text-tide">{words.next}</b>
        {words.advice}
      </p>
    </Scene>
  );
}
