import { useEffect, useRef } from 'react';
import { loadingWords } from '#content/loading.ts';
import { documentTitle } from '#src/config/brand.ts';
import { Button } from '#src/ui/button.tsx';
import { Container } from '#src/ui/container.tsx';
import { renderTags } from '#src/ui/linked-text.tsx';
import { Trouble } from '#src/ui/trouble.tsx';
import { useBackOnline } from '#src/ui/use-back-online.ts';
import type { PageTrouble } from './page-source.ts';
import { SupportAddress } from './support-address.tsx';

const words = loadingWords.page;

interface PageMissingProps {
  trouble: PageTrouble;
  retrying: boolean;
  retries: number;
  onRetry: () => void;
}

/** Replaces a page that can't be loaded. Retries when the connection is back. */
export function PageMissing({ trouble, retrying, retries, onRetry }: PageMissingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, text } = words[trouble];
  useBackOnline(onRetry);

  // The retry button had the focus and was removed with the previous attempt.
  useEffect(() => {
    if (retries > 0 && document.activeElement === document.body) heading.current?.focus();
  }, [retries]);

  // The host answers but hasn't got the file. Only a reload makes every browser request it again.
  const tryAgain = trouble === 'lost' ? () => window.location.reload() : onRetry;
  // The dashboard's own container already has padding.
  return (
    <Container className="py-16 in-[.dashboard]:p-0!">
      <title>{documentTitle(title)}</title>
      <Trouble
        title={title}
        heading={heading}
        actions={
          <Button waiting={retrying} waitingLabel={words.retrying} onClick={tryAgain}>
            {words.retry}
          </Button>
        }
      >
        <p role="status">
          <span key={text}>{renderTags(text, { address: <SupportAddress /> })}</span>
        </p>
      </Trouble>
    </Container>
  );
}
