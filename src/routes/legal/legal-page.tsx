import { legalLinks, legalWords, type LegalHead } from '#content/legal/meta.ts';
import type { Prose as Text } from '#src/lib/prose.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Container } from '#src/ui/container.tsx';
import { DocumentText } from '#src/ui/document-text.tsx';
import { LinkedText } from '#src/ui/linked-text.tsx';
import { SideLinks } from '#src/ui/side-links.tsx';

interface LegalPageProps {
  head: LegalHead;
  text: Text;
  hasWideTables?: boolean;
}

/** A legal text with a table of contents and, unless its tables need the room, links to the others. Prints as a document. */
export function LegalPage({ head, text, hasWideTables = false }: LegalPageProps) {
  const { heading, updated, path } = head;
  return (
    <Container
      className={classNames(
        'printed grid grid-cols-[minmax(0,1fr)] gap-10 py-12 md:py-16 lg:gap-x-16',
        hasWideTables
          ? 'lg:grid-cols-[13rem_minmax(0,1fr)]'
          : 'lg:grid-cols-[13rem_minmax(0,65ch)] xl:grid-cols-[13rem_minmax(0,1fr)_13rem] xl:gap-x-10',
      )}
    >
      <header className="grid gap-3 lg:col-span-2">
        <h1 tabIndex={-1} className="font-display text-headline font-extrabold">
          {heading}
        </h1>
        {updated !== undefined && (
          <p className="text-muted">
            <LinkedText
              text={legalWords.updated}
              tags={{ date: <time dateTime={updated.iso}>{updated.words}</time> }}
            />
          </p>
        )}
      </header>
      <DocumentText
        text={text}
        contents={legalWords.contents}
        hasWideTables={hasWideTables}
        beside={
          hasWideTables ? undefined : (
            <SideLinks label={legalWords.others} links={legalLinks} current={path} />
          )
        }
      />
    </Container>
  );
}
