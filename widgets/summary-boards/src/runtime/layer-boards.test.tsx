import { Immutable } from 'jimu-core';
import { getDefaultAppConfig, updateStore, widgetRender, wrapWidget } from 'jimu-for-test';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as FakeMaps from '../../../../tests/support/fake-map';
import { createFakeLayer, showMap } from '../../../../tests/support/fake-map';
import defaultConfig from '../../config.json';
import type { Config } from '../config';
import Widget from './widget';

jest.mock('widgets/shared-code/site-map', () => ({
  ...jest.requireActual<object>('../../../../shared/layers/src'),
  ...jest.requireActual<object>('../../../../shared/map/src/panels'),
  ...jest.requireActual<typeof FakeMaps>('../../../../tests/support/fake-map').watchers
}));
jest.mock(
  'jimu-arcgis',
  () => jest.requireActual<typeof FakeMaps>('../../../../tests/support/fake-map').jimuArcgis
);

let map: FakeMaps.FakeMap;

const WATER = {
  type: 'coded-value',
  codedValues: [
    { code: 'Y', name: 'Gives water' },
    { code: 'N', name: 'Dry' }
  ]
};
/** Returns a layer of boreholes as a third-party service may have it: a record without a depth, codes, ids. */
const fakeBoreholes = () =>
  createFakeLayer({
    id: '19a-boreholes-7',
    title: 'Boreholes',
    rows: [
      { site_id: 1, depth_m: 20, people: 100, water: 'Y', ward: 'Uyo' },
      { site_id: 2, depth_m: null, people: 40, water: 'N', ward: 'Oron' },
      { site_id: 3, depth_m: 45, people: 7, water: 'Y', ward: null }
    ],
    fields: [
      { name: 'OBJECTID', alias: 'OBJECTID', type: 'oid' },
      { name: 'site_id', alias: 'Site', type: 'integer' },
      { name: 'depth_m', alias: 'Depth (m)', type: 'double' },
      { name: 'people', alias: 'People served', type: 'integer', valueType: 'count-or-amount' },
      { name: 'water', alias: 'State', type: 'string', domain: WATER },
      { name: 'ward', alias: 'Ward', type: 'string' }
    ] as never,
    keep: (row, { where }) =>
      !where.includes('NOT NULL') || row[/(\w+) IS NOT NULL/.exec(where)![1]!] !== null
  });

function renderWidget(config: Partial<Config>, layer = fakeBoreholes()) {
  map = showMap([layer]);
  act(() => updateStore({ appConfig: getDefaultAppConfig(), widgetsState: {} }));
  const Wrapped = wrapWidget(Widget, {
    config: Immutable({ ...(defaultConfig as Config), ...config }),
    useMapWidgetIds: Immutable(['map'])
  });
  return widgetRender(true)(<Wrapped widgetId="own" />);
}
const findOfferedBoard = () => screen.findByRole('button', { name: 'Boreholes' });
const findFigure = (key: string) => screen.findByTestId(`board-${key}`);
const readCounts = (label: string) =>
  within(screen.getByRole('list', { name: label }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

afterEach(() => {
  act(() => map.remove());
  act(() => updateStore({ widgetsState: {} }));
  window.history.replaceState(null, '', '/');
});

describe('the board of a layer that the catalogue does not know', () => {
  it('[BY-10] counts records, sums amounts, averages other numbers over known values, and reports how many are unknown', async () => {
    renderWidget({ board: 'choose' });
    await userEvent.click(await findOfferedBoard());
    expect(await findFigure('people')).toHaveTextContent('147');
    expect(screen.getByTestId('board-total')).toHaveTextContent('3');
    const depth = screen.getByTestId('board-depth_m');
    expect(depth).toHaveTextContent('32.5');
    expect(depth.closest('div')).toHaveTextContent('Depth (m), on average');
    expect(depth.closest('div')).toHaveTextContent('1 of 3 without a figure');
    expect(screen.queryByTestId('board-site_id')).toBeNull();
    expect(screen.getByText('No active filter: all counted.')).toBeVisible();
  });

  it('[BY-10] counts records by text fields, with the names of codes', async () => {
    renderWidget({ board: 'choose' });
    await userEvent.click(await findOfferedBoard());
    await findFigure('people');
    expect(readCounts('State')).toEqual(['Gives water2', 'Dry1', 'Other0']);
    expect(readCounts('Ward')).toEqual(['Uyo1', 'Oron1', 'Other1']);
  });

  it('[BY-10] counts only the records when the fields cannot be read, reports it and retries', async () => {
    const layer = fakeBoreholes();
    const { queryFeatures } = layer.layer;
    layer.layer.queryFeatures = (query) =>
      'returnDistinctValues' in query
        ? Promise.reject(new Error('The service is away'))
        : queryFeatures(query);
    renderWidget({ board: 'choose' }, layer);
    await userEvent.click(await findOfferedBoard());
    expect(await findFigure('total')).toHaveTextContent('3');
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be read (The service is away)');
    layer.layer.queryFeatures = queryFeatures;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await findFigure('people')).toHaveTextContent('147');
  });

  it('[BY-10] stores the board in the address, and opens it again before the map has loaded its layers', async () => {
    const first = renderWidget({ board: 'choose' });
    await userEvent.click(await findOfferedBoard());
    await findFigure('people');
    await waitFor(() => expect(window.location.search).toContain('boards.own'));
    first.unmount();
    act(() => map.remove());
    renderWidget({ board: 'choose' });
    expect(await findFigure('people')).toHaveTextContent('147');
    expect(screen.queryByText(/The boards in this address/)).toBeNull();
  });

  it('does not offer the board when staff made a board of the layer, or hid it', async () => {
    const figures = [
      { key: 'wells', label: 'Wells', layer: 'Boreholes', of: 'average', field: 'depth_m' }
    ] as const;
    renderWidget({ board: 'choose', boards: [{ name: 'own1', title: 'Depths', figures }] });
    await userEvent.click(await screen.findByRole('button', { name: 'Depths' }));
    expect(await findFigure('wells')).toHaveTextContent('32.5');
    expect(screen.queryByRole('button', { name: 'Boreholes' })).toBeNull();
  });
});
