import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PlayState } from '#src/flows/spot-the-phish/play.ts';
import { VisitContext } from '#src/routes/demo/game-context.ts';
import { Hud } from '#src/routes/demo/hud.tsx';
import { statesOf } from '../../../setup/play-states.ts';

/** The streak’s lamps, how many of them are lit, and what is said beside them. */
function streakIn(play: PlayState) {
  const visit = {
    play,
    replaces: 0,
    announcement: '',
    introducedAt: null,
    fromStart: false,
    wonBefore: [],
    earlier: new Set<string>(),
  };
  const { unmount } = render(
    <VisitContext value={visit}>
      <Hud current={0} />
    </VisitContext>,
  );
  const words = screen.getByText(/in a row/);
  const lamps = [...(words.previousElementSibling?.children ?? [])];
  const lit = lamps.filter((lamp) => lamp.classList.contains('bg-accent')).length;
  const shown = { lamps: lamps.length, lit, said: words.textContent };
  unmount();
  return shown;
}

it('lights as many lamps as are said to be in a row, of as many as the next bonus takes', () => {
  const all = [1, 2].flatMap(statesOf).map(streakIn);
  for (const { lamps, lit, said } of all) {
    const [, inARow, bonus] = /^(\d+) in a row(?:, bonus at (\d+))?$/.exec(said) ?? [];
    expect({ lamps, lit, said }).toEqual({
      lamps: Number(bonus ?? 0),
      lit: bonus === undefined ? 0 : Number(inARow),
      said,
    });
  }
  expect(new Set(all.map(({ lamps }) => lamps))).toContain(0);
  expect(new Set(all.map(({ lamps }) => lamps))).toContain(3);
});
