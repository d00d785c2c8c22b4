import axe from 'axe-core';

/**
 * Rules that ask for layout, which jsdom has not (also whether a dialog lies over what it hides), and those for whole pages,
 * of which this is a part.
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
/** What was found clean already: many states of a widget are one and the same page. */
const clean = new Set<string>();

/** What axe finds on the page: rule and element. */
export async function findPageFaults(): Promise<readonly string[]> {
  // Without the numbers that React counts up.
  const page = document.body.innerHTML.replace(/[:«_]r_?\w+[:»_]/g, 'id');
  if (clean.has(page)) return [];
  // To find out how each element looks takes most of the time, and no rule that is left asks for it: without styles all is
  // shown, and judged.
  const styles = [...document.head.querySelectorAll('style')];
  for (const style of styles) style.remove();
  const { violations } = await axe.run(document.body, OPTIONS);
  document.head.append(...styles);
  if (violations.length === 0) clean.add(page);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
