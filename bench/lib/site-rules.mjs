import { runnerImport } from 'vite';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

async function load(path) {
  return (await runnerImport(`${root}${path}`)).module;
}

/** The responses of `npm run preview` for a site in this directory that is built for this machine. */
export async function siteRules(directory) {
  const [{ answerFor }, { securityHeaders }, { inlineHashesIn }, env, security, local] =
    await Promise.all([
      load('vite/hosting/answer.ts'),
      load('vite/hosting/headers.ts'),
      load('vite/hosting/built-site.ts'),
      load('vite/app-env/settings.ts'),
      load('vite/app-env/security-settings.ts'),
      load('local/settings.ts'),
    ]);
  const settings = env.readSettings({}, local.localPorts(process.env.LOCAL_PORT_BASE));
  const services = security.securitySettings(settings, settings.env.value);
  const inline = inlineHashesIn(directory);
  return {
    /** `answerFor` of vite/hosting, for a path. */
    answerFor,
    headersFor: (pathname) => securityHeaders({ ...services, inline }, pathname),
  };
}
