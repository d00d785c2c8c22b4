import { existsSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, request as sendRequest } from 'node:http';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../scripts/lib/free-port.mjs';
import { compressBytes } from '../../scripts/lib/pack-pages.mjs';
import { root } from '../../scripts/lib/paths.mjs';

/*
 * A proxy between a browser and the server that counts the traffic of the whole browser (a page, its workers,
 * its service worker) and can be as slow as a phone's connection. The browser's own throttle applies only to
 * pages.
 */

/** @typedef {{ bitsPerSecond: number, delayMs: number }} Speed */

/**
 * No throttle.
 * @type {Speed}
 */
export const UNTHROTTLED = { bitsPerSecond: Infinity, delayMs: 0 };
/** Lighthouse's slow 4G with twice its delay. */
export const SLOW_4G = { bitsPerSecond: 1.6e6, delayMs: 300 };

/** Bytes sent at a time on a slow line. */
const SLICE = 16 * 1024;
/** @type {Record<string, string>} */
const mimeTypes = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2'
};

/**
 * Limits traffic to `bytesPerSecond`, shared by all connections.
 * @param {number} bytesPerSecond
 */
function createThrottle(bytesPerSecond) {
  let free = 0;
  return async (/** @type {number} */ bytes) => {
    const now = performance.now();
    free = Math.max(free, now) + (bytes / bytesPerSecond) * 1000;
    if (free > now) await wait(free - now);
  };
}

/**
 * Compressed files of the bare page, by path.
 * @type {Map<string, Buffer>}
 */
const packed = new Map();

/**
 * Returns a file of the bare page, compressed like the application's, or null.
 * @param {string} url
 */
async function readBareFile(url) {
  const path = new URL(url, 'http://localhost').pathname;
  if (!path.startsWith('/__bare/')) return null;
  const name = path.slice('/__bare/'.length) || 'index.html';
  const file = join(root, 'build/bench/bare', name);
  if (!existsSync(file)) return { status: 404, headers: {}, body: Buffer.alloc(0) };
  const body = packed.get(file) ?? (await compressBytes(readFileSync(file)));
  packed.set(file, body);
  const cacheControl = name === 'index.html' ? 'no-store' : 'public, max-age=31536000, immutable';
  const headers = {
    'content-type': mimeTypes[extname(file)] ?? 'application/octet-stream',
    'content-encoding': 'br',
    'cache-control': cacheControl
  };
  return { status: 200, headers, body };
}

/**
 * Opens a proxy to `target` (an address without a path), with the bare page under `/__bare/`. `setSpeed(speed)`
 * sets its speed. `readTraffic()` returns `{ requests, scripts, bytes }` since `resetTraffic()`; bytes are the sizes of
 * the bodies as sent.
 * @param {string} target
 */
export async function openProxy(target) {
  const port = await findFreePort();
  let delayMs = 0;
  let pass = createThrottle(Infinity);
  /** @type {{ url: string, bytes: number }[]} */
  let requested = [];
  /**
   * @param {{ bytes: number }} row
   * @param {Iterable<Buffer> | AsyncIterable<Buffer>} parts
   * @param {import('node:http').ServerResponse} response
   */
  const sendSlowly = async (row, parts, response) => {
    for await (const part of parts)
      for (let at = 0; at < part.length; at += SLICE) {
        const slice = part.subarray(at, at + SLICE);
        await pass(slice.length);
        row.bytes += slice.length;
        response.write(slice);
      }
    response.end();
  };
  const server = createServer(async (request, response) => {
    const { url = '' } = request;
    const row = { url, bytes: 0 };
    requested.push(row);
    if (delayMs > 0) await wait(delayMs);
    const own = await readBareFile(url);
    if (own !== null) {
      response.writeHead(own.status, own.headers);
      return sendSlowly(row, [own.body], response);
    }
    const headers = { ...request.headers, host: `localhost:${port}` };
    const onward = sendRequest(target + url, { method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      sendSlowly(row, answer, response).catch(() => response.destroy());
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${port}`,
    /** @param {Speed} speed */
    setSpeed: (speed) => {
      delayMs = speed.delayMs;
      pass = createThrottle(speed.bitsPerSecond / 8);
    },
    resetTraffic: () => {
      requested = [];
    },
    readTraffic: () => ({
      requests: requested.length,
      scripts: requested.filter(({ url }) => /\.js(\?|$)/.test(url)).length,
      bytes: requested.reduce((sum, { bytes }) => sum + bytes, 0)
    }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      })
  };
}
