import { act, screen } from '@testing-library/react';
import { setFigureLanguage } from '@site/domain';
import { ApiClientError, watchConnection } from '@site/services';
import { withStoreRender } from 'jimu-for-test';
import { toFault } from '../notices/fault';
import type { RequestContext } from './use-request';
import { useRequest } from './use-request';

interface Call extends RequestContext {
  readonly place: string;
  answer(text: string): Promise<void>;
  fail(error: unknown): Promise<void>;
}

let calls: Call[] = [];

const requestPlace = ([place]: readonly [string], asking: RequestContext): Promise<string> =>
  new Promise((resolve, reject) => {
    calls.push({
      place,
      ...asking,
      answer: (text) => act(async () => resolve(text)),
      fail: (error) => act(async () => reject(error))
    });
  });

let draws: string[] = [];

function Asker({ place }: { readonly place: string | null }) {
  const answer = useRequest(place === null ? null : [place], requestPlace);
  const told = {
    idle: () => '',
    loading: () => (answer.status === 'loading' ? String(answer.share) : ''),
    failed: () => (answer.status === 'failed' ? `${answer.fault.kind} ${answer.fault.message}` : ''),
    ready: () => (answer.status === 'ready' ? answer.answer : '')
  }[answer.status]();
  const text = [answer.status, told, answer.last ?? '–', answer.busy ? 'busy' : 'still'].join(' | ');
  draws.push(`${place}: ${text}`);
  return (
    <>
      <output>{text}</output>
      <button onClick={answer.retry}>Retry</button>
    </>
  );
}

const readStatus = () => screen.getByRole('status').textContent;

function renderAsker(place: string | null) {
  const { rerender, unmount } = withStoreRender(true)(<Asker place={place} />);
  return { ask: (next: string | null) => rerender(<Asker place={next} />), unmount };
}

beforeEach(() => {
  calls = [];
  draws = [];
});

describe('an answer', () => {
  it('loads, reports its progress, and arrives', async () => {
    renderAsker('Uyo');
    expect(readStatus()).toBe('loading | 0 | – | busy');
    act(() => calls[0]!.tell(0.4));
    expect(readStatus()).toBe('loading | 0.4 | – | busy');
    await calls[0]!.answer('36,500');
    expect(readStatus()).toBe('ready | 36,500 | 36,500 | still');
  });

  it('is requested again when a part of the question changes, and not otherwise', async () => {
    const { ask: again } = renderAsker('Uyo');
    await calls[0]!.answer('1');
    again('Uyo');
    expect(calls).toHaveLength(1);
    again('Oron');
    expect(calls.map(({ place }) => place)).toEqual(['Uyo', 'Oron']);
    // The previous answer stays, and is never taken for the new one.
    expect(readStatus()).toBe('loading | 0 | 1 | busy');
    await calls[1]!.answer('2');
    expect(draws.filter((text) => text.startsWith('Oron: ready'))).toEqual(['Oron: ready | 2 | 2 | still']);
  });

  it('is dropped when it comes too late, and its request is aborted', async () => {
    const { ask: again } = renderAsker('Uyo');
    again('Oron');
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await calls[1]!.answer('2');
    await calls[0]!.answer('1');
    act(() => calls[0]!.tell(0.5));
    expect(readStatus()).toBe('ready | 2 | 2 | still');
    again('Eket');
    again('Uyo');
    await calls[2]!.fail(new Error('late'));
    expect(readStatus()).toBe('loading | 0 | 2 | busy');
  });

  it('is not requested while the question is null', async () => {
    const { ask: again } = renderAsker(null);
    expect([readStatus(), calls.length]).toEqual(['idle |  | – | still', 0]);
    again('Uyo');
    await calls[0]!.answer('1');
    again(null);
    expect(readStatus()).toBe('idle |  | 1 | still');
    again('Uyo');
    expect([readStatus(), calls.length]).toEqual(['loading | 0 | 1 | busy', 2]);
  });

  it('gives the fault when it fails, and can be requested again', async () => {
    const { ask: again } = renderAsker('Uyo');
    await calls[0]!.answer('1');
    again('Oron');
    await calls[1]!.fail(new Error('No answer.'));
    expect(readStatus()).toBe('failed | failed No answer. | 1 | still');
    act(() => screen.getByRole('button').click());
    expect(readStatus()).toBe('loading | 0 | 1 | busy');
    expect(calls[2]!.place).toBe('Oron');
    await calls[2]!.answer('2');
    expect(readStatus()).toBe('ready | 2 | 2 | still');
  });

  it('is cancelled on unmount', async () => {
    const { unmount } = renderAsker('Uyo');
    unmount();
    expect(calls[0]!.signal.aborted).toBe(true);
    const before = draws.length;
    await calls[0]!.answer('1');
    expect(draws).toHaveLength(before);
  });

  it('fails too when the request throws synchronously', async () => {
    function Thrower() {
      const answer = useRequest([1], () => {
        throw new Error('At once.');
      });
      return <output>{answer.status === 'failed' && answer.fault.message}</output>;
    }
    await act(async () => void withStoreRender(true)(<Thrower />));
    expect(readStatus()).toBe('At once.');
  });
});

describe('an answer that failed while the server was away', () => {
  /** The server goes away, `meanwhile` runs, and the server is back. */
  async function disconnect(meanwhile: () => Promise<void>) {
    const stop = watchConnection(() => {});
    const server = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await act(async () => void window.dispatchEvent(new Event('offline')));
    await meanwhile();
    server.mockResolvedValue(new Response('{}'));
    await act(async () => void window.dispatchEvent(new Event('online')));
    stop();
    server.mockRestore();
  }

  it('is requested again once the server is back; the last answer stays until then', async () => {
    const { ask: again } = renderAsker('Uyo');
    await calls[0]!.answer('1');
    again('Oron');
    await disconnect(() => calls[1]!.fail(new ApiClientError('network', 'No.')));
    expect(calls.map(({ place }) => place)).toEqual(['Uyo', 'Oron', 'Oron']);
    expect(readStatus()).toBe('loading | 0 | 1 | busy');
    await calls[2]!.fail(new Error('Still no.'));
    expect([readStatus(), calls.length]).toEqual(['failed | failed Still no. | 1 | still', 3]);
  });

  it('starts the connection check when the Maps SDK got no answer', async () => {
    const watcher = jest.fn();
    const stop = watchConnection(watcher);
    const server = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    renderAsker('Uyo');
    await calls[0]!.fail({ name: 'request:server', message: 'Failed to fetch', details: { httpStatus: 0 } });
    expect(watcher).toHaveBeenCalledTimes(1);
    server.mockResolvedValue(new Response('{}'));
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(calls).toHaveLength(2);
    stop();
    server.mockRestore();
  });

  it('is requested again too when it fails only afterwards', async () => {
    renderAsker('Uyo');
    await disconnect(async () => {});
    await calls[0]!.fail(new TypeError('Failed to fetch'));
    expect([readStatus(), calls.length]).toEqual(['loading | 0 | – | busy', 2]);
  });

  it('is not requested again after a refusal or a success', async () => {
    const { ask: again } = renderAsker('Uyo');
    await disconnect(() => calls[0]!.fail(new ApiClientError('forbidden', 'No.', 403)));
    again('Oron');
    await disconnect(() => calls[1]!.answer('2'));
    expect(calls).toHaveLength(2);
  });
});

describe('a fault', () => {
  it.each([
    [
      'an error of the product’s API',
      new ApiClientError('not_allowed', 'No.', 403),
      'refused',
      'not_allowed'
    ],
    [
      'an error of the Maps SDK',
      Object.assign(new Error('No.'), { details: { httpStatus: 498 } }),
      'refused',
      'unknown'
    ],
    ['an error of a service', new ApiClientError('internal', 'No.', 500), 'failed', 'internal'],
    ['a text', 'No.', 'failed', 'unknown']
  ])('has one shape: %s', (_whose, error, kind, code) => {
    expect(toFault(error)).toEqual({ kind, code, message: 'No.' });
  });

  it.each([
    new TypeError('Failed to fetch'),
    Object.assign(new Error('Failed to fetch'), { name: 'request:server' }),
    Object.assign(new Error('Unable to load http://localhost/arcgis status: 502'), {
      name: 'request:server',
      details: { httpStatus: 502 }
    })
  ])('has one code for an unreachable server, whichever library reports it: %p', (error) => {
    const message = 'Network error. Please check your connection';
    expect(toFault(error)).toEqual({ kind: 'failed', code: 'network', message });
  });

  it('of the network is told in the page’s language', () => {
    setFigureLanguage(() => 'fr');
    try {
      expect(toFault(new TypeError('Failed to fetch')).message).toBe(
        'Erreur réseau. Vérifiez votre connexion'
      );
    } finally {
      setFigureLanguage(() => 'en');
    }
  });

  it('contains no raw address', () => {
    const error = Object.assign(new Error('Unable to load https://site.example/a?b=c status: 500'), {
      name: 'request:server',
      details: { httpStatus: 500 }
    });
    expect(toFault(error)).toEqual({
      kind: 'failed',
      code: 'unknown',
      message: 'Unable to load status: 500'
    });
  });

  it('can be created from null', () => {
    expect(toFault(null)).toMatchObject({ kind: 'failed', code: 'unknown' });
  });
});
