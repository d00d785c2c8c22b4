/**
 * Lists of checkboxes with an All box, and the two groups of the biochar project layers. All is never kept: it is
 * checked exactly when every item is. Source: section 4 "Layer visibility" and ledger MP-12, LP-08.
 */
import { EVERYTHING, NOTHING } from './where-tree';
import type { Where } from './where-tree';

/** The checked items in the order of the list, without strangers and repeats. */
const inOrder = <Item extends string>(items: readonly Item[], checked: readonly string[]): Item[] =>
  items.filter((item) => checked.includes(item));

/**
 * Whether the All box is checked: when every item is. False for an empty list.
 * Source: section 4 "Layer visibility".
 * @example isAllChecked(['Maize', 'PKS'], ['PKS', 'Maize']) → true
 */
export const isAllChecked = (items: readonly string[], checked: readonly string[]): boolean =>
  items.length > 0 && inOrder(items, checked).length === items.length;

/**
 * The checked items after the All box is clicked: every item, or none if all were checked.
 * Source: section 4 "Layer visibility"; that unchecking All clears the list is ours.
 * @example toggleAll(['Maize', 'PKS'], ['PKS']) → ["Maize","PKS"]
 * @example toggleAll(['Maize', 'PKS'], ['PKS', 'Maize']) → []
 */
export const toggleAll = <Item extends string>(items: readonly Item[], checked: readonly string[]): Item[] =>
  isAllChecked(items, checked) ? [] : [...items];

/**
 * The checked items, in the order of the list, after one item's box is clicked. An item that is not in the list changes
 * nothing, and strangers among the checked are dropped. Source: section 4 "Layer visibility".
 * @example toggleItem(['Maize', 'PKS'], ['Maize', 'PKS'], 'Maize') → ["PKS"]
 */
export const toggleItem = <Item extends string>(
  items: readonly Item[],
  checked: readonly string[],
  item: string
): Item[] =>
  inOrder(items, checked.includes(item) ? checked.filter((other) => other !== item) : [...checked, item]);

/**
 * The condition a list sets on a field: all items checked shows everything, also records without a value; none shows
 * nothing. Source: section 5 "Empty selections".
 * @example checkedWhere(['Maize', 'PKS'], [], 'type') → {"kind":"nothing"}
 * @example checkedWhere(['Maize', 'PKS'], ['PKS'], 'type') → {"kind":"in","field":"type","values":["PKS"]}
 */
export function checkedWhere(items: readonly string[], checked: readonly string[], field: string): Where {
  if (isAllChecked(items, checked)) return EVERYTHING;
  const values = inOrder(items, checked);
  return values.length === 0 ? NOTHING : { kind: 'in', field, values };
}

/** The groups of the biochar project layers; at most one is shown. */
export const PROJECT_GROUPS = ['feedstock', 'offtake'] as const;
export type ProjectGroup = (typeof PROJECT_GROUPS)[number];

/** What the project layers show when they are turned on. Source: section 4 "Layer visibility". */
export const DEFAULT_PROJECT_GROUP: ProjectGroup = 'feedstock';

/**
 * The group shown after a group's box is clicked: that group alone, or none if it was shown (null: none).
 * Source: section 4 "Layer visibility" (feedstock and offtake are mutually exclusive).
 * @example toggleProjectGroup('feedstock', 'offtake') → "offtake"
 * @example toggleProjectGroup('offtake', 'offtake') → null
 */
export const toggleProjectGroup = (shown: ProjectGroup | null, group: ProjectGroup): ProjectGroup | null =>
  shown === group ? null : group;
