import { sceneWords } from '#content/marketing/scenes/scenes.ts';
import { LinkedText, span } from '#src/ui/linked-text.tsx';
import { Tick } from '#src/ui/tick.tsx';
import { Scene } from './scene.tsx';

/** The short lesson after a simulation, on a phone. */
export function LessonScene({ about }: { about: keyof typeof sceneWords.lessons }) {
  const words = sceneWords.lessons[about];
  return (
    <Scene alt={words.alt} className="phone grid gap-3 p-4">
      <span className="mx-auto h-1.5 w-16 rounded-full bg-line" />
      <p className="text-xs text-muted">{words.progress}</p>
      <svg viewBox="0 0 100 3" className="w-full rounded-full bg-line fill-accent">
        <path d="M0 0h60v3H0z" />
      </svg>
      <p className="rounded-lg rounded-es-sm border border-line bg-bubble px-4 py-2.5">
        <LinkedText text={words.message} tags={{ cue: span('cue') }} />
      </p>
      <p className="text-base font-semibold">{words.question}</p>
      <p className="rounded border border-line px-3 py-2 text-muted">{words.wrong}</p>
      <p className="flex items-center justify-between gap-2 rounded border border-safe bg-safe-wash px-3 py-2 font-semibold">
        {words.right}
        <Tick />
      </p>
      <p className="text-muted">{words.feedback}</p>
      <p className="w-fit rounded-full border border-safe bg-safe-wash px-3 py-1 font-semibold text-safe">
        {words.points}
      </p>
    </Scene>
  );
}
