import { randomUUID } from 'node:crypto';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync
} from 'node:fs';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MAX_UPLOAD_BYTES } from '@site/domain';
import type { ImportChoice, ImportRun, ImportUpload } from '@site/domain';

/** Milliseconds after which an uploaded file is deleted. */
const KEPT_MS = 24 * 60 * 60 * 1_000;

const FILE = 'file';
const NAME = 'upload.json';
const RUN = 'run.json';
const CANCEL = 'cancel';
const NOTES = 'notes.ndjson';
const CHOICE = 'choice.json';

/** An upload that was not stored. */
export class UploadError extends Error {
  constructor(readonly reason: 'tooLarge' | 'cutOff' | 'empty') {
    super(`The upload was not stored: ${reason}.`);
  }
}

interface StoredUpload extends Readonly<ImportUpload> {
  readonly path: string;
}

/** Returns the JSON of a file, or null when there is none. */
function readJson<Content>(path: string): Content | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Content;
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null;
    throw error;
  }
}

/** Writes to `path`, at which the bytes of `body` are counted. @throws UploadError when they are too many or cut off. */
async function writeLimited(body: Readable, path: string): Promise<void> {
  let bytes = 0;
  try {
    await pipeline(
      body,
      async function* limitBytes(pieces: AsyncIterable<Buffer>) {
        for await (const piece of pieces) {
          bytes += piece.length;
          if (bytes > MAX_UPLOAD_BYTES) throw new UploadError('tooLarge');
          yield piece;
        }
      },
      createWriteStream(path)
    );
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_STREAM_PREMATURE_CLOSE'
      ? new UploadError('cutOff')
      : error;
  }
}

/**
 * Uploaded files, and the last check or import of each, for a day. They are in the data folder and not in memory,
 * so that every server on it finds them.
 */
export class UploadFolder {
  constructor(private readonly folder: string) {}

  /**
   * Stores a file. @throws UploadError when it is empty, too large, or shorter than its sender announced.
   * @param announced bytes, or null when the sender did not say.
   */
  async receive(name: string, body: Readable, announced: number | null): Promise<ImportUpload> {
    if ((announced ?? 0) > MAX_UPLOAD_BYTES) throw new UploadError('tooLarge');
    this.removeOld(Date.now());
    const id = randomUUID();
    const path = this.toPath(id, FILE);
    mkdirSync(this.toPath(id), { recursive: true });
    try {
      await writeLimited(body, path);
      const bytes = statSync(path).size;
      if (announced !== null && bytes < announced) throw new UploadError('cutOff');
      if (bytes === 0) throw new UploadError('empty');
      const upload: ImportUpload = { id, name: basename(name), bytes };
      // Written last: without it there is no upload.
      writeFileSync(this.toPath(id, NAME), JSON.stringify(upload));
      return upload;
    } catch (error) {
      this.remove(id);
      throw error;
    }
  }

  /** Returns an upload, or null when it is unknown or was deleted. */
  find(id: string): StoredUpload | null {
    const upload = readJson<ImportUpload>(this.toPath(id, NAME));
    return upload && { ...upload, path: this.toPath(id, FILE) };
  }

  remove(id: string): void {
    rmSync(this.toPath(id), { recursive: true, force: true });
  }

  /** Stores the state of a file's last run; a file that was removed meanwhile stays removed. */
  writeRun(id: string, run: ImportRun): void {
    if (this.find(id) === null) return;
    const path = this.toPath(id, RUN);
    writeFileSync(`${path}.new`, JSON.stringify(run));
    renameSync(`${path}.new`, path);
  }

  /** Returns the last run of a file with the time at which its state was stored; null before the first one. */
  readRun(id: string): { readonly run: ImportRun; readonly at: number } | null {
    const run = readJson<ImportRun>(this.toPath(id, RUN));
    return run && { run, at: statSync(this.toPath(id, RUN)).mtimeMs };
  }

  /** Returns the path of the notes of a file's last run. */
  getNotesPath(id: string): string {
    return this.toPath(id, NOTES);
  }

  /** Stores how the last run of a file reads it. */
  writeChoice(id: string, choice: ImportChoice): void {
    writeFileSync(this.toPath(id, CHOICE), JSON.stringify(choice));
  }

  /** Returns how the last run of a file read it; null before the first one. */
  readChoice(id: string): ImportChoice | null {
    return readJson<ImportChoice>(this.toPath(id, CHOICE));
  }

  /** Has the server that runs a check or an import of the file cancel it. */
  requestCancel(id: string): void {
    writeFileSync(this.toPath(id, CANCEL), '');
  }

  isCancelRequested(id: string): boolean {
    return existsSync(this.toPath(id, CANCEL));
  }

  /** Removes the request to cancel an earlier run. */
  clearCancel(id: string): void {
    rmSync(this.toPath(id, CANCEL), { force: true });
  }

  private toPath(id: string, ...parts: readonly string[]): string {
    return join(this.folder, id, ...parts);
  }

  private removeOld(now: number): void {
    mkdirSync(this.folder, { recursive: true });
    for (const id of readdirSync(this.folder))
      if (now - statSync(this.toPath(id)).mtimeMs > KEPT_MS) this.remove(id);
  }
}
