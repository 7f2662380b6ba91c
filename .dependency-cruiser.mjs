/**
 * The arrows of the architecture: which folder may import from which. `npm run check:boundaries`
 * checks them, type imports included, and proves with planted violations that each rule bites.
 * (dependency-cruiser on its own cannot tell an import of types from another with TypeScript 7.)
 */

/** Modules under `from` import nothing of ours but what matches one of `allowed`. */
function layer(name, from, allowed) {
  return {
    name,
    comment: `${from} may import only from ${allowed.join(', ')}.`,
    severity: 'error',
    from: { path: from },
    to: { path: '^(src|local|vite|tests|e2e|bench|soak|scripts|infra)/', pathNot: allowed },
  };
}

function forbid(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to };
}

const AMPLIFY = '(^|node_modules/)(aws-amplify|@aws-amplify)(/|$)';
const AMPLIFY_ADAPTER = '^src/services/user-pool/amplify/';
const MOTION = '(^|node_modules/)framer-motion(/|$)';
const SERVICES = '^src/services/';
/** Tests and measurements may look at a vendor's code. */
const OUTSIDE = ['^tests/', '^bench/', '^e2e/'];

const layers = [
  layer('main-starts-the-app', '^src/main\\.tsx$', ['^src/(app|config|lib|ui)/']),
  layer('boot-layer', '^src/boot/', ['^src/(boot|config|lib)/']),
  layer('app-layer', '^src/app/', ['^src/(app|routes|flows|services|content|ui|config|lib)/']),
  layer('routes-layer', '^src/routes/([^/]+)/', [
    '^src/routes/$1/',
    '^src/(flows|services|content|ui|config|lib)/',
  ]),
  layer('flows-layer', '^src/flows/', ['^src/(flows|lib)/', SERVICES]),
  layer('services-layer', '^src/services/([^/]+)/', ['^src/services/$1/', '^src/(config|lib)/']),
  layer('content-layer', '^src/content/', ['^src/(content|config|lib)/']),
  layer('ui-layer', '^src/ui/', ['^src/(ui|lib)/']),
  layer('config-layer', '^src/config/', ['^src/(config|lib)/']),
  layer('local-stands-alone', '^local/', ['^local/']),
  layer('vite-knows-little-of-the-app', '^vite/', [
    '^vite/',
    '^src/(config|content|lib)/',
    // The route table: data, as the app reads it.
    '^src/app/(routes|site-paths)\\.ts$',
    '^local/settings\\.ts$',
  ]),
  // e2e/world serves sites to test, and so is made of what serves them.
  layer('e2e-speaks-http-to-local', '^e2e/(?!world/)', [
    '^e2e/',
    '^src/',
    '^local/settings\\.ts$',
    '^vite/hosting/built-site\\.ts$',
    // The addresses that are tried on the redirect policy and on the screens alike, and an SRP client of Node's own.
    '^tests/setup/(redirects|srp-answer|srp-client|text-at)\\.ts$',
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
    'The vendor is translated once, at the edge.',
    { pathNot: ['^src/services/user-pool/', 'node_modules/', ...OUTSIDE] },
    { path: AMPLIFY },
  ),
  forbid(
    'motion-only-in-moving',
    'The library comes late and in one chunk: screens use Enter from src/ui/motion.tsx.',
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
    'What the app imports is a dependency, not a development dependency.',
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
  forbid('no-unresolvable', 'The import leads nowhere.', {}, { couldNotResolve: true }),
];

/** Rules about what runs: the types that a module takes from another are no matter. */
const runtimeOnly = [
  forbid('no-cycles', 'A cycle has no layers.', {}, { circular: true }),
  forbid(
    'public-pages-never-reach-amplify',
    'A visitor who reads does not download the sign-in.',
    { path: '^src/routes/(marketing|legal)/' },
    { path: AMPLIFY, reachable: true },
  ),
  forbid(
    'flows-take-only-types-from-services',
    'A flow is a pure function; the route binds it to a service.',
    { path: '^src/flows/' },
    { path: SERVICES },
  ),
  forbid(
    'amplify-comes-late',
    'Amplify is loaded when it is needed, with import(), and is never part of the first load.',
    { path: '^src/', pathNot: AMPLIFY_ADAPTER },
    { path: [AMPLIFY_ADAPTER, AMPLIFY], dependencyTypesNot: ['dynamic-import'] },
  ),
];

/** Rules for which an import of types counts as an import: a module of types is no orphan. */
const typesIncludedOnly = [
  {
    name: 'no-orphans',
    comment: 'Nothing imports it and it imports nothing.',
    severity: 'error',
    from: {
      orphan: true,
      path: '^(src|local|vite|e2e|bench|soak|scripts|infra)/',
      // Not orphans: programs that package.json starts, and scripts that a page links to.
      pathNot: ['\\.d\\.ts$', '^(scripts|bench|soak|infra)/[^/]+\\.mjs$', '/browser\\.js$'],
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
