import type { Random } from '../kit/random';

const splitWords = (text: string): readonly string[] => text.split(' ');

interface PlaceNameStyle {
  readonly before: readonly string[];
  readonly stems: readonly string[];
}

const IBIBIO: PlaceNameStyle = {
  before: ['Ikot', 'Ikot', 'Ikot', 'Mbiabong', 'Nung', 'Obot', 'Ndon'],
  stems: splitWords(
    'Akpan Ekpene Udo Abasi Obio Inyang Eyo Oku Essien Ntuen Idem Okoro Etim Ukpong Ekong Uko Ibok Ebak Osurua Ediene'
  )
};
const IGBO: PlaceNameStyle = {
  before: ['Umu', 'Umu', 'Ama', 'Ndi', 'Eziama', 'Obi', 'Isi'],
  stems: splitWords(
    'okoro eze nwosu dike oha ogu ala chima nta ukwu egbu oparo aro ikpe ocha ozara ele nkwo oji agu'
  )
};
const DELTA: PlaceNameStyle = {
  before: ['Ogbe', 'Uvwie', 'Eku', 'Iyi', 'Oke', 'Egbo', 'Ugbo'],
  stems: splitWords(
    'ijaw mudu wanta roghene kpolor nogo gbene orhe mode hor aja rhie owha tolo koro sere obo uku'
  )
};
const YORUBA: PlaceNameStyle = {
  before: ['Ile', 'Oke', 'Isale', 'Abule', 'Ago', 'Odo', 'Idi'],
  stems: splitWords(
    'Aje Odan Iroko Oba Ado Emure Oluwa Agbede Araromi Ayetoro Alade Ogun Owode Elewe Ijesa Balogun Orita Egbeda'
  )
};
const HAUSA: PlaceNameStyle = {
  before: ['Unguwar', 'Gidan', 'Tudun', 'Rafin', 'Kwanar', 'Dan', 'Sabon'],
  stems: splitWords(
    'Sarki Galadima Madaki Makama Wada Fulani Kuka Rimi Gawo Kanwa Dutse Baki Gero Magaji Liman Yashi Daji Malam'
  )
};

const BY_STATE: Readonly<Record<string, PlaceNameStyle>> = {
  'Akwa Ibom': IBIBIO, 'Cross River': IBIBIO, Abia: IGBO, Anambra: IGBO, Ebonyi: IGBO, Enugu: IGBO, Imo: IGBO, Edo: DELTA, Delta: DELTA, Rivers: DELTA, Bayelsa: DELTA, Ekiti: YORUBA, Kwara: YORUBA, Lagos: YORUBA, Ogun: YORUBA, Ondo: YORUBA, Osun: YORUBA, Oyo: YORUBA
}; // prettier-ignore

/** Returns a fictional name of a community, in the style of the state. */
export function generatePlaceName(random: Random, state: string): string {
  const { before, stems } = BY_STATE[state] ?? HAUSA;
  const stem = random.pick(stems);
  const joined = stem[0] === stem[0]!.toLowerCase();
  return `${random.pick(before)}${joined ? '' : ' '}${stem}`;
}

/** Returns an unused name and marks it as used; a number is appended when names run out. */
export function generateUnusedPlaceName(random: Random, state: string, taken: Set<string>): string {
  for (let tries = 0; ; tries += 1) {
    const name = `${generatePlaceName(random, state)}${tries > 20 ? ` ${tries - 19}` : ''}`;
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}
