import type WebMap from '@arcgis/core/WebMap';
import type WebScene from '@arcgis/core/WebScene';
import { BrowserSizeMode, DataSourceManager, DataSourceTypes } from 'jimu-core';
import type { WebMapDataSource } from 'jimu-core';
import { markConnectionLost } from '../../../../../shell/opening-state';
import { isUnanswered, retryNow, useRetries } from '../../../../../shell/schedule-retries';
import { useCallback, useEffect, useState } from 'react';
import { computeSizeMode } from '../../../../../jimu/jimu-layouts/lib/size-mode';
import { updateSourceInfo } from '../../../../../jimu/jimu-core/lib/data-source/source-info';
import { fetchItemData } from '../../../../../jimu/jimu-arcgis/lib/portal';
import type { MapEngine, SceneEngine } from './engine-type';
import { deferHiddenLayers } from './waiting-layers';
import type { WaitingLayers } from './waiting-layers';

interface LoadedFlatMap {
  readonly kind: '2D';
  readonly engine: MapEngine;
  readonly map: WebMap;
}
interface LoadedScene {
  readonly kind: '3D';
  readonly engine: SceneEngine;
  readonly map: WebScene;
}

/** A web map or web scene with the engine that draws it. */
export type LoadedMap = (LoadedFlatMap | LoadedScene) & {
  readonly waiting: WaitingLayers;
  readonly title: string;
  readonly portalUrl: string;
};

export type MapLoading =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; retry(): void }
  | { readonly status: 'ready'; readonly loaded: LoadedMap };

async function prepareEngine<Engine>(coming: Promise<Engine>): Promise<Engine> {
  const [engine, { prepareArcGIS }] = await Promise.all([
    coming,
    import('../../../../../jimu/jimu-arcgis/lib/prepare')
  ]);
  await prepareArcGIS();
  return engine;
}

async function loadFlat(item: Promise<object>): Promise<LoadedFlatMap> {
  const [json, engine] = await Promise.all([item, prepareEngine(import('./engine'))]);
  engine.fetchWorkers();
  engine.expectDefinitions(json);
  return { kind: '2D', engine, map: engine.webMapFromJson(json) };
}

/** Returns a web scene in JSON that starts at a viewpoint. */
const startAt = (json: { readonly initialState?: object }, viewpoint: object) => ({
  ...json,
  initialState: { ...json.initialState, viewpoint }
});

async function loadScene(item: Promise<object>, phoneViewPoint: object | undefined): Promise<LoadedScene> {
  const [json, engine] = await Promise.all([item, prepareEngine(import('./scene-engine'))]);
  engine.expectDefinitions(json);
  const isPhone = computeSizeMode(window.innerWidth) === BrowserSizeMode.Small;
  const scene = isPhone && phoneViewPoint ? startAt(json, phoneViewPoint) : json;
  return { kind: '3D', engine, map: engine.webSceneFromJson(scene) };
}

async function loadMap(dataSourceId: string, phoneViewPoint: object | undefined): Promise<LoadedMap> {
  const source = (await DataSourceManager.getInstance().createDataSource(dataSourceId)) as WebMapDataSource;
  const item = fetchItemData(source.portalUrl, source.itemId);
  const isScene = source.type === DataSourceTypes.WebScene;
  const loaded = await (isScene ? loadScene(item, phoneViewPoint) : loadFlat(item));
  await loaded.map.load();
  const waiting = deferHiddenLayers(loaded.map, loaded.engine);
  return { ...loaded, waiting, title: source.getLabel(), portalUrl: source.portalUrl };
}

/**
 * Loads the web map or web scene of a data source, with the engine that draws it.
 * @param phoneViewPoint start of a scene in the window of a phone.
 */
export function useWebMap(dataSourceId: string, phoneViewPoint?: object): MapLoading {
  const [loaded, setLoaded] = useState<LoadedMap | null>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    loadMap(dataSourceId, phoneViewPoint).then(
      (result) => {
        if (!wanted) return;
        setLoaded(result);
        setFailure(null);
        updateSourceInfo(dataSourceId, { instanceStatus: 'CREATED' });
      },
      (error: unknown) => {
        if (!wanted) return;
        setFailure({ error });
        // Reports the failure in the source's state, where widgets that wait for the map see it, as with
        // Esri's Map widget.
        updateSourceInfo(dataSourceId, { instanceStatus: 'CREATE_ERROR' });
        if (isUnanswered(error)) markConnectionLost();
      }
    );
    return () => {
      wanted = false;
    };
  }, [dataSourceId, phoneViewPoint, attempt]);
  const retry = useCallback(() => {
    void retryNow(failure?.error, () => {
      setFailure(null);
      setAttempt((count) => count + 1);
    });
  }, [failure]);
  // The error stays on screen until the map is loaded.
  useRetries(failure !== null && isUnanswered(failure.error), () => setAttempt((count) => count + 1));
  if (failure) return { status: 'failed', error: failure.error, retry };
  return loaded ? { status: 'ready', loaded } : { status: 'loading' };
}
