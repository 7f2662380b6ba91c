import { feedbackWords as words } from '#content/demo/screens.ts';
import { foldableAddresses } from '#src/lib/hosts.ts';
import type { PartId } from '#src/lib/scenario.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Pin } from '#src/ui/pin.tsx';
import { Tick } from '#src/ui/tick.tsx';
import type { NumberedNote } from './notes.ts';

interface NoteListProps {
  notes: readonly NumberedNote[];
  /** What the player marked. */
  marks: readonly PartId[];
  /** Whether marking it can find a cue: in a phish. */
  findable: boolean;
}

/** Every note of a message, and which of them the player found; then those that make a phish believable. */
export function NoteList({ notes, marks, findable }: NoteListProps) {
  const believable = notes.filter((note) => note.believable);
  const found = findable ? marks : [];
  const isNoted = (mark: PartId) => notes.some(({ places }) => places.includes(mark));
  return (
    <>
      <Notes notes={notes.filter((note) => !note.believable)} found={found} />
      {believable.length > 0 && (
        <>
          <h2 className="font-semibold">{words.believable}</h2>
          <Notes notes={believable} found={[]} />
        </>
      )}
      {!marks.every(isNoted) && <p className="text-sm">{words.ordinary}</p>}
    </>
  );
}

interface NotesProps {
  notes: readonly NumberedNote[];
  found: readonly PartId[];
}

function Notes({ notes, found }: NotesProps) {
  return (
    <ol className="grid gap-3 text-sm leading-snug">
      {notes.map((note) => (
        <li
          key={note.number}
          className={classNames(
            'flex',
            note.deciding && '-mx-2 rounded p-2',
            note.deciding && (note.tone === 'safe' ? 'bg-safe-wash' : 'bg-accent-wash'),
          )}
        >
          <Pin number={note.number} tone={note.tone} />
          <span className="min-w-0 flex-1 pl-2">
            <strong className="font-semibold">
              {note.deciding && `${words.decides}: `}
              {note.title}.
            </strong>{' '}
            <span className="text-muted">{foldableAddresses(note.text)}</span>
            {note.places.some((place) => found.includes(place)) && (
              <span className="flex items-center gap-1.5 font-semibold text-safe">
                <Tick /> {words.found}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
