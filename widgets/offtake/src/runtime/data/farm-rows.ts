import type { JimuMapView } from 'jimu-arcgis';
import type { Locale } from 'widgets/shared-code/site-base';
import type { OfftakeFarmKind } from 'widgets/shared-code/site-domain';
import { fetchOfftakeFarms } from 'widgets/shared-code/site-api';
import type { RowsSource } from 'widgets/shared-code/site-records';
import { createLayerRows } from 'widgets/shared-code/site-map';
import type { QueriedLayer } from 'widgets/shared-code/site-map';
import type { OfftakePlace } from '../state';

interface FarmRowsRequest {
  readonly place: OfftakePlace;
  readonly kind: OfftakeFarmKind;
  readonly layer: QueriedLayer;
  readonly title: string;
  readonly serverUrl: string;
  readonly locale: Locale;
  readonly view: JimuMapView | null;
}

const DEFAULT_ORDER = { sort: null, search: '' } as const;

/**
 * Returns the farms behind a count. The server returns their ids, in its order, and the map's layer their
 * attributes.
 */
export function farmRows({
  place,
  kind,
  layer,
  title,
  serverUrl,
  locale,
  view
}: FarmRowsRequest): RowsSource {
  const createFarmSource = (ids: readonly number[]) => {
    const where = ids.length === 0 ? '1 = 0' : `${layer.objectIdField} IN (${ids.join(', ')})`;
    return createLayerRows({ layer, selection: { where }, title, locale, view });
  };
  const { layerTitle, wayTo } = createFarmSource([]);
  return {
    title,
    layerTitle,
    ...(wayTo && { wayTo }),
    async fetchPage({ page }, signal) {
      const { total, ids } = await fetchOfftakeFarms(place, kind, page, serverUrl, signal);
      await layer.load();
      const shown = await createFarmSource(ids).fetchPage({ ...DEFAULT_ORDER, page: 0 }, signal);
      const fields = shown.fields.map((field) => ({ ...field, sortable: false }));
      return { ...shown, fields, total, page };
    },
    async fetchAll({ withShapes }, { signal, tell }) {
      const ids: number[] = [];
      for (let page = 0, total = 1; ids.length < total; page++) {
        const next = await fetchOfftakeFarms(place, kind, page, serverUrl, signal);
        if (next.ids.length === 0 && ids.length < next.total)
          throw new Error('The farms changed while they were read.');
        ids.push(...next.ids);
        total = next.total;
        // The remaining share is the last request, for the records.
        tell((0.9 * ids.length) / Math.max(1, total));
      }
      await layer.load();
      const all = await createFarmSource(ids).fetchAll(
        { ...DEFAULT_ORDER, withShapes },
        { signal, tell: () => undefined }
      );
      if (all.rows.length < ids.length) throw new Error('The farms changed while they were read.');
      return all;
    }
  };
}
