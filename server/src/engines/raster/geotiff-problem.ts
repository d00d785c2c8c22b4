import { basename } from 'node:path';

/**
 * A raster file that cannot be served; the message is one line that names the file, the fault and the
 * correction.
 */
export class RasterError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RasterError';
  }
}

/**
 * The reason why a raster cannot be served, and its correction; thrown by code that does not know the file's
 * name.
 */
export class RasterProblem extends Error {
  constructor(
    readonly reason: string,
    /** The command or correction that makes it readable. */
    readonly remedy: string
  ) {
    super(reason);
    this.name = 'RasterProblem';
  }
}

/** Writes a GDAL command that converts this file to a new one. */
export type CommandWriter = (command: string) => string;

/** Returns the writer of commands for a file: `gdal_translate -b 1 ph.tif new.tif`. */
export const createCommandWriter =
  (file: string): CommandWriter =>
  (command) =>
    `${command} ${basename(file)} new.tif`;
