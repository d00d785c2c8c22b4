/**
 * Lets every page of a context say when its map's picture has become what it stays. Judged by the pixels of the map's
 * canvas, not by a flag of the engine: both sides of a comparison then end with what a user sees, and reading a pixel
 * waits for the graphics to be done. The picture is read only after a frame in which something was drawn, so that both
 * sides pay for the same.
 */
export const watchMap = (context) => context.addInitScript(installWatch);

/* Runs in the page. */
function installWatch() {
  const [WIDTH, HEIGHT] = [240, 140];
  /** Without a drawing for so long the picture is taken as the last. */
  const QUIET_MS = 700;
  const getContext = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, options) {
    // Else the pixels are gone when they are asked for.
    const kept = kind === 'webgl2' ? { ...options, preserveDrawingBuffer: true } : options;
    return getContext.call(this, kind, kept);
  };
  let drawings = 0;
  const draw = WebGL2RenderingContext.prototype.drawElements;
  WebGL2RenderingContext.prototype.drawElements = function (...args) {
    drawings++;
    return draw.apply(this, args);
  };
  const copy = new OffscreenCanvas(WIDTH, HEIGHT).getContext('2d', { willReadFrequently: true });
  const pixelsOf = (canvas) => {
    copy.drawImage(canvas, 0, 0, WIDTH, HEIGHT);
    return copy.getImageData(0, 0, WIDTH, HEIGHT).data;
  };
  const isSame = (a, b) => a !== null && a.every((value, at) => value === b[at]);

  /** Milliseconds from `begin()`'s moment until the picture no longer changes, with that picture. */
  window.untilPainted = async (begin) => {
    const { view } = document.querySelector('arcgis-map');
    const canvas = view.container.querySelector('canvas') ?? document.querySelector('arcgis-map canvas');
    let picture = pixelsOf(canvas);
    let [seen, drawnAt, changedAt] = [drawings, performance.now(), null];
    const begun = await begin(view);
    for (;;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (drawings !== seen) {
        seen = drawings;
        const next = pixelsOf(canvas);
        drawnAt = performance.now();
        if (!isSame(picture, next)) [picture, changedAt] = [next, drawnAt];
      } else if (!view.updating && performance.now() - drawnAt > QUIET_MS) break;
    }
    if (changedAt === null) throw new Error('The map was not painted anew.');
    return { took: changedAt - begun, picture: Array.from(picture) };
  };
}

/** How much two pictures differ: the mean difference of a channel, 0 to 255. */
export const difference = (a, b) => a.reduce((sum, value, at) => sum + Math.abs(value - b[at]), 0) / a.length;
