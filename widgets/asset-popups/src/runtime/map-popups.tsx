import { createPortal } from 'react-dom';
import type { JimuMapView } from 'jimu-arcgis';
import type { Locale } from 'widgets/shared-code/site-core';
import type { IMConfig } from '../config';
import { CONTENTS } from './contents';
import { useMapPopups } from './map/use-map-popups';
import { useRasterClicks } from './map/use-raster-clicks';

interface MapPopupsProps {
  readonly view: JimuMapView;
  readonly config: IMConfig;
  readonly locale: Locale;
}

/** The contents of the map's open popups, each drawn into the element that the popup shows. */
export function MapPopups({ view, config, locale }: MapPopupsProps) {
  const { parts, shown } = useMapPopups(view);
  useRasterClicks(view, parts, config.rasters);
  return shown.map((part) => {
    const Content = CONTENTS[part.kind];
    return createPortal(
      <Content part={part} config={config} locale={locale} />,
      part.element,
      String(part.id)
    );
  });
}
