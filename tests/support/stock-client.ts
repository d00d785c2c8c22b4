import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { writeJson } from './exb-folders';

/*
 * Jest as configured by the client of Experience Builder 1.19 and newer, based on its known settings: modules
 * that are not mapped here are not mapped there, above all `widgets/*`. The framework is `host/jimu`, in place
 * of the client's own build.
 */

const resolvePath = (path: string) => join(process.cwd(), path);
const resolveJimuPath = (path: string) => resolvePath(`host/jimu/${path}`);
const ASSET = resolvePath('tests/support/asset.cjs');

const createStockConfig = (client: string) => ({
  // All installations share one cache, although each has its own folder.
  id: 'stock-client',
  rootDir: client,
  testEnvironment: resolvePath('node_modules/jest-environment-jsdom'),
  globals: { jimuConfig: { isBuilder: false, isInBuilder: false, rootPath: '/', mountPath: '/' } },
  transform: { '\\.[jt]sx?$': resolvePath('tests/stock-client/transform.mjs') },
  transformIgnorePatterns: [],
  testRegex: '\\.(test|spec)\\.(tsx?)$',
  testPathIgnorePatterns: ['<rootDir>/node_modules/', '<rootDir>/dist/'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'jsx'],
  moduleNameMapper: {
    '^jimu-ui$': resolvePath('tests/stock-client/jimu-ui.tsx'),
    '^jimu-(core|theme|for-builder|arcgis|for-test)$': resolveJimuPath('jimu-$1/index.ts'),
    '^jimu-(core|theme|ui|for-builder|arcgis)/(.*)$': resolveJimuPath('jimu-$1/$2.ts'),
    '^esri/(.*)$': resolvePath('node_modules/@arcgis/core/$1'),
    '\\.(svg|png|jpe?g|gif|woff2?|ttf|css|scss)$': ASSET
  },
  silent: true
});

interface JestReport {
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
  }[];
}

/**
 * Runs the tests that are installed in a client.
 * @returns Jest's messages of failures, by file relative to the client's folder.
 */
export function runStockTests(client: string): ReadonlyMap<string, string> {
  symlinkSync(resolvePath('node_modules'), join(client, 'node_modules'), 'junction');
  const [config, report] = [join(client, 'jest.json'), join(client, 'report.json')];
  writeJson(config, createStockConfig(client));
  const options = ['--config', config, '--json', '--outputFile', report, '--runInBand'];
  const { stderr } = spawnSync(process.execPath, [resolvePath('node_modules/jest/bin/jest.js'), ...options], {
    cwd: client,
    encoding: 'utf8'
  });
  let text: string;
  try {
    text = readFileSync(report, 'utf8');
  } catch (error) {
    throw new Error(`Jest did not run: ${stderr}`, { cause: error });
  }
  return new Map(
    (JSON.parse(text) as JestReport).testResults.map(({ name, status, message }) => [
      name.slice(client.length + 1).replaceAll('\\', '/'),
      status === 'passed' ? '' : message
    ])
  );
}
