import { fetchPlaceAddress } from './place-address';

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const uyo = { latitude: 5.03, longitude: 7.93 };

beforeEach(() => {
  globalThis.fetch = fetched as unknown as typeof fetch;
});
const answer = (body: object) => fetched.mockResolvedValue(new Response(JSON.stringify(body)));

describe('fetchPlaceAddress', () => {
  it('names the place', async () => {
    answer({ address: { Match_addr: 'Uyo, Akwa Ibom' } });
    await expect(fetchPlaceAddress(uyo)).resolves.toBe('Uyo, Akwa Ibom');
    const [url, { body }] = fetched.mock.calls[0]!;
    expect(url).toMatch(/\/Places\/GeocodeServer\/reverseGeocode/);
    expect(new URLSearchParams(String(body)).get('location')).toBe('7.93,5.03');
  });

  it('finds none in water, and fails for any other reason', async () => {
    answer({ error: { code: 400, message: 'Unable to find address for the specified location.' } });
    await expect(fetchPlaceAddress(uyo)).resolves.toBeNull();
    answer({ error: { code: 500, message: 'Down' } });
    await expect(fetchPlaceAddress(uyo)).rejects.toMatchObject({ message: 'Down' });
  });
});
