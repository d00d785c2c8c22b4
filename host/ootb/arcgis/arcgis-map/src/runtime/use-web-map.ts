import type WebMap from '@arcgis/core/WebMap';
import { DataSourceManager } from 'jimu-core';
import type { WebMapDataSource } from 'jimu-core';
import { useCallback, useEffect, useState } from 'react';
import { itemData } from '../../../../../jimu/jimu-arcgis/lib/portal';
import type { Engine } from './engine-type';
import { holdHiddenLayers } from './waiting-layers';
import type { WaitingLayers } from './waiting-layers';

export interface LoadedMap {
  readonly engine: Engine;
  readonly map: WebMap;
  readonly waiting: WaitingLayers;
  readonly title: string;
  readonly portalUrl: string;
}

export type MapLoading =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; retry(): void }
  | { readonly status: 'ready'; readonly loaded: LoadedMap };

async function loadEngine(): Promise<Engine> {
  const [engine, { prepareArcGIS }] = await Promise.all([
    import('./engine'),
    import('../../../../../jimu/jimu-arcgis/lib/prepare')
  ]);
  await prepareArcGIS();
  return engine;
}

async function load(dataSourceId: string): Promise<LoadedMap> {
  const coming = loadEngine();
  // A failing item is what the reader is told; the engine's own fault is told below.
  coming.catch(() => undefined);
  const source = (await DataSourceManager.getInstance().createDataSource(dataSourceId)) as WebMapDataSource;
  const json = await itemData(source.portalUrl, source.itemId);
  const engine = await coming;
  const map = engine.webMapFromJson(json);
  await map.load();
  const waiting = holdHiddenLayers(map, engine);
  return { engine, map, waiting, title: source.getLabel(), portalUrl: source.portalUrl };
}

/** The web map of a data source, with the engine that draws it. */
export function useWebMap(dataSourceId: string): MapLoading {
  const [loaded, setLoaded] = useState<LoadedMap | null>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    load(dataSourceId).then(
      (result) => wanted && setLoaded(result),
      (error: unknown) => wanted && setFailure({ error })
    );
    return () => {
      wanted = false;
    };
  }, [dataSourceId, attempt]);
  const retry = useCallback(() => {
    setFailure(null);
    setAttempt((count) => count + 1);
  }, []);
  if (failure) return { status: 'failed', error: failure.error, retry };
  return loaded ? { status: 'ready', loaded } : { status: 'loading' };
}
