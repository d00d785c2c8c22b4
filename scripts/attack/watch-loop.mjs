import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/*
 * Loaded before the server by scripts/test-attack.mjs alone (node --import): tells on a port of its own how long the event
 * loop was held since the last time it was asked, in milliseconds. Threads and child processes of the server load it too
 * and are left alone.
 */
const port = Number(process.env.ATTACK_WATCH_PORT);
if (isMainThread && process.argv[1]?.endsWith('main.js') && port > 0) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  let before = process.cpuUsage();
  createServer((_request, answer) => {
    // One turn more, so that a delay that is just over is counted.
    setTimeout(() => {
      const { user, system } = process.cpuUsage(before);
      // A loop that is held computes: what is longer than the work of the process is the machine's other work.
      answer.end(String(Math.min(delay.max / 1e6, (user + system) / 1e3)));
      delay.reset();
      before = process.cpuUsage();
    }, 10);
  })
    .listen(port, '127.0.0.1')
    .unref();
}
