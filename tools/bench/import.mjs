import { spawn } from 'node:child_process';
import { createWriteStream, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { createDemoFolder } from '../../tests/support/demo-server.mjs';

/**
 * Returns the peak memory of the process so far, MB; null when the system does not report it.
 * @param {number} pid
 */
function readPeakMemory(pid) {
  const file = `/proc/${pid}/status`;
  try {
    const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) / 1000;
  } catch {
    // The system is not Linux, or the process has ended.
    return null;
  }
}

/**
 * Writes places all over the south, each with a name and a distance.
 * @param {string} path
 * @param {number} count
 */
async function writePoints(path, count) {
  const file = createWriteStream(path);
  file.write('Location,DIST_KM,latitude,longitude\n');
  for (let index = 0; index < count; index++) {
    const [x, y] = [5 + (index % 400) * 0.01, 5 + Math.floor(index / 400) * 0.01];
    if (!file.write(`Place ${index},${(index % 97) / 10},${y.toFixed(4)},${x.toFixed(4)}\n`))
      await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
}

/**
 * @param {string} dataDir
 * @param {number} count
 */
async function importPoints(dataDir, count) {
  const path = join(dirname(dataDir), `points-${count}.csv`);
  await writePoints(path, count);
  const begun = performance.now();
  const args = ['build/server/import.js', 'mills-distance', path, '--attribution', 'Benchmark'];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, SITE_DATA: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit']
  });
  let [peak, output] = [0, ''];
  const { pid } = child;
  if (pid === undefined) throw new Error('The import did not start.');
  child.stdout.on('data', (data) => (output += data));
  const watch = setInterval(() => (peak = Math.max(peak, readPeakMemory(pid) ?? 0)), 50);
  const [code] = await once(child, 'close');
  clearInterval(watch);
  if (code !== 0 || !output.includes(`read ${count} = new ${count} `))
    throw new Error(`The import failed: ${output}`);
  return { seconds: (performance.now() - begun) / 1000, peak };
}

/** @param {number} count of points */
async function importIntoNewFolder(count) {
  const dataDir = await createDemoFolder();
  try {
    return await importPoints(dataDir, count);
  } finally {
    rmSync(dirname(dataDir), { recursive: true, force: true });
  }
}

/**
 * Measures an import of points into the embedded database, including process start, and whether memory grows
 * with the file.
 */
export async function benchImport() {
  const small = await importIntoNewFolder(10_000);
  const large = await importIntoNewFolder(100_000);
  return [
    { row: 'Import of 100,000 points', value: large.seconds, unit: 's', limit: 30, note: 'CSV into PGlite' },
    {
      row: 'Peak memory of that import',
      value: large.peak,
      unit: 'MB',
      limit: 1200,
      note: 'RSS, database included'
    },
    {
      row: 'Extra memory compared with 10,000 points',
      value: Math.max(0, large.peak - small.peak),
      unit: 'MB',
      limit: 300,
      note: 'the file is ten times as large'
    }
  ];
}
