/**
 * The import rules: which folder may import from which. `npm run check:boundaries` checks them, type imports included, and
 * proves with planted violations that each rule works. (With TypeScript 7, dependency-cruiser alone can't tell type imports
 * from others.)
 */

/** Of the project's modules, those under `from` import only those that match one of `allowed`. */
function layer(name, from, allowed) {
  return {
    name,
    comment: `${from} may import only from ${allowed.join(', ')}.`,
    severity: 'error',
    from: { path: from },
    to: { path: '^(src|local|vite|tests|e2e|bench|scripts|infra)/', pathNot: allowed },
  };
}

function forbid(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to };
}

const AMPLIFY = '(^|node_modules/)(aws-amplify|@aws-amplify)(/|$)';
const AMPLIFY_ADAPTER = '^src/services/user-pool/amplify/';
const MOTION = '(^|node_modules/)framer-motion(/|$)';
const SERVICES = '^src/services/';
/** Tests and benches may import a vendor's code. */
const OUTSIDE = ['^tests/', '^bench/', '^e2e/'];

const layers = [
  layer('main-starts-the-app', '^src/main\\.tsx$', ['^src/(app|lib|ui)/']),
  layer('boot-layer', '^src/boot/', ['^src/(boot|config|lib)/']),
  layer('app-layer', '^src/app/', ['^src/(app|routes|flows|services|content|ui|config|lib)/']),
  layer('routes-layer', '^src/routes/([^/]+)', [
    '^src/routes/$1/',
    '^src/(flows|services|content|ui|config|lib)/',
  ]),
  layer('flows-layer', '^src/flows/', ['^src/(flows|lib)/', SERVICES]),
  layer('services-layer', '^src/services/([^/]+)/', ['^src/services/$1/', '^src/(config|lib)/']),
  layer('content-layer', '^src/content/', ['^src/(content|config|lib)/']),
  layer('ui-layer', '^src/ui/', ['^src/(ui|lib)/']),
  layer('config-layer', '^src/config/', ['^src/(config|lib)/']),
  layer('local-stands-alone', '^local/', ['^local/']),
  layer(
    'local-services-share-the-kit-only',
    '^local/(form-service|identity-pool|kit|learning-site|user-pool)/',
    ['^local/$1/', '^local/kit/'],
  ),
  layer('vite-knows-little-of-the-app', '^vite/', [
    '^vite/',
    '^src/(config|content|lib)/',
    // The route table, which is data only.
    '^src/app/(connections|routes?|site-paths)\\.ts$',
    '^local/settings\\.ts$',
  ]),
  // e2e/world serves the sites under test, and so imports the code that serves them.
  layer('e2e-speaks-http-to-local', '^e2e/(?!world/)', [
    '^e2e/',
    '^src/',
    '^local/settings\\.ts$',
    '^vite/hosting/built-site\\.ts$',
    // Redirect targets shared with the policy's own tests, an independent SRP client, and an authenticator app.
    '^tests/setup/(other-code|redirects|round-code|srp-answer|srp-client|text-at|totp-codes)\\.ts$',
  ]),
];

const vendors = [
  forbid(
    'lib-imports-nothing',
    'lib is small pure helpers: no package, no other folder.',
    { path: '^src/lib/' },
    { pathNot: '^src/lib/' },
  ),
  forbid(
    'flows-are-pure',
    'Flows know neither React nor any other package.',
    { path: '^src/flows/' },
    { path: 'node_modules/' },
  ),
  forbid(
    'content-is-data',
    'Content needs no package.',
    { path: '^src/content/' },
    { path: 'node_modules/' },
  ),
  forbid(
    'amplify-only-in-user-pool',
    'Vendor types are translated once, at the edge.',
    { pathNot: ['^src/services/user-pool/', 'node_modules/', ...OUTSIDE] },
    { path: AMPLIFY },
  ),
  forbid(
    'motion-only-in-moving',
    'The library loads late, in its own chunk: screens use Enter from src/ui/motion.tsx.',
    { path: '^(src|vite)/', pathNot: '^src/ui/moving\\.tsx$' },
    { path: MOTION },
  ),
  forbid(
    'no-node-in-the-browser',
    'src runs in a browser.',
    { path: '^src/' },
    { dependencyTypes: ['core'] },
  ),
  forbid(
    'no-development-package-in-the-app',
    'Packages that the app imports are dependencies, not development dependencies.',
    { path: '^src/' },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm'], pathNot: '/@types/' },
  ),
  forbid(
    'no-unlisted-package',
    'Every package is listed in package.json.',
    { pathNot: 'node_modules/' },
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'undetermined'] },
  ),
];

const shape = [
  forbid(
    'only-main-imports-app',
    'The app is the top of the tree.',
    { path: '^src/', pathNot: '^src/(main\\.tsx$|app/)' },
    { path: '^src/app/' },
  ),
  forbid('nothing-imports-main', 'main has side effects.', {}, { path: '^src/main\\.tsx$' }),
  forbid('no-unresolvable', 'The import can’t be resolved.', {}, { couldNotResolve: true }),
];

/** Rules that ignore type imports, because they are about what runs. */
const runtimeOnly = [
  forbid('no-cycles', 'Modules in a cycle have no layers.', {}, { circular: true }),
  forbid(
    'public-pages-never-reach-amplify',
    'Visitors who only read must not download the sign-in.',
    { path: '^src/routes/(marketing|legal|not-found)' },
    { path: AMPLIFY, reachable: true },
  ),
  forbid(
    'flows-take-only-types-from-services',
    'A flow is a pure function; the route binds it to a service. The table of error codes is data.',
    { path: '^src/flows/' },
    { path: SERVICES, pathNot: '^src/services/user-pool/user-pool-error\\.ts$' },
  ),
  forbid(
    'amplify-comes-late',
    'Amplify is loaded with import() when it is needed, never initially.',
    { path: '^src/', pathNot: AMPLIFY_ADAPTER },
    { path: [AMPLIFY_ADAPTER, AMPLIFY], dependencyTypesNot: ['dynamic-import'] },
  ),
];

/** Rules for which type imports count: a module of types isn't an orphan. */
const typesIncludedOnly = [
  {
    name: 'no-orphans',
    comment: 'Nothing imports it and it imports nothing.',
    severity: 'error',
    from: {
      orphan: true,
      path: '^(src|local|vite|e2e|bench|scripts|infra)/',
      // Entry points aren't orphans: programs that package.json starts, and scripts that a page links to.
      pathNot: ['\\.d\\.ts$', '^(scripts|bench|infra)/[^/]+\\.mjs$', '/browser\\.js$'],
    },
    to: {},
  },
];

export const RUNTIME_ONLY = runtimeOnly.map(({ name }) => name);
export const TYPES_INCLUDED_ONLY = typesIncludedOnly.map(({ name }) => name);

export default {
  forbidden: [...layers, ...vendors, ...shape, ...runtimeOnly, ...typesIncludedOnly],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^(dist|coverage|\\.local|\\.e2e)/'] },
    preserveSymlinks: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types', 'node'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
};
