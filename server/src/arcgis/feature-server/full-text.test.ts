import { DATASETS } from '../../layers';
import { openTestApp } from '../dialect/test-app';
import type { TestApp } from '../dialect/test-app';
import { registerFeatureServers } from './routes';
import { insertTestRows } from './test-rows';

interface QueryBody {
  readonly error?: { readonly code: number; readonly message: string; readonly details: readonly string[] };
  readonly count?: number;
  readonly features?: readonly { readonly attributes: { readonly name: string | null } }[];
}

const address = '/arcgis/rest/services/taggedMillsClus/FeatureServer/0';
const NAMES = [
  'Ikot Akpa Nkuk Kraken II',
  'Kraken Mill',
  'Ìkọt Ẹkpẹne/Ọ̀jọ',
  "O'Brien's 100% palm_oil",
  'Ɗan “Kraken’s” Gida'
];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp(registerFeatureServers, async (store) => {
    await insertTestRows(store);
    for (const [at, name] of NAMES.entries())
      await store.query('UPDATE mill SET name = $1 WHERE id = $2', [name, at + 1]);
  });
});
afterAll(() => test.close());

const queryLayer = (fullText: unknown, more: Record<string, string> = {}) =>
  test.get<QueryBody>(
    `${address}/query`,
    { outFields: 'name', fullText: JSON.stringify(fullText), ...more },
    test.tokens.staff
  );
/** Returns the filters that the Maps SDK sends for a typed text: one for each word. */
const toFilters = (text: string) =>
  text.split(' ').map((searchTerm) => ({ onFields: ['name'], searchTerm, searchType: 'prefix' }));
const findNames = async (text: string, more?: Record<string, string>) =>
  (await queryLayer(toFilters(text), more)).features?.map(({ attributes }) => attributes.name);

describe('search by words of names', () => {
  it.each([
    ['nkuk', [NAMES[0]]],
    ['kraken', [NAMES[1], NAMES[4], NAMES[0]]],
    ['KRAK', [NAMES[1], NAMES[4], NAMES[0]]],
    ['ii kraken ikot', [NAMES[0]]],
    ['ikot', [NAMES[0], NAMES[2]]],
    ['ojo EKPENE', [NAMES[2]]],
    ['Ẹkpẹne', [NAMES[2]]],
    ['dan', [NAMES[4]]],
    ['krakenmill', [NAMES[1]]],
    ['KrakenMi', [NAMES[1]]],
    ['kra kenmill', [NAMES[1]]],
    ['obriens', [NAMES[3]]],
    ["o'brien's", [NAMES[3]]],
    ['100%', [NAMES[3]]],
    ['palm_', [NAMES[3]]],
    ['palm%', []],
    ['_', []],
    ['%', []],
    ["' OR 1=1 --", []],
    ['raken', []],
    ['/ (', []]
  ])('finds by %s', async (text, names) => {
    expect(await findNames(text)).toEqual(names);
  });

  it('respects the other conditions, the requested order and pages', async () => {
    expect(await findNames('kraken', { where: "name LIKE 'Ikot%'" })).toEqual([NAMES[0]]);
    const order = { orderByFields: 'name DESC' };
    expect(await findNames('kraken', order)).toEqual([NAMES[4], NAMES[1], NAMES[0]]);
    expect(await findNames('kraken', { resultRecordCount: '1', resultOffset: '1' })).toEqual([NAMES[4]]);
    expect((await queryLayer(toFilters('kraken'), { returnCountOnly: 'true' })).count).toBe(3);
  });

  it('matches whole words unless prefixes are requested, in any of the fields', async () => {
    const searchWholeWords = (searchTerm: string, onFields: readonly string[]) =>
      queryLayer([{ onFields, searchTerm }], { returnCountOnly: 'true' });
    expect((await searchWholeWords('krake', ['name'])).count).toBe(0);
    expect((await searchWholeWords('kraken', ['name'])).count).toBe(2);
    expect((await searchWholeWords('Ibom Kraken', ['name', 'state_slug'])).count).toBe(2);
  });

  it.each([
    ['palm', 'Invalid fullText'],
    [{ searchTerm: 'palm' }, 'Invalid fullText'],
    [[{ searchTerm: 'palm' }], 'Invalid fullText'],
    [[{ onFields: ['name'], searchTerm: 'palm', operator: 'or' }], 'Invalid fullText'],
    [[{ onFields: ['number_of_pots'], searchTerm: '1' }], 'Invalid fullText'],
    [[{ onFields: ['name'], searchTerm: 'a '.repeat(21) }], 'Invalid fullText'],
    [[{ onFields: ['nothere'], searchTerm: 'palm' }], 'Invalid field: nothere']
  ])('refuses %j', async (fullText, message) => {
    expect((await queryLayer(fullText)).error).toMatchObject({ code: 400, message });
  });

  it('refuses a text that is not JSON', async () => {
    const { error } = await test.get<QueryBody>(`${address}/query`, { fullText: '[' }, test.tokens.staff);
    expect(error).toMatchObject({ code: 400, details: ['It is not JSON.'] });
  });
});

it('every layer lists its texts that are found by words, if the caller may read them', async () => {
  interface Layer {
    readonly fields: readonly { readonly name: string; readonly type: string }[];
    readonly indexes: readonly { readonly indexType: string; readonly fields: string }[];
    readonly advancedQueryCapabilities: { readonly supportsFullTextSearch: boolean };
  }
  for (const { service, access } of DATASETS) {
    const token = access === 'public' ? undefined : test.tokens.admin;
    const { fields, indexes, advancedQueryCapabilities } = await test.get<Layer>(
      `/arcgis/rest/services/${service}/FeatureServer/0`,
      {},
      token
    );
    const texts = fields.filter(({ type }) => type === 'esriFieldTypeString').map(({ name }) => name);
    expect(advancedQueryCapabilities.supportsFullTextSearch).toBe(true);
    expect(indexes.map((index) => [index.indexType, index.fields])).toEqual(
      texts.length > 0 ? [['FullText', texts.join(',')]] : []
    );
  }
});
