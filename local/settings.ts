import ports from './ports.json' with { type: 'json' };

/** Where the local services listen, and the settings that point the app at them. */

const { defaultBase, offsets } = ports;

export const LOCAL_USER_POOL_ID = 'eu-west-1_Lureproof';
export const LOCAL_IDENTITY_POOL_ID = 'eu-west-1:5eedf00d-0000-4000-8000-000000000001';
/** The host of the app; browsers make no passkeys for 127.0.0.1. */
export const LOCAL_RELYING_PARTY_ID = 'localhost';
export const LOCAL_CLIENT_ID = '4lureproof0local0client0id';

export type LocalPorts = Record<keyof typeof offsets, number>;

/** All ports move together: `LOCAL_PORT_BASE=4200` puts the app on 5273 and the console on 4200. */
export function localPorts(portBase: string | undefined): LocalPorts {
  const base = portBase === undefined || portBase === '' ? defaultBase : Number(portBase);
  if (!Number.isInteger(base) || base < 1024 || base + offsets.app > 65_535) {
    throw new Error(`LOCAL_PORT_BASE must be a port number from 1024 to 64462, not "${portBase}".`);
  }
  return {
    app: base + offsets.app,
    console: base + offsets.console,
    userPool: base + offsets.userPool,
    formService: base + offsets.formService,
    learningSite: base + offsets.learningSite,
    identityPool: base + offsets.identityPool,
  };
}

/** The ids of the local pools, and the origins at which browsers reach the services and the app. */
export interface LocalWorld {
  userPoolId: string;
  clientId: string;
  identityPoolId: string;
  origins: Record<keyof LocalPorts, string>;
}

export function localWorld(ports: LocalPorts): LocalWorld {
  const origin = (port: number) => `http://localhost:${port}`;
  return {
    userPoolId: LOCAL_USER_POOL_ID,
    clientId: LOCAL_CLIENT_ID,
    identityPoolId: LOCAL_IDENTITY_POOL_ID,
    origins: {
      app: origin(ports.app),
      console: origin(ports.console),
      userPool: origin(ports.userPool),
      formService: origin(ports.formService),
      learningSite: origin(ports.learningSite),
      identityPool: origin(ports.identityPool),
    },
  };
}

/** The folder of the services' state; other ports have their own. */
export function localDataFolder({ console }: LocalPorts): string {
  return console === defaultBase ? '.local' : `.local-${console}`;
}

/** The exact URLs of the app to which the hosted UI may redirect. */
export function localAppUrls({ origins: { app } }: LocalWorld): {
  callbackUrls: string[];
  logoutUrls: string[];
} {
  return { callbackUrls: [`${app}/callback`], logoutUrls: [`${app}/`, `${app}/goodbye`] };
}

/** The app's settings (see .env.example) for the local services. */
export function localEnv({
  userPoolId,
  clientId,
  identityPoolId,
  origins,
}: LocalWorld): Record<string, string> {
  return {
    VITE_USER_POOL_ID: userPoolId,
    VITE_USER_POOL_CLIENT_ID: clientId,
    VITE_USER_POOL_ENDPOINT: origins.userPool,
    VITE_IDENTITY_POOL_ID: identityPoolId,
    VITE_IDENTITY_POOL_ENDPOINT: origins.identityPool,
    VITE_OAUTH_DOMAIN: new URL(origins.userPool).host,
    VITE_SITE_URL: origins.app,
    VITE_PASSKEYS: LOCAL_RELYING_PARTY_ID,
    VITE_LEARNING_SITE_URL: origins.learningSite,
    VITE_FORM_SERVICE_URL: origins.formService,
    VITE_CONTACT_FORM_ID: 'contact',
    VITE_SUPPORT_FORM_ID: 'support',
  };
}
