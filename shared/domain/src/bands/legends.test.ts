import fc from 'fast-check';
import { findBand, isInRange } from './band';
import { findCassavaBand } from './cassava';
import { LEGENDS } from './test-legends';

const findLegend = (id: string) => {
  const found = LEGENDS.find((one) => one.id === id);
  if (!found) throw new Error(`no legend ${id}`);
  return found;
};
const findLabels = (id: string, values: readonly number[]) =>
  values.map((value) => findBand(findLegend(id).bands, value)?.label);

/** Labels of each legend in the specification, separated by semicolons. */
const SPECIFIED: readonly (readonly [string, string])[] = [
  [
    'maizeProduction',
    '0-15,000; 15,001-30,000; 30,001-45,000; 45,001-60,000; 60,001-75,000; 75,001-90,000; 90,001-105,000; 105,001-120,000'
  ],
  ['forestLoss', '0; 1-128; 128-860; 861-5,728; 5,728-23,000'],
  ['forestGain', '0-6,099; 6,100-15,738; 15,738-24,559; 24,560-43,436; 43,437-102,000'],
  ['sustainability', '<59; 60-69; 70-79; 80-89; 90-100'],
  ['rawMaterialTonnage', '>1500; 1000-1500; 500-1000; 100-500; 10-100; <10'],
  ['p1Price', 'under 35k; 35-36k; 36-37k; 37-38k; 38k and above'],
  ['daysSinceDiscovery', '0-7; 8-14; 15-21; 22+'],
  ['tonnesBought', 'below 5; 6-20; 21-50; above 50'],
  ['cassava', '>3000; >2500; >2000; >1000; >500; >200; >100; ≤100'],
  ['suitability', 'Very Low; Low to Moderate; Moderate to High; High'],
  ['soilPh', 'acidic; neutral; alkaline'],
  ['soilCarbon', 'low; sufficient'],
  ['sand', 'low; moderate; high']
];

describe('legends', () => {
  it('have the bands of the specification, in its order and words', () => {
    const listed = LEGENDS.map(({ id, bands }) => [id, bands.map(({ label }) => label).join('; ')]);
    expect(new Map(listed as [string, string][])).toEqual(new Map(SPECIFIED));
  });

  it('put each number in a label into the band of that label', () => {
    for (const { id, bands } of LEGENDS.filter((one) => /^(maize|forest|raw|days|tonnes)/.test(one.id)))
      for (const { label } of bands) {
        const [first, last] = label.replaceAll(',', '').match(/\d+/g)!.map(Number);
        const written = label.startsWith('<') ? first! - 1 : /^(>|above)/.test(label) ? first! + 1 : first;
        expect([id, findBand(bands, written)?.label]).toEqual([id, label]);
        // An edge that the specification names in two labels belongs to the band that begins there.
        const twice = bands.some((other) => other.min === last && other.minInclusive);
        if (last !== undefined && !twice) expect([id, findBand(bands, last)?.label]).toEqual([id, label]);
      }
  });

  it('resolve the gaps and overlaps of the specification by the starts of the bands', () => {
    expect(findLabels('maizeProduction', [15_000, 15_000.9, 15_001, 30_000.5, 120_000, 120_001])).toEqual([
      '0-15,000',
      '0-15,000',
      '15,001-30,000',
      '15,001-30,000',
      '105,001-120,000',
      '105,001-120,000'
    ]);
    expect(findLabels('forestLoss', [0, 0.5, 1, 127.9, 128, 860.5, 861, 5_728, 24_000])).toEqual([
      '0',
      '0',
      '1-128',
      '1-128',
      '128-860',
      '128-860',
      '861-5,728',
      '5,728-23,000',
      '5,728-23,000'
    ]);
    expect(findLabels('forestGain', [6_099.5, 15_738, 24_559.5, 43_436.5, 102_001])).toEqual([
      '0-6,099',
      '15,738-24,559',
      '15,738-24,559',
      '24,560-43,436',
      '43,437-102,000'
    ]);
    expect(findLabels('sustainability', [0, 59, 59.5, 60, 69.9, 70, 80, 89.9, 90, 100])).toEqual([
      '<59',
      '<59',
      '<59',
      '60-69',
      '60-69',
      '70-79',
      '80-89',
      '80-89',
      '90-100',
      '90-100'
    ]);
    expect(findLabels('rawMaterialTonnage', [9.9, 10, 100, 500, 1_000, 1_500, 1_500.1])).toEqual([
      '<10',
      '10-100',
      '100-500',
      '500-1000',
      '1000-1500',
      '1000-1500',
      '>1500'
    ]);
  });

  it('classify prices, days, tonnes, suitability and soil at the specified thresholds', () => {
    expect(findLabels('p1Price', [34_999.9, 35_000, 36_000, 37_000, 37_999, 38_000])).toEqual([
      'under 35k',
      '35-36k',
      '36-37k',
      '37-38k',
      '37-38k',
      '38k and above'
    ]);
    expect(findLabels('daysSinceDiscovery', [7, 8, 14, 15, 21, 22])).toEqual([
      '0-7',
      '8-14',
      '8-14',
      '15-21',
      '15-21',
      '22+'
    ]);
    expect(findLabels('tonnesBought', [5, 5.5, 6, 20.5, 21, 50, 50.1])).toEqual([
      'below 5',
      'below 5',
      '6-20',
      '6-20',
      '21-50',
      '21-50',
      'above 50'
    ]);
    expect(findLabels('suitability', [2_499, 2_500, 4_999, 5_000, 7_499, 7_500])).toEqual([
      'Very Low',
      'Low to Moderate',
      'Low to Moderate',
      'Moderate to High',
      'Moderate to High',
      'High'
    ]);
    expect(findLabels('soilPh', [5.49, 5.5, 7.4, 7.41])).toEqual([
      'acidic',
      'neutral',
      'neutral',
      'alkaline'
    ]);
    expect(findLabels('soilCarbon', [11.99, 12])).toEqual(['low', 'sufficient']);
    expect(findLabels('sand', [59.9, 60, 70, 70.1])).toEqual(['low', 'moderate', 'moderate', 'high']);
  });

  it('classify cassava by thousands of tonnes', () => {
    const classes = [100, 100.001, 200.001, 500.001, 1_000.001, 2_000.001, 2_500.001, 3_000.001];
    expect(classes.map((thousands) => findCassavaBand(thousands)?.label)).toEqual([
      '≤100',
      '>100',
      '>200',
      '>500',
      '>1000',
      '>2000',
      '>2500',
      '>3000'
    ]);
    expect([null, NaN, -1].map((value) => findCassavaBand(value))).toEqual([null, null, null]);
  });

  it('put every value from zero on into exactly one band, and lower values into none', () => {
    const anyNumber = fc.double({ min: 0, max: 1e7, noNaN: true });
    const edges = LEGENDS.flatMap(({ bands }) => bands.map(({ min }) => Number(min)));
    const nearEdge = fc
      .tuple(fc.constantFrom(...edges), fc.constantFrom(-1e-6, 0, 1e-6, 0.5, 1))
      .map(([edge, step]) => Math.max(0, edge + step));
    fc.assert(
      fc.property(fc.constantFrom(...LEGENDS), fc.oneof(anyNumber, nearEdge), ({ bands }, value) => {
        const found = bands.filter((band) => isInRange(band, value));
        expect(found).toEqual([findBand(bands, value)]);
        expect(findBand(bands, -value - 1e-9)).toBeNull();
      })
    );
  });

  it('have a unit, a source, a ramp, and unique ids', () => {
    for (const { unit, source, ramp, bands } of LEGENDS) {
      expect(source).toMatch(/^section 9 "(Legends and bands|Biochar and offtake)"$/);
      expect(unit).not.toBe('');
      expect(ramp).toMatch(/^(ColorBrewer|cividis|docs\/rules\/symbols\.md)/);
      expect(new Set(bands.map(({ id }) => id)).size).toBe(bands.length);
    }
    expect(new Set(LEGENDS.map(({ id }) => id)).size).toBe(LEGENDS.length);
  });

  it('list bands in ascending order, or from the highest down where the specification does', () => {
    for (const { id, bands } of LEGENDS) {
      const mins = bands.map(({ min }) => Number(min));
      const ascending = [...mins].sort((a, b) => a - b);
      const fromTheTop = ['rawMaterialTonnage', 'cassava'].includes(id);
      expect(mins).toEqual(fromTheTop ? ascending.reverse() : ascending);
    }
  });
});
