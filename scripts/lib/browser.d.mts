export const browserArgs: string[];
export function findBrowser(): string | null;
export function findTestBrowser(): string | null;
export function ensureBrowser(): Promise<string>;
export function ensureTestBrowser(): Promise<void>;
export function ensureFirefox(): Promise<string>;
export function ensureScreen(): Promise<string | null>;
