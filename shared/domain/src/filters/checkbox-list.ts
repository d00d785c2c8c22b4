/**
 * Lists of checkboxes with an All box, and the two groups of the biochar project layers. The state of All is
 * not stored: it is checked exactly when every item is. Source: section 4 "Layer visibility" and ledger MP-12,
 * LP-08.
 */
import { EVERYTHING, NOTHING } from './where-tree';
import type { Where } from './where-tree';

/** Returns the checked items in the order of the list, without unknown items and repeats. */
const listCheckedItems = <Item extends string>(items: readonly Item[], checked: readonly string[]): Item[] =>
  items.filter((item) => checked.includes(item));

/**
 * Returns whether the All box is checked: when every item is. False for an empty list. Source: section 4 "Layer
 * visibility".
 * @example isAllChecked(['Maize', 'PKS'], ['PKS', 'Maize']) → true
 */
export const isAllChecked = (items: readonly string[], checked: readonly string[]): boolean =>
  items.length > 0 && listCheckedItems(items, checked).length === items.length;

/**
 * Returns the checked items after a click on the All box: every item, or an empty list if all were checked.
 * Source: section 4 "Layer visibility"; that unchecking All clears the list is a decision of this product.
 * @example toggleAll(['Maize', 'PKS'], ['PKS']) → ["Maize","PKS"]
 * @example toggleAll(['Maize', 'PKS'], ['PKS', 'Maize']) → []
 */
export const toggleAll = <Item extends string>(items: readonly Item[], checked: readonly string[]): Item[] =>
  isAllChecked(items, checked) ? [] : [...items];

/**
 * Returns the checked items, in the order of the list, after a click on one item's box. An item that is not in
 * the list changes nothing, and unknown checked items are dropped. Source: section 4 "Layer visibility".
 * @example toggleItem(['Maize', 'PKS'], ['Maize', 'PKS'], 'Maize') → ["PKS"]
 */
export const toggleItem = <Item extends string>(
  items: readonly Item[],
  checked: readonly string[],
  item: string
): Item[] =>
  listCheckedItems(
    items,
    checked.includes(item) ? checked.filter((other) => other !== item) : [...checked, item]
  );

/**
 * Returns the condition that a list sets on a field: with all items checked every record passes, also records
 * without a value; with no item checked no record does. Source: section 5 "Empty selections".
 * @example buildCheckedWhere(['Maize', 'PKS'], [], 'type') → {"kind":"nothing"}
 * @example buildCheckedWhere(['Maize', 'PKS'], ['PKS'], 'type') → {"kind":"in","field":"type","values":["PKS"]}
 */
export function buildCheckedWhere(
  items: readonly string[],
  checked: readonly string[],
  field: string
): Where {
  if (isAllChecked(items, checked)) return EVERYTHING;
  const values = listCheckedItems(items, checked);
  return values.length === 0 ? NOTHING : { kind: 'in', field, values };
}

/** The groups of the biochar project layers; at most one is shown. */
export const PROJECT_GROUPS = ['feedstock', 'offtake'] as const;
export type ProjectGroup = (typeof PROJECT_GROUPS)[number];

/** Group that is shown when the project layers are turned on. Source: section 4 "Layer visibility". */
export const DEFAULT_PROJECT_GROUP: ProjectGroup = 'feedstock';

/**
 * Returns the group that is shown after a click on a group's box: only this group, or null if it was shown.
 * Source: section 4 "Layer visibility" (feedstock and offtake are mutually exclusive).
 * @example toggleProjectGroup('feedstock', 'offtake') → "offtake"
 * @example toggleProjectGroup('offtake', 'offtake') → null
 */
export const toggleProjectGroup = (shown: ProjectGroup | null, group: ProjectGroup): ProjectGroup | null =>
  shown === group ? null : group;
