import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { Stop, elapsed, say } from '../lib/say.mjs';
import { states } from './states.mjs';
import { PHONE } from './variants.mjs';

/*
 * The pictures of README.md: the main job in three, the dark theme and the phone, small enough to be kept with the sources.
 */

const FOLDER = 'docs/pictures';
/** All of them together, bytes. */
const MOST_BYTES = 400_000;
/** Of JPEG, 0 to 100: letters stay sharp. */
const QUALITY = 50;
/** A smaller desk than that of the tests: as wide as a page of the repository shows it, px. */
const DESK = { width: 1200, height: 750 };

/** Each with the state that it shows, of `states.mjs`. */
const SHOTS = [
  { file: 'layers.jpg', state: 'state-layers', theme: 'light', size: '1440' },
  { file: 'service-area.jpg', state: 'state-area', theme: 'light', size: '1440' },
  { file: 'pickup.jpg', state: 'state-pickup', theme: 'light', size: '1440' },
  { file: 'dark.jpg', state: 'state-area', theme: 'dark', size: '1440' },
  { file: 'phone.jpg', state: 'state-area', theme: 'light', size: PHONE }
];

/** Takes them from the demonstration at `url`. @throws Stop when they are too large together. */
export async function takeReadmePictures(camera, browser, url) {
  const folder = join(root, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let bytes = 0;
  for (const { file, state, theme, size } of SHOTS) {
    const shown = states.find(({ name }) => name === state);
    const { context } = await camera.openContext(browser, url, { ...shown, language: 'en', theme });
    const tab = await camera.openTab(context);
    await camera.fit(tab, size);
    if (size !== PHONE) await tab.setViewportSize(DESK);
    await camera.openAt(tab, url, shown, theme);
    await shown.enter(tab);
    await camera.atRest(tab, shown.hasMap);
    const path = join(folder, file);
    await tab.screenshot({ path, type: 'jpeg', quality: QUALITY, animations: 'disabled' });
    await context.close();
    bytes += statSync(path).size;
    say(`· ${FOLDER}/${file} (${elapsed()} s)`);
  }
  if (bytes > MOST_BYTES)
    throw new Stop(`The pictures of README.md have ${bytes} bytes, ${MOST_BYTES} at most.`);
  say(`${SHOTS.length} pictures of README.md, ${Math.round(bytes / 1000)} kB.`);
}
