import { loadingWords } from '#content/loading.ts';
import { brand } from '#src/config/brand.ts';
import { paths } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Container } from '#src/ui/container.tsx';
import { Trouble } from '#src/ui/trouble.tsx';

const words = loadingWords.unreadable;

/**
 * The page of a response to a request that the host can't read, usually because of too many cookies. It loads nothing from
 * the site, because those requests would have the same cookies.
 */
export function UnreadableRequest() {
  return (
    <Container className="py-16">
      <title>{`${words.title} · ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <main>
        <Trouble
          title={words.title}
          actions={
            <a href={paths.home} className={buttonStyle('main')}>
              {words.home}
            </a>
          }
        >
          <p>{words.reason}</p>
          <p>{words.remedy}</p>
        </Trouble>
      </main>
    </Container>
  );
}
