import { useState, type RefCallback } from 'react';
import { lessonWords as words } from '#content/demo/screens.ts';
import type { Scenario } from '#src/lib/scenario.ts';
import { Addresses } from '#src/ui/addresses.tsx';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Cross } from '#src/ui/icons.tsx';
import { Tick } from '#src/ui/tick.tsx';
import { useGameActions } from './game-context.ts';
import { focusOn } from './use-step-focus.ts';

interface TaskProps {
  scenario: Scenario;
  choices: readonly string[];
  right: number;
  tried: readonly number[];
}

export function LessonTask(props: TaskProps) {
  const { lesson } = props.scenario;
  switch (lesson.kind) {
    case 'owner':
      return <AddressPieces {...props} of={lesson.of} />;
    case 'target':
      return <LinkTarget {...props} link={lesson.link} />;
    default:
      return <Choices {...props} />;
  }
}

/** The address, whole and then in pieces to click. */
function AddressPieces({ of, ...task }: TaskProps & { of: 'sender' | number }) {
  const { sender, links = [] } = task.scenario;
  const link = of === 'sender' ? undefined : links[of - 1];
  return (
    <>
      <Labelled
        label={link?.as === 'button' ? words.buttonOpens : (link?.text ?? sender.name)}
        address={link?.target ?? sender.address}
        owner={found(task)}
      />
      <div className="font-mono">
        <Choices {...task} />
      </div>
    </>
  );
}

interface LabelledProps {
  label: string;
  address: string;
  /** The part of it that the lesson asks for, once found. */
  owner?: string | undefined;
  ref?: RefCallback<HTMLElement> | undefined;
}

function Labelled({ label, address, owner = '', ref }: LabelledProps) {
  const start = owner === '' ? -1 : address.indexOf(owner);
  return (
    <p ref={ref} tabIndex={-1}>
      <span className="block text-sm text-muted">{label}</span>
      <span translate="no" className="font-mono text-sm font-semibold wrap-anywhere">
        {start === -1 ? (
          <Addresses in={address} />
        ) : (
          <>
            <Addresses in={address.slice(0, start)} />
            <mark className="inline-block max-w-full bg-safe-wash text-safe">{owner}</mark>
            <Addresses in={address.slice(start + owner.length)} />
          </>
        )}
      </span>
    </p>
  );
}

function found({ choices, right, tried }: TaskProps): string | undefined {
  return tried.includes(right) ? choices[right] : undefined;
}

/** Shows the link’s text, then its real target, then the target’s owner. Hides the text once solved. */
function LinkTarget({ scenario, link, ...task }: TaskProps & { link: number }) {
  const [opened, setOpened] = useState<'before' | 'now' | null>(
    task.tried.length > 0 ? 'before' : null,
  );
  const { text, target, as } = scenario.links?.[link - 1] ?? { text: '', target: '' };
  return (
    <>
      {!task.tried.includes(task.right) &&
        (as === 'qr' ? (
          <p>{words.target.code}</p>
        ) : (
          <Labelled label={words.target.shown} address={text} />
        ))}
      {opened === null ? (
        <Button look="quiet" onClick={() => setOpened('now')}>
          {words.target.open}
        </Button>
      ) : (
        <>
          {/* Takes the focus from the button that it replaces, and so is read out. */}
          <Labelled
            ref={opened === 'now' ? focusOn : undefined}
            label={words.target.opens}
            address={target}
            owner={found({ scenario, ...task })}
          />
          <Choices scenario={scenario} {...task} />
        </>
      )}
    </>
  );
}

/** Shows only the right choice once it is found. */
function Choices({ choices, right, tried }: TaskProps) {
  const done = tried.includes(right);
  return (
    <div className="grid gap-2">
      {choices.map(
        (choice, index) =>
          (!done || index === right) && (
            <Choice key={choice} index={index} right={right} tried={tried}>
              {choice}
            </Choice>
          ),
      )}
    </div>
  );
}

interface ChoiceProps {
  index: number;
  right: number;
  tried: readonly number[];
  children: string;
}

/** A tried choice is marked as such, and can’t be chosen again. */
function Choice({ index, right, tried, children }: ChoiceProps) {
  const { dispatch } = useGameActions();
  const wasTried = tried.includes(index);
  const isFound = wasTried && index === right;
  const isWrong = wasTried && !isFound;
  return (
    <button
      type="button"
      data-choice={index}
      aria-disabled={wasTried || undefined}
      onClick={() => dispatch({ type: 'lesson-answered', choice: index })}
      className={classNames(
        'flex min-h-12 items-center gap-2 rounded border-2 px-3 py-2 text-start wrap-anywhere',
        isFound && 'border-safe bg-safe-wash',
        isWrong && 'border-line bg-sunken text-muted',
        !wasTried && 'cursor-pointer border-edge hover:border-text hover:bg-sunken',
      )}
    >
      <span translate="no" className="min-w-0 flex-1 text-balance">
        <Addresses in={children} />
      </span>
      {/* Has its place from the start, so that the words keep their line breaks. */}
      <span className="w-4 shrink-0">
        {isFound && <Tick />}
        {isWrong && (
          <>
            <Cross />
            <span className="sr-only"> {words.tried}</span>
          </>
        )}
      </span>
    </button>
  );
}
