import '@arcgis/map-components/components/arcgis-basemap-toggle';
import type Basemap from '@arcgis/core/Basemap';
import { useEffect, useState } from 'react';
import { portalBasemaps } from '../../../../../jimu/jimu-arcgis/lib/basemaps';
import type { LoadedMap } from './use-web-map';

/** The portal's basemaps; none when it does not answer: the map keeps the one it has. */
function useBasemaps(portalUrl: string): readonly Basemap[] {
  const [basemaps, setBasemaps] = useState<readonly Basemap[]>([]);
  useEffect(() => {
    let wanted = true;
    portalBasemaps(portalUrl).then(
      (offered) => wanted && setBasemaps(offered),
      (error: unknown) => console.warn('The basemaps could not be loaded.', error)
    );
    return () => {
      wanted = false;
    };
  }, [portalUrl]);
  return basemaps;
}

/** What the map goes to next: what it stood on before, else the first of the portal's that it does not stand on. */
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

/** One click to another basemap and back. */
export default function BasemapToggle(loaded: LoadedMap) {
  const next = useNext(loaded);
  return next && <arcgis-basemap-toggle nextBasemap={next} />;
}
