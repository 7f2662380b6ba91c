/** A third party's work that the site contains. */
export interface Work {
  name: string;
  version?: string;
  /** An SPDX expression. */
  identifier?: string;
  /** Its licence in full, with the names of its authors. */
  text?: string;
}

const RULE = '-'.repeat(72);

/** A byte order mark: without it, browsers read a text file served without a charset as Windows-1252. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Licences whose text names no author, so that one package's copy will do for another. */
const NAMES_NO_AUTHOR: ReadonlySet<string> = new Set(['Apache-2.0']);

/**
 * A text with each licence once, below the works that it covers. Throws for a work without a copy of its licence, unless
 * another package's copy will do.
 */
export function noticesOf(works: readonly Work[]): string {
  const covered = new Map<string, Work[]>();
  for (const work of works) {
    const text = ownText(work) ?? sharedText(work, works);
    if (text === undefined) throw new Error(`No copy of ${work.name}'s licence was found.`);
    covered.set(text, [...(covered.get(text) ?? []), work]);
  }
  const sections = [...covered].map(
    ([text, group]) => `${RULE}\n${group.map(titleOf).join('\n')}\n\n${text}\n`,
  );
  return `${BYTE_ORDER_MARK}This site contains the following third-party works, under these licences.\n\n${sections.join('\n')}`;
}

function ownText({ text = '' }: Work): string | undefined {
  return text.trim() === '' ? undefined : text.trim();
}

function sharedText({ identifier = '' }: Work, works: readonly Work[]): string | undefined {
  if (!NAMES_NO_AUTHOR.has(identifier)) return undefined;
  return works
    .filter((other) => other.identifier === identifier)
    .map(ownText)
    .find(Boolean);
}

function titleOf({ name, version, identifier }: Work): string {
  return [name, version, identifier && `(${identifier})`].filter(Boolean).join(' ');
}
