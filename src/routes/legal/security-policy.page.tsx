import { securityPolicyHead as head } from '#content/legal/meta.ts';
import { prose } from '#content/legal/security-policy.md';
import { LegalPage } from './legal-page.tsx';

export { head };

export function Page() {
  return <LegalPage head={head} text={prose} />;
}
