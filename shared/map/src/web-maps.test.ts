import { bandOf, DAYS_SINCE_DISCOVERY_LEGEND } from '@site/domain';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lgasLayer, millsLayer, oilPalmClustersLayer, operationalLayer, roadsLayer } from './layers';
import { startViewpoint, STARTS, WEB_MAPS } from './web-maps';

const ids = ['oil-palm-2d', 'widget-service-area'] as const;

const checkedIn = (id: string): unknown =>
  JSON.parse(readFileSync(join(process.cwd(), 'experiences/maps', `${id}.webmap.json`), 'utf8'));

describe('the checked-in web maps', () => {
  it.each(ids)('%s is what the layer catalogue makes (npm run web-maps -w @site/map)', (id) => {
    expect(checkedIn(id)).toEqual(JSON.parse(JSON.stringify(WEB_MAPS[id])));
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

describe('the layers', () => {
  it('[MP-06] cluster mills within 75 pt (100 px) at 20.25 to 45 pt (27 to 60 px); opacity is 0.8', () => {
    expect(millsLayer.layerDefinition.featureReduction).toMatchObject({
      type: 'cluster',
      clusterRadius: 75,
      clusterMinSize: 20.25,
      clusterMaxSize: 45
    });
    for (const layer of [millsLayer, oilPalmClustersLayer, lgasLayer, roadsLayer])
      expect(operationalLayer(layer).opacity).toBe(0.8);
  });

  it('colour mills by the specification’s bands of days since discovery', () => {
    const { renderer } = millsLayer.layerDefinition.drawingInfo;
    if (!('classBreakInfos' in renderer)) throw new Error('The mills have no classes.');
    const { classBreakInfos } = renderer;
    // A renderer puts a value into the first class whose upper end is not below it.
    const classOf = (days: number) => classBreakInfos.find(({ classMaxValue }) => days <= classMaxValue);
    for (const days of [0, 7, 8, 14, 15, 21, 22, 400])
      expect(classOf(days)?.label).toBe(bandOf(DAYS_SINCE_DISCOVERY_LEGEND.bands, days)?.label);
  });

  it('stand on the server that is named', () => {
    expect(operationalLayer(roadsLayer, 'https://site.example').url).toBe(
      'https://site.example/arcgis/rest/services/Roads/FeatureServer/0'
    );
  });
});
