import esriConfig from '@arcgis/core/config';
import FeatureLayer from '@arcgis/core/layers/FeatureLayer';
import PopupTemplate from '@arcgis/core/PopupTemplate';
import type LayerSearchSource from '@arcgis/core/widgets/Search/LayerSearchSource';
import type LocatorSearchSource from '@arcgis/core/widgets/Search/LocatorSearchSource';
import { DataSourceManager } from 'jimu-core';
import { getDefaultAppConfig, initStore, updateStore } from 'jimu-for-test';
import type { SearchItem } from '../config';
import { listSearchedLayers } from './own-layers';
import { createSearchSources } from './sources';

const service = 'http://localhost/arcgis/rest/services/mills/FeatureServer';
const utilities = { geocoder: { id: 'geocoder', type: 'GEOCODING', url: 'http://localhost/geocoder' } };
const createField = (name: string) => ({ jimuName: name, name });
const places: SearchItem = {
  label: 'Places',
  searchServiceType: 'GeocodeService',
  useUtility: { utilityId: 'geocoder' }
};
const mills: SearchItem = {
  label: 'Mills',
  searchServiceType: 'FeatureService',
  useDataSource: { dataSourceId: 'mills', mainDataSourceId: 'mills' },
  searchFields: [createField('name')],
  displayFields: [createField('name'), createField('state')]
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

describe('sources of a search', () => {
  it("[MP-02] include the app's geocoder for any place", async () => {
    const { sources, missing } = await createSearchSources([places], { maxSuggestions: 4 });
    const { url, name, singleLineFieldName, maxSuggestions } = sources[0] as LocatorSearchSource;
    expect({ url, name, singleLineFieldName, maxSuggestions, missing }).toEqual({
      url: 'http://localhost/geocoder',
      name: 'Places',
      singleLineFieldName: 'SingleLine',
      maxSuggestions: 4,
      missing: []
    });
  });

  it('[MP-02] include a layer with the configured fields and the popup of the map', async () => {
    const popupTemplate = new PopupTemplate({ title: '{name}' });
    const drawn = new FeatureLayer({ url: `${service}/0`, popupTemplate });
    const { sources } = await createSearchSources([mills], { layers: [drawn] });
    const source = sources[0] as LayerSearchSource;
    expect(source.searchFields).toEqual(['name']);
    expect(source.displayField).toBe('name');
    expect(source.suggestionTemplate).toBe('{name}, {state}');
    expect((source.layer as FeatureLayer).popupTemplate?.title).toBe('{name}');
    // A separate layer, so that filters on the map hide nothing from the search.
    expect(source.layer).not.toBe(drawn);
  });

  it('[MP-02] list a source that cannot be loaded as missing, and keep the others', async () => {
    updateStore({ appConfig: getDefaultAppConfig().merge({ utilities } as never) as never });
    const unknown = { ...places, label: 'Elsewhere', useUtility: { utilityId: 'gone' } };
    const { sources, missing } = await createSearchSources([places, mills, unknown], {});
    expect(sources.map(({ name }) => name)).toEqual(['Places']);
    expect(missing).toEqual(['Mills', 'Elsewhere']);
  });

  it('[MP-02] omit a layer without read access, and do not list it as missing', async () => {
    jest.restoreAllMocks();
    // As in the host: without a sign-in dialog.
    esriConfig.request.useIdentity = false;
    const mockError = (code: number) =>
      jest
        .spyOn(globalThis, 'fetch')
        .mockImplementation(async () => Response.json({ error: { code, message: 'No.', details: [] } }));
    mockError(403);
    expect(await createSearchSources([mills], {})).toEqual({ sources: [], missing: [] });
    mockError(500);
    expect(await createSearchSources([mills], {})).toEqual({ sources: [], missing: ['Mills'] });
  });
});

describe('layers that were added to the map', () => {
  const createBoreholeLayer = (id: string, more: object = {}) => {
    const layer = new FeatureLayer({
      id,
      title: 'Boreholes',
      url: 'http://localhost/arcgis/rest/services/boreholes/FeatureServer/0',
      displayField: 'village',
      fields: [
        { name: 'OBJECTID', type: 'oid' },
        { name: 'driller', type: 'string' },
        { name: 'village', type: 'string' },
        { name: 'last_edited_user', type: 'string' },
        { name: 'depth', type: 'double' }
      ],
      popupTemplate: { title: '{village}' },
      ...more
    });
    // The SDK has no setter for this part of the service's definition.
    return Object.defineProperty(layer, 'editFieldsInfo', { value: { editorField: 'last_edited_user' } });
  };

  it('[BY-10] are searched by their text fields, the display field first, with their popup', async () => {
    const own = createBoreholeLayer('own');
    const { sources, missing } = await createSearchSources([places], { own: [own] });
    const source = sources[1] as LayerSearchSource;
    expect(source.name).toBe('Boreholes');
    expect(source.searchFields).toEqual(['village', 'driller']);
    expect(source.suggestionTemplate).toBe('{village}');
    const searched = source.layer as FeatureLayer;
    expect(searched).not.toBe(own);
    own.popupTemplate = new PopupTemplate({ title: 'Borehole of {village}' });
    await Promise.resolve();
    expect(searched.popupTemplate?.title).toBe('Borehole of {village}');
    expect(missing).toEqual([]);
  });

  it('[BY-10] are omitted without text fields, and listed as missing when their service fails', async () => {
    const numbers = createBoreholeLayer('numbers', { fields: [{ name: 'depth', type: 'double' }] });
    expect((await createSearchSources([], { own: [numbers] })).sources).toEqual([]);
    const away = createBoreholeLayer('own');
    jest.spyOn(away, 'load').mockRejectedValue(new Error('away'));
    expect(await createSearchSources([], { own: [away] })).toEqual({
      sources: [],
      missing: ['Boreholes']
    });
  });

  it('are only layers that appear in lists and are not excepted by the configuration', () => {
    const layers = [
      createBoreholeLayer('own'),
      createBoreholeLayer('mills'),
      createBoreholeLayer('hidden', { listMode: 'hide' })
    ];
    expect(listSearchedLayers(layers, { except: ['mills'] }).map(({ id }) => id)).toEqual(['own']);
    expect(listSearchedLayers(layers, undefined)).toEqual([]);
  });
});
