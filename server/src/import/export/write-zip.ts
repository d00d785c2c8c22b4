import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of an archive: its text, the path of its content on disk, or pieces that are written as they come. */
export type ZipEntry =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly path: string }
  | { readonly name: string; readonly pieces: AsyncIterable<string> };

/** Writes an archive to a path. @throws the error of the pieces. */
export async function writeZip(path: string, entries: readonly ZipEntry[]): Promise<void> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (error: Error): void => void output.destroy(error);
  zip.on('error', fail);
  for (const entry of entries) {
    if ('text' in entry) zip.addBuffer(Buffer.from(entry.text), entry.name);
    else if ('path' in entry) zip.addFile(entry.path, entry.name);
    // The archive does not listen to errors of the pieces.
    else zip.addReadStream(Readable.from(entry.pieces).on('error', fail), entry.name);
  }
  zip.end();
  await pipeline(output, createWriteStream(path));
}
