import { waitUntilDrawn } from '../map-page.mjs';

/**
 * Lets every page of a context report when its map has been repainted: when its view is stationary, or when the
 * graphics card has finished the first frame of the final picture. For the latter the card copies the middle of
 * each frame, which is read later: reading at once would block the page until all frames are drawn. The copies
 * take time, so the two are not measured together.
 */
export async function watchMap(context) {
  await context.addInitScript(installFrameCopies);
  await context.addInitScript(installWaits);
}

/** Waits until the map is fully drawn, so that the next measurement does not include earlier work. */
export async function waitUntilStationary(page) {
  await waitUntilDrawn(page);
  await page.evaluate(() => window.waitUntilFramesEnd());
}

/** Runs in the page: copies the middle of each frame of its maps while `window.watchedFrames` has a list. */
function installFrameCopies() {
  const [WIDTH, HEIGHT] = [640, 400];
  /** `frames` lists the frames finished since watching began, in no order; null while none are copied. */
  const watched = (window.watchedFrames = { frames: null, lastDrawn: 0, unfinished: 0 });

  /** Copies the middle of the frame just drawn, and records it once it can be read. */
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
    watched.frames.push({ drawn, finished, picture });
    watched.unfinished--;
  }

  /** Copies each frame of a map after its last command. */
  function watchFrames(gl) {
    let isDrawing = false;
    for (const name of ['drawElements', 'drawArrays']) {
      const draw = gl[name].bind(gl);
      gl[name] = (...parameters) => {
        if (!isDrawing) {
          isDrawing = true;
          queueMicrotask(() => {
            isDrawing = false;
            void copyFrame(gl);
          });
        }
        draw(...parameters);
      };
    }
  }

  const getContext = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, options) {
    const isNew = kind === 'webgl2' && !this.dataset.watched;
    const context = getContext.call(this, kind, options);
    if (isNew && context) {
      this.dataset.watched = 'true';
      watchFrames(context);
    }
    return context;
  };
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
  const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  /** Returns whether a frame is unfinished or was drawn just now. */
  const isDrawing = () => {
    const { unfinished, lastDrawn } = window.watchedFrames;
    return unfinished > 0 || performance.now() - lastDrawn < REST_MS;
  };
  const isSame = (a, b) => a.every((value, at) => value === b[at]);

  /**
   * Resolves once nothing is updating and no frame is drawn; returns the time since which nothing was updating.
   */
  window.waitUntilFramesEnd = async () => {
    const { view } = document.querySelector('arcgis-map');
    let rested = null;
    do {
      await wait(4);
      rested = view.updating ? null : (rested ?? performance.now());
    } while (rested === null || isDrawing() || performance.now() - rested < REST_MS);
    return rested;
  };

  /** Resolves with the times of `begin` and of the view's next stationary state, once no frame is drawn. */
  async function watchChange(begin) {
    const { view } = document.querySelector('arcgis-map');
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
    watched.frames = [];
    const { begun } = await watchChange(begin);
    const inOrder = watched.frames.sort((a, b) => a.drawn - b.drawn);
    watched.frames = null;
    const { picture } = inOrder.at(-1);
    const at = inOrder.findIndex((frame) => isSame(frame.picture, picture));
    return { finished: inOrder[at].finished - begun, frame: at + 1, picture: Array.from(picture) };
  };
}

/** Computes the difference of two pictures: the mean difference per channel, 0 to 255. */
export const computeDifference = (a, b) =>
  a.reduce((sum, value, at) => sum + Math.abs(value - b[at]), 0) / a.length;
