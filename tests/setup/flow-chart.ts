/** A flow as something to be walked: its start, every kind of event, and how to name its stages. */
interface Walk<State, Event> {
  title: string;
  /** Where the flow is, file and specification section: one sentence below the title. */
  source: string;
  starts: readonly State[];
  events: Readonly<Record<string, Event>>;
  reduce: (state: State, event: Event) => State;
  nameOf: (state: State) => string;
  notes?: string;
}

/** Walks every reachable stage by every event, and draws what was found (Mermaid in Markdown). */
export function flowChart<State, Event>(walk: Walk<State, Event>): string {
  const { starts, events, reduce, nameOf } = walk;
  const edges = new Map<string, Set<string>>();
  const seen = new Map(starts.map((state) => [nameOf(state), state]));
  const queue = [...seen.values()];
  for (let state = queue.shift(); state !== undefined; state = queue.shift()) {
    for (const [label, event] of Object.entries(events)) {
      const next = reduce(state, event);
      const [from, to] = [nameOf(state), nameOf(next)];
      if (from !== to) {
        const key = `${from} --> ${to}`;
        edges.set(key, (edges.get(key) ?? new Set()).add(label));
      }
      if (!seen.has(to)) {
        seen.set(to, next);
        queue.push(next);
      }
    }
  }
  return markdown(walk, [...edges], [...seen.keys()]);
}

function markdown<State, Event>(
  { title, source, starts, nameOf, notes }: Walk<State, Event>,
  edges: [string, Set<string>][],
  stages: string[],
): string {
  const id = (name: string) => name.replaceAll('-', '_');
  const arrows = [
    ...new Set(starts.map((state) => `[*] --> ${nameOf(state)}`)),
    ...edges.map(([arrow, labels]) => `${arrow}: ${[...labels].join(' / ')}`),
  ];
  const lines = arrows.map((arrow) => {
    const [edge = '', ...label] = arrow.split(': ');
    return `  ${[id(edge).replace('__>', '-->'), ...label].join(': ')}`;
  });
  const ends = stages.filter((name) => !edges.some(([arrow]) => arrow.startsWith(`${name} -->`)));
  return [
    `# ${title}`,
    '',
    `${source} Drawn by walking the reducer through every event; a test compares.`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...lines,
    ...ends.map((name) => `  ${id(name)} --> [*]`),
    '```',
    '',
    ...(notes === undefined ? [] : [notes, '']),
  ].join('\n');
}
