import { checkDeployment, type Deployment } from '#src/services/site/deployment.ts';
import { reloadOnceFor } from '#src/services/site/reload-once.ts';

/**
 * What to do about a file that is missing: if the host answers and nothing is lost by it, reloads the page, once for each
 * version (docs/decisions/0013); otherwise returns the reason. Stays pending during the reload, so that nothing changes.
 */
export async function reloadOrReason(
  isHarmless: (kind: Deployment['kind']) => boolean,
): Promise<Deployment['kind']> {
  const deployment = await checkDeployment(window.location.pathname);
  const { kind } = deployment;
  const canHelp = kind === 'current' || kind === 'replaced';
  if (canHelp && isHarmless(kind) && reloadOnceFor(deployment.version)) {
    return new Promise(() => undefined);
  }
  return kind;
}
