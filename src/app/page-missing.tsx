import { useEffect, useRef } from 'react';
import { loadingWords } from '#content/loading.ts';
import { brand } from '#src/config/brand.ts';
import { Button } from '#src/ui/button.tsx';
import { Container } from '#src/ui/container.tsx';
import { Trouble } from '#src/ui/trouble.tsx';
import { useBackOnline } from '#src/ui/use-back-online.ts';
import type { PageTrouble } from './page-source.ts';

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

  // The button that had the focus was removed with the previous attempt.
  useEffect(() => {
    if (retries > 0 && document.activeElement === document.body) heading.current?.focus();
  }, [retries]);

  // The host has answered, so the file is missing there: only a reload makes every browser request it again.
  const tryAgain = trouble === 'lost' ? () => window.location.reload() : onRetry;
  // Within the dashboard's own container it needs no padding.
  return (
    <Container className="py-16 in-[.dashboard]:p-0!">
      <title>{`${title} · ${brand.name}`}</title>
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
          {text}
          {trouble === 'lost' && <SupportAddress />}
        </p>
      </Trouble>
    </Container>
  );
}

function SupportAddress() {
  return (
    <>
      {' '}
      <a className="text-tide underline" href={`mailto:${brand.supportEmail}`}>
        {brand.supportEmail}
      </a>
      .
    </>
  );
}
