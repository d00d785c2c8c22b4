import { act, screen, waitFor } from '@testing-library/react';
import { appActions, getAppStore, React } from 'jimu-core';
import { widgetRender } from 'jimu-for-test';
import { Toasts } from 'widgets/shared-code/site-base';
import { encodeState } from 'widgets/shared-code/site-tools';
import type { PopupPart } from './map/parts';
import { useSharedPopup } from './use-shared-popup';

const mockOpened: string[] = [];
const mills = { id: 'tagged-mills', title: 'Tagged Mills', queryFeatures: () => undefined };
const mockLayers: readonly object[] = [{ layer: mills }];
jest.mock('widgets/shared-code/site-map', () => ({
  ...jest.requireActual<object>('../../../../shared/layers/src'),
  ...jest.requireActual<object>('../../../../shared/map/src/panels'),
  useMapLayers: (view: object | null, [name]: readonly string[]) =>
    view && [mockLayers.find((one) => (one as { layer: { id: string } }).layer.id === name) ?? null],
  openFeaturePopup: async (_view: object, layer: { id: string }, id: number) => {
    if (id === 500) throw new Error('the service is away');
    if (id !== 404) mockOpened.push(`${layer.id} ${id}`);
    return id !== 404;
  }
}));

function Shows({ shown }: { readonly shown: readonly PopupPart[] }) {
  useSharedPopup('own', { mapWidgetId: 'map' } as never, shown);
  return <Toasts />;
}

const createPart = (id: number, more: object = {}) =>
  ({ layer: mills, graphic: { getObjectId: () => id, isAggregate: false, ...more } }) as unknown as PopupPart;
const readAddress = () => new URLSearchParams(window.location.search).get('popup.own');
const encodePopup = (state: object) => encodeState(state, { version: 1, read: () => null })!;
/** Takes the clicks of the map. */
function ActiveTool() {
  React.useLayoutEffect(() => {
    getAppStore().dispatch(appActions.requestAutoControlMapWidget('map', 'tool'));
  }, []);
  return null;
}

const openLink = (state: object, beside: React.ReactNode = null) => {
  window.history.replaceState(null, '', `/?popup.own=${encodePopup(state)}`);
  return act(
    async () =>
      void widgetRender(true)(
        <>
          {beside}
          <Shows shown={[]} />
        </>
      )
  );
};

beforeEach(() => {
  mockOpened.splice(0);
  window.history.replaceState(null, '', '/');
});

describe('[BY-01] open popup in the address', () => {
  it('stores the layer and id of the shown record in the address, and nothing for a cluster', async () => {
    const { rerender } = widgetRender(true)(<Shows shown={[createPart(7)]} />);
    await waitFor(() => expect(readAddress()).toBe(encodePopup({ layer: 'tagged-mills', id: 7 })));
    rerender(<Shows shown={[createPart(7, { isAggregate: true })]} />);
    await waitFor(() => expect(readAddress()).toBeNull());
  });

  it('opens the popup of the address when the page opens', async () => {
    await openLink({ layer: 'tagged-mills', id: 7 });
    expect(mockOpened).toEqual(['tagged-mills 7']);
  });

  it('[MP-14] stops the active tool, which would close the popup of the address', async () => {
    await openLink({ layer: 'tagged-mills', id: 7 }, <ActiveTool />);
    expect(mockOpened).toEqual(['tagged-mills 7']);
    expect(getAppStore().getState().mapWidgetsInfo.map?.autoControlWidgetId).toBeNull();
  });

  it.each([
    [{ layer: 'factories', id: 7 }, /cannot access: Factories/],
    [{ layer: 'tagged-mills', id: 404 }, /no longer on the map/],
    [{ layer: 'tagged-mills', id: 500 }, /could not be opened: the service is away/],
    [{ layer: 'tagged-mills', id: 'x' }, /Part of the link is damaged/]
  ])('shows the reason and no popup when the address contains %j', async (state, text) => {
    await openLink(state);
    expect(await screen.findByText(text)).toBeVisible();
    expect(mockOpened).toEqual([]);
  });
});
