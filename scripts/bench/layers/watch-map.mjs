/**
 * Lets every page of a context say when its map's picture has become what it stays: the view has come to rest and one
 * more frame has been drawn. Then its pixels are read, which must differ from those before. Reading them waits until a
 * graphics card made of software has drawn all frames in its queue, and tells of the machine more than of the map: that
 * moment is told too. The same for both sides of a comparison. Pixels are read only when the view rests after having
 * begun: read in every frame, they keep the map from ever coming to rest.
 */
export const watchMap = (context) => context.addInitScript(installWatch);

/* Runs in the page. */
function installWatch() {
  const [WIDTH, HEIGHT] = [240, 140];
  /** Rest after which nothing more is expected. */
  const REST_MS = 700;
  /** A change that has not begun by then was none, or is over. */
  const BEGINS_MS = 3000;
  /** A picture that has not come by then never will. */
  const LIMIT_MS = 60_000;
  const getContext = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, options) {
    // Else the pixels are gone when they are asked for.
    const kept = kind === 'webgl2' ? { ...options, preserveDrawingBuffer: true } : options;
    return getContext.call(this, kind, kept);
  };
  const copy = new OffscreenCanvas(WIDTH, HEIGHT).getContext('2d', { willReadFrequently: true });
  const pixelsOf = (canvas) => {
    copy.drawImage(canvas, 0, 0, WIDTH, HEIGHT);
    return copy.getImageData(0, 0, WIDTH, HEIGHT).data;
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  /** Milliseconds from `begin()`'s moment until the view has drawn (`took`) and until its pixels are there (`read`). */
  window.untilPainted = async (begin) => {
    const { view } = document.querySelector('arcgis-map');
    const canvas = view.container.querySelector('canvas');
    const before = pixelsOf(canvas);
    const isNew = (picture) => picture.some((value, at) => value !== before[at]);
    const begun = await begin(view);
    while (!view.updating && performance.now() - begun < BEGINS_MS) await frame();
    let rested = null;
    while (rested === null || performance.now() - rested.at < REST_MS) {
      await frame();
      if (view.updating) rested = null;
      else if (rested === null) {
        await frame();
        const drawn = performance.now();
        const picture = pixelsOf(canvas);
        if (isNew(picture)) rested = { drawn, at: performance.now(), picture };
      }
      if (performance.now() - begun > LIMIT_MS) throw new Error('The map was not painted anew.');
    }
    return { took: rested.drawn - begun, read: rested.at - begun, picture: Array.from(rested.picture) };
  };
}

/** How much two pictures differ: the mean difference of a channel, 0 to 255. */
export const difference = (a, b) => a.reduce((sum, value, at) => sum + Math.abs(value - b[at]), 0) / a.length;
