import { defineConfig } from '@playwright/test';
import { browserArgs, findTestBrowser } from './scripts/lib/browser.mjs';
import { contextOptions, GUEST_STATE } from './tests/e2e/support/sessions';
import { testPort } from './tests/support/served-folder.mjs';

/**
 * Tests that check pixels of the map or click a symbol on it (the map library's hit test reads pixels). For all
 * other tests WebGL draws nothing, which halves the cost of a map on a machine without a graphics card.
 */
const DRAWN = ['map-labels', 'popups', 'print'].map((name) => `**/${name}.spec.ts`);
/** A page lives only a minute here, and optimising its code takes a fifth of the time to open it. */
const args = [...browserArgs, '--js-flags=--no-opt'];
const launchOptions = { executablePath: findTestBrowser() ?? undefined, args };

/**
 * Name of this run (npm test runs both projects at once), used for its reports and the folder of failed tests.
 */
const run = process.env.SITE_TEST_RUN ?? 'browser';

/** Configuration of the browser tests: the system's Chromium and one server with demonstration data. */
export default defineConfig({
  testDir: 'tests/e2e',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 1,
  // A machine may pause in the middle of a click; npm test reports retries.
  retries: 1,
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: `test-results/${run}.json` }],
    ['./tests/support/cpu-reporter.mjs', { outputFile: `test-results/${run}.times` }]
  ],
  outputDir: `test-results/${run}`,
  use: {
    ...contextOptions,
    storageState: GUEST_STATE,
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    launchOptions
  },
  projects: [
    // Without a graphics card a frame takes a second, and several beside another job.
    { name: 'drawn', testMatch: DRAWN, timeout: 240_000, expect: { timeout: 60_000 } },
    {
      name: 'undrawn',
      testIgnore: DRAWN,
      use: { launchOptions: { ...launchOptions, args: [...args, '--disable-gl-drawing-for-tests'] } }
    }
  ],
  webServer: {
    command: `node tests/support/serve-demo.mjs ${testPort}`,
    url: `${contextOptions.baseURL}/readyz`,
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
    // The server deletes its data folder when it ends.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 }
  }
});
