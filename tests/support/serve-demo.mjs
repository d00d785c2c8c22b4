import { rmSync } from 'node:fs';
import { freshDemoFolder, startServer } from './demo-server.mjs';

/** Serves fresh demonstration data until it is told to end: the server of the browser tests and benchmarks. */
const port = Number(process.argv[2] ?? 4390);
const dataDir = await freshDemoFolder('build/test-data');
const server = await startServer({ port, dataDir, env: { LOG_LEVEL: 'warn' } });
process.stdout.write(`serving demonstration data on ${server.url}\n`);

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
    process.exit(0);
  });
