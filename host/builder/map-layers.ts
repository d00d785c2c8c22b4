import { useEffect, useMemo, useState } from 'react';
import type { AppConfig, DataSourceJson } from '../jimu/jimu-core/lib/types/app-config';

/** A layer as a web map or a web scene writes it, as far as it is read here. */
interface MapLayer {
  readonly id?: string;
  readonly title?: string;
  readonly url?: string;
  readonly layers?: readonly MapLayer[];
}

type ById = Readonly<Record<string, DataSourceJson>>;

const isMap = ({ type, itemId }: DataSourceJson): boolean =>
  (type === 'WEB_MAP' || type === 'WEB_SCENE') && itemId !== undefined;

/** Layers of records alone: what a widget can count or ask for its fields. */
const isOfRecords = (url: string | undefined): url is string =>
  url !== undefined && /\/FeatureServer(\/\d+)?\/?$/.test(url);

/** The data sources of a map's layers, under the ids that the map gives them when it runs: those of the map and the layer. */
function sourcesOf(map: DataSourceJson, layers: readonly MapLayer[]): [string, DataSourceJson][] {
  return layers.flatMap(({ id, title, url, layers: inside = [] }) => {
    const own: [string, DataSourceJson][] =
      id !== undefined && isOfRecords(url)
        ? [[id, { id: `${map.id}-${id}`, type: 'FEATURE_LAYER', sourceLabel: title ?? id, url, layerId: id }]]
        : [];
    return [...own, ...sourcesOf(map, inside)];
  });
}

async function readLayers(map: DataSourceJson, portalUrl: string): Promise<ById> {
  const address = `${map.portalUrl ?? portalUrl}/sharing/rest/content/items/${map.itemId}/data?f=json`;
  const answer = await fetch(address, { credentials: 'include' });
  if (!answer.ok) throw new Error(`The map ${map.itemId} could not be read: ${answer.status}.`);
  const { operationalLayers = [] } = (await answer.json()) as {
    readonly operationalLayers?: readonly MapLayer[];
  };
  return Object.fromEntries(sourcesOf(map, operationalLayers));
}

/**
 * The app with the layers of its maps among its data, which settings choose from; they are for the settings panels to read and
 * are not saved. A map that cannot be read is named in the console and offers no layers.
 */
export function useMapLayers(config: AppConfig | undefined): AppConfig | undefined {
  const [known, setKnown] = useState<Readonly<Record<string, ById>>>({});
  const maps = JSON.stringify(Object.values(config?.dataSources ?? {}).filter(isMap));
  const portalUrl = config?.attributes?.portalUrl ?? '';
  useEffect(() => {
    let wanted = true;
    for (const map of JSON.parse(maps) as DataSourceJson[])
      readLayers(map, portalUrl).then(
        (layers) => wanted && setKnown((before) => ({ ...before, [map.id]: layers })),
        (error: unknown) => console.error(`The layers of ${map.id} are not offered.`, error)
      );
    return () => {
      wanted = false;
    };
  }, [maps, portalUrl]);
  return useMemo(() => {
    if (!config) return undefined;
    const sources = Object.entries(config.dataSources ?? {}).map(([id, source]) => {
      const layers = isMap(source) ? known[id] : undefined;
      const childDataSourceJsons = { ...layers, ...source.childDataSourceJsons };
      return [id, layers ? { ...source, childDataSourceJsons } : source] as const;
    });
    return { ...config, dataSources: Object.fromEntries(sources) };
  }, [config, known]);
}
