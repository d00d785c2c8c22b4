import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MAX_UPLOAD_BYTES } from '@site/domain';
import type { ImportUpload } from '@site/domain';

/** Milliseconds after which an uploaded file is deleted. */
const KEPT_MS = 24 * 60 * 60 * 1_000;

/** An upload that was not stored. */
export class UploadError extends Error {
  constructor(readonly reason: 'tooLarge' | 'cutOff' | 'empty') {
    super(`The upload was not stored: ${reason}.`);
  }
}

interface StoredUpload extends Readonly<ImportUpload> {
  readonly path: string;
  readonly at: number;
}

/**
 * Uploaded files in a folder of their own, until their import, or for a day. The folder is emptied at the start,
 * because the list of its files is in memory.
 */
export class UploadFolder {
  private readonly uploads = new Map<string, StoredUpload>();

  constructor(private readonly folder: string) {
    rmSync(folder, { recursive: true, force: true });
  }

  /**
   * Stores a file. @throws UploadError when it is empty, too large, or shorter than its sender announced.
   * @param announced bytes, or null when the sender did not say.
   */
  async receive(name: string, body: Readable, announced: number | null): Promise<ImportUpload> {
    if ((announced ?? 0) > MAX_UPLOAD_BYTES) throw new UploadError('tooLarge');
    this.removeOld(Date.now());
    const id = randomUUID();
    const folder = join(this.folder, id);
    mkdirSync(folder, { recursive: true });
    const path = join(folder, 'file');
    try {
      let bytes = 0;
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
      if (announced !== null && bytes < announced) throw new UploadError('cutOff');
      if (bytes === 0) throw new UploadError('empty');
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      const { code = '' } = error as { code?: string };
      throw code === 'ERR_STREAM_PREMATURE_CLOSE' ? new UploadError('cutOff') : error;
    }
    const upload = { id, name: basename(name), path, bytes: statSync(path).size, at: Date.now() };
    this.uploads.set(id, upload);
    return { id, name: upload.name, bytes: upload.bytes };
  }

  /** Returns an upload, or null when it is unknown or was deleted. */
  find(id: string): StoredUpload | null {
    return this.uploads.get(id) ?? null;
  }

  remove(id: string): void {
    this.uploads.delete(id);
    rmSync(join(this.folder, id), { recursive: true, force: true });
  }

  private removeOld(now: number): void {
    for (const { id, at } of this.uploads.values()) if (now - at > KEPT_MS) this.remove(id);
  }
}
