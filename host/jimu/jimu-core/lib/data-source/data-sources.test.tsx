import { act, screen } from '@testing-library/react';
import {
  AbstractDataAction,
  DataActionManager,
  DataLevel,
  DataSourceComponent,
  DataSourceManager,
  DataSourceStatus,
  getAppStore,
  JimuFieldType,
  QueryScope
} from 'jimu-core';
import type { DataRecordSet, FeatureLayerDataSource, IMUseDataSource } from 'jimu-core';
import { getDefaultAppConfig, initStore, updateStore, withStoreThemeIntlRender } from 'jimu-for-test';
import { createIntl } from 'react-intl';
import { registerModules } from '../module-registry';
import { toQueryRequest } from './service-layer-data-source';

const mills = { id: 'mills', type: 'FEATURE_LAYER', url: 'http://x/mills/0', sourceLabel: 'Mills' };
const output = {
  id: 'out',
  type: 'FEATURE_LAYER',
  isOutputFromWidget: true,
  isDataInDataSourceInstance: true,
  schema: {
    idField: 'id',
    fields: { id: { jimuName: 'id', name: 'id', type: JimuFieldType.Number } }
  }
};
/** Output of a widget: a condition on a service. */
const ofService = { id: 'rich', type: 'FEATURE_LAYER', url: mills.url, isOutputFromWidget: true };
const definition = {
  name: 'Mills',
  objectIdField: 'OBJECTID',
  geometryType: 'esriGeometryPoint',
  fields: [
    { name: 'OBJECTID', type: 'esriFieldTypeOID' },
    { name: 'tons', alias: 'Tons', type: 'esriFieldTypeDouble' },
    { name: 'since', type: 'esriFieldTypeDate' }
  ]
};
const createFeature = (OBJECTID: number, tons: number | null) => ({
  attributes: { OBJECTID, tons, since: 0 },
  geometry: { x: 1, y: 2 }
});
const createUse = (id: string) => ({ dataSourceId: id, mainDataSourceId: id }) as unknown as IMUseDataSource;
const createLayer = async (id = 'mills') =>
  (await DataSourceManager.getInstance().createDataSource(id)) as FeatureLayerDataSource;

const allSources = { mills, out: output, rich: ofService };
/** Sets the sources of the app's configuration. */
const configureSources = (dataSources: object) =>
  updateStore({ appConfig: getDefaultAppConfig().merge({ dataSources } as never) as never });

let asked: URLSearchParams[] = [];

/** Mocks a feature service with two mills. */
function mockService(answers: Partial<Record<'count' | 'features', unknown>> = {}) {
  asked = [];
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(String(input));
    const parameters = init?.body instanceof URLSearchParams ? init.body : url.searchParams;
    if (url.pathname.endsWith('/query')) asked.push(parameters);
    const body = !url.pathname.endsWith('/query')
      ? definition
      : parameters.has('returnCountOnly')
        ? { count: answers.count ?? 2 }
        : { features: answers.features ?? [createFeature(1, 5.5), createFeature(2, null)] };
    return new Response(JSON.stringify(body));
  });
}

beforeEach(() => {
  initStore();
  const manager = DataSourceManager.getInstance();
  manager.getDataSourcesAsArray().forEach(({ id }) => manager.destroyDataSource(id));
  configureSources(allSources);
});
afterEach(() => jest.restoreAllMocks());

describe('a layer of a feature service', () => {
  it('is loaded for all widgets, with fields, records, count and status', async () => {
    mockService();
    const source = await createLayer();
    const records = await source.load({ where: 'tons > 1', page: 2, pageSize: 10 });
    expect(source.getRecords()).toBe(records);
    expect(records.map((record) => record.getId())).toEqual(['1', '2']);
    expect(Object.fromEntries(asked[0]!)).toMatchObject({
      where: 'tons > 1',
      outFields: '*',
      resultOffset: '10',
      resultRecordCount: '10'
    });
    expect(source.getSchema().fields?.tons).toMatchObject({ alias: 'Tons', type: JimuFieldType.Number });
    expect(source.getGeometryType()).toBe('esriGeometryPoint');
    expect(source.count).toBeUndefined();
    expect(await source.loadCount({})).toBe(2);
    expect([source.count, source.getStatus(), source.getCountStatus()]).toEqual([2, 'LOADED', 'LOADED']);
  });

  it('returns raw and formatted values', async () => {
    mockService();
    const intl = createIntl({ locale: 'fr', timeZone: 'UTC' });
    const [first, second] = await (await createLayer()).load({});
    expect(first!.getData()).toEqual({ OBJECTID: 1, tons: 5.5, since: 0 });
    expect(first!.getFormattedFieldValue('tons', intl)).toBe('5,5');
    expect(first!.getFormattedFieldValue('since', intl)).toContain('1970');
    expect(second!.getFormattedFieldValue('tons', intl)).toBe('');
    expect(first!.getGeometry()).toEqual({ x: 1, y: 2 });
    expect(first!.clone(true).toJson()).toEqual(createFeature(1, 5.5));
  });

  it('adds the conditions of widgets to every query, and does not store the records of a query', async () => {
    mockService();
    const source = await createLayer();
    source.updateQueryParams({ where: "state = 'Edo'" }, 'panel');
    const { records } = await source.query({ where: 'tons > 1' });
    expect(records).toHaveLength(2);
    expect(source.getRecords()).toEqual([]);
    expect(asked[0]!.get('where')).toBe("((state = 'Edo')) AND (tons > 1)");
    await source.query({ where: 'tons > 1' }, { scope: QueryScope.InAllData });
    await source.queryCount({ where: 'tons > 1' }, { scope: QueryScope.InConfigView });
    expect(asked.slice(1).map((one) => one.get('where'))).toEqual(['tons > 1', 'tons > 1']);
    expect((await source.queryIds({})).ids).toEqual(['1', '2']);
    expect((await source.queryById('2'))?.getId()).toBe('1');
    expect(asked.at(-1)!.get('objectIds')).toBe('2');
  });

  it('returns only records that meet the conditions of all widgets', async () => {
    mockService();
    const source = await createLayer();
    source.updateQueryParams({ where: "state = 'Edo'" }, 'panel');
    source.updateQueryParams({ where: 'tons < 9' }, 'filter');
    expect(source.getCurrentQueryParams().where).toBe("(state = 'Edo') AND (tons < 9)");
    source.updateQueryParams({ where: '' }, 'panel');
    expect(source.getCurrentQueryParams().where).toBe('(tons < 9)');
  });

  it('selects for all widgets, also unloaded records, and has a source of the selection', async () => {
    mockService();
    const source = await createLayer();
    const { records } = await source.query({});
    source.selectRecordsByIds(['2'], records);
    expect(source.getSelectedRecordIds()).toEqual(['2']);
    expect(source.getSelectedRecords()[0]).toBe(records[1]);
    expect(source.getSelectedRecordIndex()).toBe(-1);
    const selection = await createLayer('mills-selection');
    expect(selection.getMainDataSource()).toBe(source);
    expect(await selection.load({ where: '1=1' })).toEqual([records[1]]);
    source.clearSelection();
    expect(source.getSelectedRecords()).toEqual([]);
  });

  it('reports a load error, and can be loaded again', async () => {
    const dead = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 503 }));
    const source = await createLayer();
    await expect(source.load({})).rejects.toThrow('The server answered 503.');
    expect(source.getStatus()).toBe(DataSourceStatus.LoadError);
    dead.mockRestore();
    mockService();
    expect(await source.load({})).toHaveLength(2);
  });

  it('sends the parameters of the REST API, and a long query in the body', async () => {
    expect(
      toQueryRequest({
        outFields: ['state', 'all'],
        outStatistics: [{ statisticType: 'sum', onStatisticField: 'tons', outStatisticFieldName: 'all' }],
        groupByFieldsForStatistics: ['state'],
        geometry: { xmin: 0 },
        orderByFields: ['tons DESC'],
        returnDistinctValues: true
      })
    ).toEqual({
      f: 'json',
      where: '1=1',
      outSR: '4326',
      geometry: '{"xmin":0}',
      returnGeometry: 'false',
      outStatistics: '[{"statisticType":"sum","onStatisticField":"tons","outStatisticFieldName":"all"}]',
      groupByFieldsForStatistics: 'state',
      geometryType: 'esriGeometryEnvelope',
      spatialRel: 'esriSpatialRelIntersects',
      orderByFields: 'tons DESC',
      returnDistinctValues: 'true'
    });
    const fetched = mockService();
    await (await createLayer()).query({ where: `name IN ('${'x'.repeat(2000)}')` });
    expect(fetched.mock.lastCall?.[1]?.method).toBe('POST');
    expect(asked[0]!.get('where')).toContain('xxx');
  });
});

describe('output of a widget from a service', () => {
  it('is queried once the widget sets it to unloaded, and is empty when it is not ready again', async () => {
    mockService();
    withStoreThemeIntlRender()(
      <DataSourceComponent useDataSource={createUse('rich')} query={{ where: '1=1' }} queryCount />
    );
    await act(async () => undefined);
    const source = await createLayer('rich');
    expect([source.getStatus(), asked.length]).toEqual([DataSourceStatus.NotReady, 0]);
    await act(async () => source.setStatus(DataSourceStatus.Unloaded));
    expect([source.getStatus(), source.getRecords().length, source.count]).toEqual([
      DataSourceStatus.Loaded,
      2,
      2
    ]);
    const before = asked.length;
    await act(async () => source.setStatus(DataSourceStatus.NotReady));
    expect([source.getRecords(), source.count, asked.length]).toEqual([[], undefined, before]);
  });
});

describe('records that a widget provides', () => {
  it('are available to every widget once the source is set to unloaded', async () => {
    const source = await createLayer('out');
    expect(source.getStatus()).toBe(DataSourceStatus.NotReady);
    withStoreThemeIntlRender()(
      <DataSourceComponent useDataSource={createUse('out')} query={{ where: '1=1', pageSize: 2 }} queryCount>
        {(given) => (
          <p>
            {given.getRecords().map((record) => record.getId())} of {given.count}
          </p>
        )}
      </DataSourceComponent>
    );
    await act(async () => {
      source.setSourceFeatures([1, 2, 3].map((id) => ({ attributes: { id } })));
      source.setStatus(DataSourceStatus.Unloaded);
    });
    expect(screen.getByText('12 of 3')).toBeVisible();
    expect(DataSourceManager.getInstance().getWidgetGeneratedDataSources()).toEqual([source]);
    expect(await source.queryById('3')).toBe(source.getSourceRecords()[2]);
  });
});

describe('DataSourceComponent', () => {
  it('queries again when a widget sets a condition on the source, and reports the selection', async () => {
    mockService();
    const selected = jest.fn();
    withStoreThemeIntlRender()(
      <DataSourceComponent
        useDataSource={createUse('mills')}
        query={{ where: '1=1' }}
        onSelectionChange={selected}
        widgetId="w"
      />
    );
    await act(async () => undefined);
    const source = await createLayer();
    await act(async () => source.updateQueryParams({ where: 'tons > 3' }, 'other'));
    expect(asked.map((one) => one.get('where'))).toEqual(['1=1', '((tons > 3)) AND (1=1)']);
    await act(async () => source.selectRecordById('2'));
    expect(selected.mock.lastCall?.[0]).toEqual(['2']);
  });

  it('loads again when a widget sets the source to unloaded', async () => {
    mockService();
    withStoreThemeIntlRender()(
      <DataSourceComponent useDataSource={createUse('mills')} query={{ where: '1=1' }} />
    );
    await act(async () => undefined);
    const source = await createLayer();
    await act(async () => source.setStatus(DataSourceStatus.Unloaded));
    expect([asked.length, source.getStatus()]).toEqual([2, DataSourceStatus.Loaded]);
    await act(async () => source.setStatus(DataSourceStatus.Loaded));
    expect(asked).toHaveLength(2);
  });
});

describe("a widget's own copy of a source", () => {
  const Shown = ({ localId }: { readonly localId?: string }) => (
    <DataSourceComponent useDataSource={createUse('mills')} localId={localId} query={{ where: '1=1' }}>
      {(source) => (
        <p>
          {source.id}: {source.getRecords().map((record) => record.getId())} chosen{' '}
          {source.getSelectedRecordIds()}
        </p>
      )}
    </DataSourceComponent>
  );

  it('has its own records, and the conditions and the selection of the source', async () => {
    mockService();
    withStoreThemeIntlRender()(
      <>
        <Shown />
        <Shown localId="mine" />
      </>
    );
    await act(async () => undefined);
    expect(screen.getByText('mills-mine: 12 chosen')).toBeVisible();
    const source = await createLayer();
    const manager = DataSourceManager.getInstance();
    const mine = (await manager.createDataSourceByUseDataSource(
      createUse('mills'),
      'mine'
    )) as FeatureLayerDataSource;
    expect([mine.getMainDataSource(), manager.getDataSource('mills-mine')]).toEqual([source, mine]);
    expect(manager.getConfiguredDataSources()).toEqual([source]);
    await act(async () => mine.updateQueryParams({ where: 'tons > 9' }, 'w'));
    await act(async () => source.updateQueryParams({ where: 'tons > 3' }, 'other'));
    const wheres = asked.map((one) => one.get('where'));
    expect(wheres.slice(-2).sort()).toEqual([
      '((tons > 3)) AND (((tons > 9)) AND (1=1))',
      '((tons > 3)) AND (1=1)'
    ]);
    await mine.query({ where: 'tons > 1' }, { scope: QueryScope.InAllData });
    expect(asked.at(-1)!.get('where')).toBe('tons > 1');
    mockService({ features: [] });
    await act(async () => void (await mine.load({ where: 'tons > 99' })));
    await act(async () => mine.selectRecordById('2'));
    expect(screen.getByText('mills: 12 chosen 2')).toBeVisible();
    expect(screen.getByText('mills-mine: chosen 2')).toBeVisible();
    mockService({ count: 7 });
    await act(async () => void (await mine.loadCount({})));
    expect([mine.count, source.count]).toEqual([7, undefined]);
  });

  it('is not ready while the source is not, and then loads the records that the widget provides', async () => {
    const source = await createLayer('out');
    withStoreThemeIntlRender()(
      <DataSourceComponent useDataSource={createUse('out')} localId="mine" query={{}}>
        {(local, info) => `${info.status} ${local.getRecords().length}`}
      </DataSourceComponent>
    );
    expect(await screen.findByText('NOT_READY 0')).toBeVisible();
    await act(async () => {
      source.setSourceFeatures([{ attributes: { id: 1 } }]);
      source.setStatus(DataSourceStatus.Unloaded);
    });
    expect(await screen.findByText('LOADED 1')).toBeVisible();
  });
});

describe('a source whose definition in the configuration changes', () => {
  it('is created once it is defined, for a widget that was already rendered', async () => {
    configureSources({});
    const failed = jest.fn();
    withStoreThemeIntlRender()(
      <DataSourceComponent useDataSource={createUse('out')} onCreateDataSourceFailed={failed}>
        {(source) => <p>{Object.keys(source.getSchema().fields ?? {}).join()}</p>}
      </DataSourceComponent>
    );
    await act(async () => undefined);
    expect(String(failed.mock.lastCall?.[0])).toContain('The app has no data source out');
    await act(async () => configureSources(allSources));
    expect(screen.getByText('id')).toBeVisible();
  });

  it('is re-created with its selection source when its fields change, not when only the object does', async () => {
    const schemas = jest.fn();
    withStoreThemeIntlRender()(
      <DataSourceComponent useDataSource={createUse('out')} onDataSourceSchemaChange={schemas} />
    );
    await act(async () => undefined);
    const [before, selection] = [await createLayer('out'), await createLayer('out-selection')];
    await act(async () => configureSources(JSON.parse(JSON.stringify(allSources)) as object));
    expect(await createLayer('out')).toBe(before);
    expect(await createLayer('out-selection')).toBe(selection);
    const fields = { ...output.schema.fields, acres: { ...output.schema.fields.id, jimuName: 'acres' } };
    await act(async () =>
      configureSources({ ...allSources, out: { ...output, schema: { ...output.schema, fields } } })
    );
    expect(Object.keys(schemas.mock.lastCall?.[0].fields)).toEqual(['id', 'acres']);
    expect((await createLayer('out-selection')).getMainDataSource()).toBe(await createLayer('out'));
  });
});

describe('data actions', () => {
  class Count extends AbstractDataAction {
    isSupported(sets: DataRecordSet[], level: DataLevel, widgetId: string) {
      return Promise.resolve(level === DataLevel.Records && widgetId === 'list' && sets.length === 1);
    }
    onExecute(sets: DataRecordSet[]) {
      getAppStore().dispatch({
        type: 'WIDGET_STATE_PROP',
        widgetId: this.widgetId,
        propKey: 'count',
        value: sets[0]!.records.length
      });
      return Promise.resolve(true);
    }
  }

  it('are offered when supported; a broken one is logged and does not stop the others', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    registerModules({
      'widgets/c/manifest.json': async () => ({
        default: {
          name: 'c',
          version: '1',
          dataActions: [
            { name: 'count', label: 'Count', uri: 'data-actions/count' },
            { name: 'gone', uri: 'data-actions/gone' }
          ]
        }
      }),
      'widgets/c/src/data-actions/count.ts': async () => ({ default: Count })
    });
    const widgets = { c: { id: 'c', uri: 'widgets/c/' } };
    updateStore({
      appConfig: getDefaultAppConfig().merge({ widgets, dataSources: { mills } } as never) as never
    });
    mockService();
    const source = await createLayer();
    const sets = [{ name: 'all', dataSource: source, records: await source.load({}) }];
    const manager = DataActionManager.getInstance();
    const [action, ...others] = await manager.getSupportedActions('list', sets, DataLevel.Records);
    expect([action?.id, action?.label, others]).toEqual(['c-count', 'Count', []]);
    expect(quiet.mock.calls[0]?.[1]).toMatchObject({
      message: 'There is no widgets/c/src/data-actions/gone.'
    });
    expect(await manager.executeDataAction(action!, sets, DataLevel.Records, 'list')).toBe(true);
    expect(getAppStore().getState().widgetsState.c).toEqual({ count: 2 });
    expect(await manager.getSupportedActions('other', sets, DataLevel.Records)).toEqual([]);
  });
});
