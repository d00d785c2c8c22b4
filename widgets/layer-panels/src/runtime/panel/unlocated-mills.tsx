import type { JimuMapView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import { formatFigure, useDataVersion, useRequest, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { buildQuery, splitFigureLabel, useMapLayers } from 'widgets/shared-code/site-map';
import type { QueriedLayer, ReadyPanel } from 'widgets/shared-code/site-map';
import type { Texts } from '../use-texts';

interface UnlocatedMillsProps {
  readonly counted: NonNullable<ReadyPanel['unlocatedMills']>;
  /** Sum over all mills of the layer, regardless of the filters; null while not known. */
  readonly located: number | null;
  readonly view: JimuMapView;
  /** The layer's alias of the summed field, including its unit. */
  readonly alias: string;
  readonly decimals: number;
  readonly locale: Locale;
  readonly t: Texts;
}

/**
 * Returns the sum of a field over all records of a layer; null when the service returns no number. Rejects
 * with the error of the layer.
 */
async function fetchSum(layer: QueriedLayer, field: string, signal: AbortSignal): Promise<number | null> {
  await layer.load();
  const statistic = { statisticType: 'sum', onStatisticField: field, outStatisticFieldName: 'total' };
  const query = { ...buildQuery(layer, { where: '' }), outStatistics: [statistic] };
  const { features } = await layer.queryFeatures(query, { signal });
  const total = features[0]?.attributes.total;
  return typeof total === 'number' ? total : null;
}

/**
 * Note that the panel's figures exclude mills without a location, with the amount bought at them if another
 * layer of the map includes them.
 */
export function UnlocatedMills(props: UnlocatedMillsProps) {
  const { counted, located, view, alias, decimals, locale, t } = props;
  const { type } = useThemeStyles();
  const names = React.useMemo(() => [counted.countedIn], [counted]);
  const found = useMapLayers(view, names, {});
  const layer = (found?.[0]?.layer ?? null) as unknown as QueriedLayer | null;
  const version = useDataVersion();
  const answer = useRequest(layer && [layer, counted.field, version], ([of, field], { signal }) =>
    fetchSum(of, field, signal)
  );
  const all = answer.status === 'ready' ? answer.answer : null;
  const leftOut = all === null || located === null ? null : all - located;
  // Differences below the shown precision count as 0.
  if (leftOut !== null && leftOut < 0.5 / 10 ** decimals) return null;
  const amount = formatFigure(leftOut, splitFigureLabel(alias, locale)?.unit ?? '', decimals);
  return (
    <p css={{ margin: 0, ...type.hint }} data-testid="unlocated-mills">
      {leftOut === null ? t('unlocatedMills') : t('unlocatedMillsAmount', { amount })}
    </p>
  );
}
