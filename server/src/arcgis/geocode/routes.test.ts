import { openTestApp } from '../dialect/test-app';
import type { TestApp } from '../dialect/test-app';
import { LGAS } from '@site/domain';
import { insertTestRows } from '../feature-server/test-rows';
import { registerGeocodeServer } from './routes';
import { preferEmbeddedDatabase } from '../../store/test-driver';

preferEmbeddedDatabase();

const BASE = '/arcgis/rest/services/Places/GeocodeServer';
interface ReverseBody {
  address: Record<string, string>;
  location: { x: number; y: number };
  error: { code: number; message: string };
}
interface CandidatesBody {
  candidates: {
    address: string;
    score: number;
    attributes: Record<string, string>;
    location: { x: number };
  }[];
}

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp(registerGeocodeServer, async (store) => {
    await insertTestRows(store);
    await store.execute(`
    INSERT INTO state_boundary (name, geom) VALUES ('Akwa Ibom', ST_Multi(ST_MakeEnvelope(7, 5, 8, 6, 4326)));
    INSERT INTO place (name, state, population, rank, geom) VALUES
      ('Uyo', 'Akwa Ibom', 430000, 2, ST_Point(7.5, 5.5, 4326)),
      ('Ikot Uyo', 'Akwa Ibom', 900, 4, ST_Point(7.9, 5.9, 4326)),
      ('Uyowa', 'Cross River', 500, 4, ST_Point(8.2, 5.2, 4326)),
      ('Ìkọt Ẹkpẹne-Ọ̀jọ', 'Akwa Ibom', 300, 4, ST_Point(7.6, 5.3, 4326));
  `);
  });
});
afterAll(() => test.close());

describe('reverseGeocode', () => {
  const reverseGeocode = (location: string, more = {}) =>
    test.get<ReverseBody>(`${BASE}/reverseGeocode`, { location, ...more });

  it('[DM-03] returns the LGA, its code, the state and the nearest town', async () => {
    const { address, location } = await reverseGeocode('7.52,5.51');
    expect(address).toMatchObject({
      Match_addr: "Uyo, Alpha's Ground, Akwa Ibom",
      City: 'Uyo',
      Subregion: "Alpha's Ground",
      Region: 'Akwa Ibom',
      LgaCode: 'ALPH',
      CountryCode: 'NGA'
    });
    expect(location).toMatchObject({ x: 7.52, y: 5.51 });
    expect((await reverseGeocode('7.05,5.95')).address).toMatchObject({
      City: '',
      Match_addr: "Alpha's Ground, Akwa Ibom"
    });
  });

  it('takes the nearest LGA for a point in a gap between outlines, up to 1.7 km away', async () => {
    expect((await reverseGeocode('6.99,5.5')).address).toMatchObject({ LgaCode: 'ALPH' });
    expect((await reverseGeocode('6.98,5.5')).error.code).toBe(400);
  });

  it('accepts metres and answers in metres', async () => {
    const metres = '{"x":834890,"y":613000,"spatialReference":{"wkid":102100}}';
    const { address, location } = await reverseGeocode(metres, { outSR: '102100' });
    expect(address.LgaCode).toBe('ALPH');
    expect(location.x).toBeCloseTo(834_890, 3);
  });

  it('finds nothing outside the country, in a hole of it or without a point', async () => {
    const nowhere = { code: 400, message: 'Unable to find address for the specified location.' };
    expect((await reverseGeocode('3,2')).error).toMatchObject(nowhere);
    expect((await reverseGeocode('8.5,5.5')).error).toMatchObject(nowhere);
    expect((await reverseGeocode('')).error.message).toContain("'location' must be a point");
    expect((await reverseGeocode('1,2,3,4')).error.code).toBe(400);
  });
});

describe('search', () => {
  const findCandidates = (SingleLine: string, more = {}) =>
    test.get<CandidatesBody>(`${BASE}/findAddressCandidates`, { SingleLine, ...more });

  it('ranks whole names first, then prefixes, then later words', async () => {
    const { candidates } = await findCandidates('uyo');
    expect(candidates.map(({ address, score }) => [address, score])).toEqual([
      ['Uyo, Akwa Ibom', 100],
      ['Uyowa, Cross River', 90],
      ['Ikot Uyo, Akwa Ibom', 75]
    ]);
  });

  it('filters by state, and treats % and _ literally', async () => {
    expect((await findCandidates('uyo, cross')).candidates).toHaveLength(1);
    expect((await findCandidates('%')).candidates).toEqual([]);
    expect((await findCandidates('_')).candidates).toEqual([]);
    expect((await findCandidates("alpha's")).candidates[0]!.attributes).toMatchObject({
      LgaCode: 'ALPH',
      Type: 'LGA'
    });
    expect((await findCandidates('')).candidates).toEqual([]);
  });

  const findAddresses = async (text: string) =>
    (await findCandidates(text)).candidates.map(({ address }) => address);

  it.each([
    ['uyo ikot', 'Ikot Uyo, Akwa Ibom'],
    ['ekp', 'Ìkọt Ẹkpẹne-Ọ̀jọ, Akwa Ibom'],
    ['ỌJỌ ikot', 'Ìkọt Ẹkpẹne-Ọ̀jọ, Akwa Ibom'],
    ['ikot ekpene-ojo, akwa', 'Ìkọt Ẹkpẹne-Ọ̀jọ, Akwa Ibom'],
    ["Alpha's ground", "Alpha's Ground, Akwa Ibom"],
    ['alpha’s', "Alpha's Ground, Akwa Ibom"]
  ])('finds %s by its words, in any order, case and accents', async (text, name) => {
    expect(await findAddresses(text)).toEqual([name]);
  });

  it('requires every word, and matches no part inside a word', async () => {
    expect(await findAddresses('uyo eket')).toEqual([]);
    expect(await findAddresses('kot')).toEqual([]);
    expect(await findAddresses('uyo '.repeat(21))).toEqual([]);
  });

  it('leaves LGAs to their layer when it is searched next to it', async () => {
    const other = BASE.replace('Places', 'TownsAndStates');
    const suggested = await test.get<{ suggestions: { text: string }[] }>(`${other}/suggest`, { text: 'a' });
    expect(suggested.suggestions.map(({ text }) => text)).toEqual(['Akwa Ibom']);
    const all = await test.get<{ suggestions: { text: string }[] }>(`${BASE}/suggest`, { text: 'a' });
    expect(all.suggestions.map(({ text }) => text)).toEqual(['Akwa Ibom', "Alpha's Ground, Akwa Ibom (LGA)"]);
  });

  it('refuses a text longer than any name at once, in every parameter for text', async () => {
    const long = 'ab c'.repeat(100_000);
    for (const name of ['SingleLine', 'singleLine', 'address', 'magicKey', 'outSR', 'location', 'text']) {
      const form = { method: 'POST', body: new URLSearchParams({ [name]: long }) };
      const answer = await test.fetch(`${BASE}/findAddressCandidates`, {}, form);
      expect(await answer.json()).toMatchObject({
        error: { code: 400, message: `Invalid ${name}`, details: [expect.stringContaining('at most 1000')] }
      });
    }
  });

  it('suggests places, and finds a suggestion by its key', async () => {
    const { suggestions } = await test.get<{ suggestions: { text: string; magicKey: string }[] }>(
      `${BASE}/suggest`,
      { text: 'Ak' }
    );
    expect(suggestions[0]!.text).toBe('Akwa Ibom');
    const { candidates } = await findCandidates('', { magicKey: suggestions[0]!.magicKey, outSR: '3857' });
    expect(candidates[0]!.address).toBe('Akwa Ibom');
    expect(candidates[0]!.location.x).toBeCloseTo(834_896, -1);
  });

  it('finds a suggested LGA by its text without the key', async () => {
    const { suggestions } = await test.get<{ suggestions: { text: string }[] }>(`${BASE}/suggest`, {
      text: "alpha's"
    });
    expect(suggestions[0]!.text).toBe("Alpha's Ground, Akwa Ibom (LGA)");
    const { candidates } = await findCandidates(suggestions[0]!.text);
    expect(candidates.map(({ attributes }) => attributes.LgaCode)).toEqual(['ALPH']);
    expect((await findCandidates('Uyo, Akwa Ibom (LGA)')).candidates).toEqual([]);
  });

  it('describes itself', async () => {
    expect(await test.get<object>(BASE)).toMatchObject({ singleLineAddressField: { name: 'SingleLine' } });
  });
});

describe('search in the spellings of the importer', () => {
  const NAMED = ['Abuja Municipal Area Council', 'Port Harcourt', 'Lafia', 'Obio/Akpor', 'Ikot Ekpene', 'Umuahia North', 'Nasarawa', 'Uyo']; // prettier-ignore
  const STATES = ['Federal Capital Territory', 'Nasarawa', 'Cross River', 'Rivers', 'Kano', 'Abia'];

  beforeAll(async () => {
    const lgas = LGAS.filter(({ name }) => NAMED.includes(name));
    for (const { code, name, state } of lgas)
      await test.store.query(
        `INSERT INTO lga (id, code, name, state, updated_at, geom)
         VALUES ((SELECT max(id) + 1 FROM lga), $1, $2, $3, now(), ST_Multi(ST_MakeEnvelope(10, 10, 11, 11, 4326)))`,
        [code, name, state]
      );
    await test.store.query(
      `INSERT INTO state_boundary (name, geom)
       SELECT name, ST_Multi(ST_MakeEnvelope(10, 10, 12, 12, 4326)) FROM unnest($1::text[]) AS names(name)`,
      [STATES]
    );
    await test.store.execute(`
      INSERT INTO place (name, state, population, rank, geom) VALUES
        ('Lafia', 'Nasarawa', 300000, 2, ST_Point(8.5, 8.5, 4326)),
        ('Port Harcourt', 'Rivers', 1800000, 1, ST_Point(7.0, 4.8, 4326)),
        ('Umuahia', 'Abia', 300000, 2, ST_Point(7.48, 5.53, 4326));
      INSERT INTO lga_spelling (state, name, lga_code) VALUES ('akwa-ibom', 'uyo-town', 'UYOA')`);
  });

  const searchNames = async (service: string, text: string) => {
    const base = BASE.replace('Places', service);
    const { candidates } = await test.get<CandidatesBody>(`${base}/findAddressCandidates`, {
      SingleLine: text
    });
    const { suggestions } = await test.get<{ suggestions: { text: string }[] }>(`${base}/suggest`, { text });
    expect(suggestions.map(({ text: one }) => one.replace(' (LGA)', ''))).toEqual(
      candidates.slice(0, 5).map(({ address }) => address)
    );
    return candidates.map(({ address, score }) => `${address} ${score}`);
  };

  it.each([
    ['FCT', 'Federal Capital Territory 100'],
    ['Abuja', 'Federal Capital Territory 100'],
    ['FCT, Abuja', 'Federal Capital Territory 100'],
    ['Nassarawa', 'Nasarawa 100'],
    ['Lafia, Nassarawa', 'Lafia, Nasarawa 100'],
    ['Lafia Nassarawa', 'Lafia, Nasarawa 100'],
    ['Lafia, Nassarawa State, Nigeria', 'Lafia, Nasarawa 100'],
    ['Lafia Nassarawa State Nigeria', 'Lafia, Nasarawa 100'],
    ['Lafia, Nassarawa, NG', 'Lafia, Nasarawa 100'],
    ['Market Road, Lafia, Nassarawa', undefined],
    ['Lafia, Lafia LGA, Nassarawa', 'Lafia, Nasarawa 100'],
    ['Nassarawa State, Lafia', 'Lafia, Nasarawa 100'],
    ['Lafia city', 'Lafia, Nasarawa 100'],
    ['Lafia town, Nassarawa', 'Lafia, Nasarawa 100'],
    ['Nigeria', undefined],
    ['AkwaIbom', 'Akwa Ibom 100'],
    ['Akwa-Ibom State', 'Akwa Ibom 100'],
    ['ÁKWÀ ỊBỌM', 'Akwa Ibom 100'],
    ['PortHarcourt', 'Port Harcourt, Rivers 100'],
    ['PortHar', 'Port Harcourt, Rivers 90'],
    ['Port-Harcourt', 'Port Harcourt, Rivers 100'],
    ['AMAC', 'Abuja Municipal Area Council, Federal Capital Territory 100'],
    ['AMAC, Abuja', 'Abuja Municipal Area Council, Federal Capital Territory 100'],
    ['Cross Rivers', 'Cross River 100'],
    ['Cross-River', 'Cross River 100'],
    ['CrossRiver State', 'Cross River 100'],
    ['Umu Ahia', 'Umuahia, Abia 100']
  ])('[MP-02] finds %s with and without LGAs', async (text, first) => {
    for (const service of ['Places', 'TownsAndStates'])
      for (const form of ['NFC', 'NFD'])
        expect((await searchNames(service, text.normalize(form)))[0]).toBe(first);
  });

  it.each([
    ['Ikot-Ekpene', 'Ikot Ekpene, Akwa Ibom 100'],
    ['Ìkọt Ẹkpẹne LGA', 'Ikot Ekpene, Akwa Ibom 100'],
    ['Obio Akpor', 'Obio/Akpor, Rivers 100'],
    ['Obia-Akpor, Nigeria', 'Obio/Akpor, Rivers 100'],
    ['Obio/Akpor, River State', 'Obio/Akpor, Rivers 100'],
    ['ObioAkpor', 'Obio/Akpor, Rivers 100'],
    ['Uyo Town', 'Uyo, Akwa Ibom 100'],
    ['Uyo Town, Akwa-Ibom', 'Uyo, Akwa Ibom 100']
  ])('[MP-02] finds the LGA %s', async (text, name) => {
    expect(await searchNames('Places', text)).toContain(name);
  });

  it('[MP-02] finds LGAs next to their layer only when the layer does not', async () => {
    expect(await searchNames('TownsAndStates', 'Obio Akpor')).toEqual([]);
    expect(await searchNames('TownsAndStates', 'Uyo')).not.toContain('Uyo, Akwa Ibom (LGA) 100');
    expect(await searchNames('TownsAndStates', 'Ikot Ekpene LGA')).toEqual(['Ikot Ekpene, Akwa Ibom 100']);
    expect(await searchNames('Places', 'Lafia, Kano')).toEqual([]);
  });
});

describe('typed coordinates', () => {
  const findCandidates = (SingleLine: string, more = {}) =>
    test.get<CandidatesBody>(`${BASE}/findAddressCandidates`, { SingleLine, ...more });

  it.each(['5.51, 7.52', '5.51 7.52', '5,51; 7,52', 'N5.51 E7.52', '5°30\'36"N 7°31\'12"E'])(
    '[MP-02] find a place: %s',
    async (text) => {
      const { candidates } = await findCandidates(text);
      expect(candidates).toHaveLength(1);
      expect(candidates[0]).toMatchObject({
        address: "5.5100, 7.5200 (Uyo, Alpha's Ground, Akwa Ibom)",
        score: 100,
        attributes: { LgaCode: 'ALPH', Addr_type: 'PointAddress' }
      });
      expect(candidates[0]!.location.x).toBeCloseTo(7.52, 9);
    }
  );

  it('[MP-02] are suggested in the language of the request, and found by key and by text', async () => {
    for (const [langCode, label] of [
      ['en', "5.5100, 7.5200 (Uyo, Alpha's Ground, Akwa Ibom)"],
      ['fr', "5,5100; 7,5200 (Uyo, Alpha's Ground, Akwa Ibom)"]
    ] as const) {
      const { suggestions } = await test.get<{ suggestions: { text: string; magicKey: string }[] }>(
        `${BASE.replace('Places', 'TownsAndStates')}/suggest`,
        { text: '5.51, 7.52', langCode }
      );
      expect(suggestions.map(({ text }) => text)).toEqual([label]);
      const { magicKey } = suggestions[0]!;
      expect((await findCandidates('', { magicKey, langCode })).candidates[0]).toMatchObject({
        address: label
      });
      expect((await findCandidates(label, { langCode })).candidates[0]).toMatchObject({ address: label });
    }
  });

  it('[MP-02] are swapped, with a note in the label, when only that is in Nigeria', async () => {
    const { candidates } = await findCandidates('3.3792, 6.5244');
    expect(candidates.map(({ address }) => address)).toEqual([
      '6.5244, 3.3792 (latitude and longitude swapped)'
    ]);
    const french = await findCandidates('', { magicKey: candidates[0]!.attributes.magicKey, langCode: 'fr' });
    expect(french.candidates[0]!.address).toBe('6,5244; 3,3792 (latitude et longitude inversées)');
    expect((await findCandidates('51.5, -0.12')).candidates).toEqual([]);
    expect((await findCandidates('', { magicKey: 'at:51.5,-0.12' })).candidates).toEqual([]);
  });
});
