import { LOCALES } from '../locale';
import { CATALOGUES, MESSAGE_KEYS } from './catalogues';
import { formatMessage, formatOptionLabel } from './messages';
import type { MessageKey } from './messages';
import * as enumerations from '../enumerations';

/** Texts quoted in the specification, with the values of their placeholders there. */
const QUOTED: readonly (readonly [text: string, values?: Readonly<Record<string, string | number>>])[] = [
  ['Email is required'],
  ['Password is required'],
  ['Passwords do not match'],
  ['Invalid email'],
  ['No account with that email was found'],
  ['Email or password was incorrect'],
  ['Network error. Please check your connection'],
  ['Password reset link has been sent to your email address'],
  ['Forgot Password'],
  ['Initiatiate Password Reset'],
  ['Do you want to logout?'],
  ['Logout'],
  ['Admin'],
  ['SITE Dashboard'],
  ['Map View'],
  ['2D'],
  ['3D'],
  ['404 - Page Not Found'],
  ['Failed to generate service area.'],
  ['Invalid starting location. Please select a valid point on the map.'],
  ['Drive time exceeds maximum allowed (300 minutes). Please use a smaller value.', { max: 300 }],
  [' Details: the cause', { message: 'the cause' }],
  [' An unexpected error occurred.'],
  ['Maximum service areas exceeded (limit: 5)', { limit: 5 }],
  ['Maximum service exceeded'],
  ['Set the Driving time!'],
  ['Unable to load supplier data. Please try again.'],
  ['Please select at least one filter criterion'],
  ['End date must be after start date'],
  ['Layer not found'],
  ['Date field not found in layer'],
  ['No purchases found for the selected filters'],
  ['Filter applied (community): 3 purchases found', { filters: 'community', count: 3 }],
  ['All filters cleared'],
  ['Failed to clear filters'],
  ['Filter failed: the cause', { message: 'the cause' }],
  ['Raw Material Source Layer not found'],
  ['Please select both start and end dates.'],
  ['Start date must be before end date.'],
  ['Please select a date range option or enter a lga.'],
  ['Biochar applications for Today filter applied', { x: 'Today' }],
  ['Error: the cause', { message: 'the cause' }],
  ['Biochar application ID not found'],
  ['No P1 purchases available'],
  ['No P1 purchases allocated for this application'],
  ['No unmoved Pile'],
  ['Show P1 Purchases'],
  ['Clear P1 Purchases'],
  ['Failed to add marker'],
  ['AP Added Successfully', { type: 'AP' }],
  ...['fetch factories', 'delete factory', 'fetch factory details', 'update factory'].map(describeFailure),
  ...['fetch biochar applications', 'fetch biochar application details'].map(describeFailure),
  ...['update biochar application', 'delete biochar application', 'load biochar partners'].map(
    describeFailure
  ),
  ...['delete biochar partner', 'load biochar partner details', 'update biochar partner'].map(
    describeFailure
  ),
  ...['Factory', 'AP', 'Customer Factory', 'Biochar Application', 'Biochar Partner'].map(describeDeletion),
  ...['Factory', 'AP', 'Customer Factory', 'Biochar Application', 'Biochar Partner'].map(describeUpdate),
  ['Logistics Depot successfully updated'],
  ...['Factory Details', 'Production Details', 'Farm Details', 'Application Details'].map(fillIn),
  fillIn('Transport & Media'),
  ['YES'],
  ['NO'],
  ['Error calculating community data.'],
  ['Loading community data...'],
  ['No data available at this location.'],
  ['Invalid data at this location.'],
  ['Insufficient data for recommendation.'],
  ['N/A'],
  ['At least 4 coordinate pairs are required to form a polygon', { min: 4 }],
  ['Polygon must be closed: the last coordinate must match the first'],
  ['Polygon is invalid: edges cross (self-intersecting polygon)'],
  ['Clear Radius'],
  ['Layer Properties'],
  ['Show Layer Summary'],
  ['Filter by Agent'],
  ['Fetch Logistics Summary by Agent'],
  ['greater than'],
  ['less than'],
  ['Get Application Upside'],
  ['View Application Upside'],
  ['Under production (insufficient feedstock)'],
  ['At full capacity'],
  ['Input the coordinate values below:'],
  ['Lat'],
  ['Long'],
  ['Add New Factory'],
  ['Add New AP', { type: 'AP' }],
  ['SITE Factory', { product: 'SITE' }],
  ['SITE AP/Warehouse', { product: 'SITE' }],
  ['Biochar Application'],
  ['Biochar Partner'],
  ['Customer Factory'],
  ['Logistics Depot'],
  ...['Images', 'Factory Details', 'Production Details', 'Farm Details'].map(listText),
  ...['Application Details', 'Transport & Media', 'CO₂ Removal', 'P1 Purchases'].map(listText),
  ['No images available'],
  ['Image 3 failed to load', { number: 3 }],
  ['No historic purchase'],
  ['Hover over a state'],
  ...['STATE', 'ANNUAL HA PLANTED(x1000)', 'ANNUAL MT PRODUCED(x100)', 'MEAN YIELD(MT/HA)', 'RANK'].map(
    listText
  ),
  ['set'],
  ['Summary Board']
];

function listText(text: string): readonly [string] {
  return [text];
}
function describeFailure(what: string): readonly [string] {
  return [`Failed to ${what}`];
}
function describeDeletion(what: string): readonly [string] {
  return [`${what} successfully deleted`];
}
function describeUpdate(what: string): readonly [string] {
  return [`${what} successfully updated`];
}
function fillIn(tab: string): readonly [string] {
  return [`Please fill all required fields in ${tab}`];
}

/** Keys whose text is the same in both languages. */
const SAME: readonly MessageKey[] = [
  'nav.2d',
  'nav.3d',
  'field.latitude',
  'field.longitude',
  'field.type',
  'field.lga',
  'field.date',
  'option.Normal'
];

const listPlaceholders = (text: string): string[] => (text.match(/\{\w+(?=[,}])/g) ?? []).sort();

describe('message catalogue', () => {
  const quoted = QUOTED.map(([text, values = {}]) => ({ text, values }));

  it.each(quoted)('contains $text as in the specification', ({ text, values }) => {
    const fitting = MESSAGE_KEYS.filter((key) =>
      listPlaceholders(CATALOGUES.en[key]).every((place) => place.slice(1) in values)
    );
    expect(fitting.map((key) => formatMessage(key, 'en', values))).toContain(text);
  });

  it('contains no text of the older variant', () => {
    for (const key of MESSAGE_KEYS) expect(CATALOGUES.en[key]).not.toMatch(/Minimium|399/);
  });

  it('has the same keys and placeholders in every language, and no empty text', () => {
    for (const locale of LOCALES) {
      expect(Object.keys(CATALOGUES[locale]).sort()).toEqual([...MESSAGE_KEYS].sort());
      for (const key of MESSAGE_KEYS) {
        expect(listPlaceholders(CATALOGUES[locale][key])).toEqual(listPlaceholders(CATALOGUES.en[key]));
        expect(CATALOGUES[locale][key].trim()).not.toBe('');
      }
    }
  });

  it('has a French text for every key except the listed ones', () => {
    const same = MESSAGE_KEYS.filter((key) => CATALOGUES.fr[key] === CATALOGUES.en[key]);
    expect(same).toEqual(SAME);
  });

  it.each(MESSAGE_KEYS)('uses French punctuation in %s', (key) => {
    const text = CATALOGUES.fr[key];
    expect(text).not.toMatch(/[^\u202f][!?;]/);
    expect(text).not.toMatch(/[^\u00a0]:|«[^\u00a0]|[^\u00a0]»/);
    expect(text).not.toContain("'");
    expect(text).not.toContain('...');
  });
});

describe('formatOptionLabel', () => {
  it('returns the value itself in English', () => {
    const named = MESSAGE_KEYS.filter((key) => key.startsWith('option.')).map((key) => key.slice(7));
    const values = [...Object.values(enumerations).flat(), ...named];
    for (const value of values) expect(formatOptionLabel(value, 'en')).toBe(value);
  });

  it('returns the French label, or the value without one', () => {
    expect(formatOptionLabel('Wood', 'fr')).toBe('Bois');
    expect(formatOptionLabel('Planned (2025)', 'fr')).toBe('Prévu (2025)');
    expect(formatOptionLabel('PKS, Maize, Factory Waste', 'fr')).toBe('PKS, Maïs, Déchets d’usine');
    expect(
      ['P1', 'PKO', 'Kraken II', 'Diesel', 'toString', ''].map((value) => formatOptionLabel(value, 'fr'))
    ).toEqual(['P1', 'PKO', 'Kraken II', 'Diesel', 'toString', '']);
  });
});
