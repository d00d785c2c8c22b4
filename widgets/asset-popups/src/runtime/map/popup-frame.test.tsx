import { act, screen } from '@testing-library/react';
import type { JimuMapView } from 'jimu-arcgis';
import { widgetRender } from 'jimu-for-test';
import { PopupFrame } from './popup-frame';

jest.mock('widgets/shared-code/site-map', () => ({
  findPopupElement: (view: { popup: HTMLElement | null }) => view.popup,
  isMapVisibleAt: () => true
}));

type Listener = (event: object) => void;

/** A map in the document with its popup, and functions that act on both. */
function createMap({ popupEnabled = true } = {}) {
  const box = document.body.appendChild(document.createElement('div'));
  const container = box.appendChild(document.createElement('div'));
  const listeners = new Map<string, Listener>();
  const on = (name: string, listener: Listener) => {
    listeners.set(name, listener);
    return { remove: () => void listeners.delete(name) };
  };
  const popup = Object.assign(document.createElement('div'), {
    selectedFeature: null as object | null,
    promises: [] as Promise<unknown>[]
  });
  const view = { id: 'map', popup, view: { container, on, popupEnabled } } as unknown as JimuMapView;
  const emit = (name: string, event: object) => act(() => listeners.get(name)!(event));
  /** Sets a property as the SDK's popup does, which reports it in an event. */
  const change = (values: Partial<Pick<typeof popup, 'selectedFeature' | 'promises'>>) =>
    act(async () => {
      Object.assign(popup, values);
      for (const name of Object.keys(values))
        popup.dispatchEvent(new CustomEvent('arcgisPropertyChange', { detail: { name } }));
    });
  return { view, emit, change, listeners };
}

const renderFrame = (view: JimuMapView) => widgetRender(true)(<PopupFrame view={view} />);
const findFrame = () => screen.queryByText('Reading this place…');
const CLICK = { x: 100, y: 60, button: 0 };

describe("the frame of a click's popup", () => {
  it('is there at the click, before the map knows a feature, and goes when the popup has one', async () => {
    const { view, emit, change } = createMap();
    renderFrame(view);
    expect(findFrame()).toBeNull();
    emit('immediate-click', CLICK);
    expect(findFrame()).toBeVisible();
    await change({ promises: [new Promise(() => undefined)] });
    expect(findFrame()).toBeVisible();
    await change({ selectedFeature: { attributes: {} } });
    expect(findFrame()).toBeNull();
  });

  it('goes when the map has found nothing, at a double click and when the map is dragged', async () => {
    const { view, emit, change } = createMap();
    renderFrame(view);
    emit('immediate-click', CLICK);
    await change({ promises: [Promise.resolve([]), Promise.reject(new Error('unread'))] });
    expect(findFrame()).toBeNull();
    for (const end of ['double-click', 'drag']) {
      emit('immediate-click', CLICK);
      expect(findFrame()).toBeVisible();
      emit(end, {});
      expect(findFrame()).toBeNull();
    }
  });

  it('does not appear while a tool has the clicks, and listens no longer once it is removed', () => {
    const { view, emit, listeners } = createMap({ popupEnabled: false });
    const { unmount } = renderFrame(view);
    emit('immediate-click', CLICK);
    expect(findFrame()).toBeNull();
    unmount();
    expect(listeners.size).toBe(0);
  });
});
