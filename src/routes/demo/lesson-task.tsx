import { useState, type RefCallback } from 'react';
import { lessonWords as words } from '#content/demo/screens.ts';
import type { Scenario } from '#src/lib/scenario.ts';
import { Addresses } from '#src/ui/addresses.tsx';
import { Button } from '#src/ui/button.tsx';
import { Choices, StepsInOrder, type ChoicesProps } from './lesson-buttons.tsx';
import { focusOn } from './use-step-focus.ts';

interface TaskProps extends ChoicesProps {
  scenario: Scenario;
}

export function LessonTask(props: TaskProps) {
  const { lesson } = props.scenario;
  switch (lesson.kind) {
    case 'owner':
      return <AddressPieces {...props} of={lesson.of} />;
    case 'target':
      return <LinkTarget {...props} link={lesson.link} />;
    case 'order':
      return <StepsInOrder {...props} />;
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
        isGuessed={task.progress.slips > 0}
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
  /** Found only after wrong tries. */
  isGuessed?: boolean;
  ref?: RefCallback<HTMLElement> | undefined;
}

function Labelled({ label, address, owner = '', isGuessed = false, ref }: LabelledProps) {
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
            <mark
              className={`inline-block max-w-full ${isGuessed ? 'bg-sunken text-text underline' : 'bg-safe-wash text-safe'}`}
            >
              {owner}
            </mark>
            <Addresses in={address.slice(start + owner.length)} />
          </>
        )}
      </span>
    </p>
  );
}

function found({ choices, right: [right = -1], progress }: ChoicesProps): string | undefined {
  return progress.done ? choices[right] : undefined;
}

/** Shows the link’s text, then its real target, then the target’s owner. Hides the text once solved. */
function LinkTarget({ scenario, link, ...task }: TaskProps & { link: number }) {
  const [opened, setOpened] = useState<'before' | 'now' | null>(
    task.progress.done || task.progress.slips > 0 ? 'before' : null,
  );
  const { text, target, as } = scenario.links?.[link - 1] ?? { text: '', target: '' };
  return (
    <>
      {!task.progress.done &&
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
            owner={found(task)}
            isGuessed={task.progress.slips > 0}
          />
          <Choices {...task} />
        </>
      )}
    </>
  );
}
