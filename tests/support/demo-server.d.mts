export interface DemoServer {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  output(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export function ensurePreparedFolder(): Promise<unknown>;
export function createDemoFolder(folder?: string): Promise<string>;
export function addEmbedKey(dataDir: string, origin: string): Promise<void>;
export function startServer(options: {
  port: number;
  dataDir: string;
  env?: Record<string, string>;
}): Promise<DemoServer>;
