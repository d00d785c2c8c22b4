export const browserArgs: string[];
export function findBrowser(): string | null;
