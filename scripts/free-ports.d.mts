export function freePortBase(offsets: readonly number[]): Promise<number>;
export function areFree(ports: readonly number[]): Promise<boolean>;
