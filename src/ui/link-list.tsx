import { Link } from 'react-router-dom';
import { classNames } from './class-names.ts';

interface LinkListProps {
  links: readonly { to: string; title: string; text: string }[];
  /** The grid's columns at each width. */
  className: string;
}

/** Links to pages, with a sentence about each. The whole entry is clickable. */
export function LinkList({ links, className }: LinkListProps) {
  return (
    <ul className={classNames('grid gap-8', className)}>
      {links.map(({ to, title, text }) => (
        <li key={to} className="relative grid content-start gap-1 border-t border-edge pt-4">
          <Link
            to={to}
            className="text-lg leading-snug font-semibold text-tide underline decoration-1 underline-offset-4 after:absolute after:inset-0 hover:decoration-2"
          >
            {title}
          </Link>
          <p className="text-pretty text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
