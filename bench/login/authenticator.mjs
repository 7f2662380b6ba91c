import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { fetchPackages } from '../lib/fetch-packages.mjs';

const PACKAGES = ['@aws-amplify/ui-react@6', 'aws-amplify@6.22.1', 'react@19', 'react-dom@19'];

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" /><title>Sign in</title></head>
<body><div id="root"></div><script type="module" src="/main.js"></script></body></html>`;

const script = (cognito) => `
import { Authenticator } from '@aws-amplify/ui-react';
import '@aws-amplify/ui-react/styles.css';
import { Amplify } from 'aws-amplify';
import { fetchMFAPreference, fetchUserAttributes } from 'aws-amplify/auth';
import { createElement, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
Amplify.configure({ Auth: { Cognito: ${JSON.stringify(cognito)} } });

/** What our profile shows, once it is known. */
function Profile() {
  const [profile, setProfile] = useState(null);
  useEffect(() => {
    Promise.all([fetchUserAttributes(), fetchMFAPreference()]).then(setProfile);
  }, []);
  const [attributes, mfa] = profile ?? [];
  const shown = profile && [attributes.name, attributes.email, mfa.enabled.join(), mfa.preferred];
  return createElement('main', { id: 'signed-in' },
    createElement('h1', null, 'Signed in'),
    shown?.map((text) => createElement('p', { key: text, 'data-shown': text }, text)));
}
createRoot(document.getElementById('root')).render(
  createElement(Authenticator, null, () => createElement(Profile)));
`;

const UNANSWERED = { userPoolId: 'eu-west-1_Lureproof', userPoolClientId: 'client' };

/**
 * Builds a page with nothing but Amplify UI's Authenticator, which shows a profile once the user is signed in, from
 * packages installed into the given directory. `cognito` is Amplify's settings; without them no pool is called until a
 * sign-in. Returns false if the packages can't be fetched.
 */
export async function buildAuthenticator(directory, outDir, cognito = UNANSWERED) {
  if (!(await fetchPackages(directory, PACKAGES))) return false;
  await writeFile(join(directory, 'index.html'), PAGE);
  await writeFile(join(directory, 'main.js'), script(cognito));
  // As in buildSite.
  process.env.NODE_ENV = 'production';
  await build({
    root: directory,
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, reportCompressedSize: false },
  });
  return true;
}
