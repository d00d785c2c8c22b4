import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAppStore, Immutable, MessageManager } from 'jimu-core';
import { widgetRender, wrapWidget } from 'jimu-for-test';
import type { ColumnFields } from 'widgets/shared-code/site-map';
import { frenchMessages } from '../../../../shared/ui/tests/french';
import type { Config, IMConfig } from '../config';
import Widget from './widget';

interface FakeLayer {
  readonly id: string;
  readonly title: string;
  visible: boolean;
  loadStatus: string;
  isTooFar: boolean;
  definitionExpression?: string;
  readonly fields: { name: string; alias: string }[];
  queryFeatureCount(query: { where: string }): Promise<number>;
}

const layer = (id: string, title: string, loadStatus = 'loaded'): FakeLayer => ({
  id,
  title,
  visible: true,
  loadStatus,
  isTooFar: false,
  fields: [
    { name: 'tonsAmount', alias: 'Tonnes bought' },
    { name: 'state_slug', alias: 'State' }
  ],
  queryFeatureCount: async ({ where }) => (where === '(1=1) AND (tonsAmount >= 5)' ? 1 : 3)
});

const mockMap = {
  layers: [] as FakeLayer[],
  load: (_fields: ColumnFields): Promise<object> => new Promise(() => {}),
  drawn: [] as (string | null)[],
  asked: [] as (string | null)[],
  changed: () => {},
  held: [] as readonly string[]
};

jest.mock('widgets/shared-code/site-map', () => {
  const actual = <T extends object>(path: string) => jest.requireActual<T>(path);
  return {
    ...actual<object>('../../../../shared/map/src/layers'),
    ...actual<object>('../../../../shared/map/src/panels/find-layers'),
    ...actual<object>('../../../../shared/map/src/panels/own-condition'),
    filterAtRest: (_view: object, where: string | null) => mockMap.drawn.push(where),
    settleFilter: (_view: object, _own: string | null, inForce: string | null) => mockMap.drawn.push(inForce),
    filterWhileMoving: (_view: object, where: string | null) => mockMap.drawn.push(where),
    holdFields: (_layer: object, fields: readonly string[]) => (mockMap.held = fields),
    layerStatus: ({ visible, loadStatus, isTooFar }: FakeLayer) => ({ visible, loadStatus, isTooFar }),
    watchLayer: () => () => {},
    watchMapLayers: (_map: object, tell: () => void) => {
      mockMap.changed = tell;
      return () => {};
    },
    loadColumns: (_layer: object, fields: ColumnFields) => mockMap.load(fields)
  };
});

jest.mock('jimu-arcgis', () => {
  const { useEffect } = jest.requireActual<typeof import('react')>('react');
  return {
    JimuMapViewComponent: ({ onActiveViewChange }: { onActiveViewChange(view: object): void }) => {
      useEffect(() => {
        onActiveViewChange({
          view: { map: {} },
          getAllJimuLayerViews: () =>
            mockMap.layers.map((one) => ({
              layer: one,
              view: {},
              layerDataSourceId: `map-${one.id}`,
              getOrCreateLayerDataSource: async () => ({
                id: `map-${one.id}`,
                updateQueryParams: (params: { where: string } | null) => {
                  mockMap.asked.push(params?.where ?? null);
                  // Some homes draw by the layer's definition.
                  one.definitionExpression = params?.where;
                },
                getCurrentQueryParams: () => {
                  const where = mockMap.asked.at(-1);
                  return where ? { where: `(${where})` } : {};
                }
              })
            }))
        });
      }, [onActiveViewChange]);
      return null;
    }
  };
});

/** Three mills: their figures by field. */
const columnsOf = ({ numbers, categories }: ColumnFields) => ({
  numbers: Object.fromEntries(numbers.map((name) => [name, Float64Array.of(3, 10, NaN)])),
  categories: Object.fromEntries(
    categories.map((name) => [name, { codes: Int32Array.of(0, 1, 0), labels: ['Edo', 'Imo'] }])
  )
});

async function open(config: Partial<Config> = {}, locale = 'en') {
  const render = widgetRender(true, undefined, locale, locale === 'fr' ? frenchMessages('layer-panels') : {});
  const Wrapped = wrapWidget(Widget, {
    config: Immutable({ required: [], hidden: [], ...config }) as unknown as IMConfig,
    useMapWidgetIds: Immutable(['map']) as never
  });
  await act(async () => {
    render(<Wrapped widgetId="panels" />);
  });
}

const properties = (title: string) => screen.getByRole('button', { name: `Layer Properties: ${title}` });
const panelOf = (title: string) => within(screen.getByRole('region', { name: `Layer Properties: ${title}` }));

beforeEach(() => {
  mockMap.layers = [layer('mills', 'Confirmed mills'), layer('factories', 'Factories', 'failed')];
  mockMap.load = async (fields) => columnsOf(fields);
  mockMap.drawn = [];
  mockMap.asked = [];
  act(() =>
    getAppStore().dispatch({ type: 'WIDGET_STATE_PROP', widgetId: 'panels', propKey: 'filters', value: {} })
  );
});

describe('the layer panels', () => {
  it('list what the map has and name what it lacks', async () => {
    await open({ required: ['mills', 'soil-ph'] });
    expect(screen.getByRole('alert')).toHaveTextContent('The map lacks: Soil pH.');
    expect(await screen.findByText('3')).toBeVisible();
    expect(screen.getByText('0 · failed')).toBeVisible();
    expect(properties('Factories')).toBeDisabled();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a layer' }), 'xyz');
    expect(screen.getByText('No layer has this in its name.')).toBeVisible();
  });

  it('[MP-10] list the layer that takes the place of one that failed', async () => {
    await open();
    expect(screen.getByText('0 · failed')).toBeVisible();
    mockMap.layers = [mockMap.layers[0], layer('factories', 'Factories')];
    await act(async () => mockMap.changed());
    expect(screen.queryByText('0 · failed')).toBeNull();
    expect(properties('Factories')).toBeEnabled();
  });

  it('[LP-01] filter the map alone while a thumb moves and the data source when it rests', async () => {
    const published = jest.spyOn(MessageManager.getInstance(), 'publishMessage');
    await open();
    await userEvent.click(properties('Confirmed mills'));
    const panel = panelOf('Confirmed mills');
    expect(await panel.findByText('3 of 3')).toBeVisible();
    expect(mockMap.held).toEqual(['daysFromLastDiscovery', 'tonsAmount', 'noOfTransactions']);
    const thumb = panel.getByRole('slider', { name: 'Tonnes purchased' });
    fireEvent.change(thumb, { target: { value: '5' } });
    expect(panel.getByText('1 of 3')).toBeVisible();
    expect([mockMap.drawn, mockMap.asked]).toEqual([['(tonsAmount >= 5)'], []]);
    await act(async () => void fireEvent.pointerUp(thumb));
    // The row says it too, with the panel open or closed.
    expect(screen.getByRole('img', { name: '1 of 3' })).toHaveTextContent('1 / 3');
    // The same text: a map that draws by the data source has nothing to draw anew.
    expect([mockMap.drawn.at(-1), mockMap.asked]).toEqual(['(tonsAmount >= 5)', ['tonsAmount >= 5']]);
    expect(published.mock.lastCall?.[0]).toMatchObject({ dataSourceIds: ['map-mills'] });
    await userEvent.click(panel.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(mockMap.asked.at(-1)).toBeNull());
    expect(panel.getByText('3 of 3')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('[LP-01] say in the row how many records are left, also when the panel is closed', async () => {
    await open();
    await userEvent.click(properties('Confirmed mills'));
    const panel = panelOf('Confirmed mills');
    await panel.findByText('3 of 3');
    const thumb = panel.getByRole('slider', { name: 'Tonnes purchased' });
    fireEvent.change(thumb, { target: { value: '5' } });
    await act(async () => void fireEvent.pointerUp(thumb));
    await userEvent.click(properties('Confirmed mills'));
    expect(screen.queryByRole('region', { name: /Confirmed mills/ })).toBeNull();
    expect(screen.getByRole('img', { name: '1 of 3' })).toHaveTextContent('1 / 3');
    // Nor is it forgotten with the row.
    const find = screen.getByRole('searchbox', { name: 'Find a layer' });
    await userEvent.type(find, 'factories');
    expect(screen.queryByText('Confirmed mills')).toBeNull();
    await userEvent.clear(find);
    expect(await screen.findByRole('img', { name: '1 of 3' })).toHaveTextContent('1 / 3');
  });

  it('never take for 0 a count that the service does not give', async () => {
    mockMap.layers[0].queryFeatureCount = () => Promise.reject(new Error('No answer.'));
    await open();
    expect(await screen.findByRole('img', { name: 'count unknown' })).toHaveTextContent('–');
    // Nor the part of it that a filter keeps.
    await userEvent.click(properties('Confirmed mills'));
    const panel = panelOf('Confirmed mills');
    await panel.findByText('3 of 3');
    const thumb = panel.getByRole('slider', { name: 'Tonnes purchased' });
    fireEvent.change(thumb, { target: { value: '5' } });
    await act(async () => void fireEvent.pointerUp(thumb));
    expect(screen.getByRole('img', { name: 'count unknown' })).toHaveTextContent('1 / –');
  });

  it('say in the row that a layer is drawn from nearer only', async () => {
    mockMap.layers[0].isTooFar = true;
    await open();
    expect(screen.getByText('zoom in to see')).toBeInTheDocument();
    expect(screen.queryByText('3')).toBeNull();
  });

  it('[LP-01] say that nothing is left, and count the rest', async () => {
    await open();
    await userEvent.click(properties('Confirmed mills'));
    const panel = panelOf('Confirmed mills');
    await panel.findByText('3 of 3');
    fireEvent.change(panel.getByRole('slider', { name: 'Tonnes purchased' }), { target: { value: '400' } });
    expect(panel.getByText('Nothing meets these filters. Reset shows everything again.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Reset' }));
    await userEvent.click(panel.getByRole('button', { name: 'Show Layer Summary' }));
    expect(panel.getByText('Tonnes bought, in all').nextSibling).toHaveTextContent('13');
    const states = within(panel.getByRole('table', { name: 'By State' }));
    expect(states.getByRole('row', { name: /Edo/ })).toHaveTextContent('2');
  });

  it('keep the sliders working when the figures cannot be had, and try again', async () => {
    mockMap.load = () => Promise.reject(new Error('Service unavailable.'));
    await open();
    await userEvent.click(properties('Confirmed mills'));
    const panel = panelOf('Confirmed mills');
    expect(await panel.findByRole('alert')).toHaveTextContent('Service unavailable.');
    fireEvent.change(panel.getByRole('slider', { name: 'Tonnes purchased' }), { target: { value: '5' } });
    expect(mockMap.drawn).toEqual(['(tonsAmount >= 5)']);
    mockMap.load = async (fields) => columnsOf(fields);
    await userEvent.click(panel.getByRole('button', { name: 'Retry' }));
    expect(await panel.findByText('1 of 3')).toBeVisible();
  });

  it('speak French', async () => {
    mockMap.layers[1] = layer('factories', 'Our factories');
    await open({}, 'fr');
    expect(screen.getByText('Moulins')).toBeVisible();
    // What somebody has named stays as it is.
    expect(screen.getByText('Our factories')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Chercher une couche' }), 'confirm');
    expect(screen.getByText('Moulins confirmés')).toBeVisible();
    expect(screen.queryByText('Our factories')).toBeNull();
    const name = 'Propriétés de la couche: Moulins confirmés';
    await userEvent.click(screen.getByRole('button', { name }));
    const panel = within(screen.getByRole('region', { name }));
    await userEvent.click(panel.getByRole('button', { name: 'Afficher le bilan de la couche' }));
    expect(panel.getAllByText(/Tonnes achetées/)[0]).toBeVisible();
    expect(panel.getByRole('table', { name: /État/ })).toBeVisible();
  });
});
