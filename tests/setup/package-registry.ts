import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { serve } from '#local/kit/serve.ts';

interface Published {
  name: string;
  version: string;
  /** Further fields of its package.json. */
  manifest?: Record<string, unknown>;
  /** Further files, by name. */
  files?: Record<string, Buffer>;
  /** Whether its metadata has a hash, which some registries leave out. */
  hashed?: boolean;
  /** Listed, but can't be downloaded. */
  lost?: boolean;
}

interface PackageRegistry {
  /** Makes npm use only this registry, with its own cache. */
  env: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

/** A package registry on this machine with these packages; `other` answers any other request. */
export async function startRegistry(
  published: readonly Published[],
  other: (request: Request) => Response | Promise<Response> = () => answer(404, {}),
): Promise<PackageRegistry> {
  const server = await serve(async (request) => {
    const { origin, pathname } = new URL(request.url);
    const path = decodeURIComponent(pathname).slice(1);
    const delivered = published.find((one) => path === fileOf(one) && one.lost !== true);
    if (delivered !== undefined) return new Response(new Uint8Array(tarballOf(delivered)));
    const versions = published.filter(({ name }) => name === path);
    return versions.length > 0 ? answer(200, packument(versions, origin)) : other(request);
  }, 0);
  const cache = mkdtempSync(join(tmpdir(), 'lureproof-npm-'));
  return {
    env: {
      npm_config_registry: `http://127.0.0.1:${server.port}/`,
      npm_config_cache: cache,
    },
    close: async () => {
      await server.close();
      rmSync(cache, { recursive: true, force: true });
    },
  };
}

export function integrityOf(published: Published): string {
  return `sha512-${createHash('sha512').update(tarballOf(published)).digest('base64')}`;
}

function answer(status: number, body: unknown): Response {
  return Response.json(body, { status });
}

function fileOf({ name, version }: Published): string {
  return `${name}/-/package-${version}.tgz`;
}

function packument(versions: readonly Published[], origin: string): unknown {
  const manifests = versions.map((one) => [
    one.version,
    {
      ...packageJson(one),
      dist: {
        tarball: `${origin}/${fileOf(one)}`,
        ...(one.hashed !== false && { integrity: integrityOf(one) }),
      },
    },
  ]);
  return {
    name: versions[0]?.name,
    'dist-tags': { latest: versions.at(-1)?.version },
    versions: Object.fromEntries(manifests),
  };
}

const packageJson = ({ name, version, manifest }: Published) => ({ name, version, ...manifest });

function tarballOf(published: Published): Buffer {
  const files = {
    'package.json': Buffer.from(JSON.stringify(packageJson(published))),
    ...published.files,
  };
  const blocks = Object.entries(files).flatMap(([name, body]) => entryOf(`package/${name}`, body));
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]));
}

const BLOCK = 512;

/** One file of a tar archive (POSIX.1-1988, ustar). */
function entryOf(name: string, body: Buffer): Buffer[] {
  const header = Buffer.alloc(BLOCK);
  header.write(name);
  header.write('0000644\0', 100);
  header.write(`${body.length.toString(8).padStart(11, '0')}\0`, 124);
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return [header, body, Buffer.alloc((BLOCK - (body.length % BLOCK)) % BLOCK)];
}
