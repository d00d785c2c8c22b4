import { computeMedian, computeQuantile } from '../statistics.mjs';
import { waitUntilDrawn } from '../map-page.mjs';
import { fetchAnswers, SLIDER } from './panel.mjs';

/** Interval of a held key, ms, with which the thumb takes six seconds over its track. */
const BETWEEN_MS = 100;
const SWEEPS = 4;

/** Runs in the page: records for each move when the panel painted the server's figures. */
function watchSums({ answers, title }) {
  const panel = document.querySelector(`section[aria-label$="${title}"]`);
  const parseNumbers = (text) =>
    [...text.matchAll(/-?[\d,]+(?:\.\d+)?/g)].map(([number]) => Number(number.replaceAll(',', '')));
  const isNear = (shown, expected) =>
    Math.abs(shown - (expected ?? 0)) <= 0.5 + 1e-9 * Math.abs(expected ?? 0);
  const isShowing = ({ count, sums }) => {
    const [shownCount] = parseNumbers(panel.querySelector('[role=status]').textContent);
    const shown = [...panel.querySelectorAll('dd')].map((each) => parseNumbers(each.textContent)[0]);
    return shownCount === count && sums.every((expected, at) => isNear(shown[at], expected));
  };
  window.recordMoves(panel, ({ value }) => isShowing(answers[value]));
}

/** Runs in the page: adds a plain slider with a text, the minimum cost of a slider on this machine. */
function addBareSlider(max) {
  const bare = document.createElement('div');
  bare.innerHTML = `<input type="range" aria-label="bare" max="${max}" value="0"><output>0</output>`;
  bare.style.cssText = 'position: fixed; top: 60px; right: 8px; background: white';
  document.body.append(bare);
  const [input, output] = bare.children;
  input.addEventListener('input', () => (output.textContent = input.value));
  window.recordMoves(bare, ({ value }) => output.textContent === String(value));
}

/**
 * Runs in the page before everything else. A move ends when the frame with the right text is painted, neither
 * at the change of the document nor at any other frame.
 */
function installMoveRecorder() {
  const notifyAfterPaint = (tell) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => tell(performance.now());
      channel.port2.postMessage(null);
    });
  window.recordMoves = (element, isShown) => {
    const moves = (window.moves = []);
    const checkMoves = () => {
      for (const move of moves)
        if (move.changed === undefined && isShown(move)) {
          move.changed = performance.now() - move.begun;
          notifyAfterPaint((at) => (move.took = at - move.begun));
        }
    };
    new MutationObserver(checkMoves).observe(element, {
      subtree: true,
      childList: true,
      characterData: true
    });
    const recordMove = ({ target, timeStamp }) =>
      moves.push({ value: Number(target.value), begun: timeStamp });
    element.addEventListener('input', recordMove, true);
  };
}

/** Lets the pages of a context record the moves of a slider. */
export const recordMoves = (context) => context.addInitScript(installMoveRecorder);

/**
 * Holds the arrow keys so that the thumb goes to the slider's end and back.
 * @returns the record of each move.
 */
async function sweepSlider(page, slider, sweeps) {
  await slider.focus();
  for (let index = 0; index < sweeps; index++) {
    const key = index % 2 === 0 ? 'ArrowRight' : 'ArrowLeft';
    for (let step = 0; step < SLIDER.max; step++) {
      await page.keyboard.down(key);
      await page.waitForTimeout(BETWEEN_MS);
    }
    await page.keyboard.up(key);
    await waitUntilDrawn(page);
  }
  const moves = await page.evaluate(() => window.moves);
  const missed = moves.filter(({ took }) => took === undefined);
  if (moves.length < sweeps * SLIDER.max || missed.length > 0)
    throw new Error(`${missed.length} of ${moves.length} moves never showed the expected sums.`);
  return moves;
}

const computeP95 = (moves, what) =>
  Math.round(
    computeQuantile(
      moves.map((move) => move[what]),
      0.95
    )
  );

/**
 * Measures the slider's first rows: from the input event to the server's count and sums in the panel, and to
 * the frame that shows them, compared with a plain slider on the same page. Without a graphics card a frame
 * takes as long as the processor needs to compose it, whatever has changed.
 */
export async function benchSums({ page, slider }) {
  await page.evaluate(addBareSlider, SLIDER.max);
  const bare = await sweepSlider(page, page.getByLabel('bare'), 2);
  const answers = await fetchAnswers(page);
  await page.evaluate(watchSums, { answers, title: SLIDER.title });
  const moves = await sweepSlider(page, slider, SWEEPS);
  const [painted, barely] = [computeP95(moves, 'took'), computeP95(bare, 'took')];
  const computeP50 = (what) => Math.round(computeMedian(moves.map((move) => move[what])));
  return [
    {
      row: `Slider to updated sums, ${answers[0].count} mills`,
      value: computeP95(moves, 'changed'),
      unit: 'ms',
      limit: 50,
      note: `p95 of ${moves.length}; p50 ${computeP50('changed')} ms`
    },
    {
      row: 'Slider to painted sums, against a bare slider',
      value: painted / barely,
      unit: '×',
      limit: 1.5,
      note: `p95 ${painted} ms / ${barely} ms; p50 ${computeP50('took')} ms`
    }
  ];
}
