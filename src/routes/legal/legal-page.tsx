import { legalWords, type LegalHead } from '#content/legal/meta.ts';
import { outlineOf, type Prose as Text } from '#src/lib/prose.ts';
import { Container } from '#src/ui/container.tsx';
import { Contents } from '#src/ui/contents.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Prose } from '#src/ui/prose.tsx';

interface LegalPageProps {
  head: LegalHead;
  text: Text;
}

/** A legal text with its table of contents; prints as a document. */
export function LegalPage({ head, text }: LegalPageProps) {
  const { title, description, heading, updated } = head;
  return (
    <Container className="printed grid grid-cols-[minmax(0,1fr)] gap-10 py-12 md:py-16 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:gap-16">
      <PageHead title={title} description={description} />
      <header className="grid gap-3 lg:col-span-2">
        <h1 tabIndex={-1} className="font-display text-headline font-extrabold">
          {heading}
        </h1>
        {updated !== undefined && (
          <p className="text-muted">
            {legalWords.updated} <time dateTime={updated.iso}>{updated.words}</time>
          </p>
        )}
      </header>
      <Contents label={legalWords.contents} headings={outlineOf(text)} />
      <Prose text={text} />
    </Container>
  );
}
