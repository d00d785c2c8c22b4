import { act, fireEvent, screen } from '@testing-library/react';
import { withStoreThemeIntlRender } from 'jimu-for-test';
import { PriceSection } from './price-section';

const uyo = { community: 'Ikot', LGA: 'Uyo', State: 'Akwa Ibom' };
const requests: {
  url: string;
  signal: AbortSignal;
  answer(body: unknown, status?: number): Promise<void>;
}[] = [];

beforeEach(() => {
  requests.length = 0;
  globalThis.fetch = jest.fn(
    (input, init) =>
      new Promise<Response>((resolve) =>
        requests.push({
          url: String(input),
          signal: init?.signal as AbortSignal,
          answer: (body, status = 200) =>
            act(async () => resolve(new Response(JSON.stringify(body), { status })))
        })
      )
  );
});

const createSection = (place: typeof uyo) => (
  <PriceSection place={place} serverUrl="http://s" sayings={() => ({})} locale="en" />
);
const isWaiting = () => screen.queryByRole('status') !== null;

describe('price section of a community', () => {
  it('shows an error when the prices cannot be loaded, and loads them again on Retry', async () => {
    withStoreThemeIntlRender()(createSection(uyo));
    expect(isWaiting()).toBe(true);
    expect(screen.getByText('Loading community data...')).toBeVisible();
    for (const { answer } of [...requests]) await answer({ error: { code: 'internal', message: 'x' } }, 500);
    const asked = requests.length;
    expect(isWaiting()).toBe(false);
    expect(screen.getByText('Error calculating community data.')).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Retry' }).click());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(isWaiting()).toBe(true);
    expect(requests.length).toBe(2 * asked);
  });

  it('never shows the prices of the previous community', async () => {
    const { rerender, unmount } = withStoreThemeIntlRender()(createSection(uyo));
    const before = [...requests];
    rerender(createSection({ ...uyo, community: 'Eket' }));
    expect(before.map(({ signal }) => signal.aborted)).toEqual(before.map(() => true));
    for (const { answer } of before) await answer([]);
    expect(isWaiting()).toBe(true);
    unmount();
    expect(requests.every(({ signal }) => signal.aborted)).toBe(true);
  });

  it('keeps an invalid date in the input and shows the expected format', () => {
    withStoreThemeIntlRender()(createSection(uyo));
    act(() => screen.getByRole('button', { name: 'Edit this' }).click());
    const before = requests.length;
    const date = screen.getByRole('textbox', { name: 'Date (dd-mm-yyyy)' });
    fireEvent.change(date, { target: { value: '31-04-2026' } });
    act(() => screen.getByRole('button', { name: 'set' }).click());
    expect(screen.getByRole('alert')).toHaveTextContent('dd-mm-yyyy');
    expect(date).toHaveValue('31-04-2026');
    expect(requests.length).toBe(before);
  });
});
