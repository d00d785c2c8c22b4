import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, NetConnectOpts, Server, Socket } from 'node:net';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createMigratedTestDatabase, testServerUrl } from './test-database';
import { getTestDriver } from './test-driver';

/** State of the connection to the database. */
export type ConnectionState = 'open' | 'refusing' | 'silent';

export interface TestPostgres {
  /** Address of the database, through a connection that can be cut. */
  readonly url: string;
  /** 'refusing' cuts every connection and accepts no new one; 'silent' keeps them open and forwards nothing. */
  set(line: ConnectionState): Promise<void>;
  close(): Promise<void>;
}

/** Port of a PostgreSQL whose address contains none. */
const DEFAULT_PORT = 5432;

/** A proxy in front of a port whose connection can be cut and restored. */
class TcpProxy {
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();
  private silent = false;

  constructor(private readonly target: NetConnectOpts) {}

  async listen(port: number): Promise<number> {
    this.server = createServer((socket) => this.pipe(socket)).listen(port, '127.0.0.1');
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
    // A connection that was silent has lost data in transit, so it is not used again.
    if (!silent) this.cut();
  }

  private cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  private pipe(from: Socket): void {
    const to = connect(this.target);
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

interface DatabaseTarget {
  readonly url: URL;
  close(): Promise<unknown>;
}

/** Starts PGlite behind PostgreSQL's protocol, with an empty database (tests/support/postgres-server.mjs). */
async function startEmbeddedTarget(): Promise<DatabaseTarget> {
  const worker = new Worker(join(process.cwd(), 'tests/support/postgres-server.mjs'));
  const [port] = (await once(worker, 'message')) as [number];
  const url = new URL(`postgres://postgres@127.0.0.1:${port}/postgres`);
  return { url, close: () => worker.terminate() };
}

/** Creates a migrated database on the PostgreSQL server of the environment. */
async function createServerTarget(serverUrl: string): Promise<DatabaseTarget> {
  const database = await createMigratedTestDatabase(serverUrl);
  return { url: new URL(database.url), close: () => database.drop() };
}

/**
 * Opens a PostgreSQL with PostGIS behind a connection that can be cut: a database on the server of the
 * environment, or PGlite behind PostgreSQL's protocol without a server.
 */
export async function openTestPostgres(): Promise<TestPostgres> {
  const target =
    getTestDriver() === 'postgres' && testServerUrl !== undefined
      ? await createServerTarget(testServerUrl)
      : await startEmbeddedTarget();
  const { hostname, port: targetPort } = target.url;
  const proxy = new TcpProxy({ host: hostname, port: Number(targetPort || DEFAULT_PORT) });
  const port = await proxy.listen(0);
  const url = new URL(target.url);
  url.host = `127.0.0.1:${port}`;
  let line: ConnectionState = 'open';
  const setLine = async (next: ConnectionState) => {
    if (line === 'refusing' && next !== 'refusing') await proxy.listen(port);
    if (next === 'refusing') await proxy.refuse();
    proxy.silence(next === 'silent');
    line = next;
  };
  return {
    url: url.href,
    set: setLine,
    async close() {
      await proxy.refuse();
      await target.close();
    }
  };
}
