import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { command, say, step, Stop } = await import('./lib/say.mjs');
const { root } = await import('./lib/paths.mjs');
const { prepare } = await import('./lib/prepare.mjs');
const { buildServer } = await import('./lib/build-server.mjs');

/** Starts the server behind the page server and starts it again whenever `restart` is called. */
function keepServer(env) {
  let child = null;
  const start = () => {
    child = spawn(process.execPath, ['build/server/main.js'], { cwd: root, env, stdio: 'inherit' });
  };
  start();
  return {
    restart() {
      child.once('close', start);
      child.kill('SIGTERM');
    },
    hasEnded: () => child.exitCode !== null,
    stop: () => child.kill('SIGTERM')
  };
}

/** Calls `changed` once per burst of changes under a folder. */
function onChange(folder, changed) {
  let timer;
  watch(join(root, folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(changed, 200);
  });
}

/** Resolves when the server answers; rejects when it ends before that (its last line has the reason). */
async function untilReady(url, server) {
  while (!server.hasEnded()) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Stop('The server did not start.');
}

await command(async () => {
  await prepare();
  const port = Number(process.env.PORT ?? 4300);
  const backend = port + 1;
  const server = keepServer({
    ...process.env,
    PORT: String(backend),
    SITE_PUBLIC_URL: `http://localhost:${port}`
  });
  const rebuild = () =>
    buildServer().then(
      () => server.restart(),
      () => say('The server did not build; the last one keeps running.')
    );
  onChange('server/src', rebuild);
  onChange('shared/domain/src', rebuild);
  onChange('shared/layers/src', rebuild);
  const { createServer } = await import('vite');
  process.env.SITE_BACKEND = `http://localhost:${backend}`;
  // Silences Vite's advice on a loader that is not used here.
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
  const pages = await createServer({
    configFile: join(root, 'host/vite.config.ts'),
    server: { port, strictPort: true }
  });
  await pages.listen();
  await step('Starting the server', () => untilReady(process.env.SITE_BACKEND, server));
  say(
    `\nSITE with hot reload: http://localhost:${port}  (server behind it on ${backend}; Ctrl-C stops both)`
  );
  const stop = async () => {
    server.stop();
    await pages.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
});
