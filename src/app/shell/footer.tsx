import { Link } from 'react-router-dom';
import { footerLinks, shellWords } from '#content/shell.ts';
import { brand } from '#src/config/brand.ts';
import { Container } from '#src/ui/container.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const words = shellWords.footer;
const LINK = 'inline-flex min-h-8 items-center py-1 text-muted hover:text-text hover:underline';

export function Footer() {
  return (
    <footer className="not-printed border-t border-line bg-surface">
      <Container className="grid gap-10 py-12">
        <div className="grid gap-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-16">
          <div className="grid content-start gap-2">
            <p translate="no" className="font-display text-xl font-extrabold">
              {brand.name}
            </p>
            <p className="text-muted">{words.motto}</p>
          </div>
          <nav aria-label={words.label} className="footer-columns grid gap-x-6 gap-y-8">
            {footerLinks.map(({ heading, links }) => (
              <div key={heading}>
                <h2 className="mb-2 text-sm font-semibold">{heading}</h2>
                <ul className="grid text-sm">
                  {links.map(({ label, to }) => (
                    <li key={to}>
                      <Link to={to} className={LINK}>
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-6 border-t border-line pt-6">
          <Social />
          <ThemeSwitch />
        </div>
        <p className="text-sm text-muted">{words.company}</p>
      </Container>
    </footer>
  );
}

function Social() {
  return (
    <div>
      <h2 className="mb-2 text-sm font-semibold">{words.social}</h2>
      <ul className="flex min-h-11 flex-wrap items-center gap-x-5 text-sm">
        {brand.social.map(({ name, url }) => (
          <li key={name}>
            <a href={url} rel="noopener" className={LINK}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
