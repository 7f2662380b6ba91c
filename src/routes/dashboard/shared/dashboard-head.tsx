import { documentTitle } from '#src/config/brand.ts';

/** The document title and the heading of a dashboard screen. */
export function DashboardHead({ title, intro }: { title: string; intro: string }) {
  return (
    <>
      <title>{documentTitle(title)}</title>
      <header className="grid gap-1">
        <h1 tabIndex={-1} className="font-display text-title font-bold">
          {title}
        </h1>
        <p className="text-muted">{intro}</p>
      </header>
    </>
  );
}
