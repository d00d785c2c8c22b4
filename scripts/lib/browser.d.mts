export const browserArgs: string[];
export function findBrowser(): string | null;
export function findTestBrowser(): string | null;
