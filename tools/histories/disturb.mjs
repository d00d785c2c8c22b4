import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startServer } from '../faults/server.mjs';

/** @typedef {Record<string, string>} Env settings of a server */
/** @typedef {import('../faults/server.mjs').FaultServer} FaultServer */
/** @typedef {(() => Promise<void>) | null} Disturbance done once in the middle of a history */

const PAUSE_MS = 700;
const HOUR_MS = 3_600_000;

/** Servers of one store, which can be disturbed while clients use them. */
export class DisturbedServers {
  /** @type {FaultServer[]} */
  servers = [];

  /**
   * @param {Env} env
   * @param {number} count number of processes
   */
  constructor(env, count) {
    this.env = env;
    this.count = count;
  }

  listUrls = () => this.servers.map(({ url }) => url);

  /** Starts the servers; `clockMs` shifts the clock of the last one. */
  async start(clockMs = 0) {
    for (let n = this.servers.length; n < this.count; n += 1)
      this.servers.push(await startServer(this.env, n === this.count - 1 ? clockMs : 0));
  }

  async stop() {
    for (const server of this.servers.splice(0)) await server.stop();
  }

  /** Kills the first process and starts it again. */
  async kill() {
    const [first] = this.servers;
    await first?.kill();
    this.servers[0] = await startServer(this.env);
  }

  /** Stops the first process for a while, as a machine that is suspended. */
  async suspend() {
    const pid = this.servers[0]?.pid;
    if (pid === undefined) return;
    process.kill(pid, 'SIGSTOP');
    await pause(PAUSE_MS);
    process.kill(pid, 'SIGCONT');
  }

  /** Moves the clock of the last process by an hour, ahead or back, and starts it again. */
  async shiftClock(ahead = true) {
    await this.servers.pop()?.stop();
    await this.start(ahead ? HOUR_MS : -HOUR_MS);
  }

  /** Ends all connections of the servers to their PostgreSQL. */
  async cutDatabase() {
    const client = new pg.Client({ connectionString: this.env.DATABASE_URL });
    await client.connect();
    await client.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()'
    );
    await client.end();
  }

  /**
   * Returns the ways to disturb these servers by name.
   * @returns {Record<string, () => Promise<void>>}
   */
  listDisturbances() {
    return {
      'process killed': () => this.kill(),
      'process paused': () => this.suspend(),
      'clock an hour ahead': () => this.shiftClock(true),
      'clock an hour back': () => this.shiftClock(false),
      ...(this.env.DATABASE_URL ? { 'database line cut': () => this.cutDatabase() } : {})
    };
  }
}
