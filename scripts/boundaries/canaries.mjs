/**
 * One planted violation for each rule of .dependency-cruiser.mjs: `files` are the sources, and the
 * rule must be reported for the first of them. Types are imported where a rule covers them too.
 */
export const canaries = [
  plant('main-starts-the-app', 'src/main.tsx', `import './routes/auth/sign-in/login.page.tsx';`),
  plant('boot-layer', 'src/boot/canary.ts', `import '../ui/field.ts';`),
  plant('app-layer', 'src/app/canary.ts', `import '../../local/canary.ts';`),
  plant(
    'routes-layer',
    'src/routes/auth/sign-in/login.page.tsx',
    `import type { P } from '../../legal/page.tsx';`,
  ),
  plant('flows-layer', 'src/flows/a/paths.ts', `import type { P } from '../../config/paths.ts';`),
  plant('services-layer', 'src/services/a/a.ts', `import type { B } from '../b/b.ts';`),
  plant('content-layer', 'src/content/en/a.ts', `import type { F } from '../../flows/b/flow.ts';`),
  plant('ui-layer', 'src/ui/field.ts', `import type { B } from '../services/b/b.ts';`),
  plant('config-layer', 'src/config/a.ts', `import '../content/en/a.ts';`),
  plant(
    'local-stands-alone',
    'local/canary.ts',
    `import type { P } from '../src/config/paths.ts';`,
  ),
  plant(
    'local-services-share-the-kit-only',
    'local/form-service/canary.ts',
    `import '../user-pool/canary.ts';`,
  ),
  plant('vite-knows-little-of-the-app', 'vite/canary.ts', `import '../src/ui/field.ts';`),
  plant('e2e-speaks-http-to-local', 'e2e/canary.ts', `import '../local/canary.ts';`),
  plant('lib-imports-nothing', 'src/lib/a.ts', `import type { FC } from 'react';`),
  plant('flows-are-pure', 'src/flows/a/react.ts', `import type { FC } from 'react';`),
  plant('content-is-data', 'src/content/en/b.ts', `import type { FC } from 'react';`),
  plant('amplify-only-in-user-pool', 'src/services/a/vendor.ts', `import('aws-amplify');`),
  plant('motion-only-in-moving', 'src/ui/motion.ts', `import * as m from 'framer-motion/m';`),
  plant('no-node-in-the-browser', 'src/ui/node.ts', `import 'node:fs';`),
  plant('no-development-package-in-the-app', 'src/ui/dev.ts', `import 'fast-check';`),
  plant('no-unlisted-package', 'src/ui/unlisted.ts', `import 'acorn';`),
  plant('only-main-imports-app', 'src/ui/app.ts', `import '../app/canary.ts';`),
  plant('nothing-imports-main', 'tests/canary.ts', `import '../src/main.tsx';`),
  plant('no-unresolvable', 'src/ui/nowhere.ts', `import './gone.ts';`),
  plant('no-cycles', 'src/lib/cycle-a.ts', `import './cycle-b.ts';`),
  plant('public-pages-never-reach-amplify', 'src/routes/legal/page.tsx', `import './hop.ts';`),
  plant(
    'flows-take-only-types-from-services',
    'src/flows/b/flow.ts',
    `import '../../services/b/b.ts';`,
  ),
  plant('amplify-comes-late', 'src/services/user-pool/eager.ts', `import './amplify/adapter.ts';`),
  plant('no-orphans', 'src/lib/orphan.ts', `export const alone = true;`),
];

/** Modules that the planted ones import. */
export const supports = {
  'local/user-pool/canary.ts': `export const c = 1;`,
  'src/config/paths.ts': `export const paths = {};`,
  'src/services/b/b.ts': `export const b = 1;`,
  'src/app/routes.ts': `export const routes = [];`,
  'src/lib/cycle-b.ts': `import './cycle-a.ts';`,
  'src/routes/legal/hop.ts': `import '../../services/user-pool/late.ts';`,
  'src/services/user-pool/user-pool-error.ts': `export const errorRules = {};`,
  'src/services/user-pool/late.ts': `import('./amplify/adapter.ts');`,
  'src/services/user-pool/amplify/adapter.ts': `import 'aws-amplify';`,
};

/** Allowed imports, which must not be reported. */
export const allowed = [
  plant(
    'flows-take-only-types-from-services',
    'src/flows/c/ok.ts',
    `import type { B } from '../../services/b/b.ts';`,
  ),
  plant(
    'flows-take-only-types-from-services',
    'src/flows/c/codes.ts',
    `import '../../services/user-pool/user-pool-error.ts';`,
  ),
  plant(
    'amplify-comes-late',
    'src/services/user-pool/late.ts',
    supports['src/services/user-pool/late.ts'],
  ),
  plant('e2e-speaks-http-to-local', 'e2e/ok.ts', `import '../local/settings.ts';`),
  plant('vite-knows-little-of-the-app', 'vite/ok.ts', `import '../src/app/routes.ts';`),
];

function plant(rule, file, code) {
  return { rule, file, code };
}
