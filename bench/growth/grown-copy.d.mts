export function copySources(from: string, to: string): Promise<void>;
