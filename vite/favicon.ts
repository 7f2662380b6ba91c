import { Resvg } from '@resvg/resvg-js';

const SIZES = [16, 32, 48];
/** Of the file's header, and of each image's entry in its directory. */
const [HEADER_BYTES, ENTRY_BYTES] = [6, 16];

/** The icon as an ICO file of PNGs, for browsers and crawlers that request /favicon.ico without reading the page. */
export function favicon(svg: string): Buffer {
  const images = SIZES.map((size) =>
    new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng(),
  );
  const header = Buffer.alloc(HEADER_BYTES);
  // The type of an icon.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let start = HEADER_BYTES + ENTRY_BYTES * images.length;
  const entries = images.map((image, index) => {
    const size = SIZES[index] ?? 0;
    const entry = Buffer.alloc(ENTRY_BYTES);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    // Planes, bits per pixel, bytes, offset.
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(image.length, 8);
    entry.writeUInt32LE(start, 12);
    start += image.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images]);
}
