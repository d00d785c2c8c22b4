import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataSourceManager, Immutable, JimuFieldType } from 'jimu-core';
import type { FieldSchema, IMSqlExpression, UseDataSource } from 'jimu-core';
import { DataSourceSelector, DataSourceTypes, FieldSelector } from 'jimu-ui/advanced/data-source-selector';
import { SqlExpressionBuilderPopup } from 'jimu-ui/advanced/sql-expression-builder';
import { getDefaultAppConfig, initStore, updateStore, withStoreThemeIntlRender } from 'jimu-for-test';

const createField = (name: string, type: JimuFieldType): FieldSchema => ({
  jimuName: name,
  name,
  type,
  alias: name.toUpperCase()
});
const schema = {
  idField: 'id',
  fields: {
    id: createField('id', JimuFieldType.Number),
    name: createField('name', JimuFieldType.String),
    since: createField('since', JimuFieldType.Date)
  }
};
const dataSources = {
  map: {
    id: 'map',
    type: 'WEB_MAP',
    childDataSourceJsons: { mills: { id: 'map-mills', type: 'FEATURE_LAYER', sourceLabel: 'Mills', schema } }
  },
  wells: { id: 'wells', type: 'FEATURE_LAYER', sourceLabel: 'Wells', schema }
};
/** Sets parts of the edited app's configuration. */
const setUp = (of: object) => updateStore({ appConfig: getDefaultAppConfig().merge(of as never) as never });
const createUses = (...ids: string[]) =>
  Immutable<UseDataSource[]>(ids.map((id) => ({ dataSourceId: id, mainDataSourceId: id })));

const render = withStoreThemeIntlRender();

beforeEach(() => {
  initStore();
  const manager = DataSourceManager.getInstance();
  manager.getDataSourcesAsArray().forEach(({ id }) => manager.destroyDataSource(id));
  setUp({ dataSources });
});

describe('data source selector', () => {
  it("offers the app's sources of a type, including layers of maps", async () => {
    const chosen = jest.fn();
    const types = Immutable([DataSourceTypes.FeatureLayer]);
    render(<DataSourceSelector types={types} mustUseDataSource onChange={chosen} />);
    const list = screen.getByRole('combobox', { name: 'Data' });
    expect([...list.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      'Data',
      'Mills',
      'Wells'
    ]);
    await userEvent.selectOptions(list, 'Wells');
    expect(chosen).toHaveBeenCalledWith([
      { dataSourceId: 'wells', mainDataSourceId: 'wells', rootDataSourceId: 'wells' }
    ]);
  });

  it('creates a source before it reports the selection', async () => {
    const labels: (string | undefined)[] = [];
    const recordLabel = ([chosen]: readonly UseDataSource[]) => {
      labels.push(DataSourceManager.getInstance().getDataSource(chosen?.dataSourceId)?.getLabel());
    };
    render(<DataSourceSelector mustUseDataSource onChange={recordLabel} />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Data' }), 'Mills');
    expect(labels).toEqual(['Mills']);
  });

  it('keeps the sources selected before, and can be switched off', async () => {
    const [chosen, enabled] = [jest.fn(), jest.fn()];
    render(
      <DataSourceSelector
        types={Immutable([DataSourceTypes.FeatureLayer])}
        isMultiple
        useDataSources={createUses('wells')}
        useDataSourcesEnabled
        onChange={chosen}
        onToggleUseDataEnabled={enabled}
      />
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mills' }));
    expect(chosen.mock.lastCall?.[0].map((use: { dataSourceId: string }) => use.dataSourceId)).toEqual([
      'wells',
      'map-mills'
    ]);
    await userEvent.click(screen.getByRole('switch', { name: 'Connect to data' }));
    expect(enabled).toHaveBeenCalledWith(false);
  });

  it('does not offer a widget its own outputs', () => {
    setUp({ dataSources, widgets: { maker: { id: 'maker', uri: 'x/', outputDataSources: ['wells'] } } });
    const listOffered = () =>
      [...screen.getByRole('combobox', { name: 'Data' }).querySelectorAll('option')].map((one) => one.label);
    const { unmount } = render(<DataSourceSelector mustUseDataSource widgetId="maker" />);
    expect(listOffered()).not.toContain('Wells');
    unmount();
    render(<DataSourceSelector mustUseDataSource widgetId="other" />);
    expect(listOffered()).toContain('Wells');
  });

  it('shows what to do when the app has no such source', () => {
    render(<DataSourceSelector types={Immutable([DataSourceTypes.CSV])} mustUseDataSource />);
    expect(screen.getByText('The app has no data of this kind. Add it to the app first.')).toBeVisible();
  });
});

describe('field selector', () => {
  it('offers the fields of a kind and passes on their schema', async () => {
    const chosen = jest.fn();
    render(
      <FieldSelector
        useDataSources={createUses('wells')}
        types={Immutable([JimuFieldType.String, JimuFieldType.Date])}
        selectedFields={Immutable([])}
        useDropdown
        noSelectionItem={{ name: 'No field' }}
        onChange={chosen}
      />
    );
    const list = await screen.findByRole('combobox', { name: 'Field' });
    expect(list).toHaveTextContent(/^No fieldNAMESINCE$/);
    await userEvent.selectOptions(list, 'NAME');
    expect(chosen.mock.lastCall?.[0]).toMatchObject([{ jimuName: 'name', type: 'STRING' }]);
    expect(chosen.mock.lastCall?.[1].id).toBe('wells');
  });

  it('follows schema changes of the widget that outputs the source', async () => {
    render(<FieldSelector useDataSources={createUses('wells')} useDropdown />);
    const list = await screen.findByRole('combobox', { name: 'Field' });
    expect(list).not.toHaveTextContent('DEPTH');
    const fields = { ...schema.fields, depth: createField('depth', JimuFieldType.Number) };
    const wells = { ...dataSources.wells, schema: { ...schema, fields } };
    act(() => setUp({ dataSources: { ...dataSources, wells } }));
    expect(await screen.findByRole('option', { name: 'DEPTH' })).toBeInTheDocument();
  });

  it('selects several fields of the selected source', async () => {
    const chosen = jest.fn();
    render(
      <FieldSelector
        useDataSources={createUses('wells', 'wells-selection')}
        isMultiple
        selectedFields={Immutable(['name'])}
        onChange={chosen}
      />
    );
    await userEvent.click(await screen.findByRole('checkbox', { name: 'SINCE' }));
    expect(chosen.mock.lastCall?.[0].map((one: FieldSchema) => one.name)).toEqual(['name', 'since']);
    expect(screen.getByRole('combobox', { name: 'Data' })).toHaveValue('wells');
  });

  it('shows why the fields cannot be loaded', async () => {
    render(<FieldSelector useDataSources={createUses('gone')} />);
    expect(await screen.findByText(/The app has no data source gone\./)).toBeVisible();
  });
});

describe('expression builder', () => {
  it('builds an expression, refuses an invalid number and starts from the saved one', async () => {
    const source = await DataSourceManager.getInstance().createDataSource('wells');
    const saved: IMSqlExpression[] = [];
    const toggle = jest.fn();
    const createPopup = (expression?: IMSqlExpression) => (
      <SqlExpressionBuilderPopup
        isOpen
        toggle={toggle}
        dataSource={source}
        expression={expression}
        onChange={(next) => saved.push(next)}
      />
    );
    const { unmount } = render(createPopup());
    await act(async () => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Add condition' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Value' }), 'many');
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.getByRole('alert')).toHaveTextContent('many is not a number.');
    await userEvent.clear(screen.getByRole('textbox', { name: 'Value' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Value' }), '7');
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(saved[0]!.sql).toBe('id = 7');
    expect(toggle).toHaveBeenCalled();
    unmount();

    render(createPopup(saved[0]));
    await act(async () => undefined);
    expect(screen.getByRole('textbox', { name: 'Value' })).toHaveValue('7');
    await userEvent.click(screen.getByRole('button', { name: 'Add condition' }));
    const fields = screen.getAllByRole('combobox', { name: 'Field' });
    await userEvent.selectOptions(fields[1]!, 'NAME');
    const comparisons = screen.getAllByRole('combobox', { name: 'Comparison' });
    await userEvent.selectOptions(comparisons[1]!, 'is any of');
    await userEvent.type(screen.getAllByRole('textbox', { name: 'Value' })[1]!, 'Uyo');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Combine conditions' }),
      'Match any condition'
    );
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(saved[1]!.sql).toBe("(id = 7) OR (name IN ('Uyo'))");
  });
});
