import { formatElapsedSeconds, printLine } from '../../scripts/lib/command.mjs';
import { FEW_SIZES } from './variants.mjs';
import { listCoveredControls } from './page-checks.mjs';

/*
 * Visits pages and states: one context for an account, a language and an appearance, one tab for a page, in
 * each size in turn.
 */

/** @typedef {import('./pages.mjs').SitePage} SitePage */
/** @typedef {import('./variants.mjs').Theme} Theme */
/** @typedef {import('./variants.mjs').Language} Language */
/** @typedef {import('./variants.mjs').Size} Size */
/**
 * @template Opened
 * @typedef {import('./states.mjs').PageState<Opened>} PageState
 */

/** @typedef {Pick<SitePage, 'path' | 'status' | 'hasMap' | 'closesHint'>} OpenedPage */
/** @typedef {{ hasMap: boolean, sdkRules?: readonly string[] }} PicturedPage */
/** @typedef {{ account: SitePage['account'], language: Language, theme: Theme }} Visitor */
/** @typedef {{ theme: Theme, language: Language, sizes: Size[] }} Look */
/** @typedef {{ file: string | null, findings: string[] }} PagePicture file null: it could not be taken */
/** @typedef {{ name: string, pictures: PagePicture[] }} VisitedPage */
/** @typedef {{ close(): Promise<void> }} Closable */
/** @typedef {Closable & { evaluate(run: () => string[]): Promise<string[]> }} Tab */
/**
 * @template Launched a browser
 * @template Context
 * @template Opened a tab
 * @typedef {object} Camera opens pages and takes pictures in a browser
 * @property {() => Promise<Launched>} launchBrowser
 * @property {(browser: Launched, url: string, visitor: Visitor) => Promise<Opening<Context>>} openContext
 * @property {(context: Context) => Promise<Opened>} openTab
 * @property {(tab: Opened, size: Size) => Promise<void>} resizeTab
 * @property {(tab: Opened, url: string, page: OpenedPage, theme: Theme) => Promise<void>} openPage
 * @property {(tab: Opened, hasMap: boolean) => Promise<void>} waitUntilStationary
 * @property {(tab: Opened, folder: string, file: string, page: PicturedPage) => Promise<PagePicture>} takePicture
 */
/**
 * @template Launched
 * @template Context
 * @template Opened
 * @typedef {object} Visit a signed-in context and its recorded faults
 * @property {Camera<Launched, Context, Opened>} camera
 * @property {Context} context
 * @property {string[]} noted
 * @property {string} url of the site
 * @property {string} folder of the pictures
 * @property {import('./states.mjs').MatchText} match
 */

/**
 * @template Opened
 * @typedef {object} Wanted what to visit, in which variants
 * @property {readonly SitePage[]} pages
 * @property {readonly PageState<Opened>[]} states
 * @property {import('./variants.mjs').Variants} variants
 * @property {import('./states.mjs').MatchText} match
 */
/**
 * @template Context
 * @typedef {{ context: Context, noted: string[] }} Opening
 */
/**
 * @template Context
 * @typedef {object} PlannedVisit a page or a state
 * @property {string} name
 * @property {(opened: Opening<Context>) => Promise<PagePicture[]>} see
 */

/** @type {SitePage['account'][]} */
const ACCOUNTS = ['staff', 'admin', 'investor', 'guest'];

/** @param {unknown} error */
const toMessage = (error) => (error instanceof Error ? error.message : String(error));

/**
 * Time limit of a page or a state in all its sizes, ms; a scene needs some minutes while another program runs.
 */
const PATIENCE = 300_000;

/**
 * Returns the result of a promise, unless the browser hangs; then the walk continues and reports it.
 * @template T
 * @param {Promise<T>} promise
 * @param {string} what
 * @returns {Promise<T>}
 * @throws Error then.
 */
async function limitTime(promise, what) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {Promise<never>} */
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
 * @param {string[]} noted
 * @param {Pick<SitePage, 'status'>} page
 */
const takeFaults = (noted, { status }) =>
  noted.splice(0).filter((fault) => status === 200 || !fault.includes(`status of ${status}`));

/**
 * Takes a page in one appearance and language, in each size: the pictures and their findings.
 * @template Launched
 * @template Context
 * @template {Tab} Opened
 * @param {Visit<Launched, Context, Opened>} visit
 * @param {SitePage} page
 * @param {Look} look
 */
async function takePagePictures({ camera, context, noted, url, folder }, page, { theme, language, sizes }) {
  const tab = await camera.openTab(context);
  /** @type {PagePicture[]} */
  const pictures = [];
  try {
    for (const [at, size] of sizes.entries()) {
      await camera.resizeTab(tab, size);
      if (at === 0) await camera.openPage(tab, url, page, theme);
      else await camera.waitUntilStationary(tab, page.hasMap);
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
      findings: [`${theme} ${language}: ${toMessage(error)}`, ...takeFaults(noted, page)]
    });
  } finally {
    await tab.close();
  }
  return pictures;
}

/**
 * Takes a state in each of its sizes (`sizes`, by default the few), entered again for each because the layout
 * differs.
 * @template Launched
 * @template Context
 * @template {Tab} Opened
 * @param {Visit<Launched, Context, Opened>} visit
 * @param {PageState<Opened>} state
 * @param {Look} look
 */
async function takeStatePictures(
  { camera, context, noted, url, folder, match },
  state,
  { theme, language, sizes }
) {
  /** @type {PagePicture[]} */
  const pictures = [];
  for (const size of sizes.filter((one) => (state.sizes ?? FEW_SIZES).includes(one))) {
    const tab = await camera.openTab(context);
    try {
      await camera.resizeTab(tab, size);
      await camera.openPage(tab, url, state, theme);
      await state.enter(tab, match);
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
      const findings = [`${theme} ${language} ${size}: ${toMessage(error)}`, ...takeFaults(noted, state)];
      pictures.push({ file: null, findings });
    } finally {
      await tab.close();
    }
  }
  return pictures;
}

/**
 * Runs a visit and prints its findings; a failure is a finding of a picture that could not be taken.
 * @param {string} name
 * @param {string} what appearance and language
 * @param {() => Promise<PagePicture[]>} see
 */
async function runVisit(name, what, see) {
  const begun = Date.now();
  const pictures = await limitTime(see(), name).catch((error) => [
    { file: null, findings: [toMessage(error)] }
  ]);
  // A finding in several sizes is reported once.
  const findings = new Set(pictures.flatMap((picture) => picture.findings));
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  printLine(
    `${findings.size === 0 ? '·' : '✗'} ${name}, ${what}: ${seconds} s (${formatElapsedSeconds()} s)`
  );
  for (const line of findings) printLine(`    ${line}`);
  return pictures;
}

/**
 * Visits pages and states of one account in one look, in a context of their own.
 * @template {Closable} Context
 * @param {Visitor} visitor
 * @param {() => Promise<Opening<Context>>} open
 * @param {PlannedVisit<Context>[]} visits
 * @param {(name: string, pictures: PagePicture[]) => void} onSeen
 */
async function visitInContext({ account, theme, language }, open, visits, onSeen) {
  const opened = await limitTime(open(), 'Signing in').catch((error) => ({ failure: toMessage(error) }));
  for (const { name, see } of visits)
    onSeen(
      name,
      await runVisit(name, `${theme} ${language}`, async () =>
        'failure' in opened
          ? [{ file: null, findings: [`${theme} ${language}: ${opened.failure}`] }]
          : see(opened)
      )
    );
  if ('failure' in opened) return;
  await limitTime(opened.context.close(), `Closing the pages of ${account}`).catch((error) =>
    printLine(`✗ ${toMessage(error)}`)
  );
}

/**
 * Visits all pages in the selected variants, and states and the pages marked `once` in the first of them, with a
 * camera and the browser that it launched.
 * @template Launched
 * @template {Closable} Context
 * @template {Tab} Opened
 * @param {Camera<Launched, Context, Opened>} camera
 * @param {Launched} browser
 * @param {string} url of the site
 * @param {string} folder of the pictures
 * @param {Wanted<Opened>} wanted
 * @returns {Promise<VisitedPage[]>} for each its name and pictures
 */
export async function visitPages(camera, browser, url, folder, { pages, states, variants, match }) {
  const { themes, languages, sizes } = variants;
  const seen = new Map([...pages, ...states].map(({ name }) => [name, /** @type {PagePicture[]} */ ([])]));
  /** @type {(page: SitePage, look: Look) => PlannedVisit<Context>} */
  const planPage = (page, look) => ({
    name: page.name,
    see: (opened) => takePagePictures({ ...opened, camera, url, folder, match }, page, look)
  });
  /** @type {(state: PageState<Opened>, look: Look) => PlannedVisit<Context>} */
  const planState = (state, look) => ({
    name: state.name,
    see: (opened) => takeStatePictures({ ...opened, camera, url, folder, match }, state, look)
  });
  for (const account of ACCOUNTS) {
    const own = pages.filter((page) => page.account === account);
    const ownStates = states.filter((state) => state.account === account);
    if (own.length + ownStates.length === 0) continue;
    for (const language of languages)
      for (const theme of themes) {
        const visitor = { account, language, theme };
        const look = { theme, language, sizes };
        const isFirst = language === languages[0] && theme === themes[0];
        const visits = [
          ...own.filter(({ once }) => isFirst || !once).map((page) => planPage(page, look)),
          ...(isFirst ? ownStates : []).map((state) => planState(state, look))
        ];
        await visitInContext(
          visitor,
          () => camera.openContext(browser, url, visitor),
          visits,
          (name, pictures) => seen.get(name)?.push(...pictures)
        );
      }
  }
  return [...seen].map(([name, pictures]) => ({ name, pictures }));
}
