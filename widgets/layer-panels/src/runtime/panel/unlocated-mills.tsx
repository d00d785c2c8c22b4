import type { JimuMapView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import type { Locale } from 'widgets/shared-code/site-core';
import { formatFigure, useAnswer, useLook } from 'widgets/shared-code/site-core';
import { labelParts, queryOf, useMapLayers } from 'widgets/shared-code/site-map';
import type { QueriedLayer, ReadyPanel } from 'widgets/shared-code/site-map';
import type { Texts } from '../use-texts';

interface UnlocatedMillsProps {
  readonly counted: NonNullable<ReadyPanel['unlocatedMills']>;
  /** Of all mills of the layer, whatever the filters keep; null while it is not known. */
  readonly located: number | null;
  readonly view: JimuMapView;
  /** As the layer calls the field that is summed, its unit included. */
  readonly alias: string;
  readonly decimals: number;
  readonly locale: Locale;
  readonly t: Texts;
}

/** The sum of a field over all records of a layer; null where it says none. Rejects as the layer does. */
async function sumOf(layer: QueriedLayer, field: string, signal: AbortSignal): Promise<number | null> {
  await layer.load();
  const statistic = { statisticType: 'sum', onStatisticField: field, outStatisticFieldName: 'total' };
  const query = { ...queryOf(layer, { where: '' }), outStatistics: [statistic] };
  const { features } = await layer.queryFeatures(query, { signal });
  const total = features[0]?.attributes.total;
  return typeof total === 'number' ? total : null;
}

/**
 * Says that mills without a location are in no figure of the panel, and how much was bought at them where another layer of
 * the map counts them too.
 */
export function UnlocatedMills(props: UnlocatedMillsProps) {
  const { counted, located, view, alias, decimals, locale, t } = props;
  const { type } = useLook();
  const names = React.useMemo(() => [counted.countedIn], [counted]);
  const found = useMapLayers(view, names, {});
  const layer = (found?.[0]?.layer ?? null) as unknown as QueriedLayer | null;
  const answer = useAnswer(layer && [layer, counted.field], ([of, field], { signal }) =>
    sumOf(of, field, signal)
  );
  const all = answer.status === 'ready' ? answer.answer : null;
  const leftOut = all === null || located === null ? null : all - located;
  // Less than is written is nothing.
  if (leftOut !== null && leftOut < 0.5 / 10 ** decimals) return null;
  const amount = formatFigure(leftOut, labelParts(alias, locale)?.unit ?? '', decimals);
  return (
    <p css={{ margin: 0, ...type.hint }} data-testid="unlocated-mills">
      {leftOut === null ? t('unlocatedMills') : t('unlocatedMillsAmount', { amount })}
    </p>
  );
}
