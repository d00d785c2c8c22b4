import {
  AREA_FIGURE_NAMES,
  getAreaFigure,
  listAreaFigures,
  MILL_FIGURE_NAMES,
  otherMillFigures
} from './service-area-figures';

/** Expected text of 1234.56 for each figure: with its unit, and bare under a heading that names the unit. */
const READS: Readonly<Record<string, readonly [whole: string, bare: string]>> = {
  noOfMills: ['1,235', '1,235'],
  totalTonsBought: ['1,234.6 t', '1,234.6'],
  totalAcres: ['1,235 ac', '1,235'],
  avgPricePerTonne: ['₦1,235', '₦1,235'],
  logisticsCost: ['₦1,234.56/t', '₦1,234.56/t'],
  profit_week: ['₦1,235', '₦1,235'],
  landForBiochar: ['1,234.6 ha', '1,234.6'],
  maizeLandAvailableForBiochar: ['1,234.6 %', '1,234.6']
};

describe('figures of a service area', () => {
  it.each(Object.entries(READS))('%s formats 1234.56 as %j', (name, [whole, bare]) => {
    const { format } = getAreaFigure(AREA_FIGURE_NAMES.find((one) => one === name)!);
    expect(format(1234.56)).toBe(whole);
    expect(format(1234.56, true)).toBe(bare);
  });

  it('formats null without digits', () => {
    for (const name of AREA_FIGURE_NAMES) expect(getAreaFigure(name).format(null)).not.toMatch(/\d/);
  });

  it('[SA-04] names the profit by the month, whatever its field is called', () => {
    expect(getAreaFigure('profit_week')).toMatchObject({ description: 'Monthly profit', unit: 'NGN/month' });
  });

  it('puts each figure in exactly one group', () => {
    const groups = ['main', 'more', 'biochar', 'share'] as const;
    expect(groups.flatMap(listAreaFigures)).toEqual(AREA_FIGURE_NAMES);
  });

  it('has the mill scope exactly for the figures that sum mills, which an answer has in both scopes', () => {
    expect(MILL_FIGURE_NAMES).toEqual([
      'noOfMills',
      'totalTonsBought',
      'avgPricePerTonne',
      'totalNoOfTransactions'
    ]);
    expect(Object.keys(otherMillFigures.shape).sort()).toEqual([...MILL_FIGURE_NAMES].sort());
    for (const name of AREA_FIGURE_NAMES)
      expect(getAreaFigure(name).scope === 'mills').toBe((MILL_FIGURE_NAMES as string[]).includes(name));
  });
});
