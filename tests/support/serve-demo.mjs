import { rmSync } from 'node:fs';
import { addEmbedKey, createDemoFolder, startServer } from './demo-server.mjs';
import { servedFolder } from './served-folder.mjs';

/** Serves fresh demonstration data until a signal ends it: the server of the browser tests and benchmarks. */
const port = Number(process.argv[2] ?? 4390);
const dataDir = await createDemoFolder(servedFolder(port));
// The test that acts as the partner serves the partner's page on the next port.
await addEmbedKey(dataDir, `http://127.0.0.1:${port + 1}`);
const server = await startServer({ port, dataDir, env: { LOG_LEVEL: 'warn' } });
process.stdout.write(`serving demonstration data on ${server.url}\n`);

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
    process.exit(0);
  });
