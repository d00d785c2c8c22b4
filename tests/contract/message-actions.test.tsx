import { act, screen } from '@testing-library/react';
import { DataRecordsSelectionChangeMessage, MessageManager } from 'jimu-core';
import type * as FakeMaps from '../support/fake-map';
import { showMap } from '../support/fake-map';
import { createRecord, showTools } from './support/tools';

/*
 * Message actions of SITE's widgets, run like in the framework: through the connections of the app's
 * configuration.
 */

jest.mock('widgets/shared-code/site-map', () => ({
  ...jest.requireActual<object>('../../shared/layers/src'),
  ...jest.requireActual<object>('../../shared/map/src/areas'),
  ...jest.requireActual<object>('../../shared/map/src/panels'),
  useEarlierView: () => undefined,
  addAreaLayer: () => ({ show: () => undefined, remove: () => undefined })
}));
jest.mock('jimu-arcgis', () => jest.requireActual<typeof FakeMaps>('../support/fake-map').jimuArcgis);

const messageConfigs = {
  selected: {
    id: 'selected',
    widgetId: 'table',
    messageType: 'DATA_RECORDS_SELECTION_CHANGE',
    actions: [{ actionId: 'start', widgetId: 'service-area', actionName: 'startAreaHere', config: {} }]
  }
};

let map: FakeMaps.FakeMap;

beforeEach(async () => {
  map = showMap();
  globalThis.fetch = jest.fn(async () => new Response('{}', { status: 404 }));
  await showTools(['service-area'], 'tool', { messageConfigs });
});
afterEach(() => act(() => map.remove()));

const publishSelection = (...records: ReturnType<typeof createRecord>[]) =>
  act(async () => {
    MessageManager.getInstance().publishMessage(new DataRecordsSelectionChangeMessage('table', records));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });

const uyo = createRecord({}, { x: 7.93, y: 5.03 });

describe('Start area here', () => {
  it('opens the drive-time dialog for an area at the record that another widget selects', async () => {
    await publishSelection(uyo);
    expect(await screen.findByRole('dialog', { hidden: false })).toHaveTextContent('5.0300, 7.9300');
  });

  it('does nothing when the selection is cleared, has several records, or has no location', async () => {
    await publishSelection();
    await publishSelection(uyo, uyo);
    await publishSelection(createRecord({ name: 'Kraken II' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
