import { accounts, fillSignIn, watchFaults } from '../../tests/support/site-page.mjs';
import { elapsed, say } from '../lib/say.mjs';
import { atRest, fit, openAt, openTab, take } from './camera.mjs';
import { STATE_SIZES } from './states.mjs';
import { LANGUAGES } from './variants.mjs';

/*
 * Walks through pages and states: one context for an account and a language, one tab for a page and an appearance,
 * which takes each size in turn.
 */

/** A visitor who has seen the guided tour: it would stand over the page. */
const tourSeen = (url) => ({
  cookies: [],
  origins: [{ origin: url, localStorage: [{ name: 'site-tour', value: 'seen' }] }]
});

/** A browser of a language, signed in unless it is a guest's. */
async function openContext(browser, url, account, language) {
  const context = await browser.newContext({ storageState: tourSeen(url), locale: LANGUAGES[language] });
  if (account === 'guest') return context;
  const page = await context.newPage();
  await page.goto(`${url}/?locale=en`);
  await fillSignIn(page, accounts[account]);
  // Signed in as soon as it is led on: the map need not be drawn.
  await page.waitForURL('**/map/oilpalm**', { waitUntil: 'commit' });
  await page.close();
  return context;
}

/** The faults noted since the last look that are none of a page which is answered so on purpose. */
const faultsOf = (noted, { status }) =>
  noted.splice(0).filter((fault) => status === 200 || !fault.includes(`status of ${status}`));

/** A page in one appearance and language, in each size: the pictures with what is amiss in each. */
async function seePage({ context, noted, url, folder }, page, { theme, language, sizes }) {
  const tab = await openTab(context, theme);
  const pictures = [];
  try {
    await fit(tab, sizes[0]);
    await openAt(tab, url, page, theme);
    for (const size of sizes) {
      if (size !== sizes[0]) {
        await fit(tab, size);
        await atRest(tab, page.hasMap);
      }
      const picture = await take(tab, folder, `${page.name}-${theme}-${language}-${size}.png`, page);
      picture.findings.push(...faultsOf(noted, page));
      pictures.push(picture);
    }
  } catch (error) {
    pictures.push({
      file: null,
      findings: [`${theme} ${language}: ${error.message}`, ...faultsOf(noted, page)]
    });
  } finally {
    await tab.close();
  }
  return pictures;
}

/** A state in each of its sizes, entered anew: what stands where differs. */
async function seeState(place, state, { theme, language, sizes }) {
  const pictures = [];
  for (const size of sizes.filter((one) => STATE_SIZES.includes(one))) {
    const tab = await openTab(place.context, theme);
    try {
      await fit(tab, size);
      await openAt(tab, place.url, state, theme);
      await state.enter(tab);
      await atRest(tab, state.hasMap);
      const picture = await take(tab, place.folder, `${state.name}-${theme}-${language}-${size}.png`, state);
      picture.findings.push(...faultsOf(place.noted, state));
      pictures.push(picture);
    } catch (error) {
      const findings = [`${theme} ${language} ${size}: ${error.message}`, ...faultsOf(place.noted, state)];
      pictures.push({ file: null, findings });
    } finally {
      await tab.close();
    }
  }
  return pictures;
}

/**
 * Sees all pages and states in the variants that are wanted.
 * @returns of each its name and pictures: file (null where none could be taken) and findings, a line each.
 */
export async function walk(browser, url, folder, { pages, states, variants }) {
  const { themes, languages, sizes } = variants;
  const seen = [...pages, ...states].map(({ name }) => ({ name, pictures: [] }));
  const keep = async (name, what, see) => {
    const begun = Date.now();
    const pictures = await see();
    seen.find((one) => one.name === name).pictures.push(...pictures);
    // The same in several sizes is told once.
    const findings = new Set(pictures.flatMap((picture) => picture.findings));
    const seconds = ((Date.now() - begun) / 1000).toFixed(1);
    say(`${findings.size === 0 ? '·' : '✗'} ${name}, ${what}: ${seconds} s (${elapsed()} s)`);
    for (const line of findings) say(`    ${line}`);
  };
  for (const account of ['staff', 'admin', 'investor', 'guest']) {
    const own = pages.filter((page) => page.account === account);
    const ownStates = states.filter((state) => state.account === account);
    if (own.length + ownStates.length === 0) continue;
    for (const language of languages) {
      const context = await openContext(browser, url, account, language);
      const place = { context, noted: await watchFaults(context), url, folder };
      for (const page of own)
        for (const theme of themes)
          await keep(page.name, `${theme} ${language}`, () =>
            seePage(place, page, { theme, language, sizes })
          );
      if (language === 'en')
        for (const state of ownStates)
          await keep(state.name, `${themes[0]} en`, () =>
            seeState(place, state, { theme: themes[0], language, sizes })
          );
      await context.close();
    }
  }
  return seen;
}
