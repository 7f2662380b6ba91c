import { privacyHead } from '#content/legal/meta.ts';
import { prose } from '#content/legal/privacy.md';
import { LegalPage } from './legal-page.tsx';

export function Privacy() {
  return <LegalPage head={privacyHead} text={prose} />;
}
