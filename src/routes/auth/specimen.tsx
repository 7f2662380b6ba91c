import { authWords } from '#content/auth.ts';

const words = authWords.panel;

/** A phishing message, pinned and annotated with the cues that give it away. */
export function Specimen() {
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="rounded border border-line bg-raised p-5">
        <p className="font-semibold">{words.specimenFrom}</p>
        <p className="text-sm wrap-anywhere">
          <mark className="rounded-sm bg-accent-wash px-1 text-text underline decoration-accent decoration-2 underline-offset-2">
            {words.specimenAddress}
          </mark>{' '}
          <Pin number={1} />
        </p>
        <p className="mt-4 font-semibold">
          {words.specimenSubject} <Pin number={2} />
        </p>
        <p className="mt-1 text-muted">{words.specimenBody}</p>
      </div>
      <figcaption>
        <ol className="grid gap-2 text-sm wrap-anywhere">
          <li className="flex gap-2">
            <Pin number={1} /> {words.cues.address}
          </li>
          <li className="flex gap-2">
            <Pin number={2} /> {words.cues.urgency}
          </li>
        </ol>
      </figcaption>
    </figure>
  );
}

function Pin({ number }: { number: number }) {
  return (
    <span className="inline-grid size-5 shrink-0 place-items-center rounded-full bg-accent text-xs font-bold text-ink tabular-nums">
      {number}
    </span>
  );
}
