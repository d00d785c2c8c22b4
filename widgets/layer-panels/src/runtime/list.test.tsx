import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAppStore, Immutable } from 'jimu-core';
import { updateStore, widgetRender, wrapWidget } from 'jimu-for-test';
import type * as FakeMaps from '../../../../tests/support/fake-map';
import { createFakeLayer, showMap } from '../../../../tests/support/fake-map';
import type { IMConfig } from '../config';
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

const numbers = ['daysFromLastDiscovery', 'tonsAmount', 'noOfTransactions', 'avgPricePerTon'];
const ALIASES: Readonly<Record<string, string>> = {
  tonsAmount: 'Tonnes bought (t)',
  avgPricePerTon: 'Average price (₦/t)'
};
const rows = [3, 10, null].map((figure) => ({
  ...Object.fromEntries(numbers.map((field) => [field, figure])),
  ...{ state_slug: 'Edo', size: 'Medium' }
}));

function createLayer(
  id: string,
  title: string,
  visible = true,
  options: Partial<FakeMaps.FakeLayerOptions> = {}
) {
  const names = [...numbers, 'state_slug', 'size'];
  const fields = names.map((name) => ({ name, alias: ALIASES[name] ?? name, type: 'any' }));
  const made = createFakeLayer({ id, title, rows, fields, ...options });
  made.layer.visible = visible;
  return made;
}

async function renderWidget() {
  const Wrapped = wrapWidget(Widget, {
    config: Immutable({ required: [], hidden: [] }) as unknown as IMConfig,
    useMapWidgetIds: Immutable(['map']) as never
  });
  const render = widgetRender(true);
  await act(async () => {
    render(<Wrapped widgetId="panels" />);
  });
}

const getGroup = (name: string) => screen.getByRole('region', { name });
const titlesIn = (name: string) =>
  within(getGroup(name))
    .getAllByRole('switch')
    .map((one) => one.getAttribute('aria-label'));

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  act(() => updateStore({ widgetsState: {} }));
});

describe('layer list', () => {
  it('[MP-01] starts with the visible layers and keeps the other groups as the reader folded them', async () => {
    showMap([
      createLayer('mills', 'Confirmed mills'),
      createLayer('tagged-mills', 'Tagged Mills', false),
      createLayer('roads', 'Roads', false)
    ]);
    await renderWidget();
    expect(titlesIn('Shown')).toEqual(['Confirmed mills']);
    expect(getGroup('Shown')).toHaveTextContent('1 of 3');
    expect(screen.getAllByRole('switch')).toHaveLength(1);
    const mills = screen.getByRole('button', { name: 'Mills, layers: 1' });
    expect(mills).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(mills);
    expect(mills).toHaveAttribute('aria-expanded', 'true');
    expect(titlesIn('Mills')).toEqual(['Tagged Mills']);
    expect(getAppStore().getState().widgetsState.panels?.unfolded).toEqual(['mills']);
    await userEvent.click(mills);
    expect(screen.queryByRole('switch', { name: 'Tagged Mills' })).toBeNull();
  });

  it('[MP-01] requests no count for an imagery layer, which has no records', async () => {
    const picture = createLayer('soil-ph', 'Soil pH');
    const counted = jest.fn(() => Promise.resolve(0));
    Object.assign(picture.layer, { type: 'imagery', queryFeatureCount: counted });
    showMap([picture]);
    await renderWidget();
    expect(screen.getByRole('switch', { name: 'Soil pH' }).closest('li')).toHaveTextContent(/^Soil pH$/);
    expect(counted).not.toHaveBeenCalled();
  });

  it('[MP-01] keeps a layer in its place, with the focus, when it is switched in the list', async () => {
    showMap([createLayer('mills', 'Confirmed mills'), createLayer('tagged-mills', 'Tagged Mills', false)]);
    await renderWidget();
    await userEvent.click(screen.getByRole('button', { name: 'Mills, layers: 1' }));
    const tagged = screen.getByRole('switch', { name: 'Tagged Mills' });
    await userEvent.click(tagged);
    await userEvent.click(screen.getByRole('switch', { name: 'Confirmed mills' }));
    expect(titlesIn('Shown')).toEqual(['Confirmed mills']);
    expect(titlesIn('Mills')).toEqual(['Tagged Mills']);
    expect(screen.getByRole('switch', { name: 'Confirmed mills' })).toHaveFocus();
  });

  it('[MP-01] unfolds the groups with layers that match the search', async () => {
    showMap([createLayer('mills', 'Confirmed mills'), createLayer('tagged-mills', 'Tagged Mills', false)]);
    await renderWidget();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a layer' }), 'tagged');
    expect(titlesIn('Mills')).toEqual(['Tagged Mills']);
    expect(screen.queryByRole('region', { name: 'Shown' })).toBeNull();
  });

  it('[MP-01] finds a soil layer by its subject', async () => {
    showMap([createLayer('sand-texture', 'Sand Texture', false), createLayer('roads', 'Roads', false)]);
    await renderWidget();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a layer' }), 'soil');
    expect(titlesIn('Biochar')).toEqual(['Sand Texture']);
    expect(screen.getAllByRole('switch')).toHaveLength(1);
  });

  it("[LP-01] shows the panel's sums with units below the count, and updates them with the slider", async () => {
    showMap([createLayer('mills', 'Confirmed mills')]);
    await renderWidget();
    await userEvent.click(screen.getByRole('button', { name: 'Layer Properties: Confirmed mills' }));
    const panel = within(getGroup('Layer Properties: Confirmed mills'));
    await panel.findByText('3 records');
    const getFigure = (name: string) => panel.getByText(name, { selector: 'dt' }).nextSibling;
    expect(getFigure('Tonnes bought')).toHaveTextContent('13 t');
    // The average is weighted by tonnes.
    expect(getFigure('Average price')).toHaveTextContent('₦8/t');
    fireEvent.change(panel.getByRole('slider', { name: 'Tonnes bought' }), { target: { value: '5' } });
    expect(getFigure('Tonnes bought')).toHaveTextContent('10 t');
    expect(getFigure('Average price')).toHaveTextContent('₦10/t');
  });

  it('[LP-01] shows a summary and a disabled Reset when there is nothing to filter', async () => {
    const fields = ['currentP1Price', 'ADM1_EN'].map((name) => ({ name, alias: name, type: 'any' }));
    showMap([createLayer('lgas', 'Nigeria LGA Boundaries', true, { fields, rows: [] })]);
    await renderWidget();
    await userEvent.click(screen.getByRole('button', { name: 'Layer Properties: Nigeria LGA Boundaries' }));
    const panel = within(getGroup('Layer Properties: Nigeria LGA Boundaries'));
    expect(panel.getByRole('button', { name: 'Show Layer Summary' })).toBeVisible();
    expect(panel.getByRole('button', { name: 'Reset' })).toBeDisabled();
    expect(panel.getByText('This layer has no fields to filter by.')).toBeVisible();
  });

  it('[LP-01] [MP-01] counts the records of a layer that has nothing to filter or sum', async () => {
    const rows = ['Abia', 'Edo'].map((ADM1_EN, at) => ({ ADM1_EN, OBJECTID: at + 1 }));
    const states = createLayer('states', 'Nigeria state boundaries', true, { rows });
    // In the Maps SDK the name of the id field is known only after the layer has loaded.
    const { objectIdField } = states.layer;
    states.layer.objectIdField = '';
    states.layer.load = async () => void (states.layer.objectIdField = objectIdField);
    showMap([states]);
    await renderWidget();
    await userEvent.click(screen.getByRole('button', { name: 'Layer Properties: Nigeria state boundaries' }));
    const panel = within(getGroup('Layer Properties: Nigeria state boundaries'));
    expect(await panel.findByText('2 records')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Show Layer Summary' }));
    expect(panel.getAllByText('2 records')).toHaveLength(2);
  });

  it('[MP-10] requests a count again, or reloads a failed layer, when Retry is pressed', async () => {
    const mills = createLayer('mills', 'Confirmed mills');
    const factories = createLayer('factories', 'Factories', true, { loadStatus: 'failed' });
    const anew = createLayer('factories', 'Factories');
    const map = showMap([mills, factories]);
    const layers = {
      indexOf: () => 0,
      splice: (_at: number, _count: number, one: object) => {
        expect(one).toBe(anew.layer);
        map.setLayers([mills, anew]);
      }
    };
    Object.assign(factories.layer, { parent: { layers }, clone: () => anew.layer });
    const { queryFeatureCount } = mills.layer;
    mills.layer.queryFeatureCount = () => Promise.reject(new TypeError('Failed to fetch'));
    await renderWidget();
    const getRow = (title: string) => within(screen.getByText(title).closest('li')!);
    expect(await getRow('Confirmed mills').findByText('The count could not be loaded.')).toBeVisible();
    mills.layer.queryFeatureCount = queryFeatureCount;
    await userEvent.click(getRow('Confirmed mills').getByRole('button', { name: 'Retry' }));
    expect(await getRow('Confirmed mills').findByText('3')).toBeVisible();
    expect(getRow('Factories').getByText('This layer could not be loaded.')).toBeVisible();
    await userEvent.click(getRow('Factories').getByRole('button', { name: 'Retry' }));
    await waitFor(() =>
      expect(getRow('Factories').queryByText('This layer could not be loaded.')).toBeNull()
    );
    expect(await getRow('Factories').findByText('3')).toBeVisible();
  });
});
