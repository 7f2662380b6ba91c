import { accessibilityHead } from '#content/legal/meta.ts';
import { prose } from '#content/legal/accessibility.md';
import { LegalPage } from './legal-page.tsx';

export function Page() {
  return <LegalPage head={accessibilityHead} text={prose} />;
}
