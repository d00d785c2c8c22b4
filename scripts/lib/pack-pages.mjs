import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/**
 * Files of the build that browsers fetch: its own, and the map engine's files for its workers and for
 * projections.
 */
const PACKED = /^(assets\/|arcgis-assets\/core\/esri\/(core|geometry)\/).*\.(js|css|wasm)$/;
/** Minimum size, bytes; smaller files gain nothing. */
const SMALLEST = 1024;
/** Compression level: 10 % larger than the best, in 5 % of the time. */
const QUALITY = 9;

const compress = promisify(brotliCompress);

/** Returns the compressed bytes of a file. */
export const compressBytes = (bytes) =>
  compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length
    }
  });

/**
 * Writes a compressed copy beside each file of `folder` that browsers fetch, which the server then sends
 * unchanged.
 */
export async function packPages(folder) {
  const waiting = (await readdir(folder, { recursive: true })).filter((path) => PACKED.test(path));
  const compressWaiting = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const file = join(folder, path);
      if ((await stat(file)).size >= SMALLEST)
        await writeFile(`${file}.br`, await compressBytes(await readFile(file)));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, compressWaiting));
}
