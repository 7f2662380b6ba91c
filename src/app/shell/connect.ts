import { hostedUiOrigin, userPoolEndpoint } from '#src/config/endpoints.ts';
import { env } from '#src/config/env.ts';
import { connectionsAt } from '../connections.ts';

const services = {
  userPoolEndpoint: userPoolEndpoint(env.userPool),
  oauthOrigin: hostedUiOrigin(env) ?? undefined,
};

/**
 * Connects to the services that the next step on a page waits for, unless there is a connection. Chromium closes one that
 * hasn't been used for a minute.
 */
export function connectAhead(pathname: string): void {
  for (const href of connectionsAt(pathname, services)) {
    document.querySelector(`link[rel=preconnect][href="${href}"]`)?.remove();
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'preconnect', crossOrigin: '', href }));
  }
}
