import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/lib/paths.mjs';
import { printLine } from '../../scripts/lib/command.mjs';

const PACKAGES = ['@koopjs/featureserver@9.3', 'express@4'];

/**
 * Returns a temporary folder with Koop's packages, copied from the folder in BENCH_KOOP (for machines without a
 * registry) or installed; null with a line of output that gives the reason.
 */
async function installKoop() {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-koop-'));
  if (process.env.BENCH_KOOP) {
    cpSync(process.env.BENCH_KOOP, folder, { recursive: true });
    return folder;
  }
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const args = ['install', '--omit=optional', '--no-audit', '--no-fund', '--loglevel=error', ...PACKAGES];
  try {
    await promisify(execFile)('npm', args, { cwd: folder, timeout: 300_000 });
    return folder;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    const reason = error instanceof Error ? error.message.split('\n').at(-2) : String(error);
    printLine(`  Skipped: Koop. ${PACKAGES[0]} cannot be installed (${reason}).`);
    return null;
  }
}

/**
 * Starts Koop's FeatureServer over the given features (GeoJSON) in a separate process; null when it is not
 * available. `query` is the address of its layer's query.
 * @param {object} geojson
 * @param {number} port
 */
export async function openKoop(geojson, port) {
  const folder = await installKoop();
  if (folder === null) return null;
  const file = join(folder, 'features.json');
  writeFileSync(file, JSON.stringify(geojson));
  const script = join(root, 'tools/bench/koop-server.mjs');
  const child = spawn(process.execPath, [script, folder, file, String(port)], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, KOOP_LOG_LEVEL: 'error', KOOP_DISABLE_LOGGER: 'true' }
  });
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => /listening/.test(String(chunk)) && resolve(null));
    child.once('close', (code) => reject(new Error(`Koop ended with code ${code}`)));
  });
  return {
    query: `http://127.0.0.1:${port}/FeatureServer/0/query`,
    async close() {
      child.kill();
      await new Promise((resolve) => child.once('close', resolve));
      rmSync(folder, { recursive: true, force: true });
    }
  };
}
