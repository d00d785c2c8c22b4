import { fetchOfftakeFarms } from 'widgets/shared-code/site-core';
import type { Locale, OfftakeFarmKind, RowsSource } from 'widgets/shared-code/site-core';
import { fetchLayerRows, layerRef, localText } from 'widgets/shared-code/site-map';
import type { QueriedLayer } from 'widgets/shared-code/site-map';
import { FARM_LAYERS } from '../../farm-layers';
import type { Place } from '../state';

interface Asked {
  readonly place: Place;
  readonly kind: OfftakeFarmKind;
  readonly layer: QueriedLayer;
  readonly title: string;
  readonly serverUrl: string;
  readonly locale: Locale;
}

/** The farms behind a count: which they are says the server that counted them, what they hold the map's layer. */
export function farmRows({ place, kind, layer, title, serverUrl, locale }: Asked): RowsSource {
  return {
    title,
    layerTitle: localText(layer.title ?? layerRef(FARM_LAYERS[kind]).title, locale),
    async fetchPage(page, signal) {
      const { total, ids } = await fetchOfftakeFarms(place, kind, page, serverUrl, signal);
      await layer.load();
      const where = ids.length === 0 ? '1 = 0' : `${layer.objectIdField} IN (${ids.join(', ')})`;
      const shown = await fetchLayerRows(layer, { where }, [], { page: 0, locale, signal });
      return { ...shown, total, page };
    }
  };
}
