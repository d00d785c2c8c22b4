/** A backup that cannot be written or restored; the message is one line that explains what to do. */
export class BackupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupError';
  }
}

/** Returns the error of a file that is not as it was written. */
export const createDamagedError = (file: string, cause?: unknown): BackupError =>
  new BackupError(`${file} is damaged or was cut off. Nothing was restored; take another backup.`, { cause });
