/** A refusal of a product call; the body is `{ error: { code, message, field?, …details, requestId } }`. */
export class ApiError extends Error {
  constructor(
    readonly statusCode: number,
    /** Stable machine code, e.g. 'invalid_input'. */
    readonly code: string,
    message: string,
    /** The invalid input. */
    readonly field?: string,
    /** Data that the caller needs to continue; in the body next to the message. */
    readonly details?: Readonly<Record<string, object | null>>
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** A refusal in the ArcGIS dialects: HTTP 200 with `{ error: { code, message, details } }`. */
export class ArcgisError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly details: readonly string[] = []
  ) {
    super(message);
    this.name = 'ArcgisError';
  }
}

/** A refusal in the form of Google's Identity Toolkit; `message` is its code, e.g. 'EMAIL_NOT_FOUND'. */
export class IdentityError extends Error {
  constructor(
    message: string,
    readonly statusCode = 400
  ) {
    super(message);
    this.name = 'IdentityError';
  }
}
