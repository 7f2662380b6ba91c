import { Link } from 'react-router-dom';
import { quietFooterLinks, shellWords } from '#content/shell.ts';
import { Container } from '#src/ui/container.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** A one-line footer for task screens: support, the legal pages and the theme. */
export function QuietFooter() {
  return (
    <footer className="not-printed border-t border-line text-sm text-muted">
      <Container className="flex flex-wrap items-center gap-x-8 gap-y-3 py-4">
        <p translate="no" className="hidden lg:block">
          {shellWords.footer.copyright}
        </p>
        <nav aria-label={shellWords.footer.label} className="me-auto">
          <ul className="flex flex-wrap gap-x-5">
            {quietFooterLinks.map(({ label, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-8 items-center hover:text-text hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ThemeSwitch isInline />
      </Container>
    </footer>
  );
}
