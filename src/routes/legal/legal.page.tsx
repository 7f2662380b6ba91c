import { legalHead as head } from '#content/legal/meta.ts';
import { prose } from '#content/legal/legal.md';
import { LegalPage } from './legal-page.tsx';

export { head };

export function Page() {
  return <LegalPage head={head} text={prose} />;
}
