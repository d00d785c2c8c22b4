import fastifyRequestContext from '@fastify/request-context';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  defaultTextMapGetter,
  diag,
  trace
} from '@opentelemetry/api';
import type { Span, Tracer } from '@opentelemetry/api';
import type { BasicTracerProvider } from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getCallContext, propagator } from '../common/call-context';
import type { CallContext } from '../common/call-context';
import type { Settings } from '../common/settings';
import type { ObservedStatement } from '../store/observed-store';

/** Statements that take longer are logged, in seconds: longer than any that a page waits for usually. */
const SLOW_SECONDS = 1;
/** A collector that is away may delay the server's stop this long. */
const EXPORT_TIMEOUT_MS = 2_000;
/** Longest part of a statement in the log, characters. */
const SHOWN = 500;

/** Opens the export to a collector. Its packages take a tenth of a second to load, so only here. */
async function openProvider(tracesUrl: string): Promise<BasicTracerProvider> {
  const [{ OTLPTraceExporter }, { resourceFromAttributes }, sdk] = await Promise.all([
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-base')
  ]);
  const exporter = new OTLPTraceExporter({
    url: `${tracesUrl}/v1/traces`,
    timeoutMillis: EXPORT_TIMEOUT_MS
  });
  return new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'site' }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)]
  });
}

/** Writes the log of statements, and exports a trace of each call where OTEL_EXPORTER_OTLP_ENDPOINT is set. */
export class Tracing {
  private tracer: Tracer | null = null;

  constructor(private readonly settings: Pick<Settings, 'tracesUrl'>) {}

  private async openExport(app: FastifyInstance, tracesUrl: string): Promise<void> {
    const provider = await openProvider(tracesUrl);
    const warn = (reason: unknown) => app.log.warn({ reason: String(reason) }, 'traces are not exported');
    const ignore = () => undefined;
    diag.setLogger({ ...{ error: warn, warn }, ...{ info: ignore, debug: ignore, verbose: ignore } });
    app.addHook('onClose', () => provider.shutdown().catch(warn));
    this.tracer = provider.getTracer('site');
  }

  /** Begins the trace of each request, or goes on with its caller's (`traceparent`). */
  async register(app: FastifyInstance): Promise<void> {
    if (this.settings.tracesUrl !== null) await this.openExport(app, this.settings.tracesUrl);
    const spans = new WeakMap<FastifyRequest, Span>();
    await app.register(fastifyRequestContext, {
      defaultStoreValues: (request: FastifyRequest) => {
        const parent = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
        const span = this.tracer?.startSpan(request.method, { kind: SpanKind.SERVER }, parent);
        if (span) spans.set(request, span);
        return { call: { requestId: request.id, trace: span ? trace.setSpan(parent, span) : parent } };
      }
    });
    app.addHook('onResponse', async (request, { statusCode }) => {
      const span = spans.get(request);
      if (!span) return;
      const route = request.is404 ? undefined : request.routeOptions.url;
      if (route !== undefined)
        span.updateName(`${request.method} ${route}`).setAttribute('http.route', route);
      span.setAttributes({
        'http.request.method': request.method,
        'http.response.status_code': statusCode,
        'site.request_id': request.id
      });
      if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
  }

  /** Logs a statement that failed or took long, with the request it was for, and adds it to the trace. */
  observe(statement: ObservedStatement, log: FastifyInstance['log']): void {
    const call = getCallContext();
    logStatement(statement, call?.requestId, log);
    if (call) this.traceStatement(statement, call);
  }

  private traceStatement({ sql, outcome, seconds }: ObservedStatement, call: CallContext): void {
    if (this.tracer === null) return;
    const operation = /\w+/.exec(sql)?.[0].toUpperCase() ?? 'SQL';
    const end = Date.now();
    const span = this.tracer.startSpan(
      operation,
      {
        kind: SpanKind.CLIENT,
        startTime: end - seconds * 1000,
        attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation }
      },
      call.trace
    );
    if (outcome !== 'ok') span.setStatus({ code: SpanStatusCode.ERROR, message: outcome });
    span.end(end);
  }
}

function logStatement(
  { sql, outcome, seconds, error }: ObservedStatement,
  reqId: string | undefined,
  log: FastifyInstance['log']
): void {
  const isSlow = seconds > SLOW_SECONDS;
  // A refused statement is the answer to a caller's mistake, which the line of the request has.
  if (!isSlow && (outcome === 'ok' || outcome === 'refused')) return;
  // The values of a statement are parameters, so its text names no person.
  const text = sql.replace(/\s+/g, ' ').trim().slice(0, SHOWN);
  const line = { reqId, outcome, seconds: Number(seconds.toFixed(3)), statement: text };
  log.warn(
    error instanceof Error ? { ...line, reason: error.message } : line,
    isSlow ? 'slow statement' : 'statement failed'
  );
}
