import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { nativeBigIntegers } from '#vite/amplify-patches/native-big-integers/plugin.ts';
import srp from '../../../setup/srp-vectors.json' with { type: 'json' };
import { bundle, loadAmplifySrp, SRP_DIRECTORY } from './amplify-srp.ts';

/** A method that only the original has. */
const ORIGINAL_ONLY = 'dlShiftTo';
const RELATIVE_SRP = 'node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/srp';

const directories: string[] = [];

async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'native-big-integers-'));
  directories.push(directory);
  return directory;
}

/** A copy of Amplify's SRP modules, which a test may change. */
async function copyOfSrp(): Promise<string> {
  const copy = join(await temporaryDirectory(), RELATIVE_SRP);
  await cp(SRP_DIRECTORY, copy, { recursive: true });
  return copy;
}

afterEach(async () => {
  await Promise.all(
    directories.splice(0).map((directory) => rm(directory, { recursive: true, force: true })),
  );
});

describe("Amplify's SRP with native big integers gives the published answers", async () => {
  const amplify = await loadAmplifySrp([nativeBigIntegers()]);
  const integer = (hex: string) => new amplify.BigInteger(hex, 16);

  it.each(srp.vectors)('$source', async (vector) => {
    const [g, N, a] = [integer('2'), integer(amplify.INIT_N), integer(vector.a)];
    const A = await amplify.calculateA({ a, g, N });
    expect(A.toString(16)).toBe(vector.A);

    const helper = new amplify.AuthenticationHelper({
      userPoolName: vector.poolName,
      a,
      g,
      A,
      N,
    });
    const hkdf = await helper.getPasswordAuthenticationKey({
      username: vector.userId,
      password: vector.password,
      serverBValue: integer(vector.B),
      salt: integer(vector.salt),
    });
    expect(Buffer.from(hkdf).toString('hex')).toBe(vector.key);

    if (vector.secretBlock === undefined || vector.signature === undefined) return;
    const signature = amplify.getSignatureString({
      userPoolName: vector.poolName,
      username: vector.userId,
      challengeParameters: { SECRET_BLOCK: vector.secretBlock },
      dateNow: vector.timestamp,
      hkdf,
    });
    expect(signature).toBe(vector.signature);
  });

  it.each([
    ['-ec', 'FF14'],
    ['14', '14'],
    ['-c8', 'FF38'],
    ['c8', '00c8'],
    ['-14', 'EC'],
    ['-80', '80'],
  ])("pads %s to %s in two's complement", (text, padded) => {
    expect(amplify.getPaddedHex(integer(text)).toLowerCase()).toBe(padded.toLowerCase());
  });
});

describe('nativeBigIntegers', () => {
  it('replaces the original when the app imports Amplify as usual', async () => {
    const entry = `export { signIn } from 'aws-amplify/auth';`;
    expect(await bundle(entry, [])).toContain(ORIGINAL_ONLY);
    const replaced = await bundle(entry, [nativeBigIntegers()]);
    expect(replaced).not.toContain(ORIGINAL_ONLY);
    expect(replaced).toContain('exponent.toString(WINDOW_SIZE)');
  });

  it('stops the build when the original has changed', async () => {
    const copy = await copyOfSrp();
    const original = join(copy, 'BigInteger/BigInteger.mjs');
    await writeFile(original, `${await readFile(original, 'utf8')}\nexport const more = 1;`);
    await expect(
      bundle(`export { default } from '${original}';`, [nativeBigIntegers()]),
    ).rejects.toThrow(/BigInteger\/BigInteger\.mjs has changed: its SHA-256 is now [0-9a-f]{64}/);
  });

  it('stops the build when another module of Amplify uses it', async () => {
    const copy = await copyOfSrp();
    const user = join(copy, 'newcomer.mjs');
    await writeFile(user, `export const power = (g, x, N) => g.modPow(x, N, () => {});`);
    await expect(bundle(`export { power } from '${user}';`, [nativeBigIntegers()])).rejects.toThrow(
      /newcomer\.mjs uses Amplify's big integers, but isn't in the list/,
    );
  });

  it('stops the build when it contains SRP but the original was never resolved', async () => {
    const copy = await copyOfSrp();
    await expect(
      bundle(`export { calculateS } from '${copy}/calculate/calculateS.mjs';`, [
        nativeBigIntegers(),
      ]),
    ).rejects.toThrow(/calculateS\.mjs is in the build, but .*was never loaded/);
  });
});
