import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { scenarios } from '#content/demo/scenarios.ts';
import { MessageView } from '#src/routes/demo/message/message-view.tsx';
import { allNotes, highlightsOf } from '#src/routes/demo/notes.ts';

it.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
  'the pins in %s are numbered in reading order, those that don’t count last',
  (_, scenario) => {
    const notes = allNotes(scenario);
    expect(notes.map(({ number }) => number)).toEqual(notes.map((_, index) => index + 1));
    const counted = notes.filter(({ believable }) => !believable).length;
    expect(notes.slice(0, counted).every(({ believable }) => !believable)).toBe(true);
    const state = { at: 'judged', message: scenario, marks: [], ...highlightsOf(notes) } as const;
    const { container } = render(<MessageView state={state} />);
    const pins = [...container.querySelectorAll('.pin')].map(({ textContent }) =>
      Number(textContent),
    );
    const first = [...new Set(pins)];
    expect(first.filter((pin) => pin <= counted)).toEqual(
      first.filter((pin) => pin <= counted).toSorted((a, b) => a - b),
    );
    expect(first.length).toBeGreaterThan(0);
  },
);
