import type ImageryLayer from 'esri/layers/ImageryLayer';
import type ImageSampleParameters from 'esri/rest/support/ImageSampleParameters';
import { canSample, sampleRaster } from './raster-samples';

const EXTENT = {
  type: 'extent',
  xmin: 7,
  ymin: 4,
  xmax: 8,
  ymax: 5,
  spatialReference: { wkid: 4326 }
} as const;

describe('[LP-01] the values of a raster in view', () => {
  it('are sampled once the layer has loaded, null without a value', async () => {
    const calls: string[] = [];
    const layer = {
      load: async () => void calls.push('load'),
      getSamples: async (parameters: ImageSampleParameters) => {
        const { geometryType, sampleCount } = parameters.toJSON() as Record<string, unknown>;
        calls.push(`${String(geometryType)} ${String(sampleCount)}`);
        return {
          samples: [{ pixelValue: [5.5] }, { pixelValue: null }, { pixelValue: [NaN] }, { pixelValue: [0] }]
        };
      }
    };
    expect(canSample(layer)).toBe(true);
    const { signal } = new AbortController();
    expect(await sampleRaster(layer as never as ImageryLayer, EXTENT, signal)).toEqual([5.5, null, null, 0]);
    expect(calls).toEqual(['load', 'esriGeometryEnvelope 1000']);
  });

  it('cannot be sampled when the layer’s service does not support it', () => {
    expect(canSample({ queryFeatures: () => undefined })).toBe(false);
  });
});
