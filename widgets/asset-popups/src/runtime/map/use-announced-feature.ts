import { React } from 'jimu-core';
import { clearMapSelection, getLast, setMapSelection } from 'widgets/shared-code/site-base';
import type { PopupPart } from './parts';

/**
 * Publishes the feature of the open popup, with the fields that the popup reads, for other widgets of the
 * map.
 */
export function useAnnouncedFeature(mapWidgetId: string, shown: readonly PopupPart[]): void {
  const part = getLast(shown);
  React.useEffect(() => {
    if (part === undefined) {
      clearMapSelection(mapWidgetId, 'feature');
      return;
    }
    const { layer, fields, graphic } = part;
    const read = graphic.attributes as Readonly<Record<string, unknown>>;
    setMapSelection(mapWidgetId, {
      kind: 'feature',
      layer: layer?.title ?? layer?.id ?? '',
      attributes: Object.fromEntries(fields.map(({ name }) => [name, read[name] ?? null]))
    });
  }, [mapWidgetId, part]);
}
