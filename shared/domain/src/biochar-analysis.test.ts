import { BIOCHAR_FIGURE_NAMES, biocharAnalysis, formatBiocharFigure } from './biochar-analysis';
import { computeFacilityFigures } from './calculations/biochar-facility';
import { DEFAULT_PARAMETERS } from './parameters';

describe('figures of a biochar analysis', () => {
  it('formats each figure with its unit, and as a dash when it is null', () => {
    const { productionStatus, ...figures } = computeFacilityFigures(
      { factoryCount: 1, factoriesWithVolume: 1, dailyVolume: 10, maizeProduction: 600, pksProduction: 1.4 },
      DEFAULT_PARAMETERS
    );
    expect(Object.keys(figures).sort()).toEqual([...BIOCHAR_FIGURE_NAMES].sort());
    expect(productionStatus).toBe('underProduction');
    expect(BIOCHAR_FIGURE_NAMES.map((name) => formatBiocharFigure(name, figures[name]))).toEqual([
      '1',
      '600 t/year',
      '1 t/year',
      '601 t/year',
      '3,650 t/year',
      '16.5 %',
      '150 t/year'
    ]);
    for (const name of BIOCHAR_FIGURE_NAMES) expect(formatBiocharFigure(name, null)).toBe('–');
  });

  it('accepts a radius or a drive time in the answer', () => {
    const { shape } = biocharAnalysis;
    expect(shape.radius.parse(null)).toBeNull();
    expect(shape.minutes.parse(30)).toBe(30);
  });
});
