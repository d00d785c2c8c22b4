import { THEMES } from './variants.mjs';

/*
 * What is the same in every browser: where a page is, when it rests, what axe is asked and how it is told.
 */

/** A page that is busy for longer has stopped, ms. */
export const REST_MS = 60_000;
/** A hint stands three seconds after the start, and the start takes its time, ms. */
export const HINT_MS = 30_000;

/** Signs that something is still on its way. */
export const BUSY = '[aria-busy="true"], .MuiSkeleton-root, .MuiCircularProgress-root';

/** Runs in the page: whether no sign of `BUSY` is to be seen. */
export const nothingBusy = (busy) =>
  [...document.querySelectorAll(busy)].every((sign) => !sign.checkVisibility());

/** Runs in the page: resolves once it has met a new size of its window, after which it may ask for something anew. */
export const sizeMet = () =>
  new Promise((resolve) => {
    window.requestAnimationFrame(() => window.requestAnimationFrame(resolve));
  });

/** Runs in the page: resolves when its letters are there. */
export const lettersReady = () => document.fonts.ready.then(() => undefined);

/** The address of a page in an appearance. */
export function addressOf(url, path, theme) {
  const address = new URL(path, url);
  address.searchParams.set('theme', THEMES[theme]);
  return address.href;
}

/** @throws Error when something else than the page was answered, or with another status. */
export function demandAnswer({ path, status }, address, answer) {
  if (answer.status() !== status || new URL(answer.url()).pathname !== new URL(address).pathname)
    throw new Error(`${path} answered ${answer.status()} at ${answer.url()}.`);
}

/** The address that a sign-in of staff, administrators and investors leads on to. */
export const SIGNED_IN = '/map/oilpalm';

/** What axe leaves out: the map is the engine's, and toasts come and go. */
export const AXE_LEAVES_OUT = ['arcgis-map', 'arcgis-scene', '[data-sonner-toaster]'];

/** What axe found, a line each. */
export const linesOf = (violations) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `axe ${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`.trim())
  );

/** Runs in the page: the names of the controls of the bar that something else lies over, a line each. */
export const coveredInBar = () => {
  const isOver = (control, x, y) => {
    const front = document.elementFromPoint(x, y);
    return front !== null && !control.contains(front) && !front.contains(control);
  };
  return [...document.querySelectorAll('header a, header button, header input')]
    .filter((control) => control.checkVisibility())
    .filter((control) => {
      const { left, right, top, height } = control.getBoundingClientRect();
      return [left + 2, right - 2].some((x) => isOver(control, x, top + height / 2));
    })
    .map((control) => `covered in the bar: ${control.getAttribute('aria-label') ?? control.textContent}`);
};
