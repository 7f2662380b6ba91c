import { termsHead } from '#content/legal/meta.ts';
import { prose } from '#content/legal/terms.md';
import { LegalPage } from './legal-page.tsx';

export function Page() {
  return <LegalPage head={termsHead} text={prose} />;
}
