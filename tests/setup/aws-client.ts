import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { vi } from 'vitest';
import { serve } from '#local/kit/serve.ts';
import { userPoolHandler } from '#local/user-pool/http.ts';
import type { TestPool } from './local-user-pool.ts';

/** AWS's own client for Node, over a real connection. */
export async function awsClient(
  test: TestPool,
): Promise<{ client: CognitoIdentityProviderClient; close: () => Promise<void> }> {
  // The SDK warns that next year's versions drop Node 20.
  vi.stubEnv('AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED', 'true');
  const server = await serve(userPoolHandler(test.pool), 0);
  const client = new CognitoIdentityProviderClient({
    region: 'eu-west-1',
    endpoint: `http://127.0.0.1:${server.port}`,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
  const close = async () => {
    vi.unstubAllEnvs();
    client.destroy();
    await server.close();
  };
  return { client, close };
}
