import type { ReactNode } from 'react';
import { sceneWords } from '#content/marketing/scenes/scenes.ts';
import { classNames } from '#src/ui/class-names.ts';

interface SceneProps {
  /** The text alternative. */
  alt: string;
  className?: string;
  children: ReactNode;
}

/** A mock-up of a part of the product, exposed to screen readers as a single image. */
export function Scene({ alt, className, children }: SceneProps) {
  return (
    <div role="img" aria-label={alt} className="stage">
      <div className={classNames('scene', className)}>{children}</div>
    </div>
  );
}

/** A scene’s title, labelled as a sample. `children` are shown beside it. */
export function SampleTitle({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-2 text-base font-semibold">
      {text}{' '}
      <span className="rounded-sm border border-edge px-1.5 font-mono text-xs text-muted">
        {sceneWords.sample}
      </span>
      {children}
    </p>
  );
}
