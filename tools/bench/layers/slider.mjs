import { computeMedian, computeQuantile } from '../statistics.mjs';
import { waitUntilDrawn } from '../map-page.mjs';
import { fetchAnswers, SLIDER } from './panel.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {Required<Pick<SliderMove, 'changed' | 'took'>>} ShownMove */

/** Interval of a held key, ms, with which the thumb takes six seconds over its track. */
const BETWEEN_MS = 100;
const SWEEPS = 4;

/**
 * Runs in the page: records for each move when the panel painted the server's figures.
 * @param {{ answers: import('./panel.mjs').PanelAnswer[], title: string }} watched
 */
function watchSums({ answers, title }) {
  const panel = /** @type {Element} */ (document.querySelector(`section[aria-label$="${title}"]`));
  /** @param {string | null | undefined} text */
  const parseNumbers = (text) =>
    [...(text ?? '').matchAll(/-?[\d,]+(?:\.\d+)?/g)].map(([number]) => Number(number.replaceAll(',', '')));
  /**
   * @param {number | undefined} shown
   * @param {number | null} expected
   */
  const isNear = (shown, expected) =>
    shown !== undefined && Math.abs(shown - (expected ?? 0)) <= 0.5 + 1e-9 * Math.abs(expected ?? 0);
  /** @param {import('./panel.mjs').PanelAnswer} answer */
  const isShowing = ({ count, sums }) => {
    const [shownCount] = parseNumbers(panel.querySelector('[role=status]')?.textContent);
    const shown = [...panel.querySelectorAll('dd')].map((each) => parseNumbers(each.textContent)[0]);
    return shownCount === count && sums.every((expected, at) => isNear(shown[at], expected));
  };
  window.recordMoves(panel, ({ value }) => {
    const answer = answers[value];
    return answer !== undefined && isShowing(answer);
  });
}

/**
 * Runs in the page: adds a plain slider with a text, the minimum cost of a slider on this machine.
 * @param {number} max
 */
function addBareSlider(max) {
  const bare = document.createElement('div');
  const input = document.createElement('input');
  Object.assign(input, { type: 'range', ariaLabel: 'bare', max: String(max), value: '0' });
  const output = document.createElement('output');
  output.textContent = '0';
  bare.append(input, output);
  bare.style.cssText = 'position: fixed; top: 60px; right: 8px; background: white';
  document.body.append(bare);
  input.addEventListener('input', () => (output.textContent = input.value));
  window.recordMoves(bare, ({ value }) => output.textContent === String(value));
}

/**
 * Runs in the page before everything else. A move ends when the frame with the right text is painted, neither
 * at the change of the document nor at any other frame.
 */
function installMoveRecorder() {
  /** @param {(at: number) => void} tell receives the time on the page's clock, ms */
  const notifyAfterPaint = (tell) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => tell(performance.now());
      channel.port2.postMessage(null);
    });
  window.recordMoves = (element, isShown) => {
    /** @type {SliderMove[]} */
    const moves = [];
    window.moves = moves;
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
    /** @param {Event} event */
    const recordMove = ({ target, timeStamp }) => {
      const { value } = /** @type {HTMLInputElement} */ (target);
      moves.push({ value: Number(value), begun: timeStamp });
    };
    element.addEventListener('input', recordMove, true);
  };
}

/**
 * Lets the pages of a context record the moves of a slider.
 * @param {import('@playwright/test').BrowserContext} context
 */
export const recordMoves = (context) => context.addInitScript(installMoveRecorder);

/**
 * Holds the arrow keys so that the thumb goes to the slider's end and back.
 * @param {Page} page
 * @param {import('@playwright/test').Locator} slider
 * @param {number} sweeps
 * @returns {Promise<ShownMove[]>} the times of each move.
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
  const shown = moves.flatMap(({ changed, took }) =>
    changed === undefined || took === undefined ? [] : { changed, took }
  );
  const missed = moves.length - shown.length;
  if (moves.length < sweeps * SLIDER.max || missed > 0)
    throw new Error(`${missed} of ${moves.length} moves never showed the expected sums.`);
  return shown;
}

/**
 * @param {ShownMove[]} moves
 * @param {keyof ShownMove} what
 */
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
 * @param {import('./panel.mjs').OpenedPanel} opened
 */
export async function benchSums({ page, slider }) {
  await page.evaluate(addBareSlider, SLIDER.max);
  const bare = await sweepSlider(page, page.getByLabel('bare'), 2);
  const answers = await fetchAnswers(page);
  await page.evaluate(watchSums, { answers, title: SLIDER.title });
  const moves = await sweepSlider(page, slider, SWEEPS);
  const [painted, barely] = [computeP95(moves, 'took'), computeP95(bare, 'took')];
  /** @param {keyof ShownMove} what */
  const computeP50 = (what) => Math.round(computeMedian(moves.map((move) => move[what])));
  return [
    {
      row: `Slider to updated sums, ${answers[0]?.count} mills`,
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
