export function listWorkers(widget: string): { module: string; asset: string }[];
export function bundleWorker(module: string): string;
