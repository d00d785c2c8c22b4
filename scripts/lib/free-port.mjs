import { once } from 'node:events';
import { createServer } from 'node:net';

/** Listens on a port (0: any that is free) and gives it up again. @throws Error when somebody else listens there. */
async function tryPort(wanted, host) {
  const server = createServer().listen(wanted, host);
  await once(server, 'listening');
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A port of `host` that nobody listens on. */
export const freePort = (host = '127.0.0.1') => tryPort(0, host);

/** The first of `count` ports in a row that nobody listens on, from `from` on. */
export async function freePortsInARow(count, from, host = '127.0.0.1') {
  for (let at = 0; at < count; at++) {
    const port = from + at;
    const isFree = await tryPort(port, host).then(
      () => true,
      (error) => {
        if (error.code !== 'EADDRINUSE') throw error;
        return false;
      }
    );
    if (!isFree) return freePortsInARow(count, port + 1, host);
  }
  return from;
}
