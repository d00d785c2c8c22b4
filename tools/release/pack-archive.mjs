import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';

/** Folders and files that a release does not contain: installed packages, and the marks of a build about them. */
const LEFT_OUT = /(^|\/)node_modules$|^build\/server\/postgis\.tar\.gz\.stamp$/;
const EXECUTABLE = 0o755;
const PLAIN = 0o644;

/**
 * Lists the files of a release below a folder, relative to it and sorted, with `/` between folders.
 * @param {string} folder
 * @returns {string[]}
 */
export function listReleaseFiles(folder) {
  /** @param {string} path @returns {string[]} */
  const list = (path) =>
    readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
      const full = join(path, entry.name);
      if (LEFT_OUT.test(relative(folder, full).split(sep).join('/'))) return [];
      return entry.isDirectory() ? list(full) : [full];
    });
  return list(folder)
    .map((file) => relative(folder, file).split(sep).join('/'))
    .sort();
}

/**
 * Returns the SHA-256 of a file, hexadecimal.
 * @param {string} file
 * @returns {Promise<string>}
 */
export async function hashFile(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/**
 * Lists the files that two folders do not have in common with equal bytes.
 * @param {string} one
 * @param {string} other
 * @returns {Promise<string[]>}
 */
export async function listDifferences(one, other) {
  const [mine, theirs] = [listReleaseFiles(one), listReleaseFiles(other)];
  const inBoth = new Set(mine.filter((file) => theirs.includes(file)));
  const differences = [...new Set([...mine, ...theirs])].filter((file) => !inBoth.has(file));
  for (const file of inBoth)
    if ((await hashFile(join(one, file))) !== (await hashFile(join(other, file)))) differences.push(file);
  return differences.sort();
}

/**
 * Packs a folder as .tar.gz whose bytes depend on names, contents and executable files only: every file belongs to
 * nobody and was changed at `time`.
 * @param {{ folder: string, prefix: string, time: Date, file: string }} options `prefix` is the folder in the archive.
 */
export async function packArchive({ folder, prefix, time, file }) {
  const archive = pack();
  const writing = pipeline(archive, createGzip({ level: 9 }), createWriteStream(file));
  for (const name of listReleaseFiles(folder)) {
    const path = join(folder, name);
    const mode = statSync(path).mode & 0o100 ? EXECUTABLE : PLAIN;
    archive.entry({ name: `${prefix}/${name}`, mode, mtime: time, uid: 0, gid: 0 }, await readFile(path));
  }
  archive.finalize();
  await writing;
}
