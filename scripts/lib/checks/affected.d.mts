export function listChangedFiles(base: string): string[];
export function isConfiguration(path: string): boolean;
export function selectBrowserTests(
  changed: readonly string[],
  covers: Readonly<Record<string, readonly string[]>>
): string[];
