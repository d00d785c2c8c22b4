import { defineConfig } from '@playwright/test';
import { browserArgs, findTestBrowser } from './scripts/lib/browser.mjs';
import { contextOptions, guestState } from './tests/e2e/support/sessions';
import { testPort } from './tests/support/served-folder.mjs';

/**
 * Tests that look at pixels of the map or press a symbol on it (the engine finds in its pixels what is pressed). For the
 * others WebGL draws nothing, which halves the cost of a map on a machine without a graphics card.
 */
const DRAWN = ['popups', 'print'].map((name) => `**/${name}.spec.ts`);
/** A page lives a minute here: code that is compiled to be fast in the long run costs a fifth of its opening. */
const args = [...browserArgs, '--js-flags=--no-opt'];
const launchOptions = { executablePath: findTestBrowser() ?? undefined, args };

/** Name of this run (npm test runs both projects at once): its reports and the folder of failed tests. */
const run = process.env.SITE_TEST_RUN ?? 'browser';

/** Browser tests: the system's Chromium and one server with demonstration data. */
export default defineConfig({
  testDir: 'tests/e2e',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 1,
  // A machine may pause in the middle of a click: a second try, which npm test reports.
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
    storageState: guestState,
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    launchOptions
  },
  projects: [
    { name: 'drawn', testMatch: DRAWN },
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
    // The server removes its data folder when it ends.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 }
  }
});
