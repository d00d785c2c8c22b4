export function servedFolder(port: number): string;
export const PORTS_OF_A_WORKER: number;
export function portOf(worker: number): number;
export const testPort: number;
