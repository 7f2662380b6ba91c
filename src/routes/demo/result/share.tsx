import { useId, useState } from 'react';
import { resultWords as words, shareText } from '#content/demo/screens.ts';
import { env } from '#src/config/env.ts';
import { demoRound } from '#src/config/paths.ts';
import { isRight } from '#src/flows/spot-the-phish/answers.ts';
import { totalPoints } from '#src/flows/spot-the-phish/points.ts';
import { Button } from '#src/ui/button.tsx';
import { Tick } from '#src/ui/tick.tsx';
import { formatPoints } from '../figures.ts';
import { useAnswered, useGameActions, usePlay } from '../game-context.ts';

/** Passes the round’s link to the device’s share sheet, or else copies it to the clipboard. */
export function Share() {
  const { announce } = useGameActions();
  const { game } = usePlay();
  const answered = useAnswered();
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const url = env.siteUrl + demoRound(game.round.code);
  const right = answered.filter(isRight).length;
  const text = shareText(right, formatPoints(totalPoints(answered)));
  const settle = (outcome: 'copied' | 'refused') => {
    setOutcome(outcome);
    announce(outcome === 'copied' ? words.copied : words.copyFailed);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${text} ${url}`);
      settle('copied');
    } catch {
      settle('refused');
    }
  };
  const share = async () => {
    try {
      if (!('share' in navigator)) await copy();
      else await navigator.share({ text, url });
    } catch (error) {
      // Closing the share sheet is a change of mind; after any other error the link is copied.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <>
      <Button look="plain" onClick={() => void share()}>
        {words.shareButton}
      </Button>
      <div className="w-full text-sm text-muted">
        {outcome === 'copied' ? (
          <p className="flex gap-1.5 font-semibold text-safe">
            <Tick className="mt-0.5" /> {words.copied}
          </p>
        ) : (
          <p>{words.shareNote}</p>
        )}
        {outcome === 'refused' && <LinkToSelect url={url} />}
      </div>
    </>
  );
}

function LinkToSelect({ url }: { url: string }) {
  const id = useId();
  return (
    <p className="grid gap-1">
      <label htmlFor={id}>{words.copyFailed}</label>
      <input
        id={id}
        readOnly
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="min-h-11 w-full rounded border border-edge bg-raised px-3 font-mono text-text"
      />
    </p>
  );
}
