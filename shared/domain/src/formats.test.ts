import fc from 'fast-check';
import {
  formatArea,
  formatDistance,
  formatDollars,
  formatFigure,
  formatNaira,
  formatNumber,
  formatPosition,
  formatQuantity,
  getFigureLanguage,
  joinWithColon,
  setFigureLanguage
} from './formats';
import { formatParameterNumber } from './messages/parameter-words';
import { readDecimal } from './text/decimal';
import { formatKilometres, formatNetCo2 } from './text/fixed-decimals';

describe('formats of figures', () => {
  it('groups digits as in en-US', () => {
    expect(formatNumber(1234567.891, 1)).toBe('1,234,567.9');
    expect(formatQuantity(48206.2, 'ac')).toBe('48,206 ac');
    expect(formatNumber(-0.2)).toBe('0');
  });

  it('shows naira with its sign after the minus', () => {
    expect([formatDollars(30_000.4), formatDollars(null), formatDollars(NaN)]).toEqual(['$30,000', '–', '–']);
    expect(formatNaira(2547590.4)).toBe('₦2,547,590');
    expect(formatNaira(-1200.5)).toBe('−₦1,201');
    expect(formatNaira(-0.2)).toBe('₦0');
    expect(formatNaira(4980.5, 2)).toBe('₦4,980.5');
  });

  it('writes the unit of the layer, with naira before the number', () => {
    expect([formatFigure(36829.4, '₦/t'), formatFigure(-5, '₦')]).toEqual(['₦36,829/t', '−₦5']);
    expect([formatFigure(7282.04, 't', 1), formatFigure(12, '')]).toEqual(['7,282 t', '12']);
    expect([formatFigure(null, '₦/t'), formatFigure(NaN, 't')]).toEqual(['–', '–']);
  });

  it('writes and reads figures in French on a French page, positions as in English', () => {
    // Narrow no-break space.
    const space = '\u202f';
    setFigureLanguage(() => 'fr');
    try {
      expect(getFigureLanguage()).toBe('fr');
      expect(formatNumber(1234567.891, 1)).toBe(`1${space}234${space}567,9`);
      expect(formatQuantity(48206.2, 'ac')).toBe(`48${space}206 ac`);
      expect([formatNaira(-1200.5), formatFigure(36829.4, '₦/t')]).toEqual([
        `−₦1${space}201`,
        `₦36${space}829/t`
      ]);
      expect([850.4, 2004].map(formatDistance)).toEqual(['850 m', '2,0 km']);
      expect([formatNetCo2(1.2345), formatKilometres(1234.5)]).toEqual(['+1,235', `1${space}234,50`]);
      expect(joinWithColon('État', 'Abia')).toBe('État\u00a0: Abia');
      expect(formatParameterNumber(5.4447948)).toBe('5,4447948');
      expect(formatPosition(5.03, 7.93)).toBe('5.0300, 7.9300');
      expect(['5,03', '5.03', '1,234,5', ','].map(readDecimal)).toEqual([5.03, 5.03, null, null]);
    } finally {
      setFigureLanguage(() => 'en');
    }
  });

  it('shows a dash for null', () => {
    expect([formatNumber(null), formatNaira(null), formatQuantity(null, 't')]).toEqual(['–', '–', '–']);
  });

  it('shows a distance in metres below 1 km and in kilometres from there', () => {
    expect([850.4, 999.4, 999.6, 2004].map(formatDistance)).toEqual(['850 m', '999 m', '1.0 km', '2.0 km']);
    expect([0, 12_345, 123_456, 9_994_000, 12e6, 345.6e9, -1, NaN].map(formatArea)).toEqual([
      ...['0 ha', '1.23 ha', '12.3 ha', '999 ha', '12 km²', '345,600 km²', '–', '–']
    ]);
  });

  it('shows a dash for a number that is not finite', () => {
    for (const bad of [NaN, Infinity, -Infinity])
      expect([
        formatNumber(bad),
        formatNaira(bad),
        formatQuantity(bad, 't'),
        formatDistance(bad),
        formatPosition(bad, 7),
        formatPosition(5, bad)
      ]).toEqual(['–', '–', '–', '–', '–', '–']);
    expect(formatDistance(-1)).toBe('–');
    expect(formatNumber(undefined as unknown as null)).toBe('–');
  });

  it('never contains NaN or Infinity', () => {
    const anything = fc.oneof(fc.double(), fc.constant(null));
    fc.assert(
      fc.property(anything, anything, (a, b) => {
        const texts = [
          formatNumber(a, 2),
          formatNaira(a),
          formatQuantity(a, 't'),
          formatDistance(Number(a)),
          formatPosition(Number(a), Number(b))
        ];
        expect(texts.join(' ')).not.toMatch(/NaN|Infinity|∞|null/);
      })
    );
  });

  it('shows zero, and whole kilometres with one decimal', () => {
    expect([formatNumber(0), formatNaira(0), formatDistance(0)]).toEqual(['0', '₦0', '0 m']);
    expect([999.49, 999.5, 1000].map(formatDistance)).toEqual(['999 m', '1.0 km', '1.0 km']);
  });

  it('shows a position with four decimals', () => {
    expect(formatPosition(5.03, 7.93)).toBe('5.0300, 7.9300');
  });

  it('formats naira so that the amount can be read back to the unit', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e12, max: 1e12, noNaN: true }), (value) => {
        const read = Number(formatNaira(value).replace('−', '-').replace(/[₦,]/g, ''));
        expect(Math.abs(read - value)).toBeLessThanOrEqual(0.5);
      })
    );
  });
});
