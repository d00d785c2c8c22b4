import { useEffect, useMemo, useState } from 'react';
import type { AppConfig, DataSourceJson } from '../jimu/jimu-core/lib/types/app-config';

/** A layer in the JSON of a web map or a web scene; only the fields that are read here. */
interface MapLayer {
  readonly id?: string;
  readonly title?: string;
  readonly url?: string;
  readonly layers?: readonly MapLayer[];
}

type ById = Readonly<Record<string, DataSourceJson>>;

const isMap = ({ type, itemId }: DataSourceJson): boolean =>
  (type === 'WEB_MAP' || type === 'WEB_SCENE') && itemId !== undefined;

/** Checks for a feature layer, the only kind whose records and fields a widget can query. */
const isFeatureLayerUrl = (url: string | undefined): url is string =>
  url !== undefined && /\/FeatureServer(\/\d+)?\/?$/.test(url);

/**
 * Returns the data sources of a map's layers, under the ids they have at run time: the map's id and the
 * layer's.
 */
function listSources(map: DataSourceJson, layers: readonly MapLayer[]): [string, DataSourceJson][] {
  return layers.flatMap(({ id, title, url, layers: inside = [] }) => {
    const own: [string, DataSourceJson][] =
      id !== undefined && isFeatureLayerUrl(url)
        ? [[id, { id: `${map.id}-${id}`, type: 'FEATURE_LAYER', sourceLabel: title ?? id, url, layerId: id }]]
        : [];
    return [...own, ...listSources(map, inside)];
  });
}

async function readLayers(map: DataSourceJson, portalUrl: string): Promise<ById> {
  const address = `${map.portalUrl ?? portalUrl}/sharing/rest/content/items/${map.itemId}/data?f=json`;
  const answer = await fetch(address, { credentials: 'include' });
  if (!answer.ok) throw new Error(`The map ${map.itemId} could not be read: ${answer.status}.`);
  const { operationalLayers = [] } = (await answer.json()) as {
    readonly operationalLayers?: readonly MapLayer[];
  };
  return Object.fromEntries(listSources(map, operationalLayers));
}

/**
 * Returns the app with the layers of its maps added to its data, for the settings panels to choose from. They
 * are not saved. A map that cannot be read is logged and offers no layers.
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
        (error: unknown) => console.error(`The layers of ${map.id} could not be loaded.`, error)
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
