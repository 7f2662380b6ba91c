import type { ReactNode } from 'react';
import { sceneWords } from '#content/marketing/scenes.ts';
import { classNames } from '#src/ui/class-names.ts';

interface SceneProps {
  /** What a reader who can't see the picture should know. */
  alt: string;
  className?: string;
  children: ReactNode;
}

/** A mock-up of a part of the product, exposed as one image however much text it contains. */
export function Scene({ alt, className, children }: SceneProps) {
  return (
    <div role="img" aria-label={alt} className="stage">
      <div className={classNames('scene', className)}>{children}</div>
    </div>
  );
}

/** A scene’s title, which marks its figures as invented; `children` are beside it. */
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
