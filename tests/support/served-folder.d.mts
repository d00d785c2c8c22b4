export function servedFolder(port: number): string;
export function portOf(worker: number): number;
export const testPort: number;
