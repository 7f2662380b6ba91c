import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface CardProps {
  title: string;
  text: string;
  /** A picture above the title. Beside it, the picture spans two rows. */
  picture?: ReactNode;
}

export function Card({ title, text, picture }: CardProps) {
  return (
    <article
      className={classNames(
        'flex flex-col gap-3 rounded-lg border border-line bg-raised p-5 sm:p-6',
        // On tablets, the picture is beside the text.
        picture !== undefined &&
          'md:max-lg:grid md:max-lg:grid-cols-[16rem_minmax(0,1fr)] md:max-lg:grid-rows-[auto_1fr] md:max-lg:gap-x-6',
      )}
    >
      {picture}
      <h3 className="text-lg leading-snug font-semibold">{title}</h3>
      <p className="text-muted">{text}</p>
    </article>
  );
}
