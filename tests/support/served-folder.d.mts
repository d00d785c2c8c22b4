export function servedFolder(port: number): string;
export const testPort: number;
