import { isInPalmBelt } from '../world/land';
import type { Random } from '../kit/random';

interface NameParts {
  readonly first: readonly string[];
  readonly last: readonly string[];
}

const splitWords = (text: string): readonly string[] => text.split(' ');

const IBIBIO: NameParts = {
  first: splitWords(
    'Aniekan Emem Idara Imaobong Ini Ekaette Okon Effiong Bassey Etim Uduak Mfon Nsikak Utibe Ubong Edidiong Itoro Eno Ime Akan'
  ),
  last: splitWords(
    'Udo Akpan Etuk Essien Umoh Inyang Ekanem Ekong Edet Asuquo Archibong Ntia Udoh Umana Okon Effiong Ita Henshaw Bassey Ukpong'
  )
};
const IGBO: NameParts = {
  first: splitWords(
    'Chukwuemeka Ngozi Chinedu Ifeoma Obinna Adaeze Ikenna Nneka Uchenna Chioma Kelechi Amarachi Emeka Nkechi Okechukwu Uzoma Ebuka Chidinma Ugochi Nnamdi'
  ),
  last: splitWords(
    'Okafor Eze Nwosu Okeke Onyekachi Nwachukwu Obi Uzor Anyanwu Ibe Okoro Nwankwo Onuoha Ekwueme Agu Iroegbu Chukwu Njoku Ogbonna Ezeala'
  )
};
const YORUBA: NameParts = {
  first: splitWords(
    'Adebayo Folake Babatunde Yetunde Olumide Abosede Segun Titilayo Kehinde Taiwo Adewale Bolanle Femi Ronke Gbenga Iyabo'
  ),
  last: splitWords(
    'Adeyemi Ogunleye Akinola Afolabi Ojo Balogun Adekunle Fasanya Oyelade Akintola Ogundipe Adesina Olatunji Bamidele'
  )
};
const EDO: NameParts = {
  first: splitWords(
    'Osaze Efosa Itohan Osagie Esosa Nosa Isoken Omorede Osamudiamen Aisosa Ehi Oghenekaro Efe Ejiro Ufuoma Onome'
  ),
  last: splitWords(
    'Igbinedion Osagie Omoregie Ehigiator Idahosa Aigbe Okonkwo Ojeikere Imasuen Oviawe Akpojotor Omonigho Erhabor Ighodaro'
  )
};
const RIVERS: NameParts = {
  first: splitWords(
    'Tamuno Ibifuro Sotonye Boma Dumebi Barisua Nwiko Lebari Ebiere Preye Tari Opuene Ibinabo Awoala Kiente Ebikeme'
  ),
  last: splitWords(
    'Amadi Wike Briggs Harry Nwibari Saro Deekor Jumbo Dappa Alagoa Ebiowei Lawson Nwoke Ikiri Woke Ogolo'
  )
};

const HAUSA: NameParts = {
  first: splitWords(
    'Abubakar Aisha Ibrahim Fatima Musa Hauwa Sani Zainab Umar Maryam Yusuf Amina Bello Halima Aliyu Rakiya Garba Hadiza'
  ),
  last: splitWords(
    'Abdullahi Mohammed Usman Lawal Danjuma Shehu Bature Tanko Waziri Mainasara Gambo Haruna Jibril Dauda Audu Maigari'
  )
};

const BY_STATE: Readonly<Record<string, NameParts>> = {
  'Akwa Ibom': IBIBIO,
  'Cross River': IBIBIO,
  Abia: IGBO,
  Anambra: IGBO,
  Ebonyi: IGBO,
  Enugu: IGBO,
  Imo: IGBO,
  Edo: EDO,
  Delta: EDO,
  Rivers: RIVERS,
  Bayelsa: RIVERS,
  Ondo: YORUBA,
  Osun: YORUBA,
  Ogun: YORUBA,
  Ekiti: YORUBA,
  Kwara: YORUBA,
  Lagos: YORUBA,
  Oyo: YORUBA
};

/** Returns an unassigned telephone number: 0800 is toll-free, and 555 is not in use. */
export const generatePhoneNumber = (random: Random): string =>
  `+234 800 555 ${String(random.integer(0, 9999)).padStart(4, '0')}`;

/** Returns an e-mail address that does not exist. */
export const createEmail = (name: string): string =>
  `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@site.example`;

/** Returns a fictional name of a person, in the style of the state. */
export function generatePersonName(random: Random, state: string): { first: string; last: string } {
  const { first, last } = BY_STATE[state] ?? HAUSA;
  return { first: random.pick(first), last: random.pick(last) };
}

/** States of origin of the agents. */
export const NAMED_STATES = Object.keys(BY_STATE).filter(isInPalmBelt);
