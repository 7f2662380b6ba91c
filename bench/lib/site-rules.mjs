import { runnerImport } from 'vite';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

async function load(path) {
  return (await runnerImport(`${root}${path}`)).module;
}

/** What `npm run preview` answers with, for the site as it is built on this machine. */
export async function siteRules() {
  const [{ answerFor }, { securityHeaders }, { inlineHashesOf }, env, security, local] =
    await Promise.all([
      load('vite/security-headers/answer.ts'),
      load('vite/security-headers/headers.ts'),
      load('vite/security-headers/inline-hashes.ts'),
      load('vite/app-env/settings.ts'),
      load('vite/app-env/security-settings.ts'),
      load('local/settings.ts'),
    ]);
  const settings = env.readSettings({}, local.localPorts(process.env.LOCAL_PORT_BASE));
  const services = security.securitySettings(settings, settings.env.value);
  return {
    /** `answerFor` of vite/security-headers, for a path. */
    answerFor,
    /** The headers of a path; `page` is the HTML that it is answered with, if it is. */
    headersFor: (pathname, page) =>
      securityHeaders({ ...services, inline: page && inlineHashesOf(page) }, pathname),
  };
}
