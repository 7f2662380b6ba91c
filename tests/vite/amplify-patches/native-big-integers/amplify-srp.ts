import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type PluginOption } from 'vite';

export const SRP_DIRECTORY = fileURLToPath(
  new URL(
    '../../../../node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/srp/',
    import.meta.url,
  ),
);

const PROJECT_ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** Virtual: its directory is package.json's, so that packages resolve. */
const ENTRY_ID = `${PROJECT_ROOT}virtual-entry.mjs`;

/** The part of Amplify's big integers that Amplify uses. */
export interface AnyBigInteger {
  toString(radix: 16): string;
  abs(): AnyBigInteger;
  compareTo(other: AnyBigInteger): number;
  equals(other: AnyBigInteger): boolean;
  add(other: AnyBigInteger): AnyBigInteger;
  subtract(other: AnyBigInteger): AnyBigInteger;
  multiply(other: AnyBigInteger): AnyBigInteger;
  mod(modulus: AnyBigInteger): AnyBigInteger;
  modPow(
    exponent: AnyBigInteger,
    modulus: AnyBigInteger,
    callback: (error: Error | null, result: AnyBigInteger) => void,
  ): unknown;
}

export interface AnyBigIntegerClass {
  new (text: string, radix: 16): AnyBigInteger;
  readonly ZERO: AnyBigInteger;
  readonly ONE: AnyBigInteger;
}

interface Group {
  g: AnyBigInteger;
  a: AnyBigInteger;
  A: AnyBigInteger;
  N: AnyBigInteger;
}

export interface AmplifySrp {
  BigInteger: AnyBigIntegerClass;
  INIT_N: string;
  calculateA(group: Omit<Group, 'A'>): Promise<AnyBigInteger>;
  getPaddedHex(value: AnyBigInteger): string;
  AuthenticationHelper: new (options: Group & { userPoolName: string }) => {
    getPasswordAuthenticationKey(options: {
      username: string;
      password: string;
      serverBValue: AnyBigInteger;
      salt: AnyBigInteger;
    }): Promise<Uint8Array>;
  };
  getSignatureString(options: {
    userPoolName: string;
    username: string;
    challengeParameters: { SECRET_BLOCK: string };
    dateNow: string;
    hkdf: Uint8Array;
  }): string;
}

const ENTRY = `
export { default as BigInteger } from '${SRP_DIRECTORY}BigInteger/BigInteger.mjs';
export { INIT_N } from '${SRP_DIRECTORY}constants.mjs';
export { calculateA } from '${SRP_DIRECTORY}calculate/calculateA.mjs';
export { getPaddedHex } from '${SRP_DIRECTORY}getPaddedHex.mjs';
export { default as AuthenticationHelper } from '${SRP_DIRECTORY}AuthenticationHelper/AuthenticationHelper.mjs';
export { getSignatureString } from '${SRP_DIRECTORY}getSignatureString.mjs';
`;

/** Bundles an entry with Vite and these plugins; returns the code. */
export async function bundle(entry: string, plugins: PluginOption[]): Promise<string> {
  const output = await build({
    root: PROJECT_ROOT,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === ENTRY_ID ? id : null),
        load: (id) => (id === ENTRY_ID ? entry : null),
      },
      plugins,
    ],
    build: {
      write: false,
      minify: false,
      copyPublicDir: false,
      lib: { entry: ENTRY_ID, formats: ['es'] },
    },
  });
  const [first] = Array.isArray(output) ? output : [output];
  if (first === undefined || !('output' in first)) throw new Error('The build gave no output.');
  return first.output[0].code;
}

/** Amplify's own SRP code, run from a bundle with these plugins. */
export async function loadAmplifySrp(plugins: PluginOption[]): Promise<AmplifySrp> {
  const directory = await mkdtemp(join(tmpdir(), 'amplify-srp-'));
  try {
    const file = join(directory, 'srp.mjs');
    await writeFile(file, await bundle(ENTRY, plugins));
    return await import(/* @vite-ignore */ pathToFileURL(file).href);
  } finally {
    await rm(directory, { recursive: true });
  }
}
