import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from './scripts/lib/browser.mjs';
import { contextOptions, guestState } from './tests/e2e/support/sessions';
import { portOf } from './tests/support/served-folder.mjs';

/**
 * Tests that look at pixels of the map or press a symbol on it (the engine finds in its pixels what is pressed). For the
 * others WebGL draws nothing, which halves the cost of a map on a machine without a graphics card.
 */
const DRAWN = ['map-measures', 'map-tools', 'oil-palm-3d', 'popups', 'print', 'widget-maps'].map(
  (name) => `**/${name}.spec.ts`
);
/** A page lives a minute here: code that is compiled to be fast in the long run costs a fifth of its opening. */
const args = [...browserArgs, '--js-flags=--no-opt'];
const launchOptions = { executablePath: findBrowser() ?? undefined, args };

/** Tests at once, each with a server of its own: what is drawn keeps two cores busy by itself, of what is not two share them. */
const workers = Number(process.env.SITE_TEST_WORKERS ?? 1);
/** What `npm test` calls this run: its report, and the folder of what failed. */
const run = process.env.SITE_TEST_RUN ?? 'browser';

/** Browser tests: the system's Chromium, and a server for each worker. */
export default defineConfig({
  testDir: 'tests/e2e',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers,
  // A machine that pauses in the middle of a click is no fault of SITE: a second try, which npm test names.
  retries: 1,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: `test-results/${run}.json` }]],
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
  webServer: Array.from({ length: workers }, (_, worker) => portOf(worker)).map((served) => ({
    command: `node tests/support/serve-demo.mjs ${served}`,
    url: `http://localhost:${served}/readyz`,
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe'
  }))
});
