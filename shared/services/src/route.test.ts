import { fetchWay } from './route';

const [factory, pile] = [
  { latitude: 5.4, longitude: 8.1 },
  { latitude: 5, longitude: 7.9 }
];
const asked: string[] = [];
const answers = (body: unknown) => {
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push(`${String(input)} ${String(init?.body)}`);
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  });
};
const url = 'https://site.example/arcgis/rest/services/Routing/NAServer/Route';
const route = (attributes: object, geometry?: object) => ({
  routes: { features: [{ attributes, geometry }] }
});
const line = [
  [8.1, 5.4],
  [7.9, 5]
];

it('the way between two places has length, time and line', async () => {
  answers(route({ Total_TravelTime: 61.5, Total_Kilometers: 50.25 }, { paths: [line] }));
  expect(await fetchWay(url, [factory!, pile!])).toEqual({ kilometres: 50.25, minutes: 61.5, line });
  expect(asked[0]).toContain(`${url}/solve`);
  expect(decodeURIComponent(asked[0]!)).toContain('stops=8.1,5.4;7.9,5');
});

it.each([
  [{}, 'bad_answer'],
  [route({ Total_TravelTime: 1 }, { paths: [line] }), 'bad_answer'],
  [route({ Total_TravelTime: 1, Total_Kilometers: 2 }), 'bad_answer'],
  [
    { error: { code: 400, message: 'Unable to complete operation.', details: ['No solution.'] } },
    'arcgis_400'
  ]
])('an answer without a way is an error: %j', async (body, code) => {
  answers(body);
  await expect(fetchWay(url, [factory!, pile!])).rejects.toMatchObject({ code });
});
