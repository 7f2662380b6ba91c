import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { articlesOf, elsewhere, lists } from '#content/marketing/articles.ts';
import { articleKinds, articleText, type ArticleKind } from '#src/config/article-paths.ts';
import { paths } from '#src/config/paths.ts';
import type { Section as TextSection } from '#src/lib/prose.ts';
import { classNames } from '#src/ui/class-names.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Container } from '#src/ui/container.tsx';
import { Section } from '#src/ui/section.tsx';
import { ArticleCard } from './article-card.tsx';

const outlines = import.meta.glob<readonly TextSection[]>(
  '/src/content/en/{blog,docs,tutorials}/*.md',
  { query: '?outline', import: 'outline', eager: true },
);

/** A list of articles, each with its picture, date, time, summary and sections; then where else to learn. */
function ArticleList({ kind }: { kind: ArticleKind }) {
  const { title, description, heading, lead, dated } = lists[kind];
  const isReference = kind === 'docs';
  return (
    <>
      <PageHead title={title} description={description} />
      <PageHeader title={heading} lead={lead} />
      <Container className="pb-16 md:pb-20">
        <ul className={classNames('grid gap-x-8 gap-y-12', isReference && 'lg:grid-cols-3')}>
          {articlesOf(kind).map((article) => (
            <ArticleCard
              key={article.slug}
              article={article}
              dated={dated}
              isColumn={isReference}
              sections={outlines[`/${articleText({ kind, slug: article.slug })}`] ?? []}
            />
          ))}
        </ul>
      </Container>
      <Elsewhere than={kind} />
    </>
  );
}

function Elsewhere({ than }: { than: ArticleKind }) {
  const others = articleKinds
    .filter((kind) => kind !== than)
    .map((kind) => ({ to: paths[kind], title: lists[kind].heading, text: lists[kind].lead }));
  return (
    <Section id="elsewhere" title={elsewhere.heading} tone="sunken">
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        {[...others, { to: paths.demo, ...elsewhere.play }].map(({ to, title, text }) => (
          <li key={to} className="relative grid content-start gap-1.5 border-t border-edge pt-4">
            <h3 className="text-lg leading-snug font-semibold">
              <Link
                to={to}
                className="text-tide underline decoration-1 underline-offset-4 after:absolute after:inset-0 hover:decoration-2"
              >
                {title}
              </Link>
            </h3>
            <p className="text-pretty text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The list of articles at `path`. */
export function pageAt(path: string): ComponentType {
  const kind = articleKinds.find((candidate) => paths[candidate] === path);
  if (kind === undefined) throw new Error(`${path} is no list of articles.`);
  return () => <ArticleList kind={kind} />;
}
