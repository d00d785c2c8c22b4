import { computeMedian } from '../statistics.mjs';
import { buildCondition, SLIDER } from './panel.mjs';
import { waitUntilStationary, computeDifference } from './watch-map.mjs';

/** @typedef {{ measureUntilDrawn: number, measureUntilFinished: FinishedChange }} Watched the outcome, by the function that waits */
/** @typedef {import('./panel.mjs').OpenedPanel} OpenedPanel */

/** Rounds of each of the two measurements. */
const ROUNDS = 5;
/**
 * Returns the slider's value of a round, each used once: a repeated answer would come from the cache.
 * @param {number} round
 */
const computeSliderValue = (round) => 8 + 4 * round;

/**
 * Clicks the slider's track, which moves the thumb there.
 * @template {keyof Watched} Watch
 * @param {OpenedPanel} opened
 * @param {number} value
 * @param {Watch} watch name of the function that waits.
 */
async function filterBySlider({ page, panel, slider }, value, watch) {
  await page.evaluate(
    ({ title, waiting }) => {
      const panelElement = /** @type {Element} */ (document.querySelector(`section[aria-label$="${title}"]`));
      /** @type {Promise<number>} */
      const moved = new Promise((resolve) => {
        panelElement.addEventListener('input', ({ timeStamp }) => resolve(timeStamp), {
          capture: true,
          once: true
        });
      });
      window.watched = window[waiting](() => moved);
    },
    { title: SLIDER.title, waiting: /** @type {keyof Watched} */ (watch) }
  );
  const box = await slider.boundingBox();
  if (box === null) throw new Error('The slider is not visible.');
  // The thumb is 16 px wide, and its middle stays within the track.
  await slider.click({ position: { x: 8 + ((box.width - 16) * value) / SLIDER.max, y: box.height / 2 } });
  const watched = /** @type {Watched[Watch]} */ (await page.evaluate(() => window.watched));
  const at = Number(await slider.inputValue());
  await panel.getByRole('button', { name: 'Reset' }).click();
  await waitUntilStationary(page);
  return { watched, value: at };
}

/**
 * Sets a condition as the layer's definition expression; null removes it.
 * @template {keyof Watched} Watch
 * @param {OpenedPanel} opened
 * @param {string | null} condition
 * @param {Watch} watch
 */
async function filterByDefinition({ page }, condition, watch) {
  const watched = await page.evaluate(
    ({ id, where, waiting }) => {
      window.watched = window[waiting]((view) => {
        const layer = /** @type {import('@arcgis/core/layers/FeatureLayer').default} */ (
          view.map.findLayerById(id)
        );
        layer.definitionExpression = where;
        return performance.now();
      });
      return window.watched;
    },
    { id: SLIDER.layer, where: condition, waiting: /** @type {keyof Watched} */ (watch) }
  );
  return /** @type {Watched[Watch]} */ (watched);
}

/**
 * Checks that both ways end with the same mills on the map; overlapping dots may be drawn in another order.
 * @param {number} value
 * @param {FinishedChange} slider
 * @param {FinishedChange} definition
 * @param {FinishedChange} unfiltered
 */
function requireSamePicture(value, slider, definition, unfiltered) {
  const apart = computeDifference(slider.picture, definition.picture);
  const changed = computeDifference(slider.picture, unfiltered.picture);
  if (apart > changed / 3)
    throw new Error(`At ${value} the pictures differ by ${apart}; filtering changes them by ${changed}.`);
}

/**
 * Runs a round of both ways, in turn.
 * @template {keyof Watched} Watch
 * @param {OpenedPanel} opened
 * @param {number} value
 * @param {Watch} watch
 */
async function measureRound(opened, value, watch) {
  const slider = await filterBySlider(opened, value, watch);
  const definition = await filterByDefinition(opened, buildCondition(slider.value), watch);
  const unfiltered = await filterByDefinition(opened, null, watch);
  return { value: slider.value, slider: slider.watched, definition, unfiltered };
}

/**
 * Measures the slider's third row: how much sooner the map is repainted than by a definition expression.
 * Repainted means that the view is stationary, as in every other row; the time at which a software renderer has
 * finished the picture is added.
 * @param {OpenedPanel} opened
 */
export async function benchRepaint(opened) {
  await waitUntilStationary(opened.page);
  /** @type {Awaited<ReturnType<typeof measureRound<'measureUntilDrawn'>>>[]} */
  const drawn = [];
  /** @type {Awaited<ReturnType<typeof measureRound<'measureUntilFinished'>>>[]} */
  const finished = [];
  for (let round = 0; round < ROUNDS; round++) {
    drawn.push(await measureRound(opened, computeSliderValue(2 * round), 'measureUntilDrawn'));
    const one = await measureRound(opened, computeSliderValue(2 * round + 1), 'measureUntilFinished');
    requireSamePicture(one.value, one.slider, one.definition, one.unfiltered);
    finished.push(one);
  }
  const slider = computeMedian(drawn.map((one) => one.slider));
  const definition = computeMedian(drawn.map((one) => one.definition));
  const ends = /** @type {const} */ (['slider', 'definition']).map((way) => {
    const ms = computeMedian(finished.map((one) => one[way].finished));
    const frame = computeMedian(finished.map((one) => one[way].frame));
    return `${Math.round(ms)} ms in frame ${frame}`;
  });
  return {
    row: 'Slider to repainted map, against a definition',
    value: definition / slider,
    unit: '×',
    limit: 5,
    atLeast: true,
    note: `${Math.round(slider)} ms / ${Math.round(definition)} ms, p50 of ${ROUNDS}; painted by the processor after ${ends.join(' / ')}`
  };
}
