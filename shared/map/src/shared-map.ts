import Camera from 'esri/Camera';
import { watch } from 'esri/core/reactiveUtils';
import type Layer from 'esri/layers/Layer';
import type MapView from 'esri/views/MapView';
import type SceneView from 'esri/views/SceneView';
import { CATALOGUE } from '@site/layers';
import type { MapViewpoint, SharedMapState } from '@site/services';
import type { JimuMapView } from 'jimu-arcgis';
import { getMapView } from '@site/services';
import { findLayerView, toLayerRef } from './panels/find-layers';
import { isListed } from './panels/listed-layer';
import { watchMapLayers } from './panels/watch-layer';

type MapOrSceneView = MapView | SceneView;

const roundValue = (value: number, digits: number): number => Number(value.toFixed(digits));

/**
 * Returns the viewpoint of a view, rounded to five decimals of a degree (about a metre); undefined before the
 * view has one.
 */
function readViewpoint(view: MapOrSceneView): MapViewpoint | undefined {
  if (view.type === '3d') {
    const { position, heading, tilt } = view.camera ?? {};
    if (position?.longitude == null || position.latitude == null) return undefined;
    const { longitude, latitude, z } = position;
    return [
      roundValue(longitude, 5),
      roundValue(latitude, 5),
      roundValue(z ?? 0, 0),
      roundValue(heading ?? 0, 1),
      roundValue(tilt ?? 0, 1)
    ];
  }
  const { center, scale, rotation } = view;
  if (center?.longitude == null || center.latitude == null) return undefined;
  return [
    roundValue(center.longitude, 5),
    roundValue(center.latitude, 5),
    roundValue(scale, 0),
    roundValue(rotation, 1)
  ];
}

function goToViewpoint(view: MapOrSceneView, at: MapViewpoint): void {
  const [longitude, latitude, third, fourth, fifth] = at;
  const still = { animate: false };
  const middle = { center: [longitude, latitude], ...(fifth === undefined && { scale: third }) };
  const moved =
    view.type === '2d'
      ? view.goTo(fifth === undefined ? { ...middle, rotation: fourth } : middle, still)
      : view.goTo(
          fifth === undefined
            ? middle
            : new Camera({ position: { longitude, latitude, z: third }, heading: fourth, tilt: fifth }),
          still
        );
  // Another movement, or leaving the page, replaces it.
  void moved.catch(() => undefined);
}

/**
 * Returns the layers of a map that a reader may show and hide, by their id in the catalogue, else in the map.
 */
function listLayers(map: JimuMapView): ReadonlyMap<string, Layer> {
  const views = map.getAllJimuLayerViews().filter(({ layer }) => isListed(layer));
  const known = CATALOGUE.flatMap((definition): [string, Layer][] => {
    const found = findLayerView(definition, views);
    return found ? [[definition.id, found.layer]] : [];
  });
  const named = new Set(known.map(([, layer]) => layer));
  const others = views.flatMap(({ layer }): [string, Layer][] =>
    named.has(layer) ? [] : [[layer.id, layer]]
  );
  return new Map([...known, ...others]);
}

const listShownLayers = (map: JimuMapView): readonly string[] =>
  [...listLayers(map)].filter(([, layer]) => layer.visible).map(([id]) => id);

const excludeIds = (ids: readonly string[], others: readonly string[]) =>
  ids.filter((id) => !others.includes(id));

/** Applies the state of a link. @returns titles of the layers that this map lacks, in English. */
function applySharedMap({ at, on = [], off = [] }: SharedMapState, map: JimuMapView): readonly string[] {
  if (at) goToViewpoint(getMapView(map), at);
  const layers = listLayers(map);
  for (const [ids, visible] of [
    [on, true],
    [off, false]
  ] as const)
    for (const layer of ids.flatMap((id) => layers.get(id) ?? [])) layer.visible = visible;
  return on.filter((id) => !layers.has(id)).map((id) => toLayerRef(id).title);
}

/** Returns the differences from the map's initial state; null without differences. */
function computeChanges(
  start: InitialMap,
  at: MapViewpoint | undefined,
  shown: readonly string[]
): SharedMapState | null {
  const isMoved = at !== undefined && at.join() !== start.at?.join();
  const on = excludeIds(shown, start.shown);
  const off = excludeIds(start.shown, shown);
  if (!isMoved && on.length === 0 && off.length === 0) return null;
  return { ...(isMoved && { at }), ...(on.length > 0 && { on }), ...(off.length > 0 && { off }) };
}

interface InitialMap {
  readonly at: MapViewpoint | undefined;
  readonly shown: readonly string[];
}

/**
 * Applies the state of a link to a map, and from then on reports the differences from its initial state each
 * time that the view becomes stationary and whenever a layer is shown or hidden.
 * @param tell `missing` has the titles, in English, of the link's layers that the map lacks. @returns a
 * function that ends it.
 */
export function followSharedMap(
  map: JimuMapView,
  asked: SharedMapState | null,
  tell: (now: SharedMapState | null, missing: readonly string[]) => void
): () => void {
  const view = getMapView(map);
  const start: InitialMap = { at: readViewpoint(view), shown: listShownLayers(map) };
  const missing = asked ? applySharedMap(asked, map) : [];
  let last = asked?.at ?? start.at;
  const readState = () => {
    if (view.stationary) last = readViewpoint(view);
    return computeChanges(start, last, listShownLayers(map));
  };
  const ways = { initial: true, equals: (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b) };
  const handle = watch(readState, (state) => tell(state, missing), ways);
  // A failed layer is replaced by another on a retry.
  const stop = watchMapLayers(view.map, () => tell(readState(), missing));
  return () => {
    handle.remove();
    stop();
  };
}
