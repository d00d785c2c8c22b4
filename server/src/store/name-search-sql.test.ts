import { foldName, containsName, toNameKey } from '@site/domain';
import fc from 'fast-check';
import { BoundValues } from './bound-values';
import { writeIsNameSql, writeNameContainsSql } from './name-search-sql';
import { openTestStore } from './test-store';

let store: Awaited<ReturnType<typeof openTestStore>>;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const NAMES = [
  'Ọ̀yọ́',
  'Ẹ̀kìtì',
  'Ịkwụanọ',
  'Ṣagamu',
  'Ɓauchi',
  'Ŋgala',
  'Jama’are',
  "Jama'are",
  'Port-Harcourt',
  'ﬁle№',
  'İkeja',
  '50%_x',
  '-',
  'Ｕｙｏ'
];

/** Latin letters with diacritics. */
const letters = fc.string({
  unit: fc
    .oneof(
      fc.integer({ min: 0x20, max: 0x7e }),
      fc.integer({ min: 0xa0, max: 0x24f }),
      fc.integer({ min: 0x1e00, max: 0x1eff }),
      fc.integer({ min: 0x300, max: 0x36f })
    )
    .map((code) => String.fromCodePoint(code)),
  maxLength: 6
});

describe('names in SQL', () => {
  it('[MP-02] folds names like the domain', async () => {
    const piece = fc.oneof(fc.constantFrom(...NAMES), letters, fc.constantFrom(' ', '/', "'"));
    // PostgreSQL cannot store NUL.
    const text = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join('').replaceAll('\0', ''));
    await fc.assert(
      fc.asyncProperty(
        fc.array(text, { minLength: 1, maxLength: 50 }),
        fc.constantFrom('NFC', 'NFD', 'NFKC'),
        async (texts, form) => {
          const given = texts.map((one) => one.normalize(form));
          const rows = await store.query<{ words: string; key: string }>(
            'SELECT name_words(name) AS words, name_key(name) AS key FROM unnest($1::text[]) WITH ORDINALITY AS given(name, at) ORDER BY at',
            [given]
          );
          expect(rows).toEqual(given.map((one) => ({ words: foldName(one), key: toNameKey(one) })));
        }
      ),
      { numRuns: 40 }
    );
  });

  it.each([
    ['Ìkọt Ẹkpẹne', 'KOT E'],
    ['Ikot Ekpene', 'ẹkpẹ'.normalize('NFD')],
    ['Port Harcourt', 'PortHarcourt'],
    ['Umuahia', 'Umu Ahia'],
    ['Ada Nasir', 'ana'],
    ['Ada', '_'],
    ['A-1', '-'],
    ['A1', '-']
  ])('[MP-02] finds contained names like the domain: %s and %s', async (name, sought) => {
    const bound = new BoundValues();
    const condition = writeNameContainsSql([`${bound.add(name)}::text`, "'other'::text"], sought, bound);
    const [row] = await store.query<{ found: boolean }>(`SELECT ${condition} AS found`, bound.values);
    expect(row!.found).toBe(containsName(name, sought));
  });

  it('[MP-02] treats all spellings that fold to the same text as equal', async () => {
    const bound = new BoundValues();
    const conditions = ['Ùyọ', 'uyo', 'U yo', 'Uya'].map((name) =>
      writeIsNameSql("'Uyo'::text", name, bound)
    );
    const [row] = await store.query<{ found: boolean[] }>(
      `SELECT ARRAY[${conditions.join(',')}] AS found`,
      bound.values
    );
    expect(row!.found).toEqual([true, true, true, false]);
  });
});
