import { quantile, median } from '../figures.mjs';
import { drawnAt } from '../map-page.mjs';
import { answersOf, SLIDER } from './panel.mjs';

/** A key that is held: 25 values a second, as a thumb that is dragged over its track in two to three seconds. */
const BETWEEN_MS = 40;
const SWEEPS = 4;

/** Runs in the page: notes for each move of the slider when the panel had painted what the server says of it. */
function watchSums({ answers, title }) {
  const panel = document.querySelector(`section[aria-label$="${title}"]`);
  const numbers = (text) => [...text.matchAll(/-?[\d,]+(?:\.\d+)?/g)].map(([n]) => Number(n.replaceAll(',', '')));
  const isNear = (shown, told) => Math.abs(shown - (told ?? 0)) <= 0.5 + 1e-9 * Math.abs(told ?? 0);
  const shows = ({ count, sums }) => {
    const [shownCount] = numbers(panel.querySelector('[role=status]').textContent);
    const shown = [...panel.querySelectorAll('dd')].map((each) => numbers(each.textContent)[0]);
    return shownCount === count && sums.every((told, at) => isNear(shown[at], told));
  };
  window.moves = [];
  const paintedAt = (tell) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => tell(performance.now());
      channel.port2.postMessage(null);
    });
  new MutationObserver(() => {
    const open = window.moves.filter((move) => !move.isShown && shows(answers[move.value]));
    for (const move of open) {
      move.isShown = true;
      paintedAt((at) => (move.took = at - move.begun));
    }
  }).observe(panel, { subtree: true, childList: true, characterData: true });
  panel.addEventListener(
    'input',
    ({ target, timeStamp }) => window.moves.push({ value: Number(target.value), begun: timeStamp }),
    true
  );
}

/** Milliseconds from each of the slider's moves to the painted figures that are the server's. */
async function sumTimes({ page, slider }, answers) {
  await page.evaluate(watchSums, { answers, title: SLIDER.title });
  await slider.focus();
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const key = sweep % 2 === 0 ? 'ArrowRight' : 'ArrowLeft';
    for (let step = 0; step < SLIDER.max; step++) {
      await page.keyboard.down(key);
      await page.waitForTimeout(BETWEEN_MS);
    }
    await page.keyboard.up(key);
    await drawnAt(page);
  }
  const moves = await page.evaluate(() => window.moves);
  const missed = moves.filter(({ took }) => took === undefined);
  if (moves.length < SWEEPS * SLIDER.max || missed.length > 0)
    throw new Error(`${missed.length} of ${moves.length} moves never showed the server's figures.`);
  return moves.map(({ took }) => took);
}

/** The slider's first row: from the input event to the frame that shows the right count and sums. */
export async function benchSums(opened) {
  const answers = await answersOf(opened.page);
  const times = await sumTimes(opened, answers);
  return {
    row: `Slider to updated sums, ${answers[0].count} mills`,
    value: quantile(times, 0.95),
    unit: 'ms',
    limit: 50,
    note: `p95 of ${times.length} moves, 25 a second; p50 ${Math.round(median(times))} ms, worst ${Math.round(Math.max(...times))} ms`
  };
}
