interface Failure {
  readonly error?: { readonly message?: string; readonly code?: number };
}

/** A service's refusal. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';

  constructor(
    message: string,
    /** ArcGIS error code of the body, else HTTP status. */
    readonly status: number
  ) {
    super(message);
  }
}

/** Longer addresses are refused by some servers: what is asked goes into the request's body then. */
const LONGEST_ADDRESS = 1800;

/**
 * Asks a service that answers in JSON, as this page's own visitor.
 *
 * @throws Error that can be read, for a status, an ArcGIS error body or a dead line.
 */
export async function ask<T>(url: string, parameters: Readonly<Record<string, string>> = {}): Promise<T> {
  const query = new URLSearchParams(parameters).toString();
  const address = query === '' ? url : `${url}?${query}`;
  const request: RequestInit = { credentials: 'same-origin', headers: { accept: 'application/json' } };
  const answer =
    address.length <= LONGEST_ADDRESS
      ? await fetch(address, request)
      : await fetch(url, { ...request, method: 'POST', body: new URLSearchParams(parameters) });
  if (!answer.ok) throw new ServiceError(`The server answered ${answer.status}.`, answer.status);
  const body = (await answer.json()) as T & Failure;
  if (body.error)
    throw new ServiceError(body.error.message ?? 'The server refused the request.', body.error.code ?? 0);
  return body;
}
