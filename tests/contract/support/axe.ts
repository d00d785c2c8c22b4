import axe from 'axe-core';

/**
 * Rules that need layout, which jsdom does not have (including whether a dialog covers hidden content), and
 * rules for whole pages, as this is only a part of one.
 */
const NOT_HERE = [
  ...['color-contrast', 'target-size', 'scrollable-region-focusable', 'aria-hidden-focus'],
  ...['region', 'landmark-unique']
];
const OPTIONS = {
  rules: Object.fromEntries(NOT_HERE.map((rule) => [rule, { enabled: false }])),
  resultTypes: ['violations'] as 'violations'[],
  preload: false
};
/** HTML already found without violations: many states of a widget are the same page. */
const clean = new Set<string>();

/** Lists axe's violations on the page: rule and element. */
export async function findPageFaults(): Promise<readonly string[]> {
  // React's counters in ids are replaced.
  const page = document.body.innerHTML.replace(/[:«_]r_?\w+[:»_]/g, 'id');
  if (clean.has(page)) return [];
  // Computing the style of each element takes most of the time, and the remaining rules do not use it: without
  // styles all elements count as visible.
  const styles = [...document.head.querySelectorAll('style')];
  for (const style of styles) style.remove();
  const { violations } = await axe.run(document.body, OPTIONS);
  document.head.append(...styles);
  if (violations.length === 0) clean.add(page);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
