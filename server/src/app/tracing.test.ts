import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { writeTraceHeaders } from '../common/call-context';
import { observeStore } from '../store/observed-store';
import { StoreUnavailableError } from '../store/store';
import type { Store } from '../store/store';
import { Tracing } from './tracing';

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}
interface SentTraces {
  readonly resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
}

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER_SPAN = '00f067aa0ba902b7';
const headers = { traceparent: `00-${TRACE_ID}-${CALLER_SPAN}-01`, 'x-request-id': 'from-the-proxy' };

const received: SentSpan[] = [];
const collector = createServer((request, response) => {
  if (request.url!.startsWith('/refusing')) return response.writeHead(400).end();
  return void json(request).then((body) => {
    for (const { scopeSpans } of (body as SentTraces).resourceSpans)
      received.push(...scopeSpans.flatMap(({ spans }) => spans));
    response.setHeader('content-type', 'application/json').end('{}');
  });
});
let tracesUrl: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  tracesUrl = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterAll(() => collector.close());

/** A server whose one call runs a statement and returns the headers of a call to another service. */
async function openServer(url: string | null, query: Store['query']) {
  const lines: Record<string, unknown>[] = [];
  const app: FastifyInstance = fastify({
    genReqId: ({ headers: { 'x-request-id': id } }) => String(id),
    logger: { level: 'warn', stream: { write: (line) => void lines.push(JSON.parse(line) as never) } }
  });
  const tracing = new Tracing({ tracesUrl: url });
  await tracing.register(app);
  const store = observeStore({ query } as Store, (statement) => tracing.observe(statement, app.log));
  app.post('/plots/:id', { access: 'public' }, async () => {
    await store.query('UPDATE plot\n  SET note = $1', ['Ada']);
    return writeTraceHeaders();
  });
  return { app, lines };
}
/** Sends the call and returns its answer. */
async function send(app: FastifyInstance): Promise<unknown> {
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const options = { method: 'POST', body: JSON.stringify({ note: 'Ada' }) };
  const type = { 'content-type': 'application/json' };
  return (await fetch(`${url}/plots/7`, { ...options, headers: { ...headers, ...type } })).json();
}

describe('the trace of a call', () => {
  it("goes on with its caller's, and has its statements", async () => {
    const { app } = await openServer(tracesUrl, async () => []);
    const passedOn = await send(app);
    await app.close();
    const [call, statement] = ['POST /plots/:id', 'UPDATE'].map((name) =>
      received.find((span) => span.name === name)
    );
    expect(call).toMatchObject({ traceId: TRACE_ID, parentSpanId: CALLER_SPAN });
    expect(statement).toMatchObject({ traceId: TRACE_ID, parentSpanId: call!.spanId });
    expect(passedOn).toEqual({ traceparent: `00-${TRACE_ID}-${call!.spanId}-01` });
    const attributes = call!.attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]);
    expect(Object.fromEntries(attributes)).toMatchObject({
      'http.response.status_code': 200,
      'site.request_id': 'from-the-proxy'
    });
    expect(JSON.stringify(received)).not.toContain('Ada');
  });

  it('is passed on where none is exported', async () => {
    const { app } = await openServer(null, async () => []);
    expect(await send(app)).toEqual({ traceparent: headers.traceparent });
    await app.close();
  });

  it('is said not to be exported when the collector refuses it', async () => {
    const { app, lines } = await openServer(`${tracesUrl}/refusing`, async () => []);
    await send(app);
    await app.close();
    expect(lines.map(({ msg }) => msg)).toContain('traces are not exported');
  });
});

it('logs a statement without a database with the id of its request, and without its values', async () => {
  const { app, lines } = await openServer(null, async () => {
    throw new StoreUnavailableError('The database does not answer.');
  });
  await send(app);
  await app.close();
  expect(lines.find(({ msg }) => msg === 'statement failed')).toMatchObject({
    ...{ reqId: 'from-the-proxy', outcome: 'away', reason: 'The database does not answer.' },
    statement: 'UPDATE plot SET note = $1'
  });
  expect(JSON.stringify(lines)).not.toContain('Ada');
});
