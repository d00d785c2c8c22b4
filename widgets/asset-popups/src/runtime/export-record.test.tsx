import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { widgetRender } from 'jimu-for-test';
import { createFakeService } from '../../../../tests/support/fake-service';
import { ExportRecord } from './export-record';
import type { PopupPart } from './map/parts';

const mockSaved: (readonly [string, string])[] = [];
jest.mock('../../../../shared/ui/src/tables/export/save-file', () => ({
  saveCsv: (...file: [string, string]) => mockSaved.push(file),
  saveGeoJson: (...file: [string, string]) => mockSaved.push(file)
}));

const service = createFakeService([{ name: 'Ada, "=1"', tonnes: 4 }]);
const layer = {
  id: 'mills',
  title: 'Confirmed mills',
  objectIdField: 'OBJECTID',
  displayField: 'name',
  load: async () => undefined,
  ...service
};
const createPart = (kind: PopupPart['kind']) =>
  ({ kind, layer, graphic: { attributes: { OBJECTID: 1, name: 'Ada, "=1"' } } }) as unknown as PopupPart;

async function renderExport(kind: PopupPart['kind']) {
  const render = widgetRender(true);
  await act(async () => void render(<ExportRecord part={createPart(kind)} locale="en" />));
}

it('[BY-02] saves the record of a popup as CSV and as GeoJSON', async () => {
  await renderExport('feature');
  await userEvent.click(screen.getByRole('button', { name: 'Table (CSV)' }));
  await waitFor(() => expect(mockSaved).toHaveLength(1));
  expect(service.queries.at(-1)!.where).toBe('(OBJECTID = 1)');
  expect(mockSaved[0]![0]).toBe('ada-1');
  expect(mockSaved[0]![1]).toContain('name (alias),tonnes (alias)\r\n"Ada, ""=1""",4\r\n');
  await userEvent.click(screen.getByRole('button', { name: 'Map (GeoJSON)' }));
  await waitFor(() => expect(mockSaved).toHaveLength(2));
  expect(JSON.parse(mockSaved[1]![1])).toMatchObject({
    features: [{ properties: { name: 'Ada, "=1"', tonnes: 4 } }]
  });
});

it('offers no export for a raster value', async () => {
  await renderExport('raster');
  expect(screen.queryByRole('button')).toBeNull();
});
