import type { RefObject } from 'react';
import { cardWords, shareWords as words } from '#content/demo/moment.ts';
import { titleWords } from '#content/demo/titles.ts';
import { brand } from '#src/config/brand.ts';
import { env } from '#src/config/env.ts';
import { isRight } from '#src/flows/spot-the-phish/answers.ts';
import { titleOf } from '#src/flows/spot-the-phish/titles.ts';
import { numbered } from '#src/lib/numbered.ts';
import { Button } from '#src/ui/button.tsx';
import { platePaths } from '#src/ui/plate-paths.ts';
import bossPlate from '#src/ui/plates/boss.svg?raw';
import { saveFile } from '#src/ui/save-file.ts';
import { useAnswered, usePlay } from '../game-context.ts';

/** The picture is the same in light and dark, and outside of the site: paper, ink, and the verdicts’ colours. */
const PAPER = '#fcfaf4';
const INK = '#131c2b';
const MUTED = '#526074';
const RIGHT = '#17784c';
const WRONG = '#b3261e';
const LURE = '#f2713a';
const WATER = '#e3f1f6';

/**
 * The result as a card to share: drawn here, without a request. The signs say what the colours say. `card-picture.ts` draws
 * the same shapes.
 */
export function ShareCard({ card }: { card: RefObject<SVGSVGElement | null> }) {
  const { round } = usePlay().game;
  const answered = useAnswered();
  const answers = answered.map(isRight);
  const right = answers.filter(Boolean).length;
  const { title } = titleWords[titleOf(answered)];
  const save = () => {
    if (card.current === null) return;
    const drawing = new XMLSerializer().serializeToString(card.current);
    saveFile(words.file(round.code), 'image/svg+xml', drawing);
  };
  return (
    <>
      <svg
        ref={card}
        xmlns="http://www.w3.org/2000/svg"
        viewBox="0 0 600 315"
        role="img"
        aria-label={cardWords(title, round.code, right, answers.length)}
        fontFamily="system-ui, sans-serif"
        fill={INK}
        className="w-full rounded-lg border border-line"
      >
        <path d="M0 0h600v315H0z" fill={PAPER} />
        <Hook />
        <text x="76" y="62" fontSize="24" fontWeight="600">
          {words.cardHeading(round.code)}
        </text>
        <text x="40" y="128" fontSize={title.length > 18 ? 38 : 48} fontWeight="800">
          {title}
        </text>
        {answers.map((isRight, index) => (
          <Answer key={answered[index]?.message.id} x={40 + 66 * index} isRight={isRight} />
        ))}
        <Mark />
        <text x="40" y="276" fontSize="22" fill={MUTED}>
          {words.cardScore(right, answers.length)}
        </text>
        <text x="560" y="276" fontSize="22" fill={MUTED} textAnchor="end">
          {new URL(env.siteUrl).host}
        </text>
      </svg>
      <p>
        <Button look="plain" onClick={save}>
          {words.save}
        </Button>
      </p>
    </>
  );
}

/** The brand’s hook. */
function Hook() {
  const { path, eye } = brand.hook;
  return (
    <g transform="translate(36 38) scale(1.3)">
      <path d={path} fill="none" stroke={LURE} strokeWidth="2.5" strokeLinecap="round" />
      <circle {...eye} fill={LURE} />
    </g>
  );
}

/** A plate of the field guide. */
function Mark() {
  return (
    <g transform="translate(432 134) scale(0.85)" fill="none" stroke={INK} strokeWidth="2">
      {numbered(platePaths(bossPlate)).map(({ item: { part, d }, key }) => (
        <path
          key={key}
          d={d}
          fill={part === 'body' ? WATER : undefined}
          stroke={part === 'lure' ? LURE : undefined}
          strokeWidth={part === 'hatching' ? 1.25 : undefined}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </g>
  );
}

function Answer({ x, isRight }: { x: number; isRight: boolean }) {
  return (
    <g transform={`translate(${x} 160)`}>
      <rect width="54" height="54" rx="12" fill={isRight ? RIGHT : WRONG} />
      <path
        d={isRight ? 'm14 28 9 9 18-20' : 'm16 16 22 22m0-22-22 22'}
        fill="none"
        stroke={PAPER}
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}
