// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { localPorts } from '#local/settings.ts';
import { securitySettings } from '#vite/app-env/security-settings.ts';
import { readSettings } from '#vite/app-env/settings.ts';
import { OPERATOR_SETTINGS } from '../setup/site-settings.ts';

/** At least one region for each form of AWS's region names. */
const REGIONS = ['eu-west-1', 'us-gov-west-1', 'cn-north-1', 'cn-northwest-1'];

const IDENTITY_POOL = '5eedf00d-0000-4000-8000-000000000001';

beforeEach(() => {
  vi.resetModules();
});

/** The origins that Amplify itself calls for these pools. */
async function originsCalled(userPoolId: string, identityPoolId: string): Promise<string[]> {
  const called: string[] = [];
  vi.stubGlobal('fetch', (input: string | URL) => {
    called.push(new URL(input).origin);
    const answer = { IdentityId: identityPoolId, CodeDeliveryDetails: {}, Credentials: {} };
    return Promise.resolve(new Response(JSON.stringify(answer), { status: 200 }));
  });
  const { Amplify } = await import('aws-amplify');
  const { fetchAuthSession, resetPassword } = await import('aws-amplify/auth');
  Amplify.configure({
    Auth: {
      Cognito: { userPoolId, userPoolClientId: 'client', identityPoolId, allowGuestAccess: true },
    },
  });
  await resetPassword({ username: 'ada@example.com' });
  await fetchAuthSession().catch(() => undefined);
  return [...new Set(called)];
}

it.each(REGIONS)('%s: the policy allows the endpoints that Amplify calls', async (region) => {
  const pools = {
    VITE_USER_POOL_ID: `${region}_AbCdEfGhI`,
    VITE_IDENTITY_POOL_ID: `${region}:${IDENTITY_POOL}`,
  };
  const settings = readSettings({ ...OPERATOR_SETTINGS, ...pools }, localPorts(undefined));
  if (!settings.env.ok) throw new Error(JSON.stringify(settings.env.error));
  const { userPoolEndpoint, identityPoolEndpoint } = securitySettings(settings, settings.env.value);
  expect(await originsCalled(pools.VITE_USER_POOL_ID, pools.VITE_IDENTITY_POOL_ID)).toEqual([
    userPoolEndpoint,
    identityPoolEndpoint,
  ]);
});
