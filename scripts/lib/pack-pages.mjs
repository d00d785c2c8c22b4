import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** What browsers fetch of the build: its own files, and of the map engine's those of its workers and of projections. */
const PACKED = /^(assets\/|arcgis-assets\/core\/esri\/(core|geometry)\/).*\.(js|css|wasm)$/;
/** Smaller ones gain nothing. */
const SMALLEST = 1024;
/** A tenth above the best that there is, in a twentieth of the time. */
const QUALITY = 9;

const compress = promisify(brotliCompress);

/** A file's bytes as they are sent. */
export const pack = (bytes) =>
  compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length
    }
  });

/** Puts beside each file of `folder` that browsers fetch the same file compressed, which the server then sends as it is. */
export async function packPages(folder) {
  const waiting = (await readdir(folder, { recursive: true })).filter((path) => PACKED.test(path));
  const work = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const file = join(folder, path);
      if ((await stat(file)).size >= SMALLEST)
        await writeFile(`${file}.br`, await pack(await readFile(file)));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
