import { foldName, containsName, toNameKey, splitNameWords } from './fold-name';

describe('foldName', () => {
  it.each([
    ['Ọ̀YỌ́', 'oyo'],
    ['Ẹ̀kìtì', 'ekiti'],
    ['Ịkwụanọ', 'ikwuano'],
    ['Ogbómọ̀ṣọ́', 'ogbomoso'],
    ['Ɓauchi Ƙaura ƴan', 'bauchi kaura yan'],
    ['Ŋgala Ǝbe', 'ngala ebe'],
    ['Ｐｏｒｔ　Harcourt', 'port harcourt'],
    ['ﬁle №\u00a01', 'file no 1'],
    ['İkeja', 'ikeja'],
    ["Jama'are", 'jamaare'],
    ['Jama’are', 'jamaare'],
    ['Jama\u00b4are', 'jamaare'],
    ['Jamaʼare', 'jamaare'],
    ['  Obio/Akpor ', 'obio akpor'],
    ['Cross‑River', 'cross river'],
    ['Uyo\u00ad\u200b', 'uyo'],
    ['50%_x', '50%_x'],
    ['-', '']
  ])('folds %s', (text, folded) => {
    for (const form of ['NFC', 'NFD'] as const) expect(foldName(text.normalize(form))).toBe(folded);
    expect(foldName(folded)).toBe(folded);
  });

  it('splits into words, and makes a key without blanks', () => {
    expect(splitNameWords('Port-Harcourt')).toEqual(['port', 'harcourt']);
    expect(splitNameWords(' ')).toEqual([]);
    for (const text of ['Akwa Ibom', 'AkwaIbom', 'akwa-ibom', 'AKWA  IBOM'])
      expect(toNameKey(text)).toBe('akwaibom');
  });
});

describe('containsName', () => {
  it.each([
    ['Ìkọt Ẹkpẹne', 'KOT E', true],
    ['Ikot Ekpene', 'ẹkpẹ'.normalize('NFD'), true],
    ['Port Harcourt', 'PortHarcourt', true],
    ['Umuahia', 'Umu Ahia', true],
    ['Ada Nasir', 'ana', false],
    ['Ada Nasir', '', true],
    ['A-1', '-', true],
    ['A1', '-', false],
    ['Uyo', 'Eket', false]
  ])('%s contains %s: %s', (text, sought, isContained) => {
    expect(containsName(text, sought)).toBe(isContained);
  });
});
