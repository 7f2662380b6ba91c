import { cookiesHead as head } from '#content/legal/meta.ts';
import { prose } from '#content/legal/cookies.md';
import { LegalPage } from './legal-page.tsx';

export { head };

export function Page() {
  return <LegalPage hasWideTables head={head} text={prose} />;
}
