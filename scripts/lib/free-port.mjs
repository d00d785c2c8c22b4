import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of `host` that nobody listens on. */
export async function freePort(host = '127.0.0.1') {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
