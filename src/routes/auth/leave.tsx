import { Link } from 'react-router-dom';
import { authWords } from '#content/auth.ts';
import { paths } from '#src/config/paths.ts';
import { redirectOrigins } from '#src/config/redirect-origins.ts';
import { decideRedirect } from '#src/flows/redirect/redirect-policy.ts';
import { breakableHost } from '#src/lib/hosts.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { AuthLayout } from './auth-layout.tsx';
import { useRedirectParam } from './use-redirect-param.ts';

const words = authWords.leave;

/** Shows the whole host of a site we don't know; goes there only on a click. */
export function Leave() {
  const decision = decideRedirect(useRedirectParam(), redirectOrigins);
  const toDashboard = (
    <Link to={paths.dashboard} className={buttonStyle('main')}>
      {words.toDashboard}
    </Link>
  );
  if (decision.kind !== 'leave') {
    return (
      <AuthLayout title={words.nowhereTitle} intro={words.nowhere}>
        {toDashboard}
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={words.title} intro={words.intro}>
      <p className="rounded border border-line bg-sunken px-4 py-3 font-mono text-lg font-semibold">
        {breakableHost(decision.host)}
      </p>
      <p>{words.advice}</p>
      {toDashboard}
      <a href={decision.url} rel="noreferrer noopener" className={buttonStyle('quiet')}>
        {words.goAnyway} {breakableHost(decision.host)}
      </a>
    </AuthLayout>
  );
}
