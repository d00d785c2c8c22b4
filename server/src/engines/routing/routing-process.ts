import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { CallKind, RoutingCalls, RoutingMessage, RoutingRequest, WorkerSettings } from './protocol';
import { RoutingError } from './routing-engine';

interface PendingCall {
  readonly request: RoutingRequest;
  readonly deadline: NodeJS.Timeout;
  readonly resolve: (answer: RoutingCalls[CallKind]['answer']) => void;
  readonly reject: (error: RoutingError) => void;
}

/**
 * Most concurrent calls of the engine: one for each of its two threads, and one that is being drawn or sent.
 */
const MAX_RUNNING_CALLS = 3;
/** Most waiting calls; more are refused at once. */
const MAX_PENDING_CALLS = 100;
/** Time limit from a call to its answer in ms, waiting included. */
export const TIMEOUT_MS = 30_000;
/** Delay before the first, second, … restart after an unexpected end, in ms; the last one repeats. */
const RESTART_AFTER_MS = [0, 250, 1_000, 2_000, 5_000, 10_000];

const STOPPED_MESSAGE =
  'The drive-time engine stopped while it worked on this request and is being restarted. Please try again.';

/** The routing process, which is restarted whenever it ends unexpectedly. Calls wait while it starts. */
export class RoutingProcess {
  private child: ChildProcess | null = null;
  private ready = false;
  private closing = false;
  private unusable: string | null = null;
  private failures = 0;
  private nextId = 1;
  private restart: NodeJS.Timeout | undefined;
  private readonly queue: PendingCall[] = [];
  private readonly underWay = new Map<number, PendingCall>();
  private readonly settled: (() => void)[] = [];

  constructor(
    private readonly settings: WorkerSettings,
    private readonly log: (line: string) => void
  ) {
    this.startWorker();
  }

  /** Returns null when calls are answered, else one line with the reason. */
  getProblem(): string | null {
    if (this.unusable) return this.unusable;
    return this.ready ? null : 'The drive-time engine is starting.';
  }

  /** Resolves when the process answers or is known to be unusable. */
  whenSettled(): Promise<void> {
    if (this.ready || this.unusable) return Promise.resolve();
    return new Promise((resolve) => this.settled.push(resolve));
  }

  /**
   * Calls the process.
   * @throws RoutingError
   */
  callWorker<Kind extends CallKind>(
    kind: Kind,
    asked: RoutingCalls[Kind]['asked']
  ): Promise<RoutingCalls[Kind]['answer']> {
    if (this.unusable) return Promise.reject(new RoutingError('unavailable', this.unusable));
    if (this.queue.length >= MAX_PENDING_CALLS)
      return Promise.reject(
        new RoutingError('unavailable', 'The drive-time engine is busy. Please try again in a minute.')
      );
    return new Promise((resolve, reject) => {
      const waiting: PendingCall = {
        request: { id: this.nextId++, kind, asked } as RoutingRequest,
        // An answer has the id of its request, so it is of the request's kind.
        resolve: resolve as PendingCall['resolve'],
        reject,
        deadline: setTimeout(() => this.handleTimeout(waiting), TIMEOUT_MS)
      };
      this.queue.push(waiting);
      this.sendNext();
    });
  }

  async close(): Promise<void> {
    this.closing = true;
    clearTimeout(this.restart);
    this.rejectAllCalls('The server is stopping.');
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  private startWorker(): void {
    const child = fork(join(this.settings.root, 'build/server/routing-worker.js'), [], {
      // Each thread of the pool retains the memory of the largest area it drew; two are enough for two cores.
      env: { ...process.env, UV_THREADPOOL_SIZE: '2', SITE_ROUTING: JSON.stringify(this.settings) },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc']
    });
    this.child = child;
    let tail = '';
    child.stderr?.on('data', (chunk: Buffer) => (tail = (tail + chunk.toString()).slice(-1_000)));
    child.on('message', (message: RoutingMessage) => this.handleMessage(message));
    child.on('error', (error) => (tail += error.message));
    child.on('exit', (code, signal) =>
      this.handleExit(signal ?? `code ${code}`, tail.trim().split('\n').at(-1))
    );
  }

  private handleMessage(message: RoutingMessage): void {
    if (message.type === 'ready') {
      this.ready = true;
      this.resolveSettled();
      return this.sendNext();
    }
    if (message.type === 'unusable') {
      this.unusable = message.problem;
      this.rejectAllCalls(message.problem);
      return this.resolveSettled();
    }
    this.failures = 0;
    const waiting = this.underWay.get(message.id);
    this.underWay.delete(message.id);
    if (waiting) {
      clearTimeout(waiting.deadline);
      if (message.type === 'answer') waiting.resolve(message.answer);
      else waiting.reject(new RoutingError(message.reason, message.message, undefined, message.stops));
    }
    this.sendNext();
  }

  private sendNext(): void {
    while (this.ready && this.underWay.size < MAX_RUNNING_CALLS && this.queue.length > 0) {
      const waiting = this.queue.shift()!;
      this.underWay.set(waiting.request.id, waiting);
      this.child?.send(waiting.request, (error) => {
        // The process has just ended; its exit settles the call.
        if (error) this.log(`A request did not reach the engine (${error.message}).`);
      });
    }
  }

  private handleExit(how: string, lastWords = ''): void {
    this.ready = false;
    for (const waiting of this.underWay.values()) this.rejectCall(waiting, STOPPED_MESSAGE);
    this.underWay.clear();
    if (this.closing || this.unusable) return;
    const wait = RESTART_AFTER_MS[Math.min(this.failures++, RESTART_AFTER_MS.length - 1)];
    // It may never start, so waiting callers resolve and read problem().
    if (this.failures >= RESTART_AFTER_MS.length / 2) this.resolveSettled();
    this.log(`The drive-time engine ended (${how})${lastWords && `: ${lastWords}`}; starting it again.`);
    this.restart = setTimeout(() => this.startWorker(), wait);
  }

  private handleTimeout(waiting: PendingCall): void {
    waiting.reject(
      new RoutingError(
        'unavailable',
        'The drive-time engine took too long. Please try again, or enter a shorter time.'
      )
    );
    const place = this.queue.indexOf(waiting);
    if (place >= 0) this.queue.splice(place, 1);
    // A computation cannot be cancelled, so a process that hangs in one is replaced.
    else this.child?.kill('SIGKILL');
  }

  private rejectCall(waiting: PendingCall, message: string): void {
    clearTimeout(waiting.deadline);
    waiting.reject(new RoutingError('unavailable', message));
  }

  private rejectAllCalls(message: string): void {
    for (const waiting of [...this.underWay.values(), ...this.queue]) this.rejectCall(waiting, message);
    this.underWay.clear();
    this.queue.length = 0;
  }

  private resolveSettled(): void {
    for (const resolve of this.settled.splice(0)) resolve();
  }
}
