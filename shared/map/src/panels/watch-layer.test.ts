import type Layer from 'esri/layers/Layer';
import { getLayerStatus } from './watch-layer';

const createLayer = (minScale?: number) =>
  ({ visible: true, loadStatus: 'loaded', minScale }) as unknown as Layer;

describe('the status of a layer', () => {
  it('is too far away only beyond the layer’s minimum scale', () => {
    const isTooFar = (minScale: number | undefined, scale: number) =>
      getLayerStatus(createLayer(minScale), { scale }).isTooFar;
    expect(isTooFar(3_000_000, 3_000_001)).toBe(true);
    expect(isTooFar(3_000_000, 3_000_000)).toBe(false);
    // 0 or no minimum scale: drawn at every scale.
    expect(isTooFar(0, 20_000_000)).toBe(false);
    expect(isTooFar(undefined, 20_000_000)).toBe(false);
  });
});
