export function servedFolder(port: number): string;
export const PORTS_PER_RUN: number;
export const testPort: number;
