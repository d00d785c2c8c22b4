import { closeSync, openSync, readSync, statSync } from 'node:fs';

/** Size of a read from disk, bytes. */
const WINDOW = 1024 * 1024;

/** One file of a dataset, on disk or unpacked, that is read in pieces by position. */
export interface FilePart {
  readonly size: number;
  /**
   * Returns bytes from a position on, fewer at the end of the file. The buffer is valid until the next read.
   */
  read(at: number, length: number): Buffer;
  close(): void;
}

/** Opens a file on disk. It is never completely in memory: neighbouring reads share one window. */
export function openPartOnDisk(path: string): FilePart {
  const { size } = statSync(path);
  const file = openSync(path, 'r');
  let window = Buffer.alloc(0);
  let start = 0;
  return {
    size,
    read(at, length) {
      const end = Math.min(at + length, size);
      if (at < start || end > start + window.length) {
        const bytes = Buffer.alloc(Math.max(0, Math.min(Math.max(WINDOW, end - at), size - at)));
        window = bytes.subarray(0, readSync(file, bytes, 0, bytes.length, at));
        start = at;
      }
      return window.subarray(at - start, Math.max(at, end) - start);
    },
    close: () => closeSync(file)
  };
}

/** Wraps a file that was unpacked into memory. */
export const openPartInMemory = (bytes: Buffer): FilePart => ({
  size: bytes.length,
  read: (at, length) => bytes.subarray(at, at + length),
  close: () => undefined
});
