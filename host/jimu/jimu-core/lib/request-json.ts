interface ServiceErrorBody {
  readonly error?: { readonly message?: string; readonly code?: number };
}

/** Error response of a service. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';

  constructor(
    message: string,
    /** ArcGIS error code of the body, else the HTTP status. */
    readonly status: number
  ) {
    super(message);
  }
}

/**
 * Longest URL of a GET request, characters. Some servers refuse longer ones, so the query then goes into a
 * POST body.
 */
const LONGEST_ADDRESS = 1800;

/**
 * Requests JSON from a service with the cookie of the page's visitor.
 * @throws Error with a readable message, for an error status, an ArcGIS error body or a lost connection.
 */
export async function requestJson<T>(
  url: string,
  parameters: Readonly<Record<string, string>> = {}
): Promise<T> {
  const query = new URLSearchParams(parameters).toString();
  const address = query === '' ? url : `${url}?${query}`;
  const request: RequestInit = { credentials: 'same-origin', headers: { accept: 'application/json' } };
  const answer =
    address.length <= LONGEST_ADDRESS
      ? await fetch(address, request)
      : await fetch(url, { ...request, method: 'POST', body: new URLSearchParams(parameters) });
  if (!answer.ok) throw new ServiceError(`The server answered ${answer.status}.`, answer.status);
  const body = (await answer.json()) as T & ServiceErrorBody;
  if (body.error)
    throw new ServiceError(body.error.message ?? 'The server refused the request.', body.error.code ?? 0);
  return body;
}
