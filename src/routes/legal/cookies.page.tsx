import { cookiesHead } from '#content/legal/meta.ts';
import { prose } from '#content/legal/cookies.md';
import { LegalPage } from './legal-page.tsx';

export function Page() {
  return <LegalPage hasWideTables head={cookiesHead} text={prose} />;
}
