import { openTestApp } from '../../app/test-app';
import type { TestApp } from '../../app/test-app';
import { PictureError } from '../../pictures/fetch-picture';
import type * as Fetching from '../../pictures/fetch-picture';

const mockFetch = jest.fn<
  ReturnType<typeof Fetching.fetchPicture>,
  Parameters<typeof Fetching.fetchPicture>
>();
jest.mock('../../pictures/fetch-picture', () => ({
  ...jest.requireActual<typeof Fetching>('../../pictures/fetch-picture'),
  fetchPicture: (...given: Parameters<typeof Fetching.fetchPicture>) => mockFetch(...given)
}));

const FACTORY = 'https://pictures.example/factory.jpg';
const PARTNER = 'https://pictures.example/ap.jpg';
let site: TestApp;
beforeAll(async () => {
  site = await openTestApp({ SITE_FETCH_PICTURES: '1' }, undefined, { alone: true });
  await site.store.query(
    `INSERT INTO marker_asset (id, name, marker_type, type, status, raw_materials, created_by_user, geom, image_urls) VALUES
       ('F-1', 'One', 'Factory', 'FFB Mill', 'Active', '{FFB}', 'demo-admin', ST_Point(7.5, 5.5, 4326), ARRAY[$1]),
       ('A-1', 'Two', 'AP', 'AP', 'Active', '{P1}', 'demo-admin', ST_Point(7.6, 5.6, 4326), ARRAY[$2])`,
    [FACTORY, PARTNER]
  );
});
afterAll(() => site.close());
beforeEach(() => mockFetch.mockReset());

const requestPicture = async (url: string, role: 'investor' | 'staff' | 'admin') =>
  site.request(`/api/picture?url=${encodeURIComponent(url)}`, {
    headers: { cookie: `token=${await site.signIn(role)}` }
  });

describe('pictures from other hosts', () => {
  it('serves pictures of other hosts through the server and fetches them once', async () => {
    mockFetch.mockResolvedValue({ type: 'image/jpeg', bytes: Buffer.from('x') });
    for (const role of ['investor', 'staff'] as const) {
      const answer = await requestPicture(FACTORY, role);
      expect([answer.status, answer.headers.get('content-type'), answer.body]).toEqual([
        200,
        'image/jpeg',
        'x'
      ]);
      expect(answer.headers.get('cache-control')).toBe('private, max-age=86400');
    }
    expect(mockFetch.mock.calls).toEqual([[FACTORY]]);
    expect((await site.request('/api/picture-hosts')).json()).toMatchObject({ fetchesOthers: true });
  });

  it.each([
    ['investor', PARTNER, 404],
    ['staff', 'https://elsewhere.example/1.jpg', 404],
    ['admin', 'file:///etc/passwd', 400],
    ['admin', '/health', 400]
  ] as const)(
    'refuses pictures to %s without a readable record that contains them: %s',
    async (role, url, status) => {
      expect((await requestPicture(url, role)).status).toBe(status);
      expect(mockFetch).not.toHaveBeenCalled();
    }
  );

  it('returns the reason when a picture cannot be fetched, and fetches it again the next time', async () => {
    mockFetch.mockRejectedValue(new PictureError('tooLarge', 'It is larger than 10 MB.'));
    for (let time = 0; time < 2; time++) {
      const answer = await requestPicture('https://elsewhere.example/large.jpg', 'admin');
      expect(answer.status).toBe(413);
      expect(answer.json<{ error: object }>().error).toMatchObject({
        code: 'picture_not_had',
        message: 'It is larger than 10 MB.'
      });
    }
    expect(mockFetch).toHaveBeenCalledTimes(2);
  });
});
