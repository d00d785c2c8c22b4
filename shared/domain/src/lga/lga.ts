import { APOSTROPHES, foldName, toNameKey } from '../text/fold-name';
import { createLazyValue } from '../lazy-value';
import { LGA_CODES } from './lga-codes';

/** A local government area of Nigeria; there are 774, in 36 states and the Federal Capital Territory. */
export interface Lga {
  readonly state: string;
  readonly name: string;
  /** Four capital letters, unique in the country. */
  readonly code: string;
}

/** Length of a code, characters. */
const CODE_LENGTH = 4;

/**
 * All LGAs, by state and name. scripts/extract-sources.mjs generates the list and documents how codes are
 * assigned.
 */
export const LGAS: readonly Lga[] = Object.entries(LGA_CODES).flatMap(([state, list]) =>
  list
    .split(', ')
    .map((one) => ({ state, name: one.slice(0, -CODE_LENGTH - 1), code: one.slice(-CODE_LENGTH) }))
);

/**
 * Spellings in use that {@link toSpellingKey} does not unify: key of state and name to the key of the listed
 * name.
 */
const OTHER_SPELLINGS: Readonly<Record<string, string>> = {
  'abia/isukwuato': 'isuikwuato',
  'abia/obinwga': 'obingwa',
  'abia/osisiomangwa': 'osisioma',
  'adamawa/fufure': 'fufore',
  'adamawa/gayuk': 'guyuk',
  'adamawa/grie': 'girei',
  'adamawa/teungo': 'toungo',
  'akwaibom/urueofong': 'urueofongoruko',
  'bauchi/dambam': 'damban',
  'bayelsa/yanagoa': 'yenagoa',
  'bayelsa/yenegoa': 'yenagoa',
  'benue/oturkpo': 'otukpo',
  'borno/abadan': 'abadam',
  'borno/maidugur': 'maiduguri',
  'crosriver/calabarmunicipality': 'calabarmunicipal',
  'crosriver/yalacros': 'yala',
  'ebonyi/eda': 'afikposouth',
  'edo/uhunmwode': 'uhunmwonde',
  'ekiti/aiyekire': 'gbonyin',
  'ekiti/ilejemeji': 'ilejemeje',
  'federalcapitalteritory/abujamunicipal': 'abujamunicipalareacouncil',
  'federalcapitalteritory/amac': 'abujamunicipalareacouncil',
  'federalcapitalteritory/municipalareacouncil': 'abujamunicipalareacouncil',
  'gombe/somgom': 'songom',
  'gombe/yalmaltudeba': 'yamaltudeba',
  'imo/ezinihitembaise': 'ezinihite',
  'imo/unuimo': 'onuimo',
  'jigawa/biriniwa': 'birniwa',
  'jigawa/birnikudu': 'birninkudu',
  'jigawa/malamaduri': 'malamadori',
  'kaduna/markafi': 'makarfi',
  'kaduna/zangokataf': 'zangonkataf',
  'kano/danbata': 'dambata',
  'kano/takali': 'takai',
  'kano/tundunwada': 'tudunwada',
  'katsina/kankiya': 'kankia',
  'kebi/aliero': 'aleiro',
  'kebi/arewadandi': 'arewa',
  'kebi/wasagudanko': 'dankowasagu',
  'kogi/kotonkarfe': 'kogi',
  'kogi/olamabolo': 'olamaboro',
  'kwara/patigi': 'pategi',
  'lagos/ifakoijaye': 'ifakoijaiye',
  'niger/moya': 'munya',
  'niger/muya': 'munya',
  'niger/pailoro': 'paikoro',
  'ogun/egbadonorth': 'yewanorth',
  'ogun/egbadosouth': 'yewasouth',
  'osun/atakumosaeast': 'atakunmosaeast',
  'osun/atakumosawest': 'atakunmosawest',
  'osun/ayedade': 'aiyedade',
  'osun/ayedire': 'aiyedire',
  'oyo/atigbo': 'atisbo',
  'oyo/ogbomoso': 'ogbomosonorth',
  'plateau/barikinladi': 'barkinladi',
  'rivers/emohua': 'emuoha',
  'rivers/obiakpor': 'obioakpor',
  'rivers/portharcourtcity': 'portharcourt',
  'sokoto/tambawal': 'tambuwal',
  'taraba/kumi': 'kurmi',
  'yobe/barde': 'bade',
  'yobe/borsari': 'bursari',
  'yobe/tarmua': 'tarmuwa',
  'zamfara/birninmagaji': 'birninmagajikiyaw',
  'zamfara/chafe': 'tsafe'
};

const STATE_SPELLINGS: Readonly<Record<string, string>> = {
  abuja: 'federalcapitalteritory',
  fct: 'federalcapitalteritory',
  fctabuja: 'federalcapitalteritory',
  abujafct: 'federalcapitalteritory',
  federalcapitalteritoryabuja: 'federalcapitalteritory',
  federalcapital: 'federalcapitalteritory',
  abujafederalcapitalteritory: 'federalcapitalteritory',
  kastina: 'katsina',
  crosrivers: 'crosriver',
  criver: 'crosriver',
  aibom: 'akwaibom',
  river: 'rivers',
  bornu: 'borno',
  anambara: 'anambra',
  eboyi: 'ebonyi',
  nasarwa: 'nasarawa',
  plateu: 'plateau',
  platue: 'plateau',
  zamfra: 'zamfara',
  zamafara: 'zamfara'
};

/** Returns the letters of a folded name without doubled letters; `sh` becomes `s`. */
const toSpellingKey = (text: string): string =>
  toNameKey(text)
    .replace(/[^a-z]/g, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/sh/g, 's');

/** Returns a folded name without the part in brackets. */
const foldLgaName = (text: string): string => foldName(text.replace(/\(.*?\)/g, ''));

const toStateKey = (state: string): string => {
  // 'state' is removed before doubled letters, since the s of 'Lagos State' would count as one of a pair.
  const key = toSpellingKey(foldLgaName(state).replace(/[\s_]*state$/, ''));
  return STATE_SPELLINGS[key] ?? key;
};

/**
 * Words for the kind of area in a folded name. The council of Abuja's municipality has such words in its name,
 * so they stay there.
 */
const LGA_WORDS = /\b(lga|l g a|lg|local government( area| council)?|(?<!municipal )area council)\b/g;

const toLgaKey = (state: string, name: string): string => {
  const ofState = toStateKey(state);
  const key = toSpellingKey(foldLgaName(name).replace(LGA_WORDS, ''));
  return `${ofState}/${OTHER_SPELLINGS[`${ofState}/${key}`] ?? key}`;
};

const byCode = new Map(LGAS.map((lga) => [lga.code, lga]));
/** Computed at the first search: folding all names takes 30 ms, for which every page would wait. */
const listSpellings = createLazyValue(() => new Map(LGAS.map((lga) => [toLgaKey(lga.state, lga.name), lga])));

/** Returns the LGA of a 4-letter code in either case; undefined for an unknown code. */
export const findLgaByCode = (code: string): Lga | undefined => byCode.get(code.trim().toUpperCase());

/**
 * Returns the LGA of a state by its name, tolerant of case, accents, hyphens, slashes, spaces and spellings in
 * use: findLga('nassarawa', 'Nassarawa-Eggon'), findLga('Benue', 'Obi (Benue)'), findLga('Abuja', 'Bwari'). The
 * state is needed since names repeat across states (Obi, Bassa, Ifelodun …). Undefined for an unknown LGA.
 */
export const findLga = (state: string, name: string): Lga | undefined =>
  listSpellings().get(toLgaKey(state, name));

const STATES = [...new Set(LGAS.map(({ state }) => state))];

/**
 * Returns the LGAs that a whole text refers to: by name in any spelling that {@link findLga} accepts, by name
 * and state separated by a comma, or by 4-letter code when no LGA has that name (RIMI is the code of Rimin
 * Gado, Rimi an LGA of Katsina). Six names exist in two states and return two LGAs.
 * @example findLgas('uyo').map(({ code }) => code) → ["UYOA"]
 * @example findLgas('Obi').map(({ state }) => state) → ["Benue","Nasarawa"]
 * @example findLgas('Obi, Benue').length → 1
 */
export function findLgas(text: string): readonly Lga[] {
  const toList = (lga: Lga | undefined): Lga[] => (lga ? [lga] : []);
  const comma = text.indexOf(',');
  if (comma >= 0) return toList(findLga(text.slice(comma + 1), text.slice(0, comma)));
  const named = STATES.flatMap((state) => toList(findLga(state, text)));
  return named.length > 0 ? named : toList(findLgaByCode(text));
}

const listStateSpellings = createLazyValue(
  () => new Map(LGAS.map(({ state }) => [toStateKey(state), state]))
);

/**
 * Returns the listed name of a state for any spelling that {@link findLga} accepts; undefined for an unknown
 * state.
 * @example findState('akwa-ibom') → "Akwa Ibom"
 * @example findState('Abuja') → "Federal Capital Territory"
 */
export const findState = (state: string): string | undefined => listStateSpellings().get(toStateKey(state));

/**
 * Returns a name as part of a URL or a key: lower-case letters, digits and hyphens ('Akwa Ibom' becomes
 * 'akwa-ibom').
 */
export const toSlug = (name: string): string =>
  // Apostrophes become hyphens, as in the slugs that links and tables already contain.
  foldName(Array.from(name, (letter) => (APOSTROPHES.includes(letter) ? '-' : letter)).join(''))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const listSlugs = createLazyValue(
  () => new Map(LGAS.flatMap(({ state, name }) => [state, name].map((one) => [toSlug(one), one])))
);

/**
 * Returns the name of the state or LGA with this slug; any other text is unchanged.
 * @example findNameBySlug('akwa-ibom') → "Akwa Ibom"
 * @example findNameBySlug('Nowhere') → "Nowhere"
 */
export const findNameBySlug = (slug: string): string => listSlugs().get(slug) ?? slug;
