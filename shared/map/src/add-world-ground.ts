import Graphic from 'esri/Graphic';
import Polygon from 'esri/geometry/Polygon';
import GraphicsLayer from 'esri/layers/GraphicsLayer';
import SimpleFillSymbol from 'esri/symbols/SimpleFillSymbol';
import { watch } from 'esri/core/reactiveUtils';
import type Basemap from 'esri/Basemap';
import type { JimuMapView } from 'jimu-arcgis';
import type MapView from 'esri/views/MapView';
import ColorBackground from 'esri/webmap/background/ColorBackground';
import { GROUND_COLORS } from '@site/domain';
import { readOutline } from '@site/domain/src/geometry/read-outline';
import { FAR_LAND, NEAR_LAND } from '@site/domain/src/geometry/world-outline';
import type { BasemapLook } from '@site/layers';
import { getMapView } from '@site/services';
import { readBasemapLook, readOwnBasemap } from './basemap-look';

const WORLD = [
  [-180, -85],
  [-180, 85],
  [180, 85],
  [180, -85],
  [-180, -85]
];

function createArea(rings: readonly number[][][], color: string): Graphic {
  return new Graphic({
    geometry: new Polygon({ rings: [...rings], spatialReference: { wkid: 4326 } }),
    symbol: new SimpleFillSymbol({ color, outline: null })
  });
}

/** Creates the sea with the land of the world on it, in the colours of a basemap. */
function createOutlineLayer({ water, abroad }: (typeof GROUND_COLORS)[BasemapLook]): GraphicsLayer {
  const layer = new GraphicsLayer({ id: 'world-outline', listMode: 'hide' });
  const lands = readOutline([...FAR_LAND, ...NEAR_LAND]);
  layer.addMany([createArea([WORLD], water), ...lands.map((ring) => createArea([ring], abroad))]);
  return layer;
}

/**
 * Shows the coarse outline of the world below the tiles of this server's basemaps, and land beyond it: where a
 * tile is still loading the map shows land and sea, not one colour. Follows each change of the basemap. A scene
 * has its ground for that.
 */
export function addWorldGround(jimuView: JimuMapView): { remove(): void } {
  const view = getMapView(jimuView);
  if (view.type !== '2d') return { remove: () => undefined };
  const flat = view as MapView;
  const drawn = new WeakSet<Basemap>();
  return watch(
    () => readOwnBasemap(flat.map?.basemap),
    (basemap) => {
      const look = basemap && readBasemapLook(basemap);
      if (!basemap || !look) return;
      flat.background = new ColorBackground({ color: GROUND_COLORS[look].land });
      if (drawn.has(basemap)) return;
      drawn.add(basemap);
      basemap.baseLayers.add(createOutlineLayer(GROUND_COLORS[look]), 0);
    },
    { initial: true }
  );
}
