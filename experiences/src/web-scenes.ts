import { PHONE_SCENE_CAMERA, SCENE_CAMERA } from '@site/domain';
import { isRaster, getLayer, createSceneLayer } from '@site/layers';
import type { SceneLayerJson, LayerTextKey } from '@site/layers';
import { AUTHOR, isForInvestors, LIGHT_BASEMAP, projectPosition, STARTS, WEB_MERCATOR } from './web-maps';
import type { MapPosition } from './web-maps';

interface WebSceneJson {
  readonly operationalLayers: readonly SceneLayerJson[];
  readonly baseMap: object;
  readonly ground: object;
  readonly initialState: object;
  readonly viewingMode: 'global' | 'local';
  readonly spatialReference: object;
  readonly authoringApp: string;
  readonly authoringAppVersion: string;
  readonly version: string;
}

interface SceneEntry {
  readonly id: string;
  readonly visible?: boolean;
  /** The specification's name in the scene, when it differs from that in maps. */
  readonly title?: LayerTextKey;
}

/**
 * The layers of the oil palm scene, from the bottom. The twelve of the specification, and the 'Tonne Yield'
 * that it shows from the start without listing it. Source: screens specification, "Other maps".
 */
const OIL_PALM_SCENE: readonly SceneEntry[] = [
  { id: 'lga-transactions' },
  { id: 'lgas' },
  { id: 'oil-palm-clusters', visible: true },
  { id: 'tonne-yield', visible: true },
  { id: 'plantations' },
  { id: 'georeferenced-oil-palm' },
  { id: 'community-transactions' },
  { id: 'pind-oil-palm' },
  { id: 'minigrids' },
  { id: 'oil-palm-processors' },
  { id: 'tagged-mills', visible: true, title: 'layer.siteTaggedMills' },
  { id: 'cpo-depots' },
  { id: 'factories', title: 'layer.siteAssets' }
];

function buildSceneLayer({ id, visible = false, ...named }: SceneEntry): SceneLayerJson {
  const layer = getLayer(id);
  if (isRaster(layer)) throw new TypeError(`'${id}' is a raster, which scenes do not draw.`);
  return createSceneLayer(layer, { visibility: visible, ...named });
}

interface SceneCamera extends MapPosition {
  readonly heightM: number;
  readonly tilt: number;
}

/** Returns a camera in the JSON of a web scene; it looks north. */
function createCamera({ heightM, tilt, ...position }: SceneCamera): object {
  const { x, y } = projectPosition(position);
  return { position: { x, y, z: heightM, spatialReference: WEB_MERCATOR }, heading: 0, tilt };
}

/** Start of the scenes in the window of a phone, for the map widget's configuration (`phoneViewPoint`). */
export const PHONE_VIEW_POINT = { camera: createCamera(PHONE_SCENE_CAMERA) };

/**
 * Builds a web scene of `layers`, on the globe without relief, sun or atmosphere: relief would be requested
 * from another server, and light that changes with the time of day would change the meaning of colours. It opens at the
 * specification's camera, vertically above the start of a map.
 */
function buildWebScene(layers: readonly SceneEntry[], start: MapPosition): WebSceneJson {
  return {
    operationalLayers: layers.map(buildSceneLayer),
    baseMap: LIGHT_BASEMAP,
    ground: { layers: [], transparency: 0, surfaceColor: [245, 243, 236] },
    initialState: {
      environment: {
        lighting: { type: 'virtual', directShadows: false },
        background: { type: 'color', color: [207, 225, 234, 255] },
        atmosphereEnabled: false,
        starsEnabled: false
      },
      viewpoint: { camera: createCamera({ ...SCENE_CAMERA, ...start }) }
    },
    viewingMode: 'global',
    spatialReference: WEB_MERCATOR,
    ...AUTHOR,
    version: '1.35'
  };
}

/** Every web scene that is checked in, by item id. */
export const WEB_SCENES = {
  'oil-palm-3d': buildWebScene(OIL_PALM_SCENE, STARTS['oil-palm-2d']),
  'oil-palm-3d-investor': buildWebScene(
    OIL_PALM_SCENE.filter(({ id }) => isForInvestors(id)),
    STARTS['oil-palm-2d']
  )
} as const;
