import { localEnv, localPorts, type LocalPorts, type LocalWorld } from '#local/settings.ts';

/**
 * The site as an operator would run it: over https, with its own hosts and with ids in Cognito's format. The hosts resolve to
 * this machine's services (gateway.ts) by resolver rules in the browser, and no other host resolves.
 */

const PARENT = 'lureproof.example';
const HOSTS = {
  app: `www.${PARENT}`,
  console: `console.${PARENT}`,
  userPool: `auth.${PARENT}`,
  identityPool: `identity.${PARENT}`,
  formService: `forms.${PARENT}`,
  learningSite: `learn.${PARENT}`,
} as const satisfies Record<keyof LocalPorts, string>;

export const productionWorld: LocalWorld = {
  userPoolId: 'eu-west-1_k3JdQ9xZp',
  clientId: '6f1h2kq8v0s3n7m5r4t9w2y1zx',
  identityPoolId: 'eu-west-1:5eedf00d-1111-4000-8000-000000000001',
  origins: {
    app: `https://${HOSTS.app}`,
    console: `https://${HOSTS.console}`,
    userPool: `https://${HOSTS.userPool}`,
    identityPool: `https://${HOSTS.identityPool}`,
    formService: `https://${HOSTS.formService}`,
    learningSite: `https://${HOSTS.learningSite}`,
  },
};

/** An operator's .env. */
export const productionEnv: Record<string, string> = {
  ...localEnv(productionWorld),
  VITE_COOKIE_DOMAIN: PARENT,
  VITE_PASSKEYS: PARENT,
};

export interface ProductionPorts extends LocalPorts {
  /** TLS in front of every service, and of the site as served by `vite preview`. */
  gateway: number;
  nginxHttps: number;
  nginxHttp: number;
}

export function productionPorts(portBase: string | undefined): ProductionPorts {
  const services = localPorts(portBase);
  return {
    ...services,
    gateway: services.console + 10,
    nginxHttps: services.console + 11,
    nginxHttp: services.console + 12,
  };
}

/** The port on this machine for each host name. */
export function portsByHost(ports: ProductionPorts): ReadonlyMap<string, number> {
  return new Map([
    [HOSTS.app, ports.app],
    [HOSTS.console, ports.console],
    [HOSTS.userPool, ports.userPool],
    [HOSTS.identityPool, ports.identityPool],
    [HOSTS.formService, ports.formService],
    [HOSTS.learningSite, ports.learningSite],
  ]);
}

/** For Chromium's --host-resolver-rules: nginx serves the site if it is available, the gateway everything else. */
export function resolverRules(ports: ProductionPorts, servedByNginx: boolean): string {
  const site = servedByNginx ? ports.nginxHttps : ports.gateway;
  return [
    `MAP ${HOSTS.app}:80 127.0.0.1:${ports.nginxHttp}`,
    `MAP ${HOSTS.app} 127.0.0.1:${site}`,
    `MAP *.${PARENT} 127.0.0.1:${ports.gateway}`,
  ].join(' , ');
}
