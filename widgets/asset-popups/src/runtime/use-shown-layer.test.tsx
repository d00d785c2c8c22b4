import { act, fireEvent, screen } from '@testing-library/react';
import { widgetRender } from 'jimu-for-test';
import { Toasts } from 'widgets/shared-code/site-base';
import type { PopupPart } from './map/parts';
import { useShownLayer } from './use-shown-layer';

jest.mock('widgets/shared-code/site-map', () => jest.requireActual('../../../../shared/layers/src'));

const URL = 'https://site.example/rest/services/minigrids/FeatureServer';

function createLayer(id: string, visible: boolean, parent: object | null = null) {
  return { id, title: 'Minigrids', url: URL, layerId: 0, visible, parent };
}

function Shows({ layers, part }: { readonly layers: readonly object[]; readonly part: PopupPart | null }) {
  const view = { getAllJimuLayerViews: () => layers.map((layer) => ({ layer })) };
  useShownLayer(view as never, part ? [part] : [], 'en');
  return <Toasts />;
}

const createPart = (layer: object, id = 7) =>
  ({ layer, graphic: { getObjectId: () => id } }) as unknown as PopupPart;

it('[MP-02] switches on the layer of a found record with its group, says so, and hides them again on request', async () => {
  const group = { id: 'group', visible: false, parent: { id: 'map' } };
  const drawn = createLayer('minigrids', false, group);
  const { rerender } = widgetRender(true)(<Shows layers={[drawn]} part={null} />);
  // The search has a layer of its own for the same service.
  const found = createPart(createLayer('search', true));
  await act(async () => rerender(<Shows layers={[drawn]} part={found} />));
  expect([drawn.visible, group.visible]).toEqual([true, true]);
  expect(await screen.findByText('‘Minigrids’ was hidden; it is on the map now.')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Hide it again' }));
  expect([drawn.visible, group.visible]).toEqual([false, false]);
  // The popup of the record is still open: it stays hidden.
  rerender(<Shows layers={[drawn]} part={createPart(createLayer('search', true))} />);
  expect(drawn.visible).toBe(false);
});

it('[MP-02] leaves the layers alone when one of them shows the record, and for a record of another service', async () => {
  const hidden = createLayer('tagged', false);
  const layers = [hidden, createLayer('all', true)];
  const { rerender } = widgetRender(true)(<Shows layers={layers} part={createPart(hidden)} />);
  expect(hidden.visible).toBe(false);
  rerender(<Shows layers={[hidden]} part={createPart({ id: 'own', title: 'Own', url: null })} />);
  expect(hidden.visible).toBe(false);
});
