import { articlesOf, elsewhere, lists, startHere } from '#content/marketing/articles.ts';
import { articleKinds, articleFile, type ArticleKind } from '#src/config/article-paths.ts';
import { paths } from '#src/config/paths.ts';
import type { Section as TextSection } from '#src/lib/prose.ts';
import type { Species } from '#src/lib/species.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Container } from '#src/ui/container.tsx';
import { LinkList } from '#src/ui/link-list.tsx';
import { Section } from '#src/ui/section.tsx';
import { SpeciesSpread } from '../sections/species-spread.tsx';
import { ArticleCard } from './article-card.tsx';
import { GuideCard } from './guide-card.tsx';

const outlines = import.meta.glob<readonly TextSection[]>(
  '/src/content/en/{blog,docs,tutorials}/*.md',
  {
    query: '?outline',
    import: 'outline',
    eager: true,
  },
);

/** A list of articles, the first of which leads; then where else to learn. */
function ArticleList({ kind }: { kind: ArticleKind }) {
  const { heading, lead, dated } = lists[kind];
  const isGuides = kind === 'docs';
  const isOrdered = kind === 'tutorials';
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <>
      <PageHeader title={heading} lead={lead} />
      <Container className="pb-16 md:pb-20">
        <List className={isGuides ? 'grid gap-5 md:-mt-6 md:grid-cols-2' : ARTICLES}>
          {articlesOf(kind).map((article, index) => {
            const sections = outlines[`/${articleFile({ kind, slug: article.slug })}`] ?? [];
            const steps = sections.filter(({ words }) => /^\d/.test(words));
            const card = { article, dated, sections: isOrdered ? steps : sections };
            return isGuides ? (
              <GuideCard key={article.slug} {...card} start={index === 0 ? startHere : undefined} />
            ) : (
              <ArticleCard
                key={article.slug}
                {...card}
                sections={isOrdered ? card.sections : []}
                isLead={index === 0}
                number={isOrdered ? index + 1 : undefined}
              />
            );
          })}
        </List>
      </Container>
      <SpeciesSpread of={SPECIES_BESIDE[kind]} />
      <Elsewhere than={kind} />
    </>
  );
}

const SPECIES_BESIDE: Readonly<Record<ArticleKind, Species>> = {
  blog: 'qr-code',
  docs: 'shared-file',
  tutorials: 'parcel',
};

const ARTICLES =
  'grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-12 md:-mt-6 md:grid-cols-2 lg:gap-x-16';

function Elsewhere({ than }: { than: ArticleKind }) {
  const others = articleKinds
    .filter((kind) => kind !== than)
    .map((kind) => ({ to: paths[kind], title: lists[kind].heading, text: lists[kind].lead }));
  return (
    <Section id="elsewhere" title={elsewhere.heading} tone="sunken">
      <LinkList
        links={[
          ...others,
          { to: paths.demo, ...elsewhere.play },
          ...(than === 'docs' ? [{ to: paths.support, ...elsewhere.support }] : []),
        ]}
        className={than === 'docs' ? 'sm:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3'}
      />
    </Section>
  );
}

/** The list of articles at `path`. */
export function resolvePage(path: string) {
  const kind = articleKinds.find((candidate) => paths[candidate] === path);
  if (kind === undefined) throw new Error(`${path} isn't a list of articles.`);
  return { Page: () => <ArticleList kind={kind} />, head: lists[kind] };
}
