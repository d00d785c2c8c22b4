import fc from 'fast-check';
import { listPopupRows } from './rows';
import type { ShownField } from './rows';

const createField = (
  name: string,
  label: string,
  holds: ShownField['holds'],
  places?: number
): ShownField => ({
  name,
  label,
  holds,
  ...(places === undefined ? {} : { places })
});
const formatRow = (shown: ShownField, value: unknown, locale: 'en' | 'fr' = 'en') =>
  listPopupRows([shown], { [shown.name]: value }, locale)[0]!;

describe('rows of a popup', () => {
  it.each([
    [createField('tonsAmount', 'Tonnes bought (t)', 'number', 1), 1234.56, 'Tonnes bought', '1,234.6 t'],
    [
      createField('avgPricePerTon', 'Average price (₦/t)', 'number', 0),
      36420.4,
      'Average price',
      '₦36,420/t'
    ],
    [createField('price', 'Our price (₦/t)', 'number'), 37805.45, 'Our price (₦/t)', '37,805.45'],
    [createField('totalPrice', 'Total paid (₦)', 'number', 0), -1200, 'Total paid', '−₦1,200'],
    [createField('noOfTransactions', 'Transactions', 'number'), 1050, 'Transactions', '1,050'],
    [createField('netCo2', 'Net CO₂ (t CO₂e)', 'number'), 1.23456, 'Net CO₂', '+1.235 tCO₂e'],
    [
      createField('distanceToFactory', 'Distance to the factory (km)', 'number'),
      12.3,
      'Distance to the factory',
      '12.30 km'
    ],
    [createField('netCo2', 'Net CO₂ (t CO₂e)', 'number'), -0.5, 'Net CO₂', '−0.500 tCO₂e'],
    [createField('latitude', 'Latitude', 'number', 4), 5.03, 'Latitude', '5.0300°'],
    [createField('costPMS', 'Cost of PMS (₦/l)', 'text'), '905', 'Cost of PMS', '₦905/l'],
    [createField('costPMS', 'Cost of PMS (₦/l)', 'text'), '1.2k', 'Cost of PMS', '₦1,200/l'],
    [createField('costAGO', 'Cost of AGO (₦/l)', 'text'), 'Nil', 'Cost of AGO', 'Nil'],
    [createField('outputRate', 'Output rate (t/day)', 'text'), '11.3', 'Output rate', '11.3 t/day'],
    [
      createField('score', 'Sustainability (0 to 100)', 'number', 1),
      72.34,
      'Sustainability (0 to 100)',
      '72.3'
    ],
    [createField('state_slug', 'State', 'text'), 'akwa-ibom', 'State', 'Akwa Ibom'],
    [createField('name', 'Name (as tagged)', 'text'), 'Uyo mill', 'Name (as tagged)', 'Uyo mill']
  ])('formats values with units and grouping', (shown, value, label, text) => {
    expect(formatRow(shown, value)).toMatchObject({ label, text, missing: false });
  });

  it('[DM-03] formats moments and days as dd/mm/yyyy in Lagos time', () => {
    const updated = createField('updatedAt', 'Updated', 'date');
    // One second before midnight in Lagos, and midnight.
    expect(formatRow(updated, Date.UTC(2024, 3, 30, 22, 59, 59)).text).toBe('30/04/2024');
    expect(formatRow(updated, Date.UTC(2024, 3, 30, 23)).text).toBe('01/05/2024');
    expect(formatRow(updated, '2024-02-29').text).toBe('29/02/2024');
    expect(formatRow(updated, 'soon')).toMatchObject({ text: null, missing: true });
  });

  it.each([null, ''])('marks a missing value (%p)', (value) => {
    expect(formatRow(createField('size', 'Size', 'text'), value)).toMatchObject({
      text: null,
      missing: true
    });
  });

  it('[MP-15] shows in both languages that P1 was never bought', () => {
    const price = createField('currentP1Price', 'Current P1 price (₦/t)', 'number', 0);
    expect(formatRow(price, null)).toMatchObject({ text: 'No historic purchase', missing: true });
    expect(formatRow(price, null, 'fr').text).toBe('Aucun achat antérieur');
    expect(formatRow(price, 36_500)).toMatchObject({ text: '₦36,500/t', missing: false });
  });

  it('translates the labels of the catalogue and keeps other labels', () => {
    expect(formatRow(createField('tonsAmount', 'Tonnes bought (t)', 'number', 1), 12, 'fr')).toMatchObject({
      label: 'Tonnes achetées',
      text: '12 t'
    });
    // Labels that staff wrote are shown unchanged, without parsing a unit.
    expect(formatRow(createField('x', 'Our own field (t)', 'number', 0), 12, 'fr')).toMatchObject({
      label: 'Our own field (t)',
      text: '12'
    });
  });

  it('translates the values of enumerations', () => {
    expect(formatRow(createField('biomass_type', 'Biomass', 'text'), 'Wood', 'fr').text).toBe('Bois');
  });

  it('marks experimental batches', () => {
    const batches = createField('batchIds', 'Batch IDs', 'text');
    expect(formatRow(batches, 'B-1, EXPERIMENTAL-2').experimental).toBe(true);
    expect(formatRow(batches, 'B-1').experimental).toBe(false);
    expect(formatRow(batches, null).experimental).toBe(false);
  });

  it('omits fields that the layer lacks or does not return', () => {
    const shown = [createField('name', 'Name', 'text'), createField('phoneNumber', 'Phone number', 'text')];
    expect(listPopupRows(shown, { name: 'Ada' }, 'en').map(({ name }) => name)).toEqual(['name']);
  });

  it('never shows NaN, undefined or null, whatever the service returns', () => {
    const anything = fc.oneof(fc.double(), fc.string(), fc.constant(null), fc.boolean());
    const shown = fc.record({
      name: fc.constantFrom('a', 'netCo2', 'distanceToFactory', 'currentP1Price', 'batchIds'),
      label: fc.constantFrom('A', 'A (t)', 'A (₦/t)', 'A (NGN)'),
      holds: fc.constantFrom('text' as const, 'number' as const, 'date' as const)
    });
    fc.assert(
      fc.property(shown, anything, (given, value) => {
        fc.pre(given.holds !== 'text');
        const { text, missing } = formatRow(given, value);
        expect(text ?? '').not.toMatch(/NaN|undefined|null|Infinity/);
        if (!missing) expect(text).not.toBe('');
      })
    );
  });
});
