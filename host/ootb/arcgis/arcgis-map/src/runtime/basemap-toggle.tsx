import '@arcgis/map-components/components/arcgis-basemap-toggle';
import type Basemap from '@arcgis/core/Basemap';
import { useEffect, useState } from 'react';
import { listPortalBasemaps } from '../../../../../jimu/jimu-arcgis/lib/basemaps';
import type { LoadedMap } from './use-web-map';

/** Returns the portal's basemaps; empty when the portal does not answer. The map then keeps its basemap. */
function useBasemaps(portalUrl: string): readonly Basemap[] {
  const [basemaps, setBasemaps] = useState<readonly Basemap[]>([]);
  useEffect(() => {
    let wanted = true;
    listPortalBasemaps(portalUrl).then(
      (offered) => wanted && setBasemaps(offered),
      (error: unknown) => console.warn('The basemaps could not be loaded.', error)
    );
    return () => {
      wanted = false;
    };
  }, [portalUrl]);
  return basemaps;
}

/**
 * Returns the next basemap of the toggle: the map's previous one, else the first of the portal's that the map
 * does not use.
 */
function useNext({ engine, map, portalUrl }: LoadedMap): Basemap | null {
  const basemaps = useBasemaps(portalUrl);
  const [titles, setTitles] = useState<readonly (string | undefined)[]>([]);
  useEffect(() => {
    const handle = engine.watch(
      () => map.basemap?.title ?? undefined,
      (now, before) => setTitles([now, before]),
      { initial: true }
    );
    return () => handle.remove();
  }, [engine, map]);
  const [now, before] = titles;
  const others = basemaps.filter(({ title }) => title !== now);
  return others.find(({ title }) => title === before) ?? others[0] ?? null;
}

/** Switches between two basemaps with one click. */
export default function BasemapToggle(loaded: LoadedMap) {
  const next = useNext(loaded);
  return next && <arcgis-basemap-toggle nextBasemap={next} />;
}
