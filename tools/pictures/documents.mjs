import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { CommandError, formatElapsedSeconds, printLine } from '../../scripts/lib/command.mjs';
import { chromiumCamera } from './camera.mjs';
import { loadPageTexts } from './page-texts.mjs';
import { states } from './states.mjs';
import { PHONE } from './variants.mjs';

/* Takes the pictures of the documents, small enough to be checked in. */

const FOLDER = 'docs/pictures';
/** Quality of WebP, 0 to 100, at which letters stay sharp. */
const QUALITY = 45;
/** A smaller desktop window than that of the tests: as wide as a page of the repository shows it, px. */
const DESK = { width: 1200, height: 750 };

/**
 * @typedef {object} Shot a picture of a document
 * @property {string} name
 * @property {string} state of `states.mjs`
 * @property {import('./variants.mjs').Theme} theme
 * @property {import('./variants.mjs').Size} size
 */

/**
 * Maximum size of each document's pictures, bytes, and its pictures.
 * @type {{ document: string, mostBytes: number, shots: Shot[] }[]}
 */
const DOCUMENTS = [
  {
    document: 'README.md',
    mostBytes: 400_000,
    shots: [
      { name: 'layers', state: 'state-layers', theme: 'light', size: '1440' },
      { name: 'service-area', state: 'state-area', theme: 'light', size: '1440' },
      { name: 'pickup', state: 'state-pickup', theme: 'light', size: '1440' },
      { name: 'dark', state: 'state-area', theme: 'dark', size: '1440' },
      { name: 'phone', state: 'state-area', theme: 'light', size: PHONE }
    ]
  },
  {
    document: 'docs/importing.md',
    mostBytes: 150_000,
    shots: [
      { name: 'import-columns', state: 'state-data-columns', theme: 'light', size: '1440' },
      { name: 'import-check', state: 'state-data-check', theme: 'light', size: '1440' },
      { name: 'import-layer', state: 'state-data-layer', theme: 'light', size: PHONE }
    ]
  },
  {
    document: 'docs/experience-builder.md',
    mostBytes: 200_000,
    shots: [
      { name: 'widget-catalogue', state: 'state-builder', theme: 'light', size: '1440' },
      { name: 'widget-settings', state: 'state-builder-settings', theme: 'light', size: '1440' }
    ]
  }
];

/**
 * Returns the picture of a tab as WebP, which Playwright does not offer: half the size of JPEG for letters as
 * sharp.
 * @param {import('@playwright/test').Page} tab
 */
async function captureWebp(tab) {
  const session = await tab.context().newCDPSession(tab);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await session.detach();
  return Buffer.from(data, 'base64');
}

/**
 * Takes a state in one appearance and size, from the demonstration at `url`.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {import('./states.mjs').MatchText} match
 * @param {Shot} shot
 */
async function takeDocumentPicture(browser, url, match, { state, theme, size }) {
  const pageState = states.find(({ name }) => name === state);
  if (pageState === undefined) throw new Error(`No state is named ${state}.`);
  const { context } = await chromiumCamera.openContext(browser, url, { ...pageState, language: 'en', theme });
  try {
    const tab = await chromiumCamera.openTab(context);
    await chromiumCamera.resizeTab(tab, size);
    if (size !== PHONE) await tab.setViewportSize(DESK);
    await chromiumCamera.openPage(tab, url, pageState, theme);
    await pageState.enter(tab, match);
    await chromiumCamera.waitUntilStationary(tab, pageState.hasMap);
    return await captureWebp(tab);
  } finally {
    await context.close();
  }
}

/**
 * Takes the pictures from the demonstration at `url`.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @throws CommandError when the pictures of a document are too large together.
 */
export async function takeDocumentPictures(browser, url) {
  const folder = join(root, FOLDER);
  const match = await loadPageTexts();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { document, mostBytes, shots } of DOCUMENTS) {
    let bytes = 0;
    for (const shot of shots) {
      const picture = await takeDocumentPicture(browser, url, match, shot);
      writeFileSync(join(folder, `${shot.name}.webp`), picture);
      bytes += picture.length;
      printLine(`· ${FOLDER}/${shot.name}.webp (${formatElapsedSeconds()} s)`);
    }
    if (bytes > mostBytes)
      throw new CommandError(`The pictures of ${document} have ${bytes} bytes; the limit is ${mostBytes}.`);
    printLine(`${shots.length} pictures of ${document}, ${Math.round(bytes / 1000)} kB.`);
  }
}
