export function parseStat(text: string): { parent: number; cpuSeconds: number };
export function listDescendants(pid: number): number[];
export function readTreeCpu(pid: number): number | null;
