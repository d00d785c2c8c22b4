import {
  createReadStream,
  createWriteStream,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { computeFingerprint } from './fingerprint.mjs';
import { root } from './paths.mjs';

/**
 * Parts of PostGIS that the store needs: its library, the scripts of the extension, and the map projections.
 */
const NEEDED = [
  /^lib\/postgresql\/postgis-3\.so$/,
  /^share\/postgresql\/extension\/postgis\.control$/,
  /^share\/postgresql\/extension\/postgis--\d+(\.\d+)*\.sql$/,
  /^share\/proj\//
];

const findPostgisBundle = () => {
  const { resolve } = createRequire(import.meta.url);
  return join(dirname(resolve('@electric-sql/pglite-postgis')), 'postgis.tar.gz');
};

/**
 * Writes PGlite's bundle of PostGIS to `file` without rasters, topologies, the geocoder of US addresses and the
 * upgrade scripts: each start of the embedded database reads and links the whole bundle, which is two thirds of
 * its time. Does nothing when the file was made from the installed bundle.
 * @param {string} file
 * @throws {Error} when the bundle lacks a needed part.
 */
export async function writeSlimPostgis(file) {
  const source = findPostgisBundle();
  const stamp = `${file}.stamp`;
  const wanted = computeFingerprint(
    [source, fileURLToPath(import.meta.url)].map((path) => relative(root, path))
  );
  if (existsSync(file) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const missing = new Set(NEEDED);
  const slim = pack();
  const copied = (async () => {
    for await (const entry of createReadStream(source).pipe(createGunzip()).pipe(extract())) {
      const part = NEEDED.find((pattern) => pattern.test(entry.header.name));
      if (!part || entry.header.type !== 'file') {
        entry.resume();
        continue;
      }
      missing.delete(part);
      await pipeline(entry, slim.entry(entry.header));
    }
    slim.finalize();
  })();
  // Concurrent builds each write a separate file, which replaces the target only when complete.
  const writing = `${file}.${process.pid}`;
  await Promise.all([copied, pipeline(slim, createGzip({ level: 1 }), createWriteStream(writing))]);
  if (missing.size > 0) {
    rmSync(writing);
    throw new Error(`${source} has no file that matches ${[...missing].join(' or ')}; see NEEDED.`);
  }
  renameSync(writing, file);
  writeFileSync(stamp, wanted);
}
