import { APOSTROPHES, foldName, nameKey } from '../text/fold-name';
import { onFirstUse } from '../on-first-use';
import { LGA_CODES } from './lga-codes';

/** A local government area of Nigeria: 774 of them, in 36 states and the Federal Capital Territory. */
export interface Lga {
  readonly state: string;
  readonly name: string;
  /** Four capital letters, unique in the country. */
  readonly code: string;
}

/** Letters of a code. */
const CODE = 4;

/** Every LGA, by state and name. The list is made by scripts/extract-sources.mjs, which says how codes are given. */
export const LGAS: readonly Lga[] = Object.entries(LGA_CODES).flatMap(([state, list]) =>
  list.split(', ').map((one) => ({ state, name: one.slice(0, -CODE - 1), code: one.slice(-CODE) }))
);

/** Spellings in use that no rule of {@link spellingKey} brings together, as keys: state and name to the listed name. */
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

/** The letters of a folded name without doubled ones; `sh` counts as `s`. */
const spellingKey = (text: string): string =>
  nameKey(text)
    .replace(/[^a-z]/g, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/sh/g, 's');

/** A folded name without its part in brackets. */
const foldedName = (text: string): string => foldName(text.replace(/\(.*?\)/g, ''));

const stateKey = (state: string): string => {
  // Before the spelling is evened out, which would take the s of 'Lagos State' for one of a pair.
  const key = spellingKey(foldedName(state).replace(/[\s_]*state$/, ''));
  return STATE_SPELLINGS[key] ?? key;
};

/** Words for the kind of area in a folded name; the council of Abuja's municipality has them in its name. */
const LGA_WORDS = /\b(lga|l g a|lg|local government( area| council)?|(?<!municipal )area council)\b/g;

const lgaKey = (state: string, name: string): string => {
  const ofState = stateKey(state);
  const key = spellingKey(foldedName(name).replace(LGA_WORDS, ''));
  return `${ofState}/${OTHER_SPELLINGS[`${ofState}/${key}`] ?? key}`;
};

const byCode = new Map(LGAS.map((lga) => [lga.code, lga]));
/** Computed at the first search: folding all names takes 30 ms, which every page would wait for. */
const listSpellings = onFirstUse(() => new Map(LGAS.map((lga) => [lgaKey(lga.state, lga.name), lga])));

/** The LGA of a 4-letter code in either case, or undefined. */
export const lgaByCode = (code: string): Lga | undefined => byCode.get(code.trim().toUpperCase());

/**
 * The LGA of a state by its name, tolerant of case, accents, hyphens, slashes, spaces and spellings in use:
 * findLga('nassarawa', 'Nassarawa-Eggon'), findLga('Benue', 'Obi (Benue)'), findLga('Abuja', 'Bwari').
 * Names repeat across states (Obi, Bassa, Ifelodun …), so the state is needed. Undefined when there is none.
 */
export const findLga = (state: string, name: string): Lga | undefined =>
  listSpellings().get(lgaKey(state, name));

const STATES = [...new Set(LGAS.map(({ state }) => state))];

/**
 * The LGAs that a text means, whole: by name in any spelling that {@link findLga} takes, by name and state with a comma
 * between them, or by 4-letter code where no LGA has that name (RIMI is the code of Rimin Gado, Rimi an LGA of Katsina).
 * Six names stand in two states: then there are two.
 * @example lgasMeant('uyo').map(({ code }) => code) → ["UYOA"]
 * @example lgasMeant('Obi').map(({ state }) => state) → ["Benue","Nasarawa"]
 * @example lgasMeant('Obi, Benue').length → 1
 */
export function lgasMeant(text: string): readonly Lga[] {
  const known = (lga: Lga | undefined): Lga[] => (lga ? [lga] : []);
  const comma = text.indexOf(',');
  if (comma >= 0) return known(findLga(text.slice(comma + 1), text.slice(0, comma)));
  const named = STATES.flatMap((state) => known(findLga(state, text)));
  return named.length > 0 ? named : known(lgaByCode(text));
}

const listStateSpellings = onFirstUse(() => new Map(LGAS.map(({ state }) => [stateKey(state), state])));

/**
 * The name of a state as the list has it, from any spelling that {@link findLga} takes; undefined when there is none.
 * @example findState('akwa-ibom') → "Akwa Ibom"
 * @example findState('Abuja') → "Federal Capital Territory"
 */
export const findState = (state: string): string | undefined => listStateSpellings().get(stateKey(state));

/** A name as part of an address or a key: small letters and hyphens ('Akwa Ibom' gives 'akwa-ibom'). */
export const slugOf = (name: string): string =>
  // Slugs are kept in links and tables, where an apostrophe has always been a hyphen.
  foldName(Array.from(name, (letter) => (APOSTROPHES.includes(letter) ? '-' : letter)).join(''))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const listSlugs = onFirstUse(
  () => new Map(LGAS.flatMap(({ state, name }) => [state, name].map((one) => [slugOf(one), one])))
);

/**
 * The name of the state or LGA that a slug stands for; any other text stays as it is.
 * @example nameOfSlug('akwa-ibom') → "Akwa Ibom"
 * @example nameOfSlug('Nowhere') → "Nowhere"
 */
export const nameOfSlug = (slug: string): string => listSlugs().get(slug) ?? slug;
