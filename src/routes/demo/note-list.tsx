import { isMarked } from '#src/flows/spot-the-phish/answers.ts';
import { feedbackWords as words, otherNotes } from '#content/demo/screens.ts';
import type { PartId, Scenario } from '#src/lib/scenario.ts';
import { Addresses } from '#src/ui/addresses.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Pin } from '#src/ui/pin.tsx';
import { Tick } from '#src/ui/tick.tsx';
import { VerdictIcon } from '#src/ui/verdict-icon.tsx';
import { keyNotes, type NumberedNote } from './notes.ts';

interface NoteListProps {
  kind: Scenario['kind'];
  /** The explanation for the player’s verdict, shown as what decides. */
  why: string;
  notes: readonly NumberedNote[];
  /** What the player marked. */
  marks: readonly PartId[];
  /** Whether the rest is unfolded, and every note highlighted in the message. */
  all: boolean;
  onToggle: (all: boolean) => void;
}

/** What decides, and what the player marked; the rest in a disclosure. */
export function NoteList({ kind, why, notes, marks, all, onToggle }: NoteListProps) {
  const key = keyNotes(notes, marks);
  const rest = notes.filter((note) => !key.includes(note));
  const isOrdinary = (mark: PartId) => !notes.some(({ places }) => places.includes(mark));
  const count = rest.filter(({ believable }) => !believable).length;
  return (
    <>
      <h2 className="font-semibold">{words.howToTell}</h2>
      <Notes kind={kind} why={why} notes={key} marks={marks} />
      {marks.some(isOrdinary) && (
        <p className="flex items-center gap-3 text-sm text-muted">
          <VerdictIcon of="report" />
          <span className="flex-1">{words.ordinary[kind]}</span>
        </p>
      )}
      {rest.length > 0 && (
        <details
          className="fold"
          open={all}
          onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
        >
          <summary className="min-h-6 cursor-pointer text-sm font-semibold">
            {count > 0 ? otherNotes[kind][all ? 'close' : 'open'](count) : words.believable}
          </summary>
          {all && <Notes kind={kind} why={why} notes={rest} marks={marks} quiet />}
        </details>
      )}
    </>
  );
}

interface NotesProps extends Pick<NoteListProps, 'kind' | 'why' | 'notes' | 'marks'> {
  quiet?: boolean;
}

function Notes({ kind, why, notes, marks, quiet = false }: NotesProps) {
  return (
    <ol
      className={classNames(
        'grid text-sm leading-snug',
        quiet ? 'mt-3 divide-y divide-line' : 'gap-4',
      )}
    >
      {notes.map((note) => (
        <li
          key={note.number}
          className={classNames(
            'flex',
            quiet && 'py-2',
            note.deciding &&
              `rounded px-3 py-3 sm:text-base ${note.tone === 'safe' ? 'bg-safe-wash' : 'bg-accent-wash'}`,
          )}
        >
          <span>
            <Pin number={note.number} tone={note.tone} />
          </span>
          <span className={classNames('min-w-0 flex-1 ps-3', !quiet && 'grid gap-1')}>
            <strong className="font-semibold">{titleOf(kind, note)}</strong>
            {quiet ? '. ' : ' '}
            <span className={note.deciding ? '' : 'text-muted'}>
              <Addresses in={note.deciding ? why : note.text} />
            </span>
            {kind === 'phish' && !note.believable && isMarked(note.places, marks) && (
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

export function titleOf(kind: Scenario['kind'], { deciding, title }: NumberedNote): string {
  if (!deciding) return title;
  return kind === 'phish' ? words.decides.phish(title) : words.decides.genuine;
}
