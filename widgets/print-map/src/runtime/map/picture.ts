import type MapView from 'esri/views/MapView';
import type SceneView from 'esri/views/SceneView';
import { fetchAttribution } from 'widgets/shared-code/site-map';
import { fitScaleBar } from 'widgets/shared-code/site-tools';
import type { PaperSize, ScaleBar } from 'widgets/shared-code/site-tools';
import { computePictureArea, toDots, groundPerPixel } from '../paper';
import { waitUntil } from './wait-until';

/** Timeout, ms; the picture then shows what was drawn. */
const MAX_WAIT_MS = 15_000;

export interface MapPicture {
  readonly image: HTMLImageElement;
  /** mm */
  readonly size: PaperSize;
  /** True when everything on the map was drawn. */
  readonly isComplete: boolean;
  /** Null when the scale differs over the picture. */
  readonly bar: ScaleBar | null;
  /** Degrees from the top, clockwise. */
  readonly north: number;
  /** Attributions of the map's data. */
  readonly sources: readonly string[];
}

const isScene = (view: MapView | SceneView): view is SceneView => view.type === '3d';

const plainText = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

async function listSources(view: MapView | SceneView): Promise<readonly string[]> {
  // Layers of one server repeat the same attributions.
  const texts = (await fetchAttribution(view)).flatMap((text) => plainText(text).split('; '));
  return [...new Set(texts)].filter((text) => text !== '');
}

/** Returns the scale bar of a picture `width` mm wide that shows `pixels` of a view. */
function computeScaleBar({ scale, center }: MapView, width: number, pixels: number): ScaleBar | null {
  const { latitude } = center ?? {};
  return latitude == null ? null : fitScaleBar((groundPerPixel({ scale, latitude }) * pixels) / width);
}

/**
 * Takes a picture of the middle of a map for paper, at the given dots per inch. Nothing moves on the screen.
 * @throws the error of the Maps SDK when the browser returns no picture: no WebGL, too little memory, a canvas
 * tainted by images of other origins.
 */
export async function takePicture(
  view: MapView | SceneView,
  size: PaperSize,
  dotsPerInch: number
): Promise<MapPicture> {
  const isComplete = await waitUntil(() => !view.updating, MAX_WAIT_MS);
  const area = computePictureArea(view, size);
  const { dataUrl } = await view.takeScreenshot({
    area,
    width: toDots(size.width, dotsPerInch),
    height: toDots(size.height, dotsPerInch),
    format: 'jpg',
    quality: 92,
    ignorePadding: true
  });
  const image = new Image();
  image.src = dataUrl;
  await image.decode();
  return {
    image,
    size,
    isComplete,
    bar: isScene(view) ? null : computeScaleBar(view, size.width, area.width),
    north: isScene(view) ? -view.camera.heading : view.rotation,
    sources: await listSources(view)
  };
}
