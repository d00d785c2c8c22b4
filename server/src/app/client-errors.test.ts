import { formatMessage } from '@site/domain';
import fastify from 'fastify';
import { once } from 'node:events';
import { connect } from 'node:net';
import { answerClientError } from './client-errors';

const app = fastify({ clientErrorHandler: answerClientError });
let port: number;
beforeAll(async () => {
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

/** Time between two parts, in which the first one is read, ms. */
const PAUSE_MS = 50;

/** Sends parts of a request one after the other, as a network may, and returns the whole answer. */
async function sendParts(parts: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk));
  const ended = once(socket, 'end');
  for (const part of parts) {
    socket.write(part);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  await ended;
  socket.destroy();
  return text;
}

const LONG = 'A'.repeat(20_000);
const END = ' HTTP/1.1\r\nHost: site\r\n\r\n';

it.each([
  ['at once', [`GET /map/oilpalm?shape=1.${LONG}${END}`]],
  ['in parts', [`GET /map/oilpalm?shape=1.${LONG.slice(0, 9_000)}`, LONG, END]]
])('explains an address of 20 kB that comes %s on one page in English and French', async (_way, parts) => {
  const answer = await sendParts(parts);
  expect(answer).toMatch(/^HTTP\/1\.1 431 .*content-type: text\/html; charset=utf-8/is);
  expect(answer).toContain("content-security-policy: default-src 'none'");
  for (const locale of ['en', 'fr'] as const)
    expect(answer).toContain(formatMessage('page.tooLongText', locale));
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

it.each([
  ['a call with an address of 20 kB', `GET /api/customers?search=${LONG}${END}`, 431, 'address_too_long'],
  ['input that is not HTTP', 'hello\r\n\r\n', 400, 'invalid_http']
])('answers %s with an error for programs', async (_input, sent, status, code) => {
  const [head, body] = (await sendParts([sent])).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} .*application/json`, 'is'));
  expect(JSON.parse(body!)).toMatchObject({ error: { code } });
});
