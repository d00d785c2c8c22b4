import { computeMedian } from '../statistics.mjs';
import { buildCondition, SLIDER } from './panel.mjs';
import { waitUntilStationary, computeDifference } from './watch-map.mjs';

/** Rounds of each of the two measurements. */
const ROUNDS = 5;
/** Returns the slider's value of a round, each used once: a repeated answer would come from the cache. */
const computeSliderValue = (round) => 8 + 4 * round;

/** Clicks the slider's track, which moves the thumb there. @param watch name of the function that waits. */
async function filterBySlider({ page, panel, slider }, value, watch) {
  await page.evaluate(
    ({ title, watch }) => {
      const panelElement = document.querySelector(`section[aria-label$="${title}"]`);
      const moved = new Promise((resolve) => {
        const handleInput = ({ timeStamp }) => resolve(timeStamp);
        panelElement.addEventListener('input', handleInput, { capture: true, once: true });
      });
      window.watched = window[watch](() => moved);
    },
    { title: SLIDER.title, watch }
  );
  const box = await slider.boundingBox();
  // The thumb is 16 px wide, and its middle stays within the track.
  await slider.click({ position: { x: 8 + ((box.width - 16) * value) / SLIDER.max, y: box.height / 2 } });
  const watched = await page.evaluate(() => window.watched);
  const at = Number(await slider.inputValue());
  await panel.getByRole('button', { name: 'Reset' }).click();
  await waitUntilStationary(page);
  return { watched, value: at };
}

/** Sets a condition as the layer's definition expression; null removes it. */
const filterByDefinition = ({ page }, condition, watch) =>
  page.evaluate(
    ({ id, where, watch }) =>
      window[watch]((view) => {
        view.map.findLayerById(id).definitionExpression = where;
        return performance.now();
      }),
    { id: SLIDER.layer, where: condition, watch }
  );

/** Checks that both ways end with the same mills on the map; overlapping dots may be drawn in another order. */
function requireSamePicture(value, slider, definition, unfiltered) {
  const apart = computeDifference(slider.picture, definition.picture);
  const changed = computeDifference(slider.picture, unfiltered.picture);
  if (apart > changed / 3)
    throw new Error(`At ${value} the pictures differ by ${apart}; filtering changes them by ${changed}.`);
}

/** Runs a round of both ways, in turn. */
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
 */
export async function benchRepaint(opened) {
  await waitUntilStationary(opened.page);
  const [drawn, finished] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    drawn.push(await measureRound(opened, computeSliderValue(2 * round), 'measureUntilDrawn'));
    const one = await measureRound(opened, computeSliderValue(2 * round + 1), 'measureUntilFinished');
    requireSamePicture(one.value, one.slider, one.definition, one.unfiltered);
    finished.push(one);
  }
  const [slider, definition] = ['slider', 'definition'].map((way) =>
    computeMedian(drawn.map((one) => one[way]))
  );
  const ends = ['slider', 'definition'].map((way) => {
    const [ms, frame] = ['finished', 'frame'].map((what) =>
      computeMedian(finished.map((one) => one[way][what]))
    );
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
