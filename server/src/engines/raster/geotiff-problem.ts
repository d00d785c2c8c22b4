import { basename } from 'node:path';

/** A raster file that cannot be served; one line that says which, why and what to change. */
export class RasterError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RasterError';
  }
}

/** Why a raster cannot be served, and what to change: thrown where the file's name is not known. */
export class RasterProblem extends Error {
  constructor(
    readonly reason: string,
    /** The command or the correction that makes it readable. */
    readonly remedy: string
  ) {
    super(reason);
    this.name = 'RasterProblem';
  }
}

/** Writes a GDAL command that makes a new file of this one. */
export type CommandWriter = (command: string) => string;

/** Returns the writer of commands for a file: `gdal_translate -b 1 ph.tif new.tif`. */
export const commandsFor =
  (file: string): CommandWriter =>
  (command) =>
    `${command} ${basename(file)} new.tif`;
