import GeoJSONLayer from 'esri/layers/GeoJSONLayer';
import LabelClass from 'esri/layers/support/LabelClass';
import { watch } from 'esri/core/reactiveUtils';
import SimpleRenderer from 'esri/renderers/SimpleRenderer';
import SimpleMarkerSymbol from 'esri/symbols/SimpleMarkerSymbol';
import TextSymbol from 'esri/symbols/TextSymbol';
import type Basemap from 'esri/Basemap';
import type Layer from 'esri/layers/Layer';
import type { JimuMapView } from 'jimu-arcgis';
import type MapView from 'esri/views/MapView';
import { getLast, PX_PER_POINT } from '@site/domain';
import { listLabelSteps, NAME_COLORS, PLACE_LABELS } from '@site/layers';
import type { BasemapLook, LabelStep, PlaceLabel } from '@site/layers';
import { getMapView } from '@site/services';
import { readBasemapLook, readOwnBasemap } from './basemap-look';
import { addLeveledLayers } from './layer-order';

const CLEAR = [0, 0, 0, 0];

/** Returns the layer of a basemap that draws its names from tiles; null when it has none. */
const findTiledNames = (basemap: Basemap, look: BasemapLook): Layer | null =>
  basemap.referenceLayers.find(({ id }) => id === `basemap-${look}-names`) ?? null;

interface NamesService {
  readonly url: string;
  /** Parameters of its calls, which name the version of its data. */
  readonly parameters: GeoJSONLayer['customParameters'];
}

/** Returns the tile service of a layer with a style of this server; null for another one. */
function readService(layer: Layer): NamesService | null {
  const { url, customParameters } = layer as Partial<Pick<GeoJSONLayer, 'url' | 'customParameters'>>;
  const [found] = /^.*\/VectorTileServer(?=\/)/.exec(String(url)) ?? [];
  return found === undefined ? null : { url: found, parameters: customParameters };
}

function createLabelClass({ kind, weight }: PlaceLabel, step: LabelStep, look: BasemapLook): LabelClass {
  const { label, stateLabel, halo } = NAME_COLORS[look];
  const isState = kind === 'state';
  return new LabelClass({
    labelExpressionInfo: { expression: isState ? 'Upper($feature.name)' : '$feature.name' },
    labelPlacement: 'center-center',
    deconflictionStrategy: 'static',
    minScale: step.minScale,
    maxScale: step.maxScale,
    symbol: new TextSymbol({
      color: isState ? stateLabel : label,
      haloColor: halo,
      haloSize: 1.4 / PX_PER_POINT,
      font: {
        family: 'Arial Unicode MS',
        size: step.size / PX_PER_POINT,
        weight: weight === 'regular' ? 'normal' : 'bold'
      }
    })
  });
}

/** Creates a layer of one kind of place that draws only labels. */
function createNameLayer(label: PlaceLabel, look: BasemapLook, service: NamesService): GeoJSONLayer {
  const steps = listLabelSteps(label);
  return new GeoJSONLayer({
    id: `place-names-${label.kind}`,
    title: `place-names-${label.kind}`,
    url: `${service.url}/places/${label.kind}.geojson`,
    customParameters: service.parameters,
    // The SDK cannot find these out in a file without places, and the layer would fail.
    geometryType: 'point',
    fields: [{ name: 'name', type: 'string' }],
    listMode: 'hide',
    legendEnabled: false,
    popupEnabled: false,
    minScale: steps[0]!.minScale,
    maxScale: getLast(steps)!.maxScale,
    renderer: new SimpleRenderer({
      symbol: new SimpleMarkerSymbol({ size: 1, color: CLEAR, outline: { color: CLEAR, width: 0 } })
    }),
    labelingInfo: steps.map((step) => createLabelClass(label, step, look))
  });
}

/** Draws the names of a basemap as labels in place of its tiles. Returns a handle that undoes it. */
function drawNames(view: MapView, basemap: Basemap): { remove(): void } | null {
  const look = readBasemapLook(basemap);
  const tiled = look && findTiledNames(basemap, look);
  const service = tiled && readService(tiled);
  if (!service || !view.map) return null;
  const layers = PLACE_LABELS.map((label) => createNameLayer(label, look, service));
  const onTop = addLeveledLayers(
    view.map,
    layers.map((layer) => [layer, 'name'])
  );
  tiled.visible = false;
  return {
    remove: () => {
      onTop.remove();
      tiled.visible = true;
    }
  };
}

/**
 * Draws the names of this server's basemaps as labels of layers instead of tiles, because the Maps SDK compares
 * labels of layers with each other but not with those of tiles: a number of a circle that would meet a name is
 * not drawn. Follows each change of the basemap. A scene keeps the tiles.
 */
export function addPlaceNames(jimuView: JimuMapView): { remove(): void } {
  const view = getMapView(jimuView);
  if (view.type !== '2d') return { remove: () => undefined };
  const flat = view as MapView;
  let drawn: { remove(): void } | null = null;
  const watching = watch(
    () => readOwnBasemap(flat.map?.basemap),
    (basemap) => {
      drawn?.remove();
      drawn = basemap ? drawNames(flat, basemap) : null;
    },
    { initial: true }
  );
  return {
    remove: () => {
      watching.remove();
      drawn?.remove();
    }
  };
}
