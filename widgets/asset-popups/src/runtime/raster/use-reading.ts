import { React } from 'jimu-core';
import type Point from 'esri/geometry/Point';
import type ImageryLayer from 'esri/layers/ImageryLayer';
import type { PopupPart } from '../map/parts';
import { readRaster } from './read-raster';
import type { Reading } from './read-raster';
import { rasterWords } from './raster-words';
import type { RasterWords } from './raster-words';

export type RasterState =
  | { readonly status: 'loading' | 'failed' }
  | Exclude<Reading, { readonly status: 'value' }>
  | { readonly status: 'value'; readonly value: number; readonly words: RasterWords };

async function read({ graphic, ...part }: PopupPart, signal: AbortSignal): Promise<RasterState> {
  const layer = part.layer as ImageryLayer;
  const reading = await readRaster(layer, graphic.geometry as Point, signal);
  if (reading.status !== 'value') return reading;
  return { ...reading, words: rasterWords(layer, reading.value) };
}

/** What the raster says at the place of the click, and a way to ask again. */
export function useReading(part: PopupPart): { state: RasterState; retry(): void } {
  const [state, setState] = React.useState<RasterState>({ status: 'loading' });
  const [attempt, setAttempt] = React.useState(0);
  React.useEffect(() => {
    const leaving = new AbortController();
    setState({ status: 'loading' });
    read(part, leaving.signal).then(
      (next) => !leaving.signal.aborted && setState(next),
      () => !leaving.signal.aborted && setState({ status: 'failed' })
    );
    return () => leaving.abort();
  }, [part, attempt]);
  return { state, retry: () => setAttempt((count) => count + 1) };
}
