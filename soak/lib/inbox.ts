import type { LocalPorts } from '#local/settings.ts';

/** What the local console lists at `path`, newest first. */
export async function listed(
  { console }: LocalPorts,
  path: '/messages' | '/submissions' | '/users',
): Promise<Record<string, unknown>[]> {
  const response = await fetch(`http://127.0.0.1:${console}${path}`);
  const items: unknown = await response.json();
  if (!Array.isArray(items)) throw new Error(`The console answered ${path} without a list.`);
  return items.map((item: unknown) => Object.assign({}, item));
}

/** The newest code mailed to each address. */
export async function mailedCodes(ports: LocalPorts): Promise<ReadonlyMap<string, string>> {
  const messages = await listed(ports, '/messages');
  return new Map(
    messages.toReversed().map((message) => [String(message['to']), String(message['code'])]),
  );
}
