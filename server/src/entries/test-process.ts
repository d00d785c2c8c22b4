import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

/** A server in a process of its own, for tests. */
export interface ServerProcess {
  readonly process: ChildProcess;
  readonly url: string;
}

/** Starts the built server on a free port, with these settings only. @throws Error with its output when it ends. */
export async function startServerProcess(settings: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['build/server/main.js'], {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'pipe', 'pipe']
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk;
      const address = /SITE listening on (\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    child.on('exit', () => reject(new Error(`The server did not start: ${said}`)));
  });
  return { process: child, url };
}
