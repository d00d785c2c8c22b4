import { setFigureLanguage } from '@site/domain';
import { ApiClientError, toApiClientError, onSessionEnded, requestProductApi } from './http';
import { clearSession, startSession } from './session';

const createResponse = (body: unknown, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const readSentRequest = () => fetched.mock.calls[0]![1];

beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched as unknown as typeof fetch;
});
afterEach(clearSession);

describe('product calls', () => {
  it('[AU-05] carry the cookie’s token in the Authorization header', async () => {
    startSession('abc', { id: 'u1', email: 'a@b.c' });
    fetched.mockResolvedValue(createResponse({ ok: true }));
    await expect(requestProductApi('/api/me', { serverUrl: 'https://site.example' })).resolves.toEqual({
      ok: true
    });
    expect(fetched.mock.calls[0]![0]).toBe('https://site.example/api/me');
    expect(readSentRequest().headers).toMatchObject({ authorization: 'abc' });
  });

  it('go out without a token as a guest; bodies are JSON', async () => {
    fetched.mockResolvedValue(createResponse(''));
    await expect(requestProductApi('/signout', { method: 'POST', body: { a: 1 } })).resolves.toBeUndefined();
    expect(readSentRequest().headers).toEqual({
      accept: 'application/json',
      'content-type': 'application/json'
    });
    expect(readSentRequest().body).toBe('{"a":1}');
  });

  it('leave out the cookie of another account that has signed in in another tab', async () => {
    startSession('abc', { id: 'u1', email: 'a@b.c' });
    fetched.mockImplementation(async () => createResponse({}));
    await requestProductApi('/x');
    window.localStorage.setItem('site-user', JSON.stringify({ id: 'u2', email: 'x@y.z' }));
    await requestProductApi('/x');
    expect(fetched.mock.calls.map(([, { credentials }]) => credentials)).toEqual([undefined, 'omit']);
    expect(fetched.mock.calls[1]![1].headers).not.toHaveProperty('authorization');
  });

  it('fail with the server’s code, status and field', async () => {
    fetched.mockResolvedValue(
      createResponse({ error: { code: 'invalid_input', message: 'No.', field: 'minutes' } }, 400)
    );
    await expect(requestProductApi('/x')).rejects.toMatchObject({
      name: 'ApiClientError',
      code: 'invalid_input',
      message: 'No.',
      status: 400,
      field: 'minutes'
    });
    fetched.mockResolvedValue(createResponse('<html>', 502));
    await expect(requestProductApi('/x')).rejects.toMatchObject({ code: 'http_502', status: 502 });
  });

  it('fail in the page’s language where the server gives its message in it', async () => {
    setFigureLanguage(() => 'fr');
    try {
      const text = { en: 'The database does not answer.', fr: 'La base de données ne répond pas.' };
      const error = { code: 'database_unavailable', message: text.en, text };
      fetched.mockResolvedValue(createResponse({ error }, 503));
      await expect(requestProductApi('/x')).rejects.toMatchObject({ message: text.fr });
      fetched.mockRejectedValue(new TypeError('Failed to fetch'));
      await expect(requestProductApi('/x')).rejects.toMatchObject({
        message: 'Erreur réseau. Vérifiez votre connexion'
      });
    } finally {
      setFigureLanguage(() => 'en');
    }
  });

  it('distinguish an unreachable server from an aborted call', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(requestProductApi('/x')).rejects.toMatchObject({ code: 'network', status: 0 });
    fetched.mockRejectedValue(new DOMException('given up', 'AbortError'));
    await expect(requestProductApi('/x')).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('fail like a lost connection when no answer begins within two minutes, unless they are aborted', async () => {
    jest.useFakeTimers();
    // A browser's `fetch` without an answer ends only when its signal is aborted.
    fetched.mockImplementation(
      (_url, { signal }) =>
        new Promise((_resolve, reject) =>
          signal!.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')))
        )
    );
    const late = expect(requestProductApi('/x')).rejects.toMatchObject({ code: 'network', status: 0 });
    await jest.advanceTimersByTimeAsync(119_999);
    expect(readSentRequest().signal!.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    await late;
    const leaving = new AbortController();
    const left = expect(requestProductApi('/x', { signal: leaving.signal })).rejects.toMatchObject({
      name: 'AbortError'
    });
    leaving.abort();
    await left;
    jest.useRealTimers();
  });

  it('[AU-13] notify listeners that the session has ended', async () => {
    const listener = jest.fn();
    const stop = onSessionEnded(listener);
    fetched.mockImplementation(() =>
      Promise.resolve(createResponse({ error: { code: 'session_ended' } }, 401))
    );
    await expect(requestProductApi('/x')).rejects.toMatchObject({ code: 'session_ended' });
    stop();
    await expect(requestProductApi('/x')).rejects.toMatchObject({ code: 'session_ended' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('any thrown value', () => {
  it('becomes one kind of error and keeps its code', () => {
    const own = new ApiClientError('x', 'y');
    expect(toApiClientError(own)).toBe(own);
    expect(toApiClientError(Object.assign(new Error('m'), { code: 'auth/invalid-email' }))).toMatchObject({
      code: 'auth/invalid-email',
      message: 'm'
    });
    expect(toApiClientError('text')).toMatchObject({ code: 'unknown', message: 'text' });
    expect(toApiClientError(null)).toMatchObject({ code: 'unknown' });
  });
});
