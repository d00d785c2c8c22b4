import { bandOf, DAYS_SINCE_DISCOVERY_LEGEND } from '@site/domain';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { definitionJson, isRaster, layerOf, OIL_PALM_LAYERS, operationalLayer } from '@site/layers';
import type { CatalogueLayer, FeatureLayerJson, Rgba } from '@site/layers';
import { withSearch } from './searched';
import { startViewpoint, STARTS, WEB_MAPS } from './web-maps';

const ids = ['oil-palm-2d', 'widget-service-area'] as const;

const checkedIn = (id: string): unknown =>
  JSON.parse(readFileSync(join(process.cwd(), 'experiences/maps', `${id}.webmap.json`), 'utf8'));

describe('the checked-in web maps', () => {
  it.each(ids)('%s is what the layer catalogue makes (npm run web-maps -w @site/map)', (id) => {
    expect(checkedIn(id)).toEqual(JSON.parse(JSON.stringify(WEB_MAPS[id])));
  });

  it('the oil palm map searches the layers whose pages say so (npm run web-maps -w @site/map)', () => {
    const file = join(process.cwd(), 'experiences/oil-palm-2d/config.json');
    const config = JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof withSearch>[0];
    expect(config).toEqual(withSearch(config));
  });

  it.each(ids)('[MP-05] the experience %s starts where the specification says', (id) => {
    const file = join(process.cwd(), 'experiences', id, 'config.json');
    const { widgets } = JSON.parse(readFileSync(file, 'utf8')) as {
      widgets: Record<string, { uri: string; config: object }>;
    };
    const map = Object.values(widgets).find(({ uri }) => uri === 'widgets/arcgis/arcgis-map/');
    expect(map?.config).toMatchObject({
      isUseCustomMapState: true,
      initialMapState: { viewPoint: startViewpoint(STARTS[id]) }
    });
  });

  it('have the scale that the maps SDK gives a zoom', () => {
    expect(startViewpoint(STARTS['oil-palm-2d'])).toMatchObject({ scale: 808_907 });
    expect(startViewpoint({ longitude: 0, latitude: 0, zoom: 9 })).toMatchObject({ scale: 1_155_581 });
  });

  it('show guests public layers only', () => {
    const services = WEB_MAPS['widget-service-area'].operationalLayers.map(({ url }) => url);
    expect(services.some((url) => url.includes('taggedMillsClus'))).toBe(false);
  });
});

type Drawn = FeatureLayerJson['layerDefinition'];

function drawnBy(layer: CatalogueLayer): Drawn {
  if (isRaster(layer)) throw new Error(`${layer.id} is a picture`);
  return definitionJson(layer, 'en');
}
const millsLayer = layerOf('mills');

const renderersOf = ({ drawingInfo, featureReduction }: Drawn): readonly unknown[] => [
  drawingInfo.renderer,
  featureReduction?.drawingInfo.renderer
];

/** How opaque every colour is that stands anywhere in `json`, 0 to 255. */
function alphasOf(json: unknown): number[] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, value]) =>
    key === 'color' ? [(value as Rgba)[3]] : alphasOf(value)
  );
}

describe('the layers', () => {
  it('cluster mills within 75 pt (100 px) at 20.25 to 45 pt (27 to 60 px)', () => {
    expect(drawnBy(millsLayer).featureReduction).toMatchObject({
      type: 'cluster',
      clusterRadius: 75,
      clusterMinSize: 20.25,
      clusterMaxSize: 45
    });
  });

  it('are 0.8 opaque: the layer, or the symbols of one that is shown from the start', () => {
    for (const layer of OIL_PALM_LAYERS) {
      const written = operationalLayer(layer);
      const isInSymbols = layer.visibility && !isRaster(layer);
      expect([layer.id, written.opacity]).toEqual([layer.id, isInSymbols ? 1 : 0.8]);
      const alphas = isRaster(layer) ? [] : alphasOf(renderersOf(drawnBy(layer)));
      const drawn = 'layerDefinition' in written ? alphasOf(renderersOf(written.layerDefinition)) : [];
      expect(drawn).toEqual(isInSymbols ? alphas.map((alpha) => Math.round(0.8 * alpha)) : alphas);
    }
    const { featureReduction: clusters } = drawnBy(millsLayer);
    const written = operationalLayer(millsLayer);
    if (!('layerDefinition' in written)) throw new Error('The mills are no feature layer.');
    const { featureReduction } = written.layerDefinition;
    expect(featureReduction?.drawingInfo.labelingInfo).toEqual(clusters?.drawingInfo.labelingInfo);
  });

  it('colour mills by the specification’s bands of days since discovery', () => {
    const { renderer } = drawnBy(millsLayer).drawingInfo;
    if (!('classBreakInfos' in renderer)) throw new Error('The mills have no classes.');
    const { classBreakInfos } = renderer;
    // A renderer puts a value into the first class whose upper end is not below it.
    const classOf = (days: number) => classBreakInfos.find(({ classMaxValue }) => days <= classMaxValue);
    for (const days of [0, 7, 8, 14, 15, 21, 22, 400])
      expect(classOf(days)?.label).toBe(bandOf(DAYS_SINCE_DISCOVERY_LEGEND.bands, days)?.label);
  });

  it('stand on the server that is named', () => {
    expect(operationalLayer(layerOf('roads'), 'https://site.example').url).toBe(
      'https://site.example/arcgis/rest/services/Roads/FeatureServer/0'
    );
  });
});
