import { median } from '../figures.mjs';
import { drawnAt } from '../map-page.mjs';
import { conditionAt, SLIDER } from './panel.mjs';
import { difference } from './watch-map.mjs';

const ROUNDS = 8;
/** Values the thumb is put at, each once: an answer that was given before is only remembered. */
const valueOf = (round) => 8 + 5 * round;

/** A click on the slider's track, which puts the thumb there, to the picture that stays. */
async function bySlider({ page, panel, slider }, value) {
  await page.evaluate((title) => {
    const panelElement = document.querySelector(`section[aria-label$="${title}"]`);
    window.moved = new Promise((resolve) => {
      const tell = ({ timeStamp }) => resolve(timeStamp);
      panelElement.addEventListener('input', tell, { capture: true, once: true });
    });
    window.painted = window.untilPainted(() => window.moved);
  }, SLIDER.title);
  const box = await slider.boundingBox();
  // The thumb is 16 px wide, and its middle stays within the track.
  await slider.click({ position: { x: 8 + ((box.width - 16) * value) / SLIDER.max, y: box.height / 2 } });
  const painted = await page.evaluate(() => window.painted);
  const at = Number(await slider.inputValue());
  await panel.getByRole('button', { name: 'Reset' }).click();
  await drawnAt(page);
  return { ...painted, value: at };
}

/** The same condition as the layer's definition expression, from setting it to the picture that stays. */
async function byDefinition({ page }, value) {
  const set = (condition) =>
    page.evaluate(
      ({ id, where }) =>
        window.untilPainted((view) => {
          view.map.findLayerById(id).definitionExpression = where;
          return performance.now();
        }),
      { id: SLIDER.layer, where: condition }
    );
  const painted = await set(conditionAt(value));
  const without = await set(null);
  await drawnAt(page);
  return { ...painted, unfiltered: without.picture };
}

/** Both ways must end with the same mills on the map; dots drawn over one another may lie in another order. */
function requireSamePicture(slider, definition) {
  const apart = difference(slider.picture, definition.picture);
  const changed = difference(slider.picture, definition.unfiltered);
  if (apart > changed / 3)
    throw new Error(`At ${slider.value} the pictures differ by ${apart}, filtering changes ${changed}.`);
}

/** The slider's second row: how much sooner the map is repainted than by a definition expression, in turn. */
export async function benchRepaint(opened) {
  const rounds = { slider: [], definition: [] };
  for (let round = 0; round < ROUNDS; round++) {
    const slider = await bySlider(opened, valueOf(round));
    const definition = await byDefinition(opened, slider.value);
    requireSamePicture(slider, definition);
    rounds.slider.push(slider);
    rounds.definition.push(definition);
  }
  const p50 = (of, what) => median(of.map((round) => round[what]));
  const [slider, definition] = [p50(rounds.slider, 'took'), p50(rounds.definition, 'took')];
  const read = [p50(rounds.slider, 'read'), p50(rounds.definition, 'read')].map(Math.round);
  return {
    row: 'Slider to repainted map, sooner than by definition',
    value: definition / slider,
    unit: '×',
    limit: 5,
    atLeast: true,
    note: `${Math.round(slider)} ms / ${Math.round(definition)} ms, p50 of ${ROUNDS}; pixels there after ${read.join(' ms / ')} ms`
  };
}
