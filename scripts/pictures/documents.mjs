import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { Stop, elapsed, say } from '../lib/say.mjs';
import { states } from './states.mjs';
import { PHONE } from './variants.mjs';

/*
 * The pictures of the documents, small enough to be kept with the sources.
 */

const FOLDER = 'docs/pictures';
/** Of WebP, 0 to 100: letters stay sharp. */
const QUALITY = 45;
/** A smaller desk than that of the tests: as wide as a page of the repository shows it, px. */
const DESK = { width: 1200, height: 750 };

/** Of each document: bytes at most, and pictures each with the state that it shows, of `states.mjs`. */
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
    document: 'docs/experience-builder.md',
    mostBytes: 200_000,
    shots: [
      { name: 'widget-catalogue', state: 'state-builder', theme: 'light', size: '1440' },
      { name: 'widget-settings', state: 'state-builder-settings', theme: 'light', size: '1440' }
    ]
  }
];

/** The picture of a tab as WebP: half of what JPEG needs for letters as sharp. Playwright's own makes none. */
async function webpOf(tab) {
  const session = await tab.context().newCDPSession(tab);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await session.detach();
  return Buffer.from(data, 'base64');
}

/** A state in one appearance and size, from the demonstration at `url`. */
async function pictureOf(camera, browser, url, { state, theme, size }) {
  const shown = states.find(({ name }) => name === state);
  const { context } = await camera.openContext(browser, url, { ...shown, language: 'en', theme });
  try {
    const tab = await camera.openTab(context);
    await camera.fit(tab, size);
    if (size !== PHONE) await tab.setViewportSize(DESK);
    await camera.openAt(tab, url, shown, theme);
    await shown.enter(tab);
    await camera.atRest(tab, shown.hasMap);
    return await webpOf(tab);
  } finally {
    await context.close();
  }
}

/** Takes them from the demonstration at `url`. @throws Stop when those of a document are too large together. */
export async function takeDocumentPictures(camera, browser, url) {
  const folder = join(root, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { document, mostBytes, shots } of DOCUMENTS) {
    let bytes = 0;
    for (const shot of shots) {
      const picture = await pictureOf(camera, browser, url, shot);
      writeFileSync(join(folder, `${shot.name}.webp`), picture);
      bytes += picture.length;
      say(`· ${FOLDER}/${shot.name}.webp (${elapsed()} s)`);
    }
    if (bytes > mostBytes)
      throw new Stop(`The pictures of ${document} have ${bytes} bytes, ${mostBytes} at most.`);
    say(`${shots.length} pictures of ${document}, ${Math.round(bytes / 1000)} kB.`);
  }
}
