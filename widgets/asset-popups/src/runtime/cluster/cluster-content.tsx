import { Button } from 'jimu-ui';
import type FeatureLayer from 'esri/layers/FeatureLayer';
import {
  formatFigure,
  formatNumber,
  formatQuantity,
  Notice,
  useRequest,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import { writeWhereSql } from 'widgets/shared-code/site-domain';
import type { RowsSource } from 'widgets/shared-code/site-records';
import { HeadlineFigures } from 'widgets/shared-code/site-analysis';
import { createLayerRows, getLayerText } from 'widgets/shared-code/site-map';
import type { QueriedLayer } from 'widgets/shared-code/site-map';
import type { ContentProps } from '../content-props';
import { RowList } from '../feature/row-list';
import { listPopupRows } from '../feature/rows';
import { PopupHead } from '../head/popup-head';
import { useTexts } from '../use-texts';
import type { ClusterFigures } from './cluster-figures';
import { readCluster } from './cluster-figures';
import { FreshnessBar } from './freshness-bar';
import { zoomToMembers } from './zoom-to-members';

const COUNT_FIELD = 'cluster_count';

/** Returns the rows of a cluster's mills, for the records dialog. */
function membersSource(
  layer: FeatureLayer,
  ids: readonly number[],
  title: string,
  { locale, view }: ContentProps
): RowsSource {
  const asked = layer as unknown as QueriedLayer;
  const where = writeWhereSql({ kind: 'in', field: layer.objectIdField, values: ids }) ?? '1=0';
  return createLayerRows({ layer: asked, selection: { where }, title, locale, view });
}

/** Tonnes and price of a cluster, in the formats of the business. */
function Figures({
  figures: { bought, tonnes, price },
  locale
}: { figures: ClusterFigures } & Pick<ContentProps, 'locale'>) {
  const t = useTexts();
  return (
    <HeadlineFigures
      figures={[
        {
          key: 'tonsAmount',
          label: getLayerText('tonnesBought', locale),
          text: tonnes === null ? '' : formatQuantity(tonnes, 't', 1),
          value: tonnes,
          note: t('ofMills', { count: bought })
        },
        {
          key: 'avgPricePerTon',
          label: getLayerText('averagePrice', locale),
          text: price === null ? '' : formatFigure(price, '₦/t'),
          value: price,
          note: t('overAll')
        }
      ]}
    />
  );
}

/** Content for points that the map clusters: their total tonnes, price and freshness, and the way to each. */
export function ClusterContent(props: ContentProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const { part, view, locale, onRows } = props;
  const layer = part.layer as FeatureLayer;
  const asked = useRequest([part.graphic, view] as const, ([circle, map], { signal }) =>
    readCluster(map, layer, circle, signal)
  );
  const figures = asked.status === 'ready' ? asked.answer : null;
  const attributes = part.graphic.attributes as Record<string, unknown>;
  const rows = listPopupRows(
    part.fields.filter(({ name }) => name !== COUNT_FIELD),
    attributes,
    locale
  );
  const count = formatNumber(Number(attributes[COUNT_FIELD]), 0);
  const title = `${count} ${getLayerText('mills', locale).toLocaleLowerCase(locale)}`;
  return (
    <>
      <PopupHead
        part={part}
        view={view}
        locale={locale}
        withoutZoom
        where={figures?.lga == null ? '' : t('around', { place: figures.lga })}
      />
      {asked.status === 'loading' && (
        <div css={{ padding: space(0, 3.5) }}>
          <Notice plain>{t('clusterLoading')}</Notice>
        </div>
      )}
      {asked.status === 'failed' && (
        <div css={{ padding: space(0, 3.5) }}>
          <Notice plain kind="error" onRetry={asked.retry}>
            {t('clusterFailed', { message: asked.fault.message })}
          </Notice>
        </div>
      )}
      {figures && <Figures figures={figures} locale={locale} />}
      {figures && <FreshnessBar freshness={figures.freshness} locale={locale} />}
      {rows.length > 0 && (
        <div css={{ padding: space(1.5, 3.5, 0) }}>
          <RowList rows={rows} />
        </div>
      )}
      <div css={{ display: 'flex', gap: space(2), padding: space(3, 3.5, 2) }}>
        {figures && (
          <Button onClick={() => onRows(membersSource(layer, figures.ids, title, props))}>
            {t('viewAll', { count })}
          </Button>
        )}
        <Button onClick={() => void zoomToMembers(view, layer, part.graphic)}>{t('zoomIn')}</Button>
      </div>
    </>
  );
}
