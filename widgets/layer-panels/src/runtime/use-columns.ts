import { useDataVersion, useRequest } from 'widgets/shared-code/site-base';
import type { RequestState } from 'widgets/shared-code/site-base';
import type { FilterGeometry, PanelColumns } from 'widgets/shared-code/site-domain';
import { includeFields, loadColumns } from 'widgets/shared-code/site-map';
import type { ColumnFields, ReadyPanel } from 'widgets/shared-code/site-map';

type FeatureLayer = Parameters<typeof loadColumns>[0];

/** Returns the fields that a panel computes with. */
export function getPanelFields({
  sliders,
  lists,
  figures = [],
  countBy = [],
  leavesOut,
  agents,
  dateFilter
}: ReadyPanel): ColumnFields {
  const numbers = [...sliders, ...figures].map(({ field }) => field);
  numbers.push(...figures.flatMap(({ weight }) => weight ?? []));
  const categories = [...lists.map(({ field }) => field), ...countBy];
  if (leavesOut) categories.push(leavesOut.field);
  if (agents) {
    numbers.push(agents.tonnes);
    categories.push(agents.field);
  }
  if (dateFilter) {
    numbers.push(dateFilter.field);
    categories.push(dateFilter.lgaField);
  }
  return { numbers: [...new Set(numbers)], categories: [...new Set(categories)] };
}

/** Returns the fields that a panel filters by. */
const listFilterFields = ({ sliders, lists, dateFilter }: ReadyPanel): string[] => [
  ...[...sliders, ...lists].map(({ field }) => field),
  ...(dateFilter ? [dateFilter.field, dateFilter.lgaField] : [])
];

/**
 * Loads the columns of a layer's panel when the panel is open and known.
 * @param others SQL condition of other widgets; records that do not meet it are excluded.
 * @param shape shape drawn on the map; records outside it are excluded.
 */
export const useColumns = (
  layer: FeatureLayer,
  panel: ReadyPanel | null,
  others: string | null,
  shape: FilterGeometry | null
): RequestState<PanelColumns> => {
  const version = useDataVersion();
  return useRequest(
    panel && [layer, panel, others, shape, version],
    async ([of, by, where, inside], { signal, tell }) => {
      const columns = await loadColumns(of, { ...getPanelFields(by), where, shape: inside }, signal, tell);
      if (!signal.aborted) includeFields(of, listFilterFields(by));
      return columns;
    }
  );
};
