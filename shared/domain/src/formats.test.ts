import fc from 'fast-check';
import { formatDistance, formatNaira, formatNumber, formatPosition, formatQuantity } from './formats';

describe('figures', () => {
  it('are grouped the en-US way', () => {
    expect(formatNumber(1234567.891, 1)).toBe('1,234,567.9');
    expect(formatQuantity(48206.2, 'ac')).toBe('48,206 ac');
    expect(formatNumber(-0.2)).toBe('0');
  });

  it('show naira with its sign, the minus before it', () => {
    expect(formatNaira(2547590.4)).toBe('₦2,547,590');
    expect(formatNaira(-1200.5)).toBe('−₦1,201');
    expect(formatNaira(-0.2)).toBe('₦0');
    expect(formatNaira(4980.5, 2)).toBe('₦4,980.5');
  });

  it('show a dash for what is not known', () => {
    expect([formatNumber(null), formatNaira(null), formatQuantity(null, 't')]).toEqual(['–', '–', '–']);
  });

  it('show a distance in metres below one kilometre and in kilometres from there', () => {
    expect([850.4, 999.4, 999.6, 2004].map(formatDistance)).toEqual(['850 m', '999 m', '1.0 km', '2.0 km']);
  });

  it('show a position with four decimals', () => {
    expect(formatPosition(5.03, 7.93)).toBe('5.0300, 7.9300');
  });

  it('can be read back to the unit shown', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e12, max: 1e12, noNaN: true }), (value) => {
        const read = Number(formatNaira(value).replace('−', '-').replace(/[₦,]/g, ''));
        expect(Math.abs(read - value)).toBeLessThanOrEqual(0.5);
      })
    );
  });
});
