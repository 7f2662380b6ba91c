import type { ReactNode } from 'react';
import { sceneWords } from '#content/marketing/scenes.ts';
import { classNames } from '#src/ui/class-names.ts';

interface SceneProps {
  /** The text alternative. */
  alt: string;
  className?: string;
  /** Of the content, if it isn't the page's. */
  lang?: string | undefined;
  /** Below the content. */
  caption?: string | undefined;
  children: ReactNode;
}

/** A mock-up of a part of the product, exposed to screen readers as a single image. */
export function Scene({ alt, className, lang, caption, children }: SceneProps) {
  return (
    <div role="img" aria-label={alt} className="stage">
      <div lang={lang} className={classNames('scene', className)}>
        {children}
      </div>
      {caption !== undefined && <p className="mt-3 text-center text-sm text-muted">{caption}</p>}
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
