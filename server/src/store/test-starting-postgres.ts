import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** Answer to one connection: an error by its SQLSTATE, or a session of a server that is in recovery or not. */
export type ConnectionAnswer =
  | { readonly code: string; readonly message: string }
  | { readonly recovering: boolean };

/** Returns one message of PostgreSQL's protocol: its type, its length and its content. */
function encodeMessage(type: string, ...parts: readonly (string | Buffer)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

const toInt16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const toInt32 = (value: number) =>
  Buffer.from([value >> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]);

const READY = encodeMessage('Z', 'I');
const AUTHENTICATED = encodeMessage('R', toInt32(0));
/** A column of type boolean, as text. */
const COLUMN = encodeMessage(
  'T',
  toInt16(1),
  'recovering\0',
  toInt32(0),
  toInt16(0),
  toInt32(16),
  toInt16(1),
  toInt32(-1),
  toInt16(0)
);
const COMPLETE = encodeMessage('C', 'SELECT 1\0');

function answerConnection(socket: Socket, answer: ConnectionAnswer): void {
  socket.on('error', () => undefined);
  socket.once('data', () => {
    if ('code' in answer) {
      socket.end(encodeMessage('E', `SFATAL\0VFATAL\0C${answer.code}\0M${answer.message}\0\0`));
      return;
    }
    socket.write(Buffer.concat([AUTHENTICATED, READY]));
    socket.on('data', () => {
      const value = encodeMessage('D', toInt16(1), toInt32(1), answer.recovering ? 't' : 'f');
      socket.write(Buffer.concat([COLUMN, value, COMPLETE, READY]));
    });
  });
}

/**
 * Starts a server that speaks as much of PostgreSQL's protocol as the start of a connection needs. Each connection
 * gets the next answer, every later one the last.
 */
export async function startStartingPostgres(answers: readonly ConnectionAnswer[]) {
  let connections = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    answerConnection(socket, answers[Math.min(connections, answers.length - 1)]!);
    connections += 1;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `postgres://site@127.0.0.1:${(server.address() as AddressInfo).port}/site`,
    countConnections: () => connections,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    }
  };
}
