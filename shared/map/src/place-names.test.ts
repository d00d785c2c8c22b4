import Basemap from 'esri/Basemap';
import Map from 'esri/Map';
import type GeoJSONLayer from 'esri/layers/GeoJSONLayer';
import GraphicsLayer from 'esri/layers/GraphicsLayer';
import VectorTileLayer from 'esri/layers/VectorTileLayer';
import { whenOnce } from 'esri/core/reactiveUtils';
import type { JimuMapView } from 'jimu-arcgis';
import { NAME_COLORS, PLACE_LABELS } from '@site/layers';
import { addPlaceNames } from './place-names';

const SERVICE = 'https://site.example/arcgis/rest/services/Basemap/VectorTileServer';

const createBasemap = (look: string) =>
  new Basemap({
    baseLayers: [new GraphicsLayer({ id: `basemap-${look}` })],
    referenceLayers: [
      new VectorTileLayer({
        id: `basemap-${look}-names`,
        url: `${SERVICE}/resources/styles/${look}-names/root.json`
      })
    ]
  });

describe('the names of places', () => {
  const showIn = (map: Map, type = '2d') => addPlaceNames({ view: { type, map } } as unknown as JimuMapView);
  const listNames = (map: Map) => map.layers.toArray() as GeoJSONLayer[];

  it('[MP-06] are labels of this server’s places that numbers of circles give way to, in place of the tiles', async () => {
    const map = new Map({ basemap: createBasemap('light') });
    const names = showIn(map);
    expect(listNames(map).map(({ url }) => url)).toEqual(
      PLACE_LABELS.map(({ kind }) => `${SERVICE}/places/${kind}.geojson`)
    );
    const labels = listNames(map).flatMap(({ labelingInfo }) => labelingInfo ?? []);
    expect(new Set(labels.map(({ deconflictionStrategy }) => deconflictionStrategy))).toEqual(
      new Set(['static'])
    );
    expect(map.basemap!.referenceLayers.at(0)!.visible).toBe(false);
    map.basemap = createBasemap('dark');
    const getColor = () => listNames(map)[0]?.labelingInfo?.[0]?.symbol?.color?.toHex().toUpperCase();
    await whenOnce(() => getColor() === NAME_COLORS.dark.label);
    expect(map.layers.length).toBe(PLACE_LABELS.length);
    names.remove();
    expect(map.layers.length).toBe(0);
    expect(map.basemap!.referenceLayers.at(0)!.visible).toBe(true);
  });

  it('stay tiles in a scene and on another server’s basemap', () => {
    const scene = new Map({ basemap: createBasemap('light') });
    showIn(scene, '3d').remove();
    expect(scene.basemap!.referenceLayers.at(0)!.visible).toBe(true);
    const other = new Map({ basemap: new Basemap({ baseLayers: [new GraphicsLayer({ id: 'streets' })] }) });
    showIn(other).remove();
    expect(other.layers.length).toBe(0);
  });
});
