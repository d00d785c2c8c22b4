import type { RainyFactors } from '@site/domain';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createRoads } from './cached-roads';
import { isRainyFolder, toRainyFolder } from './rainy-tiles';
import { RoutingError } from './routing-engine';
import type { DrivenRoads, RainyRoads } from './routing-engine';
import { RoutingProcess, TIMEOUT_MS } from './routing-process';

/** How long a request waits for the tiles to be built, in ms; the demonstration's take two seconds. */
const PATIENCE_MS = 20_000;

const PREPARING =
  'The roads of the rainy season are being prepared, which may take minutes. Please try again in a minute.';

interface RainyProcess {
  readonly factors: RainyFactors;
  readonly folder: string;
  readonly process: RoutingProcess;
  readonly roads: DrivenRoads;
}

/**
 * The embedded engine over the roads of the rainy season, in a process of its own that the first request
 * starts. The process builds missing tiles. Other factors get another process; until that one is ready, the
 * previous one answers, with the factors that it uses.
 */
export class RainySeason {
  private current: RainyProcess | null = null;
  private starting: { readonly opened: RainyProcess; readonly settled: Promise<void> } | null = null;
  /** The reason why the last started process does not answer; null when it does. */
  private problem: string | null = null;
  /** Processes that may still be answering, each with the timer that ends it. */
  private readonly retired = new Map<RainyProcess, NodeJS.Timeout>();

  constructor(
    private readonly root: string,
    private readonly dryFolder: string,
    private readonly log: (line: string) => void
  ) {}

  /**
   * Returns the roads with these factors, or with the previous ones.
   * @throws RoutingError 'unavailable' while no roads are ready.
   */
  async openRoads(factors: RainyFactors): Promise<RainyRoads> {
    const folder = toRainyFolder(this.dryFolder, factors);
    if (this.current?.folder !== folder) {
      const settled = this.startProcess(factors, folder);
      if (this.current === null) await Promise.race([settled, wait(PATIENCE_MS, undefined, { ref: false })]);
    }
    const { current } = this;
    if (current === null) throw new RoutingError('unavailable', this.problem ?? PREPARING);
    return { ...current.roads, rain: { factors: current.factors, inForce: current.folder === folder } };
  }

  async close(): Promise<void> {
    const open = [this.current, this.starting?.opened, ...this.retired.keys()];
    for (const timer of this.retired.values()) clearTimeout(timer);
    this.retired.clear();
    this.current = this.starting = null;
    await Promise.all(open.map((one) => one?.process.close()));
  }

  /**
   * Starts a process with these factors and replaces another that is starting. Resolves when it answers or
   * cannot.
   */
  private startProcess(factors: RainyFactors, folder: string): Promise<void> {
    if (this.starting?.opened.folder === folder) return this.starting.settled;
    void this.starting?.opened.process.close();
    const settings = { root: this.root, folder: this.dryFolder, routingUrl: null, rainy: factors };
    const process = new RoutingProcess(settings, this.log);
    const opened = { factors, folder, process, roads: createRoads(process) };
    const settled = process.whenSettled().then(() => this.handleSettled(opened));
    this.starting = { opened, settled };
    return settled;
  }

  /** Replaces the previous process by one that answers; if it cannot, the next request tries again. */
  private async handleSettled(opened: RainyProcess): Promise<void> {
    if (this.starting?.opened !== opened) return;
    this.starting = null;
    this.problem = opened.process.getProblem();
    if (this.problem !== null) {
      this.log(this.problem);
      return opened.process.close();
    }
    const before = this.current;
    this.current = opened;
    if (before === null) return this.removeUnusedTiles();
    const timer = setTimeout(() => void this.retireProcess(before), TIMEOUT_MS).unref();
    this.retired.set(before, timer);
  }

  private async retireProcess(opened: RainyProcess): Promise<void> {
    this.retired.delete(opened);
    await opened.process.close();
    this.removeUnusedTiles();
  }

  /** Removes the tiles that no process uses. */
  private removeUnusedTiles(): void {
    // An import of roads may remove the folder of a running server.
    if (!existsSync(this.dryFolder)) return;
    const used = [this.current, this.starting?.opened, ...this.retired.keys()].map((one) => one?.folder);
    for (const name of readdirSync(this.dryFolder)) {
      const folder = join(this.dryFolder, name);
      if (isRainyFolder(name) && !used.includes(folder)) rmSync(folder, { recursive: true, force: true });
    }
  }
}
