interface UploadOptions {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly onProgress?: (share: number) => void;
}

/**
 * Sends a file by XMLHttpRequest, since `fetch` reports no progress of what it sends.
 * @throws {DOMException} 'AbortError' when the signal is aborted; a TypeError without an answer, like `fetch`.
 */
export const uploadFile = (
  url: string,
  file: Blob,
  { method, headers, signal, onProgress }: UploadOptions
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const handleAbort = () => request.abort();
    const end = (settle: () => void) => () => {
      signal?.removeEventListener('abort', handleAbort);
      settle();
    };
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = end(() => resolve(new Response(request.responseText, { status: request.status })));
    request.onerror = end(() => reject(new TypeError('The upload failed.')));
    request.onabort = end(() => reject(new DOMException('The upload was cancelled.', 'AbortError')));
    if (signal?.aborted) {
      reject(new DOMException('The upload was cancelled.', 'AbortError'));
      return;
    }
    signal?.addEventListener('abort', handleAbort);
    request.send(file);
  });
