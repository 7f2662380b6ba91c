import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { Container } from '#src/ui/container.tsx';
import type { TitledText } from '#src/content/types.ts';
import { TitledGrid } from './titled-grid.tsx';

interface SceneSectionProps {
  id: string;
  title: string;
  intro: string;
  features: readonly TitledText[];
  scene: ReactNode;
  /** Puts the scene on the left on wide screens. */
  flipped?: boolean;
  /** Puts the features in columns below the scene. */
  wide?: boolean;
  /** A link under the features. */
  children?: ReactNode;
}

/** A group of features beside a picture of them, or below it. */
export function SceneSection(props: SceneSectionProps) {
  const { id, title, intro, features, scene, flipped = false, wide = false, children } = props;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="border-t border-line">
      <Container
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)] items-center gap-8 py-12 md:py-16',
          !wide && 'lg:gap-16',
          !wide && (flipped ? 'lg:grid-cols-[7fr_5fr]' : 'lg:grid-cols-[5fr_7fr]'),
        )}
      >
        <div className={classNames('grid gap-3', flipped && 'lg:order-1')}>
          <h2 id={`${id}-heading`} className="font-display text-title font-bold">
            {title}
          </h2>
          <p className="text-lead text-muted">{intro}</p>
          {!wide && <FeatureList features={features} />}
          {children}
        </div>
        {scene}
        {wide && <TitledGrid items={features} columns={features.length === 2 ? 2 : 4} />}
      </Container>
    </section>
  );
}

interface FeatureListProps {
  features: readonly TitledText[];
  /** Of the titles. */
  level?: 'h3' | 'h4';
}

/** Titles with a sentence each, divided by rules. */
export function FeatureList({ features, level: Title = 'h3' }: FeatureListProps) {
  return (
    <ul className="mt-2 border-b border-line">
      {features.map(({ title, text }) => (
        <li key={title} className="border-t border-line py-3">
          <Title className="font-semibold">{title}</Title>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
