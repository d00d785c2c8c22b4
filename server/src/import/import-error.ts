/** Error of an import that cannot start or continue; the message is one line that describes the correction. */
export class ImportError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ImportError';
  }
}
