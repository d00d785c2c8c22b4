import type MapView from 'esri/views/MapView';
import type SceneView from 'esri/views/SceneView';
import { attributionOf } from 'widgets/shared-code/site-map';
import type { ScaleBar, Size } from '../paper';
import { areaOf, dotsOf, groundPerPixel, scaleBar } from '../paper';
import { comesTrue } from './comes-true';

/** Timeout, ms; the picture then shows what was drawn. */
const LONGEST_WAIT = 15_000;

export interface MapPicture {
  readonly image: HTMLImageElement;
  /** mm */
  readonly size: Size;
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

async function sourcesOf(view: MapView | SceneView): Promise<readonly string[]> {
  // Layers of one server repeat the same attributions.
  const texts = (await attributionOf(view)).flatMap((text) => plainText(text).split('; '));
  return [...new Set(texts)].filter((text) => text !== '');
}

/** Returns the scale bar of a picture `width` mm wide that shows `pixels` of a view. */
function barOf({ scale, center }: MapView, width: number, pixels: number): ScaleBar | null {
  const { latitude } = center ?? {};
  return latitude == null ? null : scaleBar((groundPerPixel({ scale, latitude }) * pixels) / width);
}

/**
 * Takes a picture of the middle of a map for paper, at the given dots per inch. Nothing moves on the screen.
 * @throws the error of the Maps SDK when the browser returns no picture: no WebGL, too little memory, a canvas
 * tainted by images of other origins.
 */
export async function takePicture(
  view: MapView | SceneView,
  size: Size,
  dotsPerInch: number
): Promise<MapPicture> {
  const isComplete = await comesTrue(() => !view.updating, LONGEST_WAIT);
  const area = areaOf(view, size);
  const { dataUrl } = await view.takeScreenshot({
    area,
    width: dotsOf(size.width, dotsPerInch),
    height: dotsOf(size.height, dotsPerInch),
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
    bar: isScene(view) ? null : barOf(view, size.width, area.width),
    north: isScene(view) ? -view.camera.heading : view.rotation,
    sources: await sourcesOf(view)
  };
}
