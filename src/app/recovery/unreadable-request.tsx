import { loadingWords } from '#content/loading.ts';
import { paths } from '#src/config/paths.ts';
import { documentTitle } from '#src/config/brand.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Container } from '#src/ui/container.tsx';

const words = loadingWords.unreadable;

/**
 * The page of a response to a request that the host can't read, usually because of too many cookies. It loads nothing from
 * the site, because those requests would have the same cookies, and has no style that the not-found page hasn't.
 */
export function UnreadableRequest() {
  return (
    <Container className="py-10 md:py-20">
      <title>{documentTitle(words.title)}</title>
      <meta name="robots" content="noindex" />
      <main className="grid max-w-form gap-6">
        <h1 className="font-display text-title font-bold">{words.title}</h1>
        <p>{words.reason}</p>
        <p>{words.remedy}</p>
        <p>
          <a href={paths.home} className={buttonStyle('main', 'max-sm:w-full')}>
            {words.home}
          </a>
        </p>
      </main>
    </Container>
  );
}
