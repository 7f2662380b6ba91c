import { Link } from 'react-router-dom';

interface SideLinksProps {
  label: string;
  links: readonly { to: string; title: string }[];
  /** The path of the page that shows these links. */
  current: string;
}

/** Links to related pages, beside a text. */
export function SideLinks({ label, links, current }: SideLinksProps) {
  return (
    <nav aria-label={label} className="not-printed">
      <div className="border-s-2 border-line ps-4 text-sm">
        <p className="mb-1 font-semibold">{label}</p>
        <ul>
          {links.map(({ to, title }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={to === current ? 'page' : undefined}
                className="inline-block py-1.5 leading-5 text-muted hover:text-text hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-tide"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
