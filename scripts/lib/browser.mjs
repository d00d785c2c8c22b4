import { existsSync } from 'node:fs';
import { run } from './run.mjs';
import { Stop, step } from './say.mjs';

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
];

/** How a Chromium is started here: as root, without a graphics card (maps need WebGL), and calling nobody by itself. */
export const browserArgs = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
];

/** Path of a Chromium on this machine, or null. CHROMIUM_PATH goes first. */
export const findBrowser = () => candidates.find((path) => path && existsSync(path)) ?? null;

/** Finds a Chromium for the browser tests, installing Debian's package when there is none and that is possible. */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (process.platform === 'linux' && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await step('Installing Chromium for the browser tests', async () => {
      await run('apt-get', ['update', '-q'], { quiet: true, env });
      await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], {
        quiet: true,
        env
      });
    });
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Stop(
    'No Chromium was found for the browser tests. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.'
  );
}
