/** Where the local services listen, and the settings that point the app at them. */

const DEFAULT_PORT_BASE = 4100;
const APP_PORT_OFFSET = 1073;

export const LOCAL_USER_POOL_ID = 'eu-west-1_Lureproof';
export const LOCAL_IDENTITY_POOL_ID = 'eu-west-1:5eedf00d-0000-4000-8000-000000000001';
export const LOCAL_CLIENT_ID = '4lureproof0local0client0id';

export interface LocalPorts {
  app: number;
  console: number;
  userPool: number;
  formService: number;
  learningSite: number;
  identityPool: number;
}

/** All ports move together: `LOCAL_PORT_BASE=4200` puts the app on 5273 and the console on 4200. */
export function localPorts(portBase: string | undefined): LocalPorts {
  const base = portBase === undefined || portBase === '' ? DEFAULT_PORT_BASE : Number(portBase);
  if (!Number.isInteger(base) || base < 1024 || base + APP_PORT_OFFSET > 65_535) {
    throw new Error(`LOCAL_PORT_BASE must be a port number from 1024 to 64462, not "${portBase}".`);
  }
  return {
    app: base + APP_PORT_OFFSET,
    console: base,
    userPool: base + 1,
    formService: base + 2,
    learningSite: base + 3,
    identityPool: base + 4,
  };
}

/** Where the local services keep their state: those on other ports have a folder of their own. */
export function localDataFolder({ console }: LocalPorts): string {
  return console === DEFAULT_PORT_BASE ? '.local' : `.local-${console}`;
}

/** Where the hosted pages may send people back to: exact URLs of the app. */
export function localAppUrls(ports: LocalPorts): { callbackUrls: string[]; logoutUrls: string[] } {
  const app = `http://localhost:${ports.app}`;
  return { callbackUrls: [`${app}/callback`], logoutUrls: [`${app}/`] };
}

/** The app's settings (see .env.example) for the services on this machine. */
export function localEnv(ports: LocalPorts): Record<string, string> {
  const url = (port: number) => `http://localhost:${port}`;
  return {
    VITE_USER_POOL_ID: LOCAL_USER_POOL_ID,
    VITE_USER_POOL_CLIENT_ID: LOCAL_CLIENT_ID,
    VITE_USER_POOL_ENDPOINT: url(ports.userPool),
    VITE_IDENTITY_POOL_ID: LOCAL_IDENTITY_POOL_ID,
    VITE_IDENTITY_POOL_ENDPOINT: url(ports.identityPool),
    VITE_OAUTH_DOMAIN: `localhost:${ports.userPool}`,
    VITE_SITE_URL: url(ports.app),
    VITE_LEARNING_SITE_URL: url(ports.learningSite),
    VITE_FORM_SERVICE_URL: url(ports.formService),
    VITE_CONTACT_FORM_ID: 'contact',
    VITE_SUPPORT_FORM_ID: 'support',
  };
}
