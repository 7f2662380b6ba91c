export function freePortBase(offsets: readonly number[]): Promise<number>;
export function areFree(ports: readonly number[]): Promise<boolean>;

export declare const LOCAL_PORT_OFFSETS: readonly number[];
