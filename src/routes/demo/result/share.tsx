import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { shareText, shareWords as words } from '#content/demo/moment.ts';
import { env } from '#src/config/env.ts';
import { demoChallenge } from '#src/config/paths.ts';
import { isRight } from '#src/flows/spot-the-phish/answers.ts';
import { isForStreak } from '#src/flows/spot-the-phish/play.ts';
import {
  LONGEST_NAME,
  parseChallengerName,
  signsOf,
  type SignStyle,
} from '#src/flows/spot-the-phish/share.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { Tick } from '#src/ui/tick.tsx';
import { useAnswered, useGameActions, usePlay } from '../game-context.ts';
import { More } from '../more.tsx';
import { todayOf } from '../today.ts';
import { withPicture } from './card-picture.ts';
import { ShareCard } from './share-card.tsx';

/**
 * Passes the result, without a word about its messages, to the device’s share sheet, with a picture if that takes files,
 * or else copies it to the clipboard.
 * `children` are beside the button.
 */
export function Share({ children }: { children: ReactNode }) {
  const { announce } = useGameActions();
  const [style, setStyle] = useState<SignStyle>('colours');
  const [typed, setTyped] = useState('');
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const card = useRef<SVGSVGElement>(null);
  const { text, url, picture } = useShared(style, parseChallengerName(typed));
  const shared = `${text}\n${url}`;
  const settle = (outcome: 'copied' | 'refused') => {
    setOutcome(outcome);
    announce(outcome === 'copied' ? words.copied : words.refused);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(shared);
      settle('copied');
    } catch {
      settle('refused');
    }
  };
  const share = async () => {
    try {
      if (!('share' in navigator)) await copy();
      else await navigator.share(await withPicture({ text, url }, card.current, picture));
    } catch (error) {
      // Closing the share sheet is a change of mind; after any other error the text is copied.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <>
      <Button onClick={() => void share()} className="max-sm:w-full">
        {words.button}
      </Button>
      {children}
      <div className="grid w-full gap-2 text-sm text-muted">
        {outcome === 'copied' ? (
          <p className="flex gap-1.5 font-semibold text-safe">
            <Tick className="mt-0.5" /> <span>{words.copied}</span>
          </p>
        ) : (
          <p>{words.note}</p>
        )}
        {outcome === 'refused' && <TextToSelect text={shared} />}
        <Preview
          card={card}
          shared={shared}
          style={style}
          onStyle={setStyle}
          typed={typed}
          onType={setTyped}
        />
      </div>
    </>
  );
}

interface PreviewProps {
  card: RefObject<SVGSVGElement | null>;
  shared: string;
  style: SignStyle;
  onStyle: (style: SignStyle) => void;
  /** The name, as typed. */
  typed: string;
  onType: (typed: string) => void;
}

/** The card and the text, and what can be changed about them. */
function Preview({ card, shared, style, onStyle, typed, onType }: PreviewProps) {
  return (
    <More title={words.preview}>
      <div className="grid max-w-md gap-4 pt-3">
        <ShareCard card={card} />
        <p className="rounded border border-line bg-raised px-3 py-2 wrap-anywhere whitespace-pre-line text-text">
          {shared}
        </p>
        <label className="flex min-h-11 cursor-pointer items-center gap-3 text-base text-text">
          <input
            type="checkbox"
            checked={style === 'ticks'}
            onChange={({ target }) => onStyle(target.checked ? 'ticks' : 'colours')}
            className="size-5 accent-tide"
          />
          {words.signs}
        </label>
        <TextField
          id="challenger"
          label={words.name}
          hint={words.nameHint}
          error={typed !== '' && parseChallengerName(typed) === null ? words.nameWrong : undefined}
          value={typed}
          maxLength={LONGEST_NAME}
          autoComplete="given-name"
          onChange={({ target }) => onType(target.value)}
        />
      </div>
    </More>
  );
}

/** The text, the link, and what the picture is called. Only the day’s round, played on its day, has the streak. */
function useShared(style: SignStyle, name: string | null) {
  const play = usePlay();
  const answers = useAnswered().map(isRight);
  const right = answers.filter(Boolean).length;
  const { code } = play.game.round;
  return {
    text: shareText({
      round: code,
      right,
      all: answers.length,
      signs: signsOf(answers, style),
      days: isForStreak(play) ? todayOf(play).streak : 0,
    }),
    url: env.siteUrl + demoChallenge(code, right, name),
    picture: words.picture(code),
  };
}

function TextToSelect({ text }: { text: string }) {
  const id = useId();
  return (
    <p className="grid gap-1">
      <label htmlFor={id}>{words.refused}</label>
      <textarea
        id={id}
        readOnly
        rows={3}
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="w-full rounded border border-edge bg-raised px-3 py-2 font-mono text-text"
      />
    </p>
  );
}
