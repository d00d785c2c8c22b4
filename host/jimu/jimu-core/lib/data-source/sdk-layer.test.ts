import { DataSourceManager } from 'jimu-core';
import type { FeatureLayerDataSource } from 'jimu-core';
import { initStore } from 'jimu-for-test';
import { loadArcGISJSAPIModule } from '../load-arcgis';
import { provideLayers } from './sdk-layer';

jest.mock('../load-arcgis', () => ({ loadArcGISJSAPIModule: jest.fn() }));

/** Mock of the maps SDK's class. */
class FakeSdkLayer {
  constructor(readonly properties: object) {}
}

const createSource = async (json: object) =>
  (await DataSourceManager.getInstance().createDataSource({
    type: 'FEATURE_LAYER',
    ...json
  } as never)) as FeatureLayerDataSource;

beforeEach(() => {
  initStore();
  jest
    .mocked(loadArcGISJSAPIModule)
    .mockImplementation(async (name) =>
      name === 'esri/Graphic' ? { fromJSON: (json: object) => json } : FakeSdkLayer
    );
});

it('a widget gets layers of its own from a service and from records', async () => {
  const wells = await createSource({ id: 'wells', url: 'http://x/wells/0' });
  const layer = await wells.createJSAPILayerByDataSource();
  expect(layer).toMatchObject({ properties: { url: 'http://x/wells/0' } });
  expect(await wells.createJSAPILayerByDataSource()).not.toBe(layer);
  const given = await createSource({ id: 'given', isDataInDataSourceInstance: true });
  given.setSourceFeatures([{ attributes: { OBJECTID: 4 } }]);
  expect(await given.createJSAPILayerByDataSource()).toMatchObject({
    properties: { source: [{ attributes: { OBJECTID: 4 } }] }
  });
});

it('a source has one shared layer once a widget of the page needs it', async () => {
  const mills = await createSource({ id: 'mills', url: 'http://x/mills/0' });
  expect(mills.layer).toBeUndefined();
  provideLayers(FakeSdkLayer as never);
  expect(mills.layer).toMatchObject({ properties: { url: 'http://x/mills/0' } });
  expect(mills.layer).toBe(mills.layer);
});
