import esriConfig from '@arcgis/core/config';
import FeatureLayer from '@arcgis/core/layers/FeatureLayer';
import PopupTemplate from '@arcgis/core/PopupTemplate';
import type LayerSearchSource from '@arcgis/core/widgets/Search/LayerSearchSource';
import type LocatorSearchSource from '@arcgis/core/widgets/Search/LocatorSearchSource';
import { DataSourceManager } from 'jimu-core';
import { getDefaultAppConfig, initStore, updateStore } from 'jimu-for-test';
import { searchSources } from './sources';

const service = 'http://localhost/arcgis/rest/services/mills/FeatureServer';
const utilities = { geocoder: { id: 'geocoder', type: 'GEOCODING', url: 'http://localhost/geocoder' } };
const places = { label: 'Places', useUtility: { utilityId: 'geocoder' } };
const mills = {
  label: 'Mills',
  useDataSource: { dataSourceId: 'mills', mainDataSourceId: 'mills' },
  searchFields: [{ jimuName: 'name' }],
  displayFields: [{ jimuName: 'name' }, { jimuName: 'state' }]
};

beforeEach(() => {
  initStore();
  DataSourceManager.getInstance().destroyDataSource('mills');
  updateStore({
    appConfig: getDefaultAppConfig().merge({
      dataSources: { mills: { id: 'mills', type: 'FEATURE_LAYER', url: `${service}/0` } },
      utilities
    } as never) as never
  });
  jest.spyOn(FeatureLayer.prototype, 'load').mockImplementation(async function (this: FeatureLayer) {
    return this;
  });
});

describe('what a search looks in', () => {
  it('[MP-02] is the app’s geocoder, asked for any place', async () => {
    const { sources, missing } = await searchSources([places], { maxSuggestions: 4 });
    const { url, name, singleLineFieldName, maxSuggestions } = sources[0] as LocatorSearchSource;
    expect({ url, name, singleLineFieldName, maxSuggestions, missing }).toEqual({
      url: 'http://localhost/geocoder',
      name: 'Places',
      singleLineFieldName: 'SingleLine',
      maxSuggestions: 4,
      missing: []
    });
  });

  it('[MP-02] is a layer, by the fields named, with the popup of the same layer on the map', async () => {
    const popupTemplate = new PopupTemplate({ title: '{name}' });
    const drawn = new FeatureLayer({ url: `${service}/0`, popupTemplate });
    const { sources } = await searchSources([mills], { layers: [drawn] });
    const source = sources[0] as LayerSearchSource;
    expect(source.searchFields).toEqual(['name']);
    expect(source.displayField).toBe('name');
    expect(source.suggestionTemplate).toBe('{name}, {state}');
    expect((source.layer as FeatureLayer).popupTemplate?.title).toBe('{name}');
    // Filters of the layer on the map hide nothing from the search.
    expect(source.layer).not.toBe(drawn);
  });

  it('[MP-02] names a source that cannot be had and keeps the others', async () => {
    updateStore({ appConfig: getDefaultAppConfig().merge({ utilities } as never) as never });
    const unknown = { label: 'Elsewhere', useUtility: { utilityId: 'gone' } };
    const { sources, missing } = await searchSources([places, mills, unknown], {});
    expect(sources.map(({ name }) => name)).toEqual(['Places']);
    expect(missing).toEqual(['Mills', 'Elsewhere']);
  });

  it('[MP-02] leaves out a layer that is not for the user, without a word', async () => {
    jest.restoreAllMocks();
    // As the host has it: nobody is asked to sign in.
    esriConfig.request.useIdentity = false;
    const answer = (code: number) =>
      jest
        .spyOn(globalThis, 'fetch')
        .mockImplementation(async () => Response.json({ error: { code, message: 'No.', details: [] } }));
    answer(403);
    expect(await searchSources([mills], {})).toEqual({ sources: [], missing: [] });
    answer(500);
    expect(await searchSources([mills], {})).toEqual({ sources: [], missing: ['Mills'] });
  });
});
