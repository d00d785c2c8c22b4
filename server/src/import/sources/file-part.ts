import { closeSync, openSync, readSync, statSync } from 'node:fs';

/** Bytes read from a disk at a time. */
const WINDOW = 1024 * 1024;

/** One file of a dataset, on disk or unpacked, of which pieces are read by position. */
export interface FilePart {
  readonly size: number;
  /** Bytes from a position on, fewer where the file ends. The buffer is valid until the next read. */
  read(at: number, length: number): Buffer;
  close(): void;
}

/** Opens a file on disk. It is never in memory as a whole: neighbouring reads share one window. */
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

/** Serves a file that was unpacked into memory. */
export const openPartInMemory = (bytes: Buffer): FilePart => ({
  size: bytes.length,
  read: (at, length) => bytes.subarray(at, at + length),
  close: () => undefined
});
