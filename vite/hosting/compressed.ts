import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { TEXTUAL } from './content-types.ts';

interface Encoding {
  /** In Accept-Encoding and Content-Encoding. */
  name: string;
  /** Of the compressed file, after the original's. */
  extension: string;
  compress: (content: Buffer) => Promise<Buffer>;
}

const [brotliAsync, gzipAsync] = [promisify(brotliCompress), promisify(gzip)];

/** Best first. */
const ENCODINGS: readonly Encoding[] = [
  {
    name: 'br',
    extension: '.br',
    compress: (content) =>
      brotliAsync(content, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  {
    name: 'gzip',
    extension: '.gz',
    compress: (content) => gzipAsync(content, { level: constants.Z_BEST_COMPRESSION }),
  },
];

/** Another file, compressed, which has no address of its own. */
export const COMPRESSED = new RegExp(`\\.(?:${TEXTUAL.join('|')})\\.(?:br|gz)$`);

export function isCompressed(file: string): boolean {
  return COMPRESSED.test(file);
}

export function isTextual(file: string): boolean {
  return TEXTUAL.includes(extname(file).slice(1));
}

/** Writes each text file of a built site a second and third time, compressed, unless that makes it larger. */
export async function writeCompressed(site: string, files: readonly string[]): Promise<void> {
  await Promise.all(
    files.filter(isTextual).map(async (file) => {
      const path = join(site, file);
      const content = await readFile(path);
      await Promise.all(
        ENCODINGS.map(async ({ extension, compress }) => {
          const compressed = await compress(content);
          if (compressed.length < content.length) await writeFile(path + extension, compressed);
        }),
      );
    }),
  );
}

/** The best encoding that a request accepts and a file exists in; undefined if there is only the file itself. */
export function encodingFor(path: string, acceptEncoding = ''): Encoding | undefined {
  const weights = weightsIn(acceptEncoding);
  return ENCODINGS.find(
    ({ name, extension }) =>
      (weights.get(name) ?? weights.get('*') ?? 0) > 0 && existsSync(path + extension),
  );
}

/** By encoding, from 0, refused, to 1 (RFC 9110, 12.5.3). */
function weightsIn(acceptEncoding: string): ReadonlyMap<string, number> {
  const items = acceptEncoding.toLowerCase().matchAll(/([\w*-]+)\s*(?:;\s*q=([\d.]+))?/g);
  return new Map([...items].map(([, name = '', weight = '1']) => [name, Number(weight)]));
}
