import { formatElapsedSeconds, printLine } from '../lib/command.mjs';
import { FEW_SIZES } from './variants.mjs';
import { listCoveredControls } from './page-checks.mjs';

/*
 * Visits pages and states: one context for an account, a language and an appearance, one tab for a page, in
 * each size in turn.
 */

/**
 * Time limit of a page or a state in all its sizes, ms; a scene needs some minutes while another program runs.
 */
const PATIENCE = 300_000;

/**
 * Returns the result of a promise, unless the browser hangs; then the walk continues and reports it.
 * @throws Error then.
 */
async function limitTime(promise, what) {
  let timer;
  const timeout = new Promise((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${what} did not end within ${PATIENCE / 1000} s and was skipped.`)),
      PATIENCE
    );
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}

/**
 * Returns the faults recorded since the last call, without the expected status of a page that is meant to fail.
 */
const takeFaults = (noted, { status }) =>
  noted.splice(0).filter((fault) => status === 200 || !fault.includes(`status of ${status}`));

/** Takes a page in one appearance and language, in each size: the pictures and their findings. */
async function takePagePictures({ camera, context, noted, url, folder }, page, { theme, language, sizes }) {
  const tab = await camera.openTab(context);
  const pictures = [];
  try {
    await camera.resizeTab(tab, sizes[0]);
    await camera.openPage(tab, url, page, theme);
    for (const size of sizes) {
      if (size !== sizes[0]) {
        await camera.resizeTab(tab, size);
        await camera.waitUntilStationary(tab, page.hasMap);
      }
      const picture = await camera.takePicture(
        tab,
        folder,
        `${page.name}-${theme}-${language}-${size}.png`,
        page
      );
      picture.findings.push(...takeFaults(noted, page), ...(await tab.evaluate(listCoveredControls)));
      pictures.push(picture);
    }
  } catch (error) {
    pictures.push({
      file: null,
      findings: [`${theme} ${language}: ${error.message}`, ...takeFaults(noted, page)]
    });
  } finally {
    await tab.close();
  }
  return pictures;
}

/**
 * Takes a state in each of its sizes (`sizes`, by default the few), entered again for each because the layout
 * differs.
 */
async function takeStatePictures({ camera, context, noted, url, folder }, state, { theme, language, sizes }) {
  const pictures = [];
  for (const size of sizes.filter((one) => (state.sizes ?? FEW_SIZES).includes(one))) {
    const tab = await camera.openTab(context);
    try {
      await camera.resizeTab(tab, size);
      await camera.openPage(tab, url, state, theme);
      await state.enter(tab);
      await camera.waitUntilStationary(tab, state.hasMap);
      const picture = await camera.takePicture(
        tab,
        folder,
        `${state.name}-${theme}-${language}-${size}.png`,
        state
      );
      picture.findings.push(...takeFaults(noted, state));
      pictures.push(picture);
    } catch (error) {
      const findings = [`${theme} ${language} ${size}: ${error.message}`, ...takeFaults(noted, state)];
      pictures.push({ file: null, findings });
    } finally {
      await tab.close();
    }
  }
  return pictures;
}

/**
 * Visits all pages (those marked `once` in one variant) and states in the selected variants, with a camera and
 * the browser that it launched.
 * @returns for each its name and pictures: file (null when it could not be taken) and findings, a line each.
 */
export async function visitPages(camera, browser, url, folder, { pages, states, variants }) {
  const { themes, languages, sizes } = variants;
  const seen = [...pages, ...states].map(({ name }) => ({ name, pictures: [] }));
  const recordVisit = async (name, what, see) => {
    const begun = Date.now();
    const pictures = await limitTime(see(), name).catch((error) => [
      { file: null, findings: [error.message] }
    ]);
    seen.find((one) => one.name === name).pictures.push(...pictures);
    // A finding in several sizes is reported once.
    const findings = new Set(pictures.flatMap((picture) => picture.findings));
    const seconds = ((Date.now() - begun) / 1000).toFixed(1);
    printLine(
      `${findings.size === 0 ? '·' : '✗'} ${name}, ${what}: ${seconds} s (${formatElapsedSeconds()} s)`
    );
    for (const line of findings) printLine(`    ${line}`);
  };
  for (const account of ['staff', 'admin', 'investor', 'guest']) {
    const own = pages.filter((page) => page.account === account);
    const ownStates = states.filter((state) => state.account === account);
    if (own.length + ownStates.length === 0) continue;
    for (const language of languages)
      for (const theme of themes) {
        const look = { theme, language, sizes };
        const isFirst = language === languages[0] && theme === themes[0];
        const all = [
          ...own.filter(({ once }) => isFirst || !once).map((one) => ({ one, see: takePagePictures })),
          ...(language === 'en' && theme === themes[0] ? ownStates : []).map((one) => ({
            one,
            see: takeStatePictures
          }))
        ];
        const opened = await limitTime(
          camera.openContext(browser, url, { account, language, theme }),
          'Signing in'
        ).catch((error) => ({ context: null, failure: `${theme} ${language}: ${error.message}` }));
        for (const { one, see } of all)
          await recordVisit(one.name, `${theme} ${language}`, () =>
            opened.context === null
              ? [{ file: null, findings: [opened.failure] }]
              : see({ ...opened, camera, url, folder }, one, look)
          );
        await limitTime(opened.context?.close(), `Closing the pages of ${account}`).catch((error) =>
          printLine(`✗ ${error.message}`)
        );
      }
  }
  return seen;
}
