import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** What the way to the database does with connections. */
export type Line = 'open' | 'refusing' | 'silent';

export interface TestPostgres {
  /** Address of the database, through a line that can be cut. */
  readonly url: string;
  /** 'refusing' cuts every connection and takes no new one; 'silent' keeps them and lets nothing through. */
  set(line: Line): Promise<void>;
  close(): Promise<void>;
}

/** A proxy in front of a port, whose line can be cut and mended. */
class Proxy {
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();
  private silent = false;

  constructor(private readonly target: number) {}

  async listen(port: number): Promise<number> {
    this.server = createServer((socket) => this.join(socket)).listen(port, '127.0.0.1');
    await once(this.server, 'listening');
    return (this.server.address() as AddressInfo).port;
  }

  async refuse(): Promise<void> {
    const { server } = this;
    this.server = null;
    this.cut();
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  silence(silent: boolean): void {
    this.silent = silent;
    // A line that was dead for a while has lost what was on its way: nobody goes on talking on it.
    if (!silent) this.cut();
  }

  private cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  private join(from: Socket): void {
    const to = connect(this.target, '127.0.0.1');
    for (const [socket, other] of [
      [from, to],
      [to, from]
    ] as const) {
      this.sockets.add(socket);
      socket.on('data', (data) => this.silent || other.write(data));
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.sockets.delete(socket);
        other.destroy();
      });
    }
  }
}

/** Starts an empty PostgreSQL with PostGIS (see tests/support/postgres-server.mjs). */
export async function openTestPostgres(): Promise<TestPostgres> {
  const worker = new Worker(join(process.cwd(), 'tests/support/postgres-server.mjs'));
  const [target] = (await once(worker, 'message')) as [number];
  const proxy = new Proxy(target);
  const port = await proxy.listen(0);
  let line: Line = 'open';
  const set = async (next: Line) => {
    if (line === 'refusing' && next !== 'refusing') await proxy.listen(port);
    if (next === 'refusing') await proxy.refuse();
    proxy.silence(next === 'silent');
    line = next;
  };
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    set,
    async close() {
      await proxy.refuse();
      await worker.terminate();
    }
  };
}
