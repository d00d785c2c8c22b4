import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Listens on a port (0: any free one), closes it and returns it.
 * @param {number} wanted
 * @param {string} host
 * @throws Error when the port is in use.
 */
async function tryPort(wanted, host) {
  const server = createServer().listen(wanted, host);
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Returns a free port of `host`. */
export const findFreePort = (host = '127.0.0.1') => tryPort(0, host);

/**
 * Returns the first of `count` consecutive free ports, searching from `from`.
 * @param {number} count
 * @param {number} from
 * @returns {Promise<number>}
 */
export async function findFreePorts(count, from, host = '127.0.0.1') {
  for (let at = 0; at < count; at++) {
    const port = from + at;
    const isFree = await tryPort(port, host).then(
      () => true,
      (error) => {
        if (error.code !== 'EADDRINUSE') throw error;
        return false;
      }
    );
    if (!isFree) return findFreePorts(count, port + 1, host);
  }
  return from;
}
