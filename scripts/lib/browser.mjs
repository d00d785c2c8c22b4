import { existsSync } from 'node:fs';
import { runProgram } from './run-program.mjs';
import { CommandError, printLine, runStep } from './command.mjs';

/**
 * Programs outside the dependencies: their usual paths, the variable that overrides these, and their package.
 */
const chromium = {
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  debianPackage: 'chromium',
  paths: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
  ]
};
/**
 * Chromium's engine without windows and profile, which saves a fifth of the processor time of a browser test.
 */
const headlessShell = {
  name: 'Headless Chromium',
  variable: 'CHROMIUM_PATH',
  debianPackage: 'chromium-headless-shell',
  paths: ['/usr/bin/chromium-headless-shell']
};
const firefox = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  debianPackage: 'firefox-esr',
  paths: [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe'
  ]
};
/** A virtual screen; it includes Mesa, which draws without a graphics card. */
const screen = { name: 'Xvfb', variable: 'XVFB_PATH', debianPackage: 'xvfb', paths: ['/usr/bin/Xvfb'] };

/**
 * Arguments of Chromium: as root, without a graphics card (maps need WebGL), and without requests of its own.
 */
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

const findProgram = ({ variable, paths }) =>
  [process.env[variable], ...paths].find((path) => path && existsSync(path)) ?? null;

/**
 * Returns the path of a program, after installing Debian's package when it is missing and this is possible.
 * @throws CommandError.
 */
async function ensureProgram(program) {
  const { name, variable, debianPackage } = program;
  const found = findProgram(program);
  if (found) return found;
  if (process.platform === 'linux' && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runStep(`Installing ${name}`, async () => {
      await runProgram('apt-get', ['update', '-q'], { quiet: true, env });
      await runProgram('apt-get', ['install', '-y', '-q', '--no-install-recommends', debianPackage], {
        quiet: true,
        env
      });
    });
    const installed = findProgram(program);
    if (installed) return installed;
  }
  throw new CommandError(
    `${name} was not found. Install it (Debian: apt-get install ${debianPackage}) or set ${variable}.`
  );
}

/** Returns the path of a Chromium on this machine, or null. CHROMIUM_PATH has priority. */
export const findBrowser = () => findProgram(chromium);

/**
 * Returns the path of the browser for tests without a profile: the one without windows when it is installed.
 */
export const findTestBrowser = () => findProgram(headlessShell) ?? findProgram(chromium);

/**
 * Finds a Chromium for the browser tests, after installing Debian's package when it is missing and this is
 * possible.
 */
export const ensureBrowser = () => ensureProgram(chromium);

/**
 * Finds or installs the browsers of the tests: a Chromium, and the one without windows when this is possible.
 */
export async function ensureTestBrowser() {
  await ensureBrowser();
  await ensureProgram(headlessShell).catch(() =>
    printLine('· Not installed: chromium-headless-shell. Browser tests take a fifth longer without it.')
  );
}

/** Returns the path of a Firefox, found or installed likewise. FIREFOX_PATH has priority. */
export const ensureFirefox = () => ensureProgram(firefox);

/**
 * Returns the path of Xvfb, found or installed likewise; null when there is a screen, or the system does not
 * use X.
 */
export const ensureScreen = async () =>
  process.platform !== 'linux' || process.env.DISPLAY ? null : ensureProgram(screen);
