import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from './scripts/lib/browser.mjs';
import { portOf, testPort as port } from './tests/support/served-folder.mjs';

/**
 * Tests that neither look at what the map draws nor press a symbol on it: there WebGL draws nothing, which is half of what a
 * map costs without a graphics card. The others draw: the engine finds in its pixels what is pressed. A new file draws
 * unless it is named here.
 */
const UNDRAWN = [
  'add-asset',
  'admin',
  'admin-edits',
  'away',
  'biochar-analysis',
  'biochar-summary',
  'builder',
  'cassava',
  'figures-agree',
  'guided-tour',
  'layer-panels',
  'layout-variants',
  'offtake',
  'opening',
  'own-layer',
  'rainy-season',
  'raw-material-summary',
  'search',
  'service-area',
  'service-areas-together',
  'session',
  'settings',
  'share',
  'sign-in',
  'summary-boards',
  'tables',
  'trip-planner',
  'widgets-of-others'
].map((name) => `**/${name}.spec.ts`);
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
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // Tests look at requests and answer some themselves, which a service worker would do behind their backs.
    serviceWorkers: 'block',
    // A visitor who has seen the guided tour: it would stand over what the other tests do.
    storageState: {
      cookies: [],
      origins: [{ origin: `http://localhost:${port}`, localStorage: [{ name: 'site-tour', value: 'seen' }] }]
    },
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    launchOptions
  },
  projects: [
    { name: 'drawn', testIgnore: UNDRAWN },
    {
      name: 'undrawn',
      testMatch: UNDRAWN,
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
