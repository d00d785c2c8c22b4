import { Agent, get } from 'node:http';

/**
 * Sends one GET over a keep-alive connection; rejects unless it returns 200 without an ArcGIS error.
 * @param {string} url
 * @param {Agent} agent
 * @param {Record<string, string>} [headers]
 */
function fetchOnce(url, agent, headers) {
  /** @type {Promise<void>} */
  const answered = new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      /** @type {Buffer | null} */
      let first = null;
      response.on('data', (/** @type {Buffer} */ chunk) => (first ??= chunk));
      response.on('error', reject);
      response.on('end', () => {
        const failed = response.statusCode !== 200 || first?.subarray(0, 9).toString() === '{"error":';
        if (failed) reject(new Error(`${url} returned ${response.statusCode}: ${first}`));
        else resolve();
      });
    }).on('error', reject);
  });
  return answered;
}

/**
 * Returns the requests per second answered to `clients` concurrent clients, over `seconds`.
 * @param {() => string} next returns the next address.
 * @param {{ clients: number, seconds: number, headers?: Record<string, string> }} load
 */
export async function measureRequestsPerSecond(next, { clients, seconds, headers }) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const begun = performance.now();
  const end = begun + seconds * 1000;
  let answered = 0;
  const runClient = async () => {
    while (performance.now() < end) {
      await fetchOnce(next(), agent, headers);
      answered++;
    }
  };
  await Promise.all(Array.from({ length: clients }, runClient));
  const taken = (performance.now() - begun) / 1000;
  agent.destroy();
  return answered / taken;
}

/**
 * Returns the times of `total` requests, ms, started at `perSecond` whether or not earlier ones have been
 * answered.
 * @param {() => string} next returns the next address.
 * @param {{ perSecond: number, total: number, headers?: Record<string, string> }} load
 */
export async function measureTimesAtRate(next, { perSecond, total, headers }) {
  const agent = new Agent({ keepAlive: true });
  /** @type {number[]} */
  const times = [];
  /** @type {Promise<unknown>[]} */
  const pending = [];
  for (let sent = 0; sent < total; sent++) {
    const begun = performance.now();
    pending.push(fetchOnce(next(), agent, headers).then(() => times.push(performance.now() - begun)));
    await new Promise((resolve) => setTimeout(resolve, 1000 / perSecond));
  }
  await Promise.all(pending);
  agent.destroy();
  return times;
}
