import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { fetchPackages } from '../lib/fetch-packages.mjs';

const PACKAGES = ['@aws-amplify/ui-react@6', 'aws-amplify@6.22.1', 'react@19', 'react-dom@19'];

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" /><title>Sign in</title></head>
<body><div id="root"></div><script type="module" src="/main.js"></script></body></html>`;

const SCRIPT = `
import { Authenticator } from '@aws-amplify/ui-react';
import '@aws-amplify/ui-react/styles.css';
import { Amplify } from 'aws-amplify';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
const Cognito = { userPoolId: 'eu-west-1_Lureproof', userPoolClientId: 'client' };
Amplify.configure({ Auth: { Cognito } });
createRoot(document.getElementById('root')).render(createElement(Authenticator));
`;

/**
 * Builds a page with nothing but Amplify UI's Authenticator, from packages that are fetched into the
 * given directory. False where they can't be fetched.
 */
export async function buildAuthenticator(directory, outDir) {
  if (!(await fetchPackages(directory, PACKAGES))) return false;
  await writeFile(join(directory, 'index.html'), PAGE);
  await writeFile(join(directory, 'main.js'), SCRIPT);
  await build({
    root: directory,
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, reportCompressedSize: false },
  });
  return true;
}
