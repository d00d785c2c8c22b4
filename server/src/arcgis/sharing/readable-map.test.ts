import type { Caller, Role } from '../../common/roles';
import { openTestApp } from '../../app/test-app';
import type { TestApp } from '../../app/test-app';
import { mayRead } from '../../common/roles';
import { DATASETS } from '../../layers';
import { RASTERS } from '../../layers/rasters';
import { filterMap } from './readable-map';
import type { MapJson } from './readable-map';
import { preferEmbeddedDatabase } from '../../store/test-driver';

preferEmbeddedDatabase();

const createCaller = (role: Role): Caller => ({ uid: role, email: null, role });
const createFeatureLayer = (service: string) => ({
  url: `https://site.example/arcgis/rest/services/${service}/FeatureServer/0`
});
const createImageLayer = (service: string) => ({
  url: `https://site.example/arcgis/rest/services/${service}/ImageServer`
});

describe('readable layers of a map', () => {
  it.each(['guest', 'investor', 'staff', 'admin'] as const)(
    '[AU-14] contain for role %s exactly the layers that it may read',
    (role) => {
      const layers = [
        ...DATASETS.map((dataset) => ({ ...createFeatureLayer(dataset.service), access: dataset.access })),
        ...RASTERS.map((raster) => ({ ...createImageLayer(raster.service), access: raster.access }))
      ];
      const wanted = layers.filter(({ access }) => mayRead(createCaller(role), access));
      expect(filterMap({ operationalLayers: layers }, createCaller(role))).toEqual({
        operationalLayers: wanted
      });
    }
  );

  it('[AU-14] are filtered in groups as well, and an empty group is removed', () => {
    const createGroup = (...layers: object[]) => ({ title: 'Group', layers });
    const map = {
      title: 'Map',
      operationalLayers: [
        createGroup(
          createFeatureLayer('wards'),
          createGroup(createImageLayer('soilPH'), createFeatureLayer('factories'))
        ),
        createGroup(createImageLayer('soilPH')),
        createFeatureLayer('ngnLGA')
      ]
    };
    expect(filterMap(map, createCaller('investor'))).toEqual({
      title: 'Map',
      operationalLayers: [
        createGroup(createGroup(createFeatureLayer('factories'))),
        createFeatureLayer('ngnLGA')
      ]
    });
    expect(filterMap(map, createCaller('staff'))).toEqual(map);
  });

  it('are recognized by the kind of service, in any case of letters', () => {
    const map = {
      operationalLayers: [
        createFeatureLayer('WARDS'),
        createFeatureLayer('soilPH'),
        { url: 'https://a.example/x' },
        {}
      ]
    };
    expect(filterMap(map, createCaller('guest')).operationalLayers).toEqual(map.operationalLayers.slice(1));
    expect(filterMap({}, createCaller('guest'))).toEqual({});
  });
});

describe('oil palm map over the network', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp();
  });
  afterAll(() => test.close());

  const requestMap = async (role: 'investor' | 'staff') => {
    const token = await test.signIn(role);
    const answer = await test.request('/arcgis/sharing/rest/content/items/oil-palm-2d/data', {
      headers: { authorization: token }
    });
    return { headers: answer.headers, layers: answer.json<MapJson>().operationalLayers ?? [] };
  };

  it('[AU-14] contains for an investor only layers that an investor may read, and is not cached', async () => {
    const { headers, layers } = await requestMap('investor');
    expect(layers.length).toBeGreaterThan(10);
    const refused = [...DATASETS, ...RASTERS].filter(
      ({ access }) => !mayRead(createCaller('investor'), access)
    );
    const paths = layers.map(({ url }) => new URL(url ?? '').pathname);
    for (const { service } of refused)
      expect(paths.filter((path) => path.includes(`/services/${service}/`))).toEqual([]);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('vary')).toMatch(/cookie.*authorization/i);
    const { layers: all } = await requestMap('staff');
    expect(all.length).toBeGreaterThan(layers.length);
  });
});
