import {
  addFeatures,
  getLayer,
  queryAllFeatures,
  queryFeatures,
  updateFeatures
} from '@esri/arcgis-rest-feature-service';
import type { IQueryFeaturesResponse } from '@esri/arcgis-rest-feature-service';
import { getItemData, getSelf, searchItems } from '@esri/arcgis-rest-portal';
import type { ArcGISIdentityManager } from '@esri/arcgis-rest-request';
import { requestSite, getLayerUrl, getPortalUrl, getServicesUrl, signInAsStaff } from './support/site';

/* Esri's REST client against a whole server with the demonstration data. */

const getMillsUrl = () => getLayerUrl('taggedMillsClus');
let authentication: ArcGISIdentityManager;
afterEach(() => jest.restoreAllMocks());
beforeAll(async () => {
  authentication = await signInAsStaff();
});

it('[AP-09] signs in, finds the maps of the portal, and reads the layers that they name', async () => {
  expect(await getSelf({ portal: getPortalUrl(), authentication })).toMatchObject({ isPortal: true });
  const { results } = await searchItems({ q: 'type:"Web Map"', portal: getPortalUrl(), authentication });
  expect(results.length).toBeGreaterThan(3);
  const { operationalLayers } = (await getItemData('oil-palm-2d', {
    portal: getPortalUrl(),
    authentication
  })) as { operationalLayers: { url?: string }[] };
  const urls = operationalLayers.flatMap(({ url }) => (url?.includes('/FeatureServer') ? [url] : []));
  expect(urls.length).toBeGreaterThan(5);
  for (const url of urls.slice(0, 5))
    expect(await getLayer({ url, authentication })).toMatchObject({ objectIdField: 'OBJECTID' });
});

it('[AP-09] reads every feature in pages, once', async () => {
  const { count } = await requestSite<{ count: number }>(`${getMillsUrl()}/query`, {
    where: '1=1',
    returnCountOnly: 'true',
    token: authentication.token
  });
  const options = { url: getMillsUrl(), outFields: ['OBJECTID'], returnGeometry: false, authentication };
  const { features } = await queryAllFeatures(options);
  const ids = new Set(features.map(({ attributes }) => attributes.OBJECTID as number));
  expect([features.length, ids.size]).toEqual([count, count]);
});

it('[AP-09] reads the same features as JSON, GeoJSON and protocol buffers, by GET and by POST', async () => {
  const base = {
    url: getLayerUrl('ngnLGA'),
    where: "ADM1_EN = 'Akwa Ibom'",
    outFields: ['OBJECTID', 'code']
  };
  const listCodes = (answer: unknown) =>
    (answer as IQueryFeaturesResponse).features
      .map(
        (one) => (one.attributes ?? (one as unknown as { properties: object }).properties) as { code: string }
      )
      .map(({ code }) => code)
      .sort();
  // The library reads protocol buffers by an option of its own that it warns of.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const json = listCodes(await queryFeatures(base));
  expect(json).toHaveLength(31);
  for (const f of ['geojson', 'pbf-as-geojson', 'pbf-as-arcgis'] as const)
    for (const httpMethod of ['GET', 'POST'] as const)
      expect([f, httpMethod, listCodes(await queryFeatures({ ...base, f, httpMethod }))]).toEqual([
        f,
        httpMethod,
        json
      ]);
});

it('[AP-09] is told that layers are not edited through the services', async () => {
  const feature = { attributes: { OBJECTID: 1, name: 'x' } };
  const edits = [
    addFeatures({ url: getMillsUrl(), features: [feature], authentication }),
    updateFeatures({ url: getMillsUrl(), features: [feature], authentication })
  ];
  for (const edit of edits) await expect(edit).rejects.toThrow(/Invalid URL/);
  expect(await getLayer({ url: getMillsUrl(), authentication })).toMatchObject({ capabilities: 'Query' });
});

it('[AP-09] geocodes and solves by POST what a script sends', async () => {
  const places = await requestSite<{ candidates: { address: string; location: { x: number; y: number } }[] }>(
    `${getServicesUrl()}/Places/GeocodeServer/findAddressCandidates`,
    { SingleLine: 'Uyo', maxLocations: '1' }
  );
  const { x, y } = places.candidates[0]!.location;
  const areas = await requestSite<{ saPolygons: { features: unknown[] } }>(
    `${getServicesUrl()}/Routing/NAServer/ServiceArea/solveServiceArea`,
    { facilities: `${x},${y}`, defaultBreaks: '20' }
  );
  expect(areas.saPolygons.features).toHaveLength(1);
});
