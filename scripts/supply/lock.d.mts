/** An entry of package-lock.json; npm writes more fields. */
export type LockEntry = Record<string, unknown>;

export interface Lock {
  packages: Record<string, LockEntry>;
}

/** In npm's names for system, processor and C library. */
export interface Platform {
  name: string;
  os: string;
  cpu: string;
  libc?: string;
}

/** A native package that a platform needs. */
export interface Native {
  path: string;
  version: string;
}

export function lockProblems(lock: Lock): string[];
export function nativePackages(
  lock: Lock,
  platform: Platform,
): { needed: Native[]; problems: string[] };
