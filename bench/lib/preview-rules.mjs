import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

async function load(path) {
  return (await runnerImport(`${root}${path}`)).module;
}

/** How `npm run preview` responds for a site in this directory that is built for this machine. */
export async function previewRules(directory) {
  const [answer, built, types, { inlineScriptsOf }, { headersAt }, env, security, local] =
    await Promise.all([
      load('vite/hosting/answer.ts'),
      load('vite/hosting/built-site.ts'),
      load('vite/hosting/content-types.ts'),
      load('vite/hosting/inline-hashes.ts'),
      load('vite/hosting/headers.ts'),
      load('vite/app-env/settings.ts'),
      load('vite/app-env/security-settings.ts'),
      load('local/settings.ts'),
    ]);
  const configured = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  const settings = env.readSettings(
    Object.fromEntries(configured),
    local.localPorts(process.env.LOCAL_PORT_BASE),
  );
  const services = security.securitySettings(settings, settings.env.value);
  const inline = built.inlineHashesIn(directory);
  return {
    answerFor: answer.answerFor,
    filesOf: built.filesOf,
    contentTypeOf: types.contentTypeOf,
    isTextual: (file) => types.TEXTUAL.includes(extname(file).slice(1)),
    inlineScriptsOf,
    headersFor: (pathname) => headersAt({ ...services, inline }, pathname),
  };
}
