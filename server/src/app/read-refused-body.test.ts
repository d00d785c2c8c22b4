import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { readRefusedBodies } from './read-refused-body';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = fastify({ bodyLimit: 1_000 });
  readRefusedBodies(app);
  app.post('/', async () => 'accepted');
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

/** Sends a body in pieces, reads the answer only afterwards, and returns it. */
async function sendBody(bytes: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.pause();
  socket.write(
    `POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n`
  );
  const piece = Buffer.alloc(64 * 1024, 'x');
  for (let sent = 0; sent < bytes; sent += piece.length) {
    if (!socket.write(piece.subarray(0, bytes - sent))) await once(socket, 'drain');
    await nextTurn();
  }
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

describe('a body that is too large', () => {
  it('is read to its end, so that the client receives the reason', async () => {
    expect(await sendBody(8 * 1024 * 1024)).toMatch(/^HTTP\/1\.1 413 [^]*body is too large/i);
  });
});
