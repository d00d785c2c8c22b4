import {
  getAllLayersAndTables,
  getFeature,
  getLayer,
  getService,
  queryAllFeatures,
  queryFeatures
} from '@esri/arcgis-rest-feature-service';
import type { IQueryFeaturesResponse, IQueryResponse } from '@esri/arcgis-rest-feature-service';
import { ApiKeyManager, ArcGISRequestError } from '@esri/arcgis-rest-request';
import { registerFeatureServers } from '../../server/src/arcgis/feature-server/routes';
import { openTestApp } from '../../server/src/arcgis/dialect/test-app';
import type { TestApp } from '../../server/src/arcgis/dialect/test-app';
import { insertTestRows } from '../../server/src/arcgis/feature-server/test-rows';

/* Esri's REST client (used by scripts and web apps) against the feature services. */

let test: TestApp;
let service: string;
let authentication: ApiKeyManager;
beforeAll(async () => {
  test = await openTestApp(registerFeatureServers, insertTestRows);
  service = `${test.url}/arcgis/rest/services/taggedMillsClus/FeatureServer`;
  authentication = ApiKeyManager.fromKey(test.tokens.staff);
});
afterAll(() => test.close());

const getLayerUrl = () => `${service}/0`;

it('[AP-09] reads the service, its layers and a layer', async () => {
  expect(await getService({ url: service, authentication })).toMatchObject({
    layers: [{ id: 0, geometryType: 'esriGeometryPoint' }]
  });
  const { layers, tables } = await getAllLayersAndTables({ url: service, authentication });
  expect([layers.map(({ id }) => id), tables]).toEqual([[0], []]);
  const { objectIdField, fields } = await getLayer({ url: getLayerUrl(), authentication });
  expect(objectIdField).toBe('OBJECTID');
  expect((fields ?? []).map(({ name }) => name)).toEqual(expect.arrayContaining(['name', 'tonsAmount']));
});

it('[AP-09] reads features by condition and by id, all features, and their number, in JSON and protocol buffers', async () => {
  const where = 'number_of_pots < 4';
  const options = { url: getLayerUrl(), where, outFields: ['OBJECTID', 'number_of_pots'], authentication };
  const { count } = (await queryFeatures({ ...options, returnCountOnly: true })) as IQueryResponse & {
    count: number;
  };
  expect(count).toBeGreaterThan(0);
  const json = (await queryFeatures(options)) as IQueryFeaturesResponse;
  expect(json.features).toHaveLength(count);
  const { features } = await queryAllFeatures({ ...options, params: { resultRecordCount: 2 } });
  expect(features.map(({ attributes }) => attributes.OBJECTID).sort()).toEqual(
    json.features.map(({ attributes }) => attributes.OBJECTID).sort()
  );
  const pbf = (await queryFeatures({ ...options, f: 'pbf-as-arcgis' })) as IQueryFeaturesResponse;
  expect(pbf.features.map(({ attributes }) => attributes)).toEqual(
    json.features.map(({ attributes }) => attributes)
  );
  const id = json.features[0]!.attributes.OBJECTID as number;
  expect((await getFeature({ url: getLayerUrl(), id, authentication })).attributes.OBJECTID).toBe(id);
  await expect(getFeature({ url: getLayerUrl(), id: 999_999, authentication })).rejects.toMatchObject({
    code: 404
  });
  await expect(getFeature({ url: getLayerUrl(), id })).rejects.toMatchObject({ code: 499 });
});

it('[AP-09] returns errors that the client understands', async () => {
  const asGuest = queryFeatures({ url: getLayerUrl() });
  await expect(asGuest).rejects.toMatchObject({ code: 499 });
  const wrong = queryFeatures({ url: getLayerUrl(), where: 'nothing_here = 1', authentication });
  await expect(wrong).rejects.toBeInstanceOf(ArcGISRequestError);
  await expect(wrong).rejects.toThrow(/nothing_here/);
});
