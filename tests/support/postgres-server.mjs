import { once } from 'node:events';
import { createServer } from 'node:net';
import { Worker, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { postgis } from '@electric-sql/pglite-postgis';

/*
 * A PostgreSQL server for tests on any machine, as a worker thread: PGlite behind a port, with PostgreSQL's own
 * protocol for the real driver. It has one session, so messages of clients are answered one after another. A
 * new connection gets its greeting at once, so the database runs in its own thread. Posts its port.
 */

const SSL_REQUEST = 80_877_103;
const TERMINATE = 'X'.charCodeAt(0);

function startupMessage() {
  const body = Buffer.from('\0\x03\0\0user\0postgres\0database\0postgres\0\0', 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 4);
  return Buffer.concat([length, body]);
}

async function serveDatabase() {
  const database = await PGlite.create({ extensions: { postgis } });
  let last = Promise.resolve();
  parentPort.on('message', (data) => {
    last = last.then(async () => parentPort.postMessage(await database.execProtocolRaw(data)));
  });
}

async function serveClients() {
  const database = new Worker(new URL(import.meta.url), { workerData: 'database' });
  /** Callbacks of the next answers, in the order of the requests. */
  const waiting = [];
  const queryDatabase = (data, answer) => {
    waiting.push(answer);
    database.postMessage(new Uint8Array(data));
  };
  database.on('message', (data) => waiting.shift()(data));
  let greeting;
  queryDatabase(startupMessage(), (data) => (greeting = data));
  await once(database, 'message');

  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      if (data.length === 8 && data.readUInt32BE(4) === SSL_REQUEST) socket.write('N');
      else if (data[0] === TERMINATE) socket.end();
      // Only the first message of a connection has no type letter.
      else if (data[0] === 0) socket.write(greeting);
      else queryDatabase(data, (answer) => socket.write(answer));
    });
  });
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
}

await (workerData === 'database' ? serveDatabase() : serveClients());
