import Basemap from 'esri/Basemap';
import Map from 'esri/Map';
import GraphicsLayer from 'esri/layers/GraphicsLayer';
import { whenOnce } from 'esri/core/reactiveUtils';
import type { JimuMapView } from 'jimu-arcgis';
import { GROUND_COLORS } from '@site/domain';
import { addWorldGround } from './add-world-ground';

describe('the ground below a basemap', () => {
  const createBasemap = (look: string) => new Basemap({ baseLayers: [new GraphicsLayer({ id: look })] });
  const listLayers = (basemap: Basemap) => basemap.baseLayers.toArray().map(({ id }) => id);

  it('[MP-01] is the outline in the colours of each basemap of this server, on land', async () => {
    const map = new Map({ basemap: createBasemap('basemap-light') });
    const view = { type: '2d', map, background: null as { color: { toHex(): string } } | null };
    const ground = addWorldGround({ view } as unknown as JimuMapView);
    expect(listLayers(map.basemap!)).toEqual(['world-outline', 'basemap-light']);
    expect(view.background?.color.toHex().toUpperCase()).toBe(GROUND_COLORS.light.land);
    const dark = createBasemap('basemap-dark');
    map.basemap = dark;
    await whenOnce(() => dark.baseLayers.length === 2);
    const [sea, land] = (dark.baseLayers.at(0) as GraphicsLayer).graphics.toArray();
    expect([sea, land].map((area) => area!.symbol!.color!.toHex().toUpperCase())).toEqual([
      GROUND_COLORS.dark.water,
      GROUND_COLORS.dark.abroad
    ]);
    expect(view.background?.color.toHex().toUpperCase()).toBe(GROUND_COLORS.dark.land);
    ground.remove();
  });

  it('is not added to another server’s basemap, nor to a scene', () => {
    const map = new Map({ basemap: createBasemap('streets') });
    addWorldGround({ view: { type: '2d', map } } as unknown as JimuMapView).remove();
    expect(listLayers(map.basemap!)).toEqual(['streets']);
    const scene = new Map({ basemap: createBasemap('basemap-light') });
    addWorldGround({ view: { type: '3d', map: scene } } as unknown as JimuMapView).remove();
    expect(listLayers(scene.basemap!)).toEqual(['basemap-light']);
  });
});
