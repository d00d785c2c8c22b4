import type Point from 'esri/geometry/Point';
import type ImageryLayer from 'esri/layers/ImageryLayer';
import type { Answer } from 'widgets/shared-code/site-core';
import { useAnswer } from 'widgets/shared-code/site-core';
import type { PopupPart } from '../map/parts';
import { readRaster } from './read-raster';
import type { Reading } from './read-raster';
import { rasterWords } from './raster-words';
import type { RasterWords } from './raster-words';

export type WordedReading =
  | Exclude<Reading, { readonly status: 'value' }>
  | { readonly status: 'value'; readonly value: number; readonly words: RasterWords };

async function read({ graphic, ...part }: PopupPart, signal: AbortSignal): Promise<WordedReading> {
  const layer = part.layer as ImageryLayer;
  const reading = await readRaster(layer, graphic.geometry as Point, signal);
  if (reading.status !== 'value') return reading;
  return { ...reading, words: rasterWords(layer, reading.value) };
}

/** What the raster says at the place of the click. */
export const useReading = (part: PopupPart): Answer<WordedReading> =>
  useAnswer([part], ([asked], { signal }) => read(asked, signal));
