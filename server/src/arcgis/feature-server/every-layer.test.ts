import { MAX_STATISTICS } from './cost';
import {
  accessPoint,
  biocharApplication,
  biocharPartner,
  computeClusterAverages,
  customerFactory,
  factoryMarker,
  fieldInventory,
  futurePrice,
  lgaBoundary,
  logisticsDepot,
  rawMaterialSource,
  computeSustainabilityScore
} from '@site/domain';
import { seedDemonstration } from '@site/demo/src/seed';
import { readableFields } from '../dialect/access';
import type { LayerDataset, DatasetField } from '../../layers/dataset';
import type { Access } from '../../common/roles';
import { registerFeatureServers } from './routes';
import { openTestApp } from '../dialect/test-app';
import type { TestApp } from '../dialect/test-app';
import { DATASETS, findDataset } from '../../layers';

const lgas = findDataset('ngnLGA');
const oilPalmClusters = findDataset('palmclustersAllPrj');
const mills = findDataset('taggedMillsClus');

interface Failure {
  readonly error?: { readonly code: number; readonly message: string; readonly details: string[] };
}
interface FeatureSet extends Failure {
  readonly features: { readonly attributes: Record<string, unknown>; readonly geometry?: object }[];
}

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp(registerFeatureServers, (store) =>
    seedDemonstration(store, { today: new Date('2026-11-21T09:00:00Z'), scale: 0.2, log: () => undefined })
  );
});
afterAll(() => test.close());

const toLayerPath = ({ service }: LayerDataset) => `/arcgis/rest/services/${service}/FeatureServer/0`;
const queryLayer = <T>(
  dataset: LayerDataset,
  params: Record<string, string>,
  role?: 'investor' | 'staff' | 'admin'
) => test.get<T>(`${toLayerPath(dataset)}/query`, params, role && test.tokens[role]);

/** From the most readers to the fewest. */
const ORDER: readonly Access[] = ['public', 'investor', 'staff', 'admin'];
const table = DATASETS.map((dataset) => [dataset.service, dataset] as const);

/**
 * Fields that no demonstration row fills: the account that created a record, since no account created these,
 * and the mark of values withheld from guests.
 */
const EMPTY = ['createdByUser', 'heldBack'];

/** Returns a condition that holds for every row with a value in the field. */
const writeCondition = ({ name, type }: DatasetField): string => {
  if (type === 'date') return `${name} >= DATE '1970-01-02'`;
  return type === 'string' ? `${name} LIKE '%'` : `${name} > -1000000000`;
};

describe('every layer over the demonstration data', () => {
  it.each(table)('[AP-09] %s describes itself, counts and returns a shape', async (_service, dataset) => {
    interface Described {
      fields: { name: string; alias: string; type: string; length?: number }[];
      displayField: string;
    }
    const description = await test.get<Described>(toLayerPath(dataset), {}, test.tokens.admin);
    expect(description.fields.map(({ name }) => name)).toEqual(dataset.fields.map(({ name }) => name));
    expect(description.fields.map(({ name }) => name)).toContain(description.displayField);
    // GDAL warns of each value that is longer than its field declares.
    for (const { name, type, length } of description.fields)
      expect([name, length !== undefined]).toEqual([name, type === 'esriFieldTypeString']);
    const { count } = await queryLayer<{ count: number }>(dataset, { returnCountOnly: 'true' }, 'admin');
    expect(count).toBeGreaterThan(0);
    const { features } = await queryLayer<FeatureSet>(dataset, { resultRecordCount: '3' }, 'admin');
    expect(features.every(({ geometry }) => geometry)).toBe(true);
  });

  it('declares as never empty only fields of columns that cannot be', async () => {
    const required = DATASETS.flatMap(({ fields }) => fields.filter(({ isRequired }) => isRequired));
    expect(required.map(({ sql }) => sql)).toContain('mill.name');
    for (const { sql } of required)
      expect(
        await test.store.query(
          `SELECT attnotnull FROM pg_attribute WHERE (attrelid::regclass || '.' || attname) = $1`,
          [sql]
        )
      ).toEqual([{ attnotnull: true }]);
    const { fields } = await test.get<{ fields: { name: string; nullable: boolean }[] }>(
      toLayerPath(mills),
      {},
      test.tokens.admin
    );
    expect(fields.filter(({ nullable }) => !nullable).map(({ name }) => name)).toEqual(['OBJECTID', 'name']);
  });

  it.each(table)('[AP-09] %s answers a query with each of its fields', async (_service, dataset) => {
    for (const field of dataset.fields) {
      const where = writeCondition(field);
      const params = { where, outFields: field.name, orderByFields: field.name, returnGeometry: 'false' };
      const { error, features } = await queryLayer<FeatureSet>(
        dataset,
        { ...params, resultRecordCount: '2' },
        'admin'
      );
      expect({ field: field.name, error }).toEqual({ field: field.name, error: undefined });
      if (EMPTY.includes(field.name)) continue;
      expect(features.map(({ attributes }) => attributes[field.name])).not.toContain(null);
      expect(features.length).toBeGreaterThan(0);
    }
  });

  it.each(table)('[AP-09] %s aggregates each of its fields', async (_service, dataset) => {
    const numbers = dataset.fields.filter(({ type }) => type === 'integer' || type === 'double');
    const wanted = [
      ...dataset.fields.map(({ name }) => ['count', name]),
      ...numbers.flatMap(({ name }) => [
        ['min', name],
        ['max', name],
        ['avg', name]
      ])
    ].map(([statisticType, onStatisticField]) => ({ statisticType, onStatisticField }));
    const attributes: Record<string, unknown> = {};
    for (let from = 0; from < wanted.length; from += MAX_STATISTICS) {
      const outStatistics = JSON.stringify(wanted.slice(from, from + MAX_STATISTICS));
      const { features } = await queryLayer<FeatureSet>(dataset, { outStatistics }, 'admin');
      Object.assign(attributes, features[0]!.attributes);
    }
    for (const { name } of numbers) {
      const [least, most, mean] = ['min', 'max', 'avg'].map((type) => Number(attributes[`${type}_${name}`]));
      expect(least).toBeLessThanOrEqual(mean! + 1e-6 * Math.abs(mean!));
      expect(mean).toBeLessThanOrEqual(most! + 1e-6 * Math.abs(most!));
    }
  });
});

const CLUSTER =
  'acreArea Area_ha ha_area_1 ffb_yield cpo_yield pko_yield pkn_yield pks_yield fibr_yld state haNow tones ' +
  'WeeklyP1Yield WeeklyFFBYield Ages BulkDens layer';

describe('fields of the specification', () => {
  /** Layers whose records are described in the domain. `_id` is `id` again; each fuel has its own field. */
  const OTHERWISE = ['_id', 'gas'];
  /** Derived for the product's own lists; the specification has the LGA of applications only. */
  const DERIVED = ['lga', 'state', 'batchType'];
  const MARKERS = [
    'factories',
    'aps',
    'customers',
    'logisticsDepots',
    'biocharApplications',
    'biocharPartners'
  ];
  const isOfList = (service: string, name: string) =>
    MARKERS.includes(service) &&
    DERIVED.includes(name) &&
    !(service === 'biocharApplications' && name === 'lga');
  const described = Object.entries({
    factories: factoryMarker,
    aps: accessPoint,
    customers: customerFactory,
    logisticsDepots: logisticsDepot,
    biocharApplications: biocharApplication,
    biocharPartners: biocharPartner,
    ngnLGA: lgaBoundary,
    rawMaterialSource,
    fieldInventory,
    futurePrices: futurePrice
  }).map(
    ([service, { shape }]) =>
      [
        service,
        Object.keys(shape).filter((name) => !OTHERWISE.includes(name) && !isOfList(service, name))
      ] as const
  );

  /** The read-only layers, with their fields as listed in the specification; a location is the geometry. */
  const LOOKED_AT: Readonly<Record<string, string>> = {
    taggedMillsClus:
      'name size totalPrice tonsAmount noOfTransactions lga_slug RTM state_slug cracker separator ' +
      'lastDiscoveryDate number_of_pots number_of_pressers physically_tagged avgPricePerTon ' +
      'oilPalmClusterHectares deforestedLayerHectares sustainabilityScore cluster_avg_sustainability ' +
      'cluster_count daysFromLastDiscovery aveP1PMill',
    palmclustersAllPrj: CLUSTER,
    OilPalmCluster: CLUSTER,
    minigrids: 'SiteName State connOnground latitude longitude',
    oilPalmProcessors: 'ParentCompany Suppliers RSPOStatus latitude longitude Address Product',
    commercial_farms: 'Name City State Address contact_email contact_phone url Farm_Type Farm_Size_hectares_',
    communityTransactions: 'avgPricePe',
    lgaTransactions: 'avgPricePe',
    deforestation: 'layer hectare',
    forestCover: 'ADM1_EN loss gain',
    Maize_Farms_GeoJSON: 'wardname lganame statename poi_name farm_type',
    maizeFarmTrials: 'YIELD Biomass LGA State',
    maizeProduction2022: 'Production LGA State',
    maizeProduction2023: 'Production LGA State',
    mills_distance: 'Location DIST_KM',
    akwaIbomPlantations: 'ageInt',
    pindOilPalm: 'ageInt',
    Biomass_Factories_GeoJSON: 'wardname lganame statename fctry_st_n source biomass_type biomass_waste',
    conserved: 'name designation designationType status governmentType owner',
    roofFootprints: 'area_in_me'
  };
  const lookedAt = Object.entries(LOOKED_AT).map(([service, names]) => [service, names.split(' ')] as const);

  it.each([...described, ...lookedAt])('[AP-09] are all in %s', (service, wanted) => {
    const fields = DATASETS.find((one) => one.service === service)?.fields.map(({ name }) => name);
    expect(fields).toEqual(expect.arrayContaining([...wanted]));
  });

  it('have services with the names of the specification', () => {
    const given =
      'forestCover conserved taggedMillsClus palmclustersAllPrj ngnLGA wards 10kmscore mills_distance ' +
      'Biomass_Factories_GeoJSON geofencedfarms commercial_farms Maize_Farms_GeoJSON OilPalmCluster';
    expect(DATASETS.map(({ service }) => service)).toEqual(expect.arrayContaining(given.split(' ')));
    expect(new Set(DATASETS.map(({ service }) => service.toLowerCase())).size).toBe(DATASETS.length);
  });
});

describe('tagged mills', () => {
  it('are the mills with a location, with null for unknown values', async () => {
    const { located, all } = (
      await test.store.query<{ located: number; all: number }>(
        'SELECT count(geom) AS located, count(*) AS all FROM mill'
      )
    )[0]!;
    expect(located).toBeLessThan(all);
    const { count } = await queryLayer<{ count: number }>(mills, { returnCountOnly: 'true' }, 'staff');
    expect(count).toBe(located);
    const where = 'tonsAmount = 0 OR oilPalmClusterHectares IS NULL';
    const { features } = await queryLayer<FeatureSet>(mills, { where, outFields: '*' }, 'staff');
    expect(features.length).toBeGreaterThan(10);
    for (const { attributes } of features) {
      if (attributes.tonsAmount === 0) expect(attributes.avgPricePerTon).toBeNull();
      if (attributes.oilPalmClusterHectares === null) expect(attributes.sustainabilityScore).toBeNull();
    }
  });

  it('[DM-03] have the sustainability score of the domain, their own and their cluster’s', async () => {
    const { features } = await queryLayer<FeatureSet>(
      mills,
      { outFields: '*', returnGeometry: 'false' },
      'staff'
    );
    const rows = features.map(({ attributes }) => attributes);
    const toFigure = (value: unknown) => (value === null ? null : Number(value));
    for (const row of rows) {
      const score = computeSustainabilityScore(
        toFigure(row.oilPalmClusterHectares),
        toFigure(row.deforestedLayerHectares)
      );
      if (score === null) expect(row.sustainabilityScore).toBeNull();
      else expect(row.sustainabilityScore).toBeCloseTo(score, 9);
    }
    const communities = await test.store.query<{ mill_id: number; community_id: number }>(
      'SELECT mill_id, community_id FROM supplier'
    );
    const communityOf = new Map(communities.map((one) => [one.mill_id, one.community_id]));
    for (const row of rows.slice(0, 40)) {
      const community = communityOf.get(Number(row.OBJECTID));
      const members = rows.filter(({ OBJECTID }) => communityOf.get(Number(OBJECTID)) === community);
      const expected = computeClusterAverages(
        members.map(({ tonsAmount, sustainabilityScore: score }) => ({
          cluster_count: 1,
          tonsAmount: Number(tonsAmount),
          sustainability: toFigure(score)
        }))
      );
      expect(row.cluster_count).toBe(expected.cluster_count);
      expect(row.aveP1PMill).toBeCloseTo(Number(expected.aveP1PMill), 9);
      if (expected.cluster_avg_sustainability === null) expect(row.cluster_avg_sustainability).toBeNull();
      else expect(row.cluster_avg_sustainability).toBeCloseTo(expected.cluster_avg_sustainability, 9);
    }
  });
});

describe('oil palm clusters', () => {
  it('[AP-09] yield tonnes per hectare, and in total those times their area', async () => {
    const { features } = await queryLayer<FeatureSet>(oilPalmClusters, {
      outFields: '*',
      returnGeometry: 'false'
    });
    expect(features.length).toBeGreaterThan(100);
    for (const { attributes } of features) {
      const { Area_ha, tones, ffb_yield } = attributes as Record<string, number>;
      expect(ffb_yield).toBeGreaterThanOrEqual(0);
      expect(ffb_yield).toBeLessThan(20);
      expect(tones! / Area_ha!).toBeCloseTo(ffb_yield!, 9);
    }
  });
});

describe('LGAs', () => {
  it('[MP-15] [AU-14] count the mills that the layer Tagged Mills shows', async () => {
    const fields = { outFields: 'lga_code,physically_tagged', returnGeometry: 'false' };
    const shown = await queryLayer<FeatureSet>(mills, fields, 'staff');
    const tagged = shown.features.filter(({ attributes }) => attributes.physically_tagged === 'Yes');
    expect(tagged.length).toBeLessThan(shown.features.length);
    const counts = { outFields: 'code,noTaggedMi', returnGeometry: 'false' };
    const { features } = await queryLayer<FeatureSet>(lgas, counts, 'investor');
    const wrong = features.filter(
      ({ attributes: { code, noTaggedMi } }) =>
        noTaggedMi !== tagged.filter(({ attributes }) => attributes.lga_code === code).length
    );
    expect(wrong).toEqual([]);
    expect(features.some(({ attributes }) => Number(attributes.noTaggedMi) > 0)).toBe(true);
    // Investors do not see mills without a tag, whatever they request.
    const own = await queryLayer<FeatureSet>(mills, fields, 'investor');
    expect(own.features.map(({ attributes }) => attributes)).toEqual(
      tagged.map(({ attributes }) => attributes)
    );
    const untagged = { where: "physically_tagged = 'No'", returnCountOnly: 'true' };
    expect(await queryLayer(mills, untagged, 'investor')).toEqual({ count: 0 });
  });
});

describe('access to every layer', () => {
  const PERSONAL = /phone|e_?mail|contact|owner|farmer|officer|supplier(?!s)|agent/i;

  it('[AU-15] restricts personal fields to staff, whatever the role of the layer', () => {
    const about = DATASETS.flatMap(({ service, fields }) =>
      fields.filter(({ name }) => PERSONAL.test(name)).map((field) => ({ service, ...field }))
    ).filter(({ service, name }) => !(service === 'conserved' && name === 'owner'));
    expect(about.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['phoneNumber', 'officerEmail', 'contact_email', 'farmerName', 'supplierName'])
    );
    expect(about.filter(({ access }) => access !== 'staff')).toEqual([]);
  });

  it('has no display field that some readers of the layer may not see', () => {
    const hidden = DATASETS.filter(({ access, fields, displayField }) => {
      const shown = fields.find(({ name }) => name === displayField);
      return shown?.access && ORDER.indexOf(shown.access) > ORDER.indexOf(access);
    });
    expect(hidden).toEqual([]);
  });

  it.each(table)('[AU-14] [AU-15] %s admits exactly the roles it is open to', async (_service, dataset) => {
    for (const role of [undefined, 'investor', 'staff', 'admin'] as const) {
      const open = ORDER.indexOf(role ?? 'public') >= ORDER.indexOf(dataset.access);
      const refused = role === undefined ? 499 : 403;
      const { error } = await queryLayer<Failure>(dataset, { returnCountOnly: 'true' }, role);
      expect([role, error?.code]).toEqual([role, open ? undefined : refused]);
    }
  });

  it.each(
    table.filter(([, { access, fields }]) => access === 'investor' && fields.some((field) => field.access))
  )('[AU-14] [AU-15] %s shows an investor no field closed to them', async (_service, dataset) => {
    const caller = { uid: 'i', email: null, role: 'investor' as const };
    const open = new Set(readableFields(dataset, caller).map(({ name }) => name));
    const { features } = await queryLayer<FeatureSet>(
      dataset,
      { outFields: '*', resultRecordCount: '1' },
      'investor'
    );
    expect(Object.keys(features[0]!.attributes).sort()).toEqual([...open].sort());
    const closed = dataset.fields.filter(({ name }) => !open.has(name));
    expect(closed.length).toBeGreaterThan(0);
    for (const { name } of closed) {
      const params: Record<string, string>[] = [
        { where: `${name} LIKE 'a%'` },
        { orderByFields: name },
        { outFields: name },
        { outStatistics: JSON.stringify([{ statisticType: 'count', onStatisticField: name }]) }
      ];
      for (const one of params)
        expect((await queryLayer<Failure>(dataset, one, 'investor')).error?.code).toBe(400);
    }
  });
});
