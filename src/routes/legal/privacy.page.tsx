import { privacyHead } from '#content/legal/meta.ts';
import { prose } from '#content/legal/privacy.md';
import { LegalPage } from './legal-page.tsx';

export function Page() {
  return <LegalPage head={privacyHead} text={prose} />;
}
