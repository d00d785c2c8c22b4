import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runCommand, printLine, runStep, CommandError } = await import('./lib/command.mjs');
const { root } = await import('./lib/paths.mjs');
const { prepareServer } = await import('./lib/prepare-server.mjs');
const { buildServer } = await import('./lib/build-server.mjs');

/** Starts the server behind the page server and starts it again whenever `restart` is called. */
function startServer(env) {
  let child = null;
  const startChild = () => {
    child = spawn(process.execPath, ['build/server/main.js'], { cwd: root, env, stdio: 'inherit' });
  };
  startChild();
  return {
    restart() {
      child.once('close', startChild);
      child.kill('SIGTERM');
    },
    hasEnded: () => child.exitCode !== null,
    stop: () => child.kill('SIGTERM')
  };
}

/** Calls `changed` once per burst of changes under a folder. */
function watchFolder(folder, onChange) {
  let timer;
  watch(join(root, folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, 200);
  });
}

/** Resolves when the server answers; rejects when it ends before that (its last line has the reason). */
async function waitUntilReady(url, server) {
  while (!server.hasEnded()) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new CommandError('The server did not start.');
}

await runCommand(async () => {
  await prepareServer();
  const port = Number(process.env.PORT ?? 4300);
  const backend = port + 1;
  const server = startServer({
    ...process.env,
    PORT: String(backend),
    SITE_PUBLIC_URL: `http://localhost:${port}`
  });
  const rebuildServer = () =>
    buildServer().then(
      () => server.restart(),
      () => printLine('The server could not be built. The previous build keeps running.')
    );
  watchFolder('server/src', rebuildServer);
  watchFolder('shared/domain/src', rebuildServer);
  watchFolder('shared/layers/src', rebuildServer);
  const { createServer } = await import('vite');
  process.env.SITE_BACKEND = `http://localhost:${backend}`;
  // Silences Vite's advice on a loader that is not used here.
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
  const pages = await createServer({
    configFile: join(root, 'host/vite.config.ts'),
    server: { port, strictPort: true }
  });
  await pages.listen();
  await runStep('Starting the server', () => waitUntilReady(process.env.SITE_BACKEND, server));
  printLine(
    `\nSITE with hot reload: http://localhost:${port}  (server behind it on ${backend}; Ctrl-C stops both)`
  );
  const stopAll = async () => {
    server.stop();
    await pages.close();
    process.exit(0);
  };
  process.on('SIGINT', stopAll);
  process.on('SIGTERM', stopAll);
});
