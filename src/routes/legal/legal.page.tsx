import { legalHead } from '#content/legal/meta.ts';
import { prose } from '#content/legal/legal.md';
import { LegalPage } from './legal-page.tsx';

export function Page() {
  return <LegalPage head={legalHead} text={prose} />;
}
