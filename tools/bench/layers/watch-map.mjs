import { waitUntilDrawn } from '../map-page.mjs';

/**
 * Lets every page of a context report when its map has been repainted: when its view is stationary, or when the
 * graphics card has finished the first frame of the final picture. For the latter the card copies the middle of
 * each frame, which is read later: reading at once would block the page until all frames are drawn. The copies
 * take time, so the two are not measured together.
 * @param {import('@playwright/test').BrowserContext} context
 */
export async function watchMap(context) {
  await context.addInitScript(installFrameCopies);
  await context.addInitScript(installWaits);
}

/**
 * Waits until the map is fully drawn, so that the next measurement does not include earlier work.
 * @param {import('@playwright/test').Page} page
 */
export async function waitUntilStationary(page) {
  await waitUntilDrawn(page);
  await page.evaluate(() => window.waitUntilFramesEnd());
}

/** Runs in the page: copies the middle of each frame of its maps while `window.watchedFrames` has a list. */
function installFrameCopies() {
  const [WIDTH, HEIGHT] = [640, 400];
  /** @type {Window['watchedFrames']} */
  const watched = { frames: null, lastDrawn: 0, unfinished: 0 };
  window.watchedFrames = watched;

  /**
   * Copies the middle of the frame just drawn, and records it once it can be read.
   * @param {WebGL2RenderingContext} gl
   */
  async function copyFrame(gl) {
    const drawn = performance.now();
    watched.lastDrawn = drawn;
    if (!watched.frames) return;
    watched.unfinished++;
    const bound = gl.getParameter(gl.READ_FRAMEBUFFER_BINDING);
    const buffer = gl.createBuffer();
    gl.bindFramebuffer(gl.READ_FRAMEBUFFER, null);
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, buffer);
    gl.bufferData(gl.PIXEL_PACK_BUFFER, 4 * WIDTH * HEIGHT, gl.STREAM_READ);
    const [left, top] = [(gl.drawingBufferWidth - WIDTH) >> 1, (gl.drawingBufferHeight - HEIGHT) >> 1];
    gl.readPixels(left, top, WIDTH, HEIGHT, gl.RGBA, gl.UNSIGNED_BYTE, 0);
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, null);
    gl.bindFramebuffer(gl.READ_FRAMEBUFFER, bound);
    const done = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    if (done === null) throw new Error('The graphics card reports no end of a frame.');
    gl.flush();
    while (gl.getSyncParameter(done, gl.SYNC_STATUS) !== gl.SIGNALED)
      await new Promise((resolve) => setTimeout(resolve, 4));
    const finished = performance.now();
    const picture = new Uint8Array(4 * WIDTH * HEIGHT);
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, buffer);
    gl.getBufferSubData(gl.PIXEL_PACK_BUFFER, 0, picture);
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, null);
    gl.deleteBuffer(buffer);
    gl.deleteSync(done);
    watched.frames?.push({ drawn, finished, picture });
    watched.unfinished--;
  }

  /**
   * Copies each frame of a map after its last command.
   * @param {WebGL2RenderingContext} gl
   */
  function watchFrames(gl) {
    let isDrawing = false;
    const copyAfterCommands = () => {
      if (isDrawing) return;
      isDrawing = true;
      queueMicrotask(() => {
        isDrawing = false;
        void copyFrame(gl);
      });
    };
    /** @type {<P extends unknown[]>(draw: (...parameters: P) => void) => (...parameters: P) => void} */
    const watchCommand =
      (draw) =>
      (...parameters) => {
        copyAfterCommands();
        draw(...parameters);
      };
    gl.drawElements = watchCommand(gl.drawElements.bind(gl));
    gl.drawArrays = watchCommand(gl.drawArrays.bind(gl));
  }

  HTMLCanvasElement.prototype.getContext = new Proxy(HTMLCanvasElement.prototype.getContext, {
    apply(getContext, /** @type {HTMLCanvasElement} */ canvas, parameters) {
      /** @type {RenderingContext | null} */
      const context = Reflect.apply(getContext, canvas, parameters);
      if (context instanceof WebGL2RenderingContext && !canvas.dataset.watched) {
        canvas.dataset.watched = 'true';
        watchFrames(context);
      }
      return context;
    }
  });
}

/**
 * Runs in the page: installs the functions that wait for the pictures of its map. The order of the two scripts is
 * not defined, so these read `window.watchedFrames` only when they are called.
 */
function installWaits() {
  /**
   * Time without a frame after which no more is expected, ms. After a change the map draws continuously for two
   * seconds.
   */
  const REST_MS = 1000;
  /** Time after which a missing picture counts as failed, ms. */
  const LIMIT_MS = 60_000;
  /** @param {number} milliseconds */
  const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  /** Returns whether a frame is unfinished or was drawn just now. */
  const isDrawing = () => {
    const { unfinished, lastDrawn } = window.watchedFrames;
    return unfinished > 0 || performance.now() - lastDrawn < REST_MS;
  };
  /** @type {(a: Uint8Array, b: Uint8Array) => boolean} */
  const isSame = (a, b) => a.every((value, at) => value === b[at]);

  /**
   * Resolves once nothing is updating and no frame is drawn; returns the time since which nothing was updating.
   */
  window.waitUntilFramesEnd = async () => {
    const { view } = /** @type {DrawnMapElement} */ (document.querySelector('arcgis-map'));
    /** @type {number | null} */
    let rested = null;
    do {
      await wait(4);
      rested = view.updating ? null : (rested ?? performance.now());
    } while (rested === null || isDrawing() || performance.now() - rested < REST_MS);
    return rested;
  };

  /**
   * Resolves with the times of `begin` and of the view's next stationary state, once no frame is drawn.
   * @param {BeginChange} begin
   */
  async function watchChange(begin) {
    const { view } = /** @type {DrawnMapElement} */ (document.querySelector('arcgis-map'));
    const watched = window.watchedFrames;
    const before = watched.lastDrawn;
    const begun = await begin(view);
    while (watched.lastDrawn === before && !view.updating) {
      await wait(4);
      if (performance.now() - begun > LIMIT_MS) throw new Error('The map was not repainted.');
    }
    return { begun, rested: await window.waitUntilFramesEnd() };
  }

  /** Returns the time, ms, from `begin()` until the view stays stationary. */
  window.measureUntilDrawn = async (begin) => {
    const { begun, rested } = await watchChange(begin);
    return rested - begun;
  };

  /**
   * Returns the time, ms, until the card has finished the first frame of the final picture, the frame's number
   * and its picture.
   */
  window.measureUntilFinished = async (begin) => {
    const watched = window.watchedFrames;
    /** @type {FinishedFrame[]} */
    const frames = [];
    watched.frames = frames;
    const { begun } = await watchChange(begin);
    watched.frames = null;
    frames.sort((a, b) => a.drawn - b.drawn);
    const last = frames.at(-1);
    const at = frames.findIndex(({ picture }) => last && isSame(picture, last.picture));
    const first = frames[at];
    if (first === undefined) throw new Error('No frame of the map was copied.');
    return { finished: first.finished - begun, frame: at + 1, picture: Array.from(first.picture) };
  };
}

/**
 * Computes the difference of two pictures: the mean difference per channel, 0 to 255.
 * @param {number[]} a
 * @param {number[]} b
 */
export const computeDifference = (a, b) =>
  a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? NaN)), 0) / a.length;
