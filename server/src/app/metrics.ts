import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { findLastBackup } from '../backup/scheduled-backup';
import type { Settings } from '../common/settings';
import type { ObservedStatement } from '../store/observed-store';
import { ApiError } from '../common/response-errors';

/** Limits of the buckets that times are counted in, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

let processRegistry: Registry | null = null;

/** Returns event loop lag, memory and processor time: one set per process, however many apps it has. */
function getProcessMetrics(): Registry {
  if (processRegistry === null) {
    processRegistry = new Registry();
    collectDefaultMetrics({ register: processRegistry });
  }
  return processRegistry;
}

/** Metrics of one server. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [this.registry]
  });
  private readonly queries = new Histogram({
    name: 'store_query_duration_seconds',
    help: 'Duration of database statements, including waiting, by outcome',
    labelNames: ['outcome'] as const,
    buckets: BUCKETS,
    registers: [this.registry]
  });

  /** Adds the time of the newest backup in a folder, which is read when somebody asks. */
  watchBackups(folder: string): void {
    new Gauge({
      name: 'site_last_backup_timestamp_seconds',
      help: 'Time of the newest backup that the server made; 0 without one',
      registers: [this.registry],
      collect() {
        this.set((findLastBackup(folder, new Date())?.getTime() ?? 0) / 1000);
      }
    });
  }

  countStatement({ outcome, seconds }: ObservedStatement): void {
    this.queries.observe({ outcome }, seconds);
  }

  countRequest({ method, routeOptions, is404 }: FastifyRequest, status: number, seconds: number): void {
    // The label is never the address itself: callers could create any number of them.
    const route = is404 ? 'none' : (routeOptions.url ?? 'none');
    this.requests.observe({ method, route, status }, seconds);
  }

  renderText(): Promise<string> {
    return Registry.merge([getProcessMetrics(), this.registry]).metrics();
  }

  readonly contentType = this.registry.contentType;
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const hashText = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Returns whether a request may read the metrics: from this machine itself, not through a proxy on it, or with
 * the token.
 */
function canReadMetrics(request: FastifyRequest, token: string | null): boolean {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (token !== null && given !== undefined) return timingSafeEqual(hashText(given), hashText(token));
  const { forwarded, 'x-forwarded-for': forwardedFor } = request.headers;
  const direct = forwarded === undefined && forwardedFor === undefined;
  return direct && LOOPBACK.test(request.socket.remoteAddress ?? '');
}

/** Serves `/metrics` in the text format of Prometheus. */
export function registerMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  { metricsToken, backupDir }: Settings
): void {
  if (backupDir !== null) metrics.watchBackups(backupDir);
  app.addHook('onResponse', async (request, reply) =>
    metrics.countRequest(request, reply.statusCode, reply.elapsedTime / 1000)
  );
  app.get('/metrics', { access: 'byHandler', logLevel: 'silent' }, async (request, reply) => {
    if (!canReadMetrics(request, metricsToken))
      throw new ApiError(
        403,
        'forbidden',
        'Metrics are for this machine only, or for callers with METRICS_TOKEN.'
      );
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.renderText());
  });
}
