import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/*
 * Loaded before the server by tools/test-attack.mjs (node --import): reports on its own port how long the
 * event loop was blocked since the last request, ms. Threads and child processes of the server load it too and
 * are not watched.
 */
const port = Number(process.env.ATTACK_WATCH_PORT);
if (isMainThread && process.argv[1]?.endsWith('main.js') && port > 0) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  let before = process.cpuUsage();
  createServer((_request, answer) => {
    // Waits one more turn, so that a delay that has just ended is counted.
    setTimeout(() => {
      const { user, system } = process.cpuUsage(before);
      // A blocked loop uses the processor: time beyond the CPU time of the process is due to other work of the
      // machine.
      answer.end(String(Math.min(delay.max / 1e6, (user + system) / 1e3)));
      delay.reset();
      before = process.cpuUsage();
    }, 10);
  })
    .listen(port, '127.0.0.1')
    .unref();
}
