import { act, renderHook } from '@testing-library/react';
import type { ListedGroup, ListedLayer } from './use-layers';
import { useArrangement } from './use-arrangement';

/** Listeners of the layers' changes. */
const mockListeners = new Set<() => void>();

jest.mock('widgets/shared-code/site-map', () => ({
  ...jest.requireActual<object>('../../../../shared/layers/src'),
  watchLayer: (_layer: object, _view: object, listener: () => void) => {
    mockListeners.add(listener);
    return () => mockListeners.delete(listener);
  }
}));

it('renders the list again when a layer is shown, but not when one only begins or ends loading', () => {
  const layer = { visible: false };
  const all = [{ id: 'mills', jimuLayerView: { layer }, view: {} }] as unknown as readonly ListedLayer[];
  const groups: readonly ListedGroup[] = [{ group: 'mills', layers: all } as never];
  let renderings = 0;
  const { result } = renderHook(() => {
    renderings += 1;
    return useArrangement(groups, all, true);
  });
  const report = () => act(() => mockListeners.forEach((listener) => listener()));
  const before = renderings;
  report();
  report();
  expect(renderings).toBe(before);
  layer.visible = true;
  report();
  expect(result.current.on).toBe(1);
});
