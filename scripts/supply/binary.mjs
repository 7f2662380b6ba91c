import { closeSync, openSync, readSync } from 'node:fs';

const HEADER_BYTES = 4096;
const ELF = 0x7f454c46;
const MACH_O = 0xfeedfacf;
const UNIVERSAL = 0xcafebabe;
const PE = 0x4d5a;

/** Each format's numbers for processors. */
const ELF_CPU = new Map([
  [0x3e, 'x64'],
  [0xb7, 'arm64'],
]);
const MACH_O_CPU = new Map([
  [0x0100_0007, 'x64'],
  [0x0100_000c, 'arm64'],
]);
const PE_CPU = new Map([
  [0x8664, 'x64'],
  [0xaa64, 'arm64'],
]);

/** The platforms that this program or library runs on, such as `darwin-arm64`; empty for any other file. */
export function platformsOfBinary(path) {
  const header = Buffer.alloc(HEADER_BYTES);
  const file = openSync(path, 'r');
  try {
    readSync(file, header, 0, HEADER_BYTES, 0);
  } finally {
    closeSync(file);
  }
  if (header.readUInt32BE(0) === ELF) return [`linux-${ELF_CPU.get(header.readUInt16LE(18))}`];
  if (header.readUInt32LE(0) === MACH_O)
    return [`darwin-${MACH_O_CPU.get(header.readUInt32LE(4))}`];
  if (header.readUInt32BE(0) === UNIVERSAL) return universal(header);
  return header.readUInt16BE(0) === PE ? portable(header) : [];
}

/** Several Mach-O files in one; each has twenty bytes of the table that begins with its processor. */
function universal(header) {
  const count = Math.min(header.readUInt32BE(4), 8);
  return Array.from({ length: count }, (_, index) => {
    return `darwin-${MACH_O_CPU.get(header.readUInt32BE(8 + 20 * index))}`;
  });
}

function portable(header) {
  const at = header.readUInt32LE(0x3c);
  const known = at + 6 <= HEADER_BYTES;
  return known ? [`win32-${PE_CPU.get(header.readUInt16LE(at + 4))}`] : [];
}
