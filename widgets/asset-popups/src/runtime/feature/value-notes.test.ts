import { DEFAULT_PARAMETERS } from 'widgets/shared-code/site-base';
import { listPopupRows } from './rows';
import type { ShownField } from './rows';
import { createNoteReader } from './value-notes';

const createNumberField = (name: string, label: string, places = 0): ShownField => ({
  name,
  label,
  holds: 'number',
  places
});
/** Returns the key of a text with its values. */
const t = (key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key);
const { currentPriceDays: days } = DEFAULT_PARAMETERS;

const createNotedRow = (
  field: ShownField,
  attributes: Readonly<Record<string, unknown>>,
  priceDays: number | null = days
) => listPopupRows([field], attributes, 'en', createNoteReader(t, 'en', priceDays))[0]!;

describe('notes of figures', () => {
  const price = createNumberField('currentP1Price', 'Current P1 price (₦/t)');

  it('[MP-15] shows the averaging period of the current price, and marks an old price', () => {
    const priced = { currentP1Price: 36_500, updatedAt: Date.UTC(2026, 7, 12, 12), priceAge: 'recent' };
    expect(createNotedRow(price, priced)).toMatchObject({
      text: '₦36,500/t',
      note: `ofDays {"days":${days},"day":"12/08/2026"}`
    });
    expect(createNotedRow(price, { ...priced, priceAge: 'old' }).note).toBe(
      `ofDays {"days":${days},"day":"12/08/2026"} · old`
    );
    // There is no note when nothing was ever bought, and none when the number of days is not known.
    expect(
      createNotedRow(price, { currentP1Price: null, updatedAt: null, priceAge: null }).note
    ).toBeUndefined();
    expect(createNotedRow(price, priced, null).note).toBeUndefined();
  });

  it('shows that transactions and tonnes cover all purchases', () => {
    expect(createNotedRow(createNumberField('noPindTran', 'Transactions'), { noPindTran: 25 }).note).toBe(
      'inAll'
    );
    expect(
      createNotedRow(createNumberField('tonsAmount', 'Tonnes bought (t)', 1), {
        tonsAmount: 7.6,
        noOfTransactions: 3
      }).note
    ).toBe('purchasesInAll {"count":3}');
    expect(
      createNotedRow(createNumberField('tones', 'Tonnes bought (t)', 1), { tones: 9, noPindTran: 4 }).note
    ).toBe('purchasesInAll {"count":4}');
  });

  it('shows "none yet" and the later yield for the weekly yield of palms that bear nothing yet', () => {
    const weekly = createNumberField('WeeklyP1Yield', 'Weekly P1 yield (t)', 1);
    expect(createNotedRow(weekly, { WeeklyP1Yield: 3.14, ffb_yield: 0 })).toMatchObject({
      text: 'noneYet',
      missing: true,
      note: 'onceBearing {"amount":"3.1 t"}'
    });
    expect(createNotedRow(weekly, { WeeklyP1Yield: 3.14, ffb_yield: 9.5 })).toMatchObject({
      text: '3.1 t',
      missing: false,
      note: 'byArea'
    });
    // A yield that was not surveyed is unknown, not 0.
    expect(createNotedRow(weekly, { WeeklyP1Yield: 3.14, ffb_yield: null })).toMatchObject({ text: '3.1 t' });
    expect(createNotedRow(weekly, { WeeklyP1Yield: null, ffb_yield: 0 })).toMatchObject({
      text: null,
      missing: true
    });
    expect(
      createNotedRow(createNumberField('tones', 'FFB per year (t)', 1), { tones: 0, ffb_yield: 0 }).note
    ).toBe('ofSurvey');
  });

  it('returns no note for a field that no layer page has', () => {
    expect(createNotedRow(createNumberField('ours', 'Ours'), { ours: 1 }).note).toBeUndefined();
  });
});
