import type { ServiceAreaRecords } from '@site/domain';
import { MAX_AREA_RECORDS } from '@site/domain';
import type { JimuMapView } from 'jimu-arcgis';
import { createAreaRows } from './area-rows';
import type { AreaRowsSource, RequestedPage } from './area-rows';
import type { QueriedLayer } from './queried-layer';

const createRow = (id: number) => ({ attributes: { OBJECTID: id, SiteName: `Site ${id}` }, shape: null });
const order = { sort: '-SiteName', search: 'site' };
const createReadOptions = () => ({ signal: new AbortController().signal, tell: jest.fn() });

function makeSource(total: number, change: Partial<AreaRowsSource> = {}) {
  const pages: RequestedPage[] = [];
  const source: AreaRowsSource = {
    ...{ kind: 'minigrids', title: 'Minigrids of Uyo', locale: 'en', view: null, layer: null },
    async read(page): Promise<ServiceAreaRecords> {
      pages.push(page);
      const first = page.page * page.pageSize;
      const count = Math.max(0, Math.min(page.pageSize, total - first));
      const rows = Array.from({ length: count }, (_, at) => createRow(first + at + 1));
      return { total, fields: ['OBJECTID', 'State', 'SiteName'], rows };
    },
    ...change
  };
  return { pages, rows: createAreaRows(source) };
}

it('lists a page with a record’s name first and without its object id', async () => {
  const { rows } = makeSource(3);
  const page = await rows.fetchPage({ page: 0, ...order }, createReadOptions().signal);
  expect(page).toMatchObject({ total: 3, keyField: 'OBJECTID' });
  expect(page.fields.map(({ name, title, role }) => [name, title, role])).toEqual([
    ['SiteName', 'Site', 'name'],
    ['State', 'State', undefined]
  ]);
  expect(rows.layerTitle).toBe('Minigrids');
});

it('[BY-02] reads every record for a file, page by page in the current order', async () => {
  const { pages, rows } = makeSource(MAX_AREA_RECORDS + 5);
  const told = createReadOptions();
  const all = await rows.fetchAll({ ...order, withShapes: true }, told);
  expect(all.rows.map(({ attributes }) => attributes.OBJECTID)).toEqual(
    Array.from({ length: MAX_AREA_RECORDS + 5 }, (_, at) => at + 1)
  );
  expect(pages).toEqual(
    [0, 1].map((page) => ({ page, pageSize: MAX_AREA_RECORDS, ...order, withShapes: true }))
  );
  expect(told.tell.mock.calls.at(-1)).toEqual([1]);
});

it('refuses a file when the server gives fewer records than it counts', async () => {
  const { rows } = makeSource(0, {
    read: async () => ({ total: 2, fields: ['OBJECTID', 'SiteName'], rows: [createRow(1)] })
  });
  await expect(rows.fetchAll({ ...order, withShapes: false }, createReadOptions())).rejects.toThrow(
    'changed'
  );
});

it('zooms to a record only when the map has its layer from this server', () => {
  const view = { getAllJimuLayerViews: () => [] } as unknown as JimuMapView;
  const createLayer = (service: string) =>
    ({ url: `https://site.example/arcgis/rest/services/${service}/FeatureServer/0` }) as QueriedLayer;
  expect(makeSource(1, { view, layer: createLayer('minigrids') }).rows).toHaveProperty('wayTo');
  expect(makeSource(1, { view, layer: createLayer('another') }).rows).not.toHaveProperty('wayTo');
  expect(makeSource(1).rows).not.toHaveProperty('wayTo');
});
