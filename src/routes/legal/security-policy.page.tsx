import { securityPolicyHead } from '#content/legal/meta.ts';
import { prose } from '#content/legal/security-policy.md';
import { LegalPage } from './legal-page.tsx';

export function Page() {
  return <LegalPage head={securityPolicyHead} text={prose} />;
}
