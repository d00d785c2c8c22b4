import type { FakeQuery, FakeRow } from '../../../../tests/support/fake-service';
import { createFakeService } from '../../../../tests/support/fake-service';
import { createLayerRows } from './layer-rows';
import type { QueriedLayer } from './queried-layer';

jest.mock('../way-to-feature', () => ({ findWayToFeature: jest.fn() }));

const reading = { signal: new AbortController().signal, tell: () => undefined };
const ALL = { sort: null, search: '' } as const;

function createLayer(rows: readonly FakeRow[], more: Partial<QueriedLayer> = {}) {
  const service = createFakeService(rows);
  const layer = {
    id: 'mills',
    title: 'Confirmed mills',
    objectIdField: 'OBJECTID',
    displayField: 'name',
    capabilities: { query: { maxRecordCount: 2000 } },
    load: async () => undefined,
    ...service,
    ...more
  };
  const asked = {
    layer,
    selection: { where: 'tonnes > 1' },
    title: 'Mills',
    locale: 'en',
    view: null
  } as const;
  return { rows: createLayerRows(asked), queries: service.queries };
}

describe('the records of a layer', () => {
  it('begin with the name, and mark status and identifiers', async () => {
    const { rows } = createLayer([
      { cluster_id: 4, status: 'Active', imageUrls: 'x', name: 'Ada', lga_code: 'UYO' }
    ]);
    const { fields } = await rows.fetchPage({ ...ALL, page: 0 }, reading.signal);
    expect(fields.map(({ name, role }) => [name, role])).toEqual([
      ['name', 'name'],
      ['cluster_id', 'identifier'],
      ['status', 'status'],
      ['lga_code', 'identifier']
    ]);
  });

  it('have their fields’ decimal places on SITE’s layers only', async () => {
    const decimalsAt = async (url: string) => {
      const { rows } = createLayer([{ name: 'Ada', tonsAmount: 1.25, avgPricePerTon: 36_917.4545 }], { url });
      const { fields } = await rows.fetchPage({ ...ALL, page: 0 }, reading.signal);
      return fields.map(({ decimals }) => decimals);
    };
    const services = 'https://site.example/arcgis/rest/services';
    expect(await decimalsAt(`${services}/taggedMillsClus/FeatureServer/0`)).toEqual([undefined, 1, 0]);
    expect(await decimalsAt(`${services}/wells/FeatureServer/0`)).toEqual([undefined, undefined, undefined]);
  });

  it('mark telephone numbers on SITE’s layers', async () => {
    const url = 'https://site.example/arcgis/rest/services/customers/FeatureServer/0';
    const { rows } = createLayer([{ name: 'Ada', phoneNumber: '08031234567' }], { url });
    const { fields } = await rows.fetchPage({ ...ALL, page: 0 }, reading.signal);
    expect(fields.map(({ name, isPhone }) => [name, isPhone])).toEqual([
      ['name', undefined],
      ['phoneNumber', true]
    ]);
  });

  it('are requested in the given order and with the search text, each text quoted', async () => {
    const { rows, queries } = createLayer([{ name: 'Ada', tonnes: 3, place: 'Uyo' }]);
    await rows.fetchPage({ page: 2, sort: '-tonnes', search: " o'k_ " }, reading.signal);
    const asked = queries.at(-1) as FakeQuery & { readonly orderByFields: readonly string[] };
    expect(asked.orderByFields).toEqual(['tonnes DESC', 'OBJECTID']);
    expect(asked.start).toBe(20);
    expect(asked.where).toBe(
      "(tonnes > 1) AND ((UPPER(name) LIKE '%O''K!_%' ESCAPE '!') OR (UPPER(place) LIKE '%O''K!_%' ESCAPE '!'))"
    );
  });

  it('are found by a name in another spelling: accents, Unicode form, spacing', async () => {
    const { rows, queries } = createLayer([
      { name: 'Ìkọt Ẹkpẹne' },
      { name: 'Ìkọt Ẹkpẹne'.normalize('NFD') },
      { name: 'IKOT EKPENE 2' },
      { name: "Ọ'Neil" },
      { name: null }
    ]);
    const conditions: (string | undefined)[] = [];
    for (const search of ['ikot-ekpene', 'ikot ekpene', 'oneil', 'uyo']) {
      await rows.fetchPage({ page: 0, sort: null, search }, reading.signal);
      conditions.push(queries.at(-1)?.where.replace('(tonnes > 1) AND ', ''));
    }
    const both = `'Ìkọt Ẹkpẹne', '${'Ìkọt Ẹkpẹne'.normalize('NFD')}'`;
    expect(conditions).toEqual([
      `(((UPPER(name) LIKE '%IKOT-EKPENE%') OR (name IN (${both}, 'IKOT EKPENE 2'))))`,
      `(((UPPER(name) LIKE '%IKOT EKPENE%') OR (name IN (${both}))))`,
      `(((UPPER(name) LIKE '%ONEIL%') OR (name IN ('Ọ''Neil'))))`,
      `((UPPER(name) LIKE '%UYO%'))`
    ]);
    expect(queries.filter(({ returnDistinctValues }) => returnDistinctValues)).toHaveLength(1);
  });

  it('[BY-02] are all in a file, even 50,000 of them, with progress reports', async () => {
    const { rows } = createLayer(Array.from({ length: 50_000 }, (_, at) => ({ name: `Mill ${at}` })));
    const shares: number[] = [];
    const all = await rows.fetchAll(
      { ...ALL, withShapes: false },
      { ...reading, tell: (share) => shares.push(share) }
    );
    expect(all.rows).toHaveLength(50_000);
    expect([all.rows[0], all.rows[49_999]].map((row) => row!.attributes.name)).toEqual([
      'Mill 0',
      'Mill 49999'
    ]);
    expect(shares).toHaveLength(25);
    expect(shares.at(-1)).toBe(1);
  });

  it('[BY-02] are refused for a file when the layer returns fewer than it counted', async () => {
    const { rows } = createLayer([{ name: 'Ada' }], { queryFeatureCount: async () => 2 });
    await expect(rows.fetchAll({ ...ALL, withShapes: false }, reading)).rejects.toThrow(
      'changed while it was read'
    );
  });

  it('have their geometry in a file on request', async () => {
    const geometries = [
      { type: 'point', x: 7, y: 5 },
      { type: 'polygon', rings: [[[0, 0], [0, 1], [1, 1], [0, 0]]] }, // prettier-ignore
      { type: 'polyline', paths: [[[0, 0], [2, 2]]] }, // prettier-ignore
      null
    ];
    const features = geometries.map((geometry) => ({ attributes: { name: 'Ada' }, geometry }));
    const { rows } = createLayer([], {
      queryFeatureCount: async () => features.length,
      queryFeatures: async () => ({ features })
    });
    const all = await rows.fetchAll({ ...ALL, withShapes: true }, reading);
    expect(all.rows.map(({ shape }) => shape)).toEqual([
      { point: [7, 5] },
      { rings: geometries[1]!.rings },
      { lines: geometries[2]!.paths },
      null
    ]);
  });
});
