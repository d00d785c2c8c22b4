import type { JimuMapView } from 'jimu-arcgis';
import type { Locale } from 'widgets/shared-code/site-core';
import type { IMConfig } from '../config';
import { CONTENTS } from './contents';
import { useMapPopups } from './map/use-map-popups';
import { useFocusReturn, usePopupLook } from './map/use-popup-look';
import { useMapKeys, useRasterClicks } from './map/use-popup-opening';
import { PartFrame } from './part-frame';

interface MapPopupsProps {
  readonly widgetId: string;
  readonly view: JimuMapView;
  readonly config: IMConfig;
  readonly locale: Locale;
}

/** The contents of the map's open popups, each drawn into the element that the popup shows. */
export function MapPopups({ widgetId, view, config, locale }: MapPopupsProps) {
  const { store, shown } = useMapPopups(view, locale);
  usePopupLook(view, shown.length > 0);
  useFocusReturn(view, shown.length > 0);
  useRasterClicks(view, store, config.rasters);
  useMapKeys(view, store, config.rasters);
  return shown.map((part) => {
    const Content = CONTENTS[part.kind];
    return (
      <PartFrame key={part.id} element={part.element}>
        <Content part={part} view={view} widgetId={widgetId} config={config} locale={locale} />
      </PartFrame>
    );
  });
}
