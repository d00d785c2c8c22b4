import {
  formatFieldLabel,
  getLayer,
  translateText,
  createOperationalLayer,
  listSearchableLayers
} from '../../shared/layers/src';
import { CATALOGUE, isRaster } from '../../shared/layers/src/catalogue';
import { buildWebMap } from '../../experiences/src/web-maps';
import { openTestApp } from '../../server/src/arcgis/dialect/test-app';
import type { TestApp } from '../../server/src/arcgis/dialect/test-app';
import { registerFeatureServers } from '../../server/src/arcgis/feature-server/routes';
import { buildPageColumns } from '../../server/src/import/page-columns';

/*
 * A layer for this test only: one page, its texts and a line in the layer order; its rows are the rows of its
 * table. Everything else follows from the page. A new layer is added by the same steps (ARCHITECTURE.md).
 */

jest.mock('../../shared/layers/src/texts/en', () => {
  const { EN } = jest.requireActual<{ EN: object }>('../../shared/layers/src/texts/en');
  return {
    EN: {
      ...EN,
      'layer.wells': 'Wells',
      'search.well': 'Search a well',
      wellDepth: 'Depth of the well',
      wellKind: 'Kind of well'
    }
  };
});
jest.mock('../../shared/layers/src/texts/fr', () => {
  const { FR } = jest.requireActual<{ FR: object }>('../../shared/layers/src/texts/fr');
  return {
    FR: {
      ...FR,
      'layer.wells': 'Puits',
      'search.well': 'Chercher un puits',
      wellDepth: 'Profondeur du puits',
      wellKind: 'Genre de puits'
    }
  };
});

jest.mock('../../shared/layers/src/order', () => {
  const actual = jest.requireActual<typeof import('../../shared/layers/src/order')>(
    '../../shared/layers/src/order'
  );
  const { wellsPage } = jest.requireActual<typeof import('../support/wells-page')>('../support/wells-page');
  return {
    ...actual,
    PAGES: [...actual.PAGES, wellsPage],
    DRAWING_ORDER: [...actual.DRAWING_ORDER, 'wells']
  };
});

const getWellsLayer = () => {
  const layer = getLayer('wells');
  if (isRaster(layer)) throw new Error('Wells are no picture.');
  return layer;
};

it('a new layer is on the map, with its popup and legend in both languages', () => {
  const written = buildWebMap([getWellsLayer()], { longitude: 7, latitude: 5, zoom: 8 })
    .operationalLayers[0]!;
  expect(written).toMatchObject({ id: 'wells', title: 'Wells', layerType: 'ArcGISFeatureLayer' });
  expect(written.popupInfo.fieldInfos.map(({ label }) => label)).toEqual([
    'Kind of well',
    'Depth of the well (km)'
  ]);
  expect(JSON.stringify(written)).toContain('"legendOptions":{"title":"Kind of well"}');
  expect(CATALOGUE.map(({ id }) => id)).toContain('wells');
  const french = createOperationalLayer(getWellsLayer(), undefined, 'fr');
  expect(french.title).toBe('Puits');
  expect(french.popupInfo.fieldInfos.map(({ label }) => label)).toEqual([
    'Genre de puits',
    'Profondeur du puits (km)'
  ]);
  expect(JSON.stringify(french)).toContain('"legendOptions":{"title":"Genre de puits"}');
  expect(translateText('Depth of the well (km)', 'fr')).toBe('Profondeur du puits (km)');
});

it('a new layer has its panel and is searched', () => {
  expect(getWellsLayer().panel).toEqual({
    countBy: ['kind'],
    figures: [{ field: 'depth', kind: 'average', decimals: 2 }]
  });
  expect(listSearchableLayers().at(-1)).toMatchObject({ id: 'wells', fields: ['name'] });
});

it('a new layer is imported within its bounds', () => {
  const { depth_km: depth, kind, owner } = buildPageColumns(getWellsLayer().page);
  expect(owner).toBeUndefined();
  expect(depth?.read('0.3')).toMatchObject({ ok: true, value: 0.3 });
  expect(depth?.read('0')).toMatchObject({
    ok: false,
    problem: { en: '0 is not allowed; give a number above 0, km' }
  });
  expect(kind?.read('drilled')).toEqual({ ok: true, value: 'Drilled' });
});

describe('its service', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(registerFeatureServers, async (store) => {
      await store.query(
        `CREATE TABLE well (id serial PRIMARY KEY, name text, kind text, depth_km float8, owner text,
           geom geometry(Point, 4326))`
      );
      await store.query(
        `INSERT INTO well (name, kind, depth_km, owner, geom)
         VALUES ('North', 'Dug', 0.02, 'A', ST_SetSRID(ST_MakePoint(7, 5), 4326))`
      );
    });
  });
  afterAll(() => app.close());

  const service = '/arcgis/rest/services/wells/FeatureServer/0';
  type QueryAnswer = {
    readonly error?: { readonly code: number };
    readonly fields?: readonly { readonly name: string; readonly alias: string }[];
    readonly features?: readonly { readonly attributes: object }[];
    readonly drawingInfo?: { readonly renderer: { readonly type: string } };
  };

  it('the service of a new layer describes its fields and symbols as on the page', async () => {
    const { fields, drawingInfo } = await app.get<QueryAnswer>(service, {}, app.tokens.admin);
    const { depth } = getWellsLayer().page.fields;
    expect(fields?.find(({ name }) => name === 'depth')?.alias).toBe(formatFieldLabel(depth!, 'en'));
    expect(drawingInfo?.renderer.type).toBe('uniqueValue');
  });

  it('the service of a new layer admits the roles of the page, field by field', async () => {
    const queryWells = (token?: string) =>
      app.get<QueryAnswer>(`${service}/query`, { where: '1=1', outFields: '*' }, token);
    expect((await queryWells()).error?.code).toBe(499);
    expect((await queryWells(app.tokens.investor)).error?.code).toBe(403);
    const [staff] = (await queryWells(app.tokens.staff)).features ?? [];
    expect(staff?.attributes).toEqual({ OBJECTID: 1, name: 'North', kind: 'Dug', depth: 0.02 });
    const [admin] = (await queryWells(app.tokens.admin)).features ?? [];
    expect(admin?.attributes).toMatchObject({ owner: 'A' });
  });
});
