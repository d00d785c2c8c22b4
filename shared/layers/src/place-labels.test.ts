import { listLabelSteps, PLACE_LABELS, tileZoomToScale } from './place-labels';

describe('sizes of place names', () => {
  it.each(PLACE_LABELS)('$kind: steps follow each other from its first zoom, and never shrink', (label) => {
    const steps = listLabelSteps(label);
    expect(steps[0]!.minScale).toBe(tileZoomToScale(label.minzoom));
    expect(steps.at(-1)!.maxScale).toBe(label.maxzoom === undefined ? 0 : tileZoomToScale(label.maxzoom));
    for (const [index, step] of steps.slice(1).entries()) {
      expect(step.minScale).toBe(steps[index]!.maxScale);
      expect(step.size).toBeGreaterThanOrEqual(steps[index]!.size);
    }
  });
});
