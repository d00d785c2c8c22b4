import { act, screen } from '@testing-library/react';
import { DataRecordsSelectionChangeMessage, MessageType } from 'jimu-core';
import type { DataRecord } from 'jimu-core';
import { widgetRender } from 'jimu-for-test';
import { Toasts } from 'widgets/shared-code/site-base';
import ShowRecord from '../message-actions/show-record';
import type { PopupPart } from './map/parts';
import { useRequestedRecord } from './use-requested-record';

const mockGone: string[] = [];
jest.mock('widgets/shared-code/site-map', () => ({
  findWayToFeature: async (_view: object, layer: { id: string }, id: number) =>
    id === 404 ? null : async () => void mockGone.push(`${layer.id} ${id}`)
}));

const mills = { id: 'mills', queryFeatures: () => undefined };
const view = {
  getAllJimuLayerViews: () => [{ layer: mills, layerDataSourceId: 'map-mills' }]
};

function Shows({ shown }: { readonly shown: readonly PopupPart[] }) {
  useRequestedRecord('popups', view as never, shown);
  return <Toasts />;
}

const renderPopups = (shown: readonly object[] = []) =>
  act(async () => void widgetRender(true)(<Shows shown={shown as readonly PopupPart[]} />));

const createRecord = (id: string, sourceId = 'map-mills') =>
  ({
    getId: () => id,
    dataSource: { id: `${sourceId}-selection`, getMainDataSource: () => ({ id: sourceId }) }
  }) as unknown as DataRecord;

const action = new ShowRecord({ id: 'show', name: 'showRecord', widgetId: 'popups' });
const selectRecords = (...records: DataRecord[]) =>
  act(async () => void action.onExecute(new DataRecordsSelectionChangeMessage('list', records)));

beforeEach(() => mockGone.splice(0));

describe('action Show record', () => {
  it('accepts selection messages only', () => {
    expect(action.filterMessageDescription({ messageType: MessageType.DataRecordsSelectionChange })).toBe(
      true
    );
    expect(action.filterMessageDescription({ messageType: MessageType.ExtentChange })).toBe(false);
  });

  it('zooms to the one record that another widget selects, from any view of its source', async () => {
    await renderPopups();
    await selectRecords(createRecord('7'), createRecord('8'));
    await selectRecords();
    expect(mockGone).toEqual([]);
    await selectRecords(createRecord('7'));
    expect(mockGone).toEqual(['mills 7']);
  });

  it('keeps a popup that already shows the record, and ignores its own message', async () => {
    await renderPopups([{ layer: mills, graphic: { getObjectId: () => 7 } }]);
    await selectRecords(createRecord('7'));
    expect(mockGone).toEqual([]);
    await selectRecords(createRecord('8'));
    expect(mockGone).toEqual(['mills 8']);
  });

  it('shows why a record is not shown: no layer of the map has it, or it no longer exists', async () => {
    await renderPopups();
    await selectRecords(createRecord('1', 'map-farms'));
    expect(await screen.findByText('No layer of this map contains the selected record.')).toBeVisible();
    await selectRecords(createRecord('404'));
    expect(await screen.findByText('This record is no longer on the map.')).toBeVisible();
    expect(mockGone).toEqual([]);
  });
});
