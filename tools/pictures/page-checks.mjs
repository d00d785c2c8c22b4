import { THEMES } from './variants.mjs';

/* Parts that are the same in every browser: addresses, waiting, and the settings and output of axe. */

/** Time after which a busy page counts as hung, ms. */
export const REST_MS = 60_000;
/** Time limit for a hint, ms; it is shown three seconds after the start. */
export const HINT_MS = 30_000;

/** Selectors of pending content. */
export const BUSY = '[aria-busy="true"], .MuiSkeleton-root, .MuiCircularProgress-root';

/**
 * Runs in the page: returns whether no element of `BUSY` is visible.
 * @param {string} busy
 */
export const isIdle = (busy) => [...document.querySelectorAll(busy)].every((sign) => !sign.checkVisibility());

/**
 * Runs in the page: resolves once the page has adapted to a new window size, after which it may request data
 * again.
 */
export const waitForLayout = () =>
  new Promise((resolve) => {
    window.requestAnimationFrame(() => window.requestAnimationFrame(resolve));
  });

/** Runs in the page: resolves when its fonts are loaded. */
export const waitForFonts = () => document.fonts.ready.then(() => undefined);

/**
 * Returns the address of a page in an appearance.
 * @param {string} url
 * @param {string} path
 * @param {import('./variants.mjs').Theme} theme
 */
export function buildAddress(url, path, theme) {
  const address = new URL(path, url);
  address.searchParams.set('theme', THEMES[theme]);
  return address.href;
}

/**
 * @throws Error when another page or status was returned.
 * @param {Pick<import('./pages.mjs').SitePage, 'path' | 'status'>} page
 * @param {string} address
 * @param {{ status(): number, url(): string } | null} answer
 */
export function requireAnswer({ path, status }, address, answer) {
  if (answer?.status() !== status || new URL(answer.url()).pathname !== new URL(address).pathname)
    throw new Error(`${path} returned ${answer?.status()} at ${answer?.url()}.`);
}

/** Address after sign-in for staff, administrators and investors. */
export const SIGNED_IN = '/map/oilpalm';

/** Elements that axe ignores: the map belongs to the engine, and toasts are transient. */
export const AXE_LEAVES_OUT = ['arcgis-map', 'arcgis-scene', '[data-sonner-toaster]'];

/**
 * Formats axe's findings, a line each.
 * @param {{ id: string, nodes: { html: string, any: { message: string }[] }[] }[]} violations
 */
export const formatViolations = (violations) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `axe ${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`.trim())
  );

/** Runs in the page: lists the names of the bar's controls that another element covers, a line each. */
export const listCoveredControls = () => {
  /**
   * @param {Element} control
   * @param {number} x
   * @param {number} y
   */
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
