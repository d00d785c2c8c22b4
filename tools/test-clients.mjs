import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { requireNode } from '../scripts/lib/node-version.mjs';

requireNode();
const { CommandError, runCommand, formatElapsedSeconds, printLine, runStep } =
  await import('../scripts/lib/command.mjs');
const { ensureDependencies } = await import('../scripts/lib/install.mjs');
const { buildServer } = await import('../scripts/lib/build-server.mjs');
const { ensureTestBrowser, findTestBrowser } = await import('../scripts/lib/browser.mjs');
const { findFreePorts } = await import('../scripts/lib/free-port.mjs');
const { root } = await import('../scripts/lib/paths.mjs');
const { printOutcome } = await import('../scripts/lib/outcomes.mjs');
const { runProgram } = await import('../scripts/lib/run-program.mjs');

const FIRST_PORT = 4410;
/** Programs of GDAL that the tests run. */
const GDAL_PROGRAMS = [
  'ogrinfo',
  'ogr2ogr',
  'gdalinfo',
  'gdal_translate',
  'gdallocationinfo',
  'gdalsrsinfo',
  'gdaltransform'
];
/** Libraries that the tests load, by their packages. */
const PACKAGES = [
  '@esri/arcgis-rest-request',
  '@esri/arcgis-rest-feature-service',
  '@esri/arcgis-rest-portal',
  'leaflet',
  'esri-leaflet',
  'maplibre-gl'
];

/**
 * Returns the first line that a program prints about its version, or null when it is not installed.
 * @param {string} program
 */
function readVersion(program, args = ['--version']) {
  const { error, stdout } = spawnSync(program, args, { encoding: 'utf8' });
  return error ? null : (stdout.split('\n')[0] ?? '').trim();
}

/** Returns the version of GDAL. @throws {CommandError} that names the package to install when a program is missing. */
function requireGdal() {
  const missing = GDAL_PROGRAMS.filter((program) => readVersion(program) === null);
  if (missing.length > 0)
    throw new CommandError(
      `${missing.join(', ')} not installed. These tests need GDAL: apt-get install gdal-bin`
    );
  return readVersion('gdalinfo');
}

/**
 * Returns the installed version of a package, from its file: some packages do not export their package.json.
 * @param {string} name
 */
function readPackageVersion(name) {
  const resolve = createRequire(join(root, 'package.json')).resolve.paths(name);
  for (const folder of resolve ?? []) {
    try {
      return JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')).version;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
  throw new CommandError(`${name} is not installed. Run npm install.`);
}

/**
 * Runs the tests against a server with fresh demonstration data. Returns Jest's report.
 * @param {string[]} files
 */
async function testAgainstServer(files) {
  const { createDemoFolder, startServer } = await import('../tests/support/demo-server.mjs');
  const port = Number(process.env.SITE_TEST_PORT ?? (await findFreePorts(2, FIRST_PORT)));
  const dataDir = await runStep('Preparing demonstration data', () => createDemoFolder());
  const folder = mkdtempSync(join(tmpdir(), 'site-clients-'));
  const report = join(folder, 'report.json');
  const env = { LOG_LEVEL: 'warn', SITE_CORS_ORIGINS: `http://127.0.0.1:${port + 1}` };
  const server = await runStep('Starting the server', () => startServer({ port, dataDir, env }));
  const cleanUp = async () => {
    await server.stop();
    rmSync(dirname(dataDir), { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => void cleanUp().finally(() => process.exit(130)));
  try {
    const jest = ['node_modules/jest/bin/jest.js', '--config', 'jest.clients.config.mjs', '--maxWorkers=1'];
    const code = await runProgram(
      process.execPath,
      [...jest, '--json', '--outputFile', report, '--', ...files],
      {
        allowFailure: true,
        env: {
          SITE_CLIENTS_URL: server.url,
          SITE_CLIENTS_DATA: dataDir,
          SITE_CLIENTS_PAGE_PORT: String(port + 1)
        }
      }
    );
    return { code, ...JSON.parse(readFileSync(report, 'utf8')) };
  } finally {
    await cleanUp();
  }
}

/** Runs third-party programs (GDAL, Esri's REST client, esri-leaflet, MapLibre GL) against a running server. */
await runCommand(async () => {
  await ensureDependencies();
  const gdal = requireGdal();
  await ensureTestBrowser();
  const program = findTestBrowser();
  const browser = program === null ? null : readVersion(program);
  await runStep('Building the server', buildServer);
  const { code, numPassedTests, numFailedTests, numFailedTestSuites } = await testAgainstServer(
    process.argv.slice(2)
  );
  printLine('Programs:');
  for (const line of [gdal, browser, ...PACKAGES.map((name) => `${name} ${readPackageVersion(name)}`)])
    printLine(`  ${line}`);
  // A file that does not even load has no failed test.
  const failed = Math.max(numFailedTests, numFailedTestSuites, code === 0 ? 0 : 1);
  printLine(
    failed === 0
      ? `All programs work with the server, after ${formatElapsedSeconds()} s.`
      : `After ${formatElapsedSeconds()} s.`
  );
  printOutcome(`${numPassedTests} passed, ${failed} failed`, failed > 0);
  process.exit(failed === 0 ? 0 : 1);
});
