import { clickMapAt, unfoldLayers, uyo } from '../../tests/support/site-page.mjs';
import { forgetMapQuiet } from '../../tests/support/map-quiet.mjs';
import { waitUntilDrawn } from './map-page.mjs';

/* Waits on the open oil palm map. Each begins before a click or a key, and ends when its answer is in the page. */

/** @typedef {import('@playwright/test').Page} Page */
/**
 * @typedef {object} Wait one wait within the map page
 * @property {string} name
 * @property {number} limit ms
 * @property {(page: Page) => Promise<unknown>} [prepare] what must be open, not counted
 * @property {(page: Page, turn: number) => Promise<number>} measure returns the time of one turn, ms
 * @property {(page: Page) => Promise<unknown>} [finish]
 */

/** Starts of areas round Uyo, degrees apart. */
const STEP = 0.012;

/** @param {number} turn */
export const placeOfTurn = (turn) => ({
  latitude: uyo.latitude + (turn % 5) * STEP,
  longitude: uyo.longitude - Math.floor(turn / 5) * STEP
});

/**
 * Returns the time that an action and its answer take together, ms.
 * @param {() => Promise<unknown>} act
 */
export async function timeOf(act) {
  const began = performance.now();
  await act();
  return performance.now() - began;
}

/**
 * Presses a key and returns the time until the map no longer changes, ms, on the page's own clock.
 * @param {Page} page
 * @param {string} key
 */
async function timeToMap(page, key) {
  await page.evaluate(forgetMapQuiet);
  const began = await page.evaluate(() => performance.now());
  await page.keyboard.press(key);
  // The filter is applied when the slider comes to rest.
  await page.waitForFunction(
    () => /** @type {DrawnMapElement} */ (document.querySelector('arcgis-map')).view.updating,
    undefined,
    { polling: 10 }
  );
  await page.evaluate(forgetMapQuiet);
  return (await waitUntilDrawn(page)) - began;
}

/** @param {Page} page */
const getTools = (page) => page.getByRole('toolbar', { name: 'Tools' });

/**
 * @param {Page} page
 * @param {string} name
 */
const pressTool = (page, name) => getTools(page).getByRole('button', { name, exact: true }).click();

/** @param {Page} page */
async function openMillSlider(page) {
  await pressTool(page, 'Layers');
  await unfoldLayers(page);
  await page.getByRole('button', { name: 'Layer Properties: Tagged Mills' }).click();
  const panel = page.getByRole('region', { name: 'Layer Properties: Tagged Mills' });
  await panel.getByRole('slider').first().focus();
  return panel;
}

/** @param {Page} page */
const closeMillSlider = async (page) => {
  await page
    .getByRole('region', { name: 'Layer Properties: Tagged Mills' })
    .getByRole('button', { name: 'Reset' })
    .click();
  await page.getByRole('button', { name: 'Layer Properties: Tagged Mills' }).click();
  await pressTool(page, 'Layers');
  await waitUntilDrawn(page);
};

/** @param {Page} page */
const getBoardTotal = (page) =>
  page.getByRole('region', { name: 'Summary Board: CPO mills tagged' }).locator('[data-value]').first();

/**
 * Closes the popup of the map.
 * @param {Page} page
 */
const closePopup = (page) =>
  page.evaluate(() =>
    /** @type {HTMLElementTagNameMap['arcgis-map']} */ (document.querySelector('arcgis-map')).closePopup()
  );

/** @type {Wait} */
const POPUP = {
  name: 'click on the map to the content of a popup',
  limit: 2_000,
  measure: async (page, turn) => {
    const taken = await timeOf(async () => {
      await clickMapAt(page, placeOfTurn(turn));
      await page.locator('arcgis-popup [data-field]').first().waitFor();
    });
    await closePopup(page);
    return taken;
  }
};

/**
 * Types a driving time into the open dialog and sets it.
 * @param {Page} page
 * @param {number} minutes
 */
export async function setDrivingTime(page, minutes) {
  const dialog = page.getByRole('dialog', { name: 'Set the Driving time!' });
  await dialog.getByRole('spinbutton').fill(String(minutes));
  await dialog.getByRole('button', { name: 'Set', exact: true }).click();
}

/** @type {Wait} */
export const AREA = {
  name: 'driving time set to the figures of the area',
  limit: 1_500,
  prepare: async (page) => {
    await pressTool(page, 'Service area');
    await page.getByRole('switch', { name: 'Service Area' }).click();
  },
  measure: async (page, turn) => {
    await clickMapAt(page, placeOfTurn(turn));
    const taken = await timeOf(async () => {
      await setDrivingTime(page, 30);
      await page.getByTestId('sa-totalAcres').waitFor();
    });
    await page.getByRole('button', { name: 'Clear service areas' }).first().click();
    await page.getByTestId('sa-totalAcres').waitFor({ state: 'detached' });
    return taken;
  },
  finish: (page) => pressTool(page, 'Service area')
};

/** @type {Wait[]} */
export const WAITS = [
  {
    name: 'press of a tool to its open panel',
    limit: 200,
    measure: async (page) => {
      const panel = page
        .getByRole('region', { name: 'Legend' })
        .or(page.getByRole('dialog', { name: 'Legend' }));
      const taken = await timeOf(async () => {
        await pressTool(page, 'Legend');
        await panel.first().waitFor();
      });
      await pressTool(page, 'Legend');
      await panel.first().waitFor({ state: 'hidden' });
      return taken;
    }
  },
  {
    name: 'key in the search to its list',
    limit: 500,
    measure: async (page, turn) => {
      const field = page.getByRole('searchbox', { name: 'Search a place, LGA, mill or asset' });
      await field.fill('u');
      await field.focus();
      const letter = 'bdgknrsty'[turn % 9] ?? 'y';
      const taken = await timeOf(async () => {
        await page.keyboard.press(letter);
        await page.locator('arcgis-search calcite-autocomplete-item').first().waitFor();
      });
      await page.keyboard.press('Escape');
      await field.fill('');
      await page.keyboard.press('Escape');
      return taken;
    }
  },
  {
    name: 'key on a slider of mills to the map',
    limit: 1_000,
    prepare: openMillSlider,
    measure: (page) => timeToMap(page, 'ArrowRight'),
    finish: closeMillSlider
  },
  {
    name: 'key on a slider of mills to the figure of a board',
    limit: 1_000,
    prepare: async (page) => {
      await pressTool(page, 'Summary Boards');
      await page
        .getByRole('list', { name: 'Summary Boards' })
        .getByRole('button', { name: 'CPO mills tagged' })
        .click();
      await getBoardTotal(page).waitFor();
      await openMillSlider(page);
    },
    measure: async (page) => {
      const before = await getBoardTotal(page).getAttribute('data-value');
      return timeOf(async () => {
        await page.keyboard.press('PageUp');
        await page.waitForFunction(
          (value) =>
            document
              .querySelector('[aria-label="Summary Board: CPO mills tagged"] [data-value]')
              ?.getAttribute('data-value') !== value,
          before,
          { polling: 10 }
        );
      });
    },
    finish: async (page) => {
      await closeMillSlider(page);
      await page.getByRole('button', { name: 'Close CPO mills tagged' }).click();
    }
  },
  {
    name: 'page of a table of records',
    limit: 400,
    prepare: async (page) => {
      await pressTool(page, 'Summary Boards');
      await page
        .getByRole('list', { name: 'Summary Boards' })
        .getByRole('button', { name: 'P1 at Field' })
        .click();
      await page
        .getByRole('button', { name: /View [\d,]+ records$/ })
        .first()
        .click();
    },
    measure: async (page, turn) => {
      const dialog = page.getByRole('dialog').filter({ has: page.getByRole('table') });
      const row = dialog.getByRole('row').nth(1);
      await row.waitFor();
      const before = await row.textContent();
      return timeOf(async () => {
        await dialog.getByRole('button', { name: `Page ${turn % 2 === 0 ? 2 : 1}`, exact: true }).click();
        await row.filter({ hasNotText: before ?? '' }).waitFor();
      });
    },
    finish: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Close P1 at Field' }).click();
    }
  },
  POPUP,
  AREA
];
