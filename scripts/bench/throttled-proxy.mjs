import { existsSync, readFileSync } from 'node:fs';
import { createServer, request as sendRequest } from 'node:http';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../lib/free-port.mjs';
import { compressBytes } from '../lib/pack-pages.mjs';
import { root } from '../lib/paths.mjs';

/*
 * A proxy between a browser and the server that counts the traffic of the whole browser (a page, its workers,
 * its service worker) and can be as slow as a phone's connection. The browser's own throttle applies only to
 * pages.
 */

/** No throttle. */
export const UNTHROTTLED = { bitsPerSecond: Infinity, delayMs: 0 };
/** Lighthouse's slow 4G with twice its delay. */
export const SLOW_4G = { bitsPerSecond: 1.6e6, delayMs: 300 };

/** Bytes sent at a time on a slow line. */
const SLICE = 16 * 1024;
const mimeTypes = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2'
};

/** Limits traffic to `bytesPerSecond`, shared by all connections. */
function createThrottle(bytesPerSecond) {
  let free = 0;
  return async (bytes) => {
    const now = performance.now();
    free = Math.max(free, now) + (bytes / bytesPerSecond) * 1000;
    if (free > now) await wait(free - now);
  };
}

/** Returns a file of the bare page, compressed like the application's, or null. */
const packed = new Map();
async function readBareFile(url) {
  const path = new URL(url, 'http://localhost').pathname;
  if (!path.startsWith('/__bare/')) return null;
  const name = path.slice('/__bare/'.length) || 'index.html';
  const file = join(root, 'build/bench/bare', name);
  if (!existsSync(file)) return { status: 404, headers: {}, body: Buffer.alloc(0) };
  if (!packed.has(file)) packed.set(file, await compressBytes(readFileSync(file)));
  const cacheControl = name === 'index.html' ? 'no-store' : 'public, max-age=31536000, immutable';
  const headers = {
    'content-type': mimeTypes[extname(file)] ?? 'application/octet-stream',
    'content-encoding': 'br',
    'cache-control': cacheControl
  };
  return { status: 200, headers, body: packed.get(file) };
}

/**
 * Opens a proxy to `target` (an address without a path), with the bare page under `/__bare/`. `setSpeed(speed)`
 * sets its speed. `readTraffic()` returns `{ requests, scripts, bytes }` since `resetTraffic()`; bytes are the sizes of
 * the bodies as sent.
 */
export async function openProxy(target) {
  const port = await findFreePort();
  let delayMs = 0;
  let pass = createThrottle(Infinity);
  let requested = [];
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
    const row = { url: request.url, bytes: 0 };
    requested.push(row);
    if (delayMs > 0) await wait(delayMs);
    const own = await readBareFile(request.url);
    if (own !== null) {
      response.writeHead(own.status, own.headers);
      return sendSlowly(row, [own.body], response);
    }
    const headers = { ...request.headers, host: `localhost:${port}` };
    const onward = sendRequest(target + request.url, { method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      sendSlowly(row, answer, response).catch(() => response.destroy());
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${port}`,
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
