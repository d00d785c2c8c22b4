import { computeSamplePoints, computeSoilStatistics } from 'widgets/shared-code/site-domain';
import { createEmptyOfftake, createOfftake, uyo } from '../../tests/fixtures';
import type { OfftakeAnalysis, SoilReading } from './data/use-analysis';
import { offtakeCsv, offtakeGeoJson } from './offtake-export';
import type { OfftakeExport } from './offtake-export';
import type { Texts } from './use-texts';

jest.mock('widgets/shared-code/site-map', () => ({ translateText: (text: string) => text }));

/** Returns the key of a text with its values. */
const t: Texts = (key, values = {}) => [key, ...Object.values(values)].join(' ');
const points = computeSamplePoints(uyo, 50_000, 3);
const createReading = (values: (number | null)[]): SoilReading => ({
  status: 'ready',
  values,
  statistics: computeSoilStatistics(values)
});
const failed: SoilReading = {
  status: 'failed',
  fault: { kind: 'failed', code: 'network', message: 'Down' },
  retry: () => undefined
};
const analysis: OfftakeAnalysis = {
  place: uyo,
  summary: createOfftake(uyo, { lga: { code: 'X', name: '=cmd()', state: 'Akwa Ibom' } }),
  points,
  soil: { pH: createReading([5, null, 6]), sandTexture: createReading([66, 70, 62]), soilCarbon: failed }
};
const shown: OfftakeExport = { analyses: [analysis], mode: 'summary', facility: null, t, locale: 'en' };
const splitLines = (csv: string) => csv.replace('\uFEFF', '').split('\r\n');

describe('CSV table', () => {
  it('writes each figure with its unit, and N/A for data that could not be loaded', () => {
    const lines = splitLines(offtakeCsv(shown));
    expect(lines[0]).toBe('columnFigure,columnUnit,columnValue');
    expect(lines).toEqual(
      expect.arrayContaining([
        'suitability,,6240',
        'commercialFarmCount,,3',
        'totalFarmArea,ha,250',
        'soil_pH: soil_average,,5.5',
        'soil_sandTexture: soil_max,%,70',
        'soil_soilCarbon: soil_average,g/kg,N/A'
      ])
    );
  });

  it('writes place, rules, version, date and source, and escapes formulas', () => {
    const lines = splitLines(offtakeCsv(shown));
    expect(lines.find((line) => line.startsWith('# notePlace'))).toContain(
      `"'=cmd(), Akwa Ibom · 5.0300, 7.9300`
    );
    for (const note of [
      'noteRules',
      'noteSamples,3',
      'noteVersion,1',
      'noteComputed,2026-11-21',
      'noteSource'
    ])
      expect(lines.some((line) => line.startsWith(`# ${note}`))).toBe(true);
  });

  it('writes a column for each of two places', () => {
    const sea = { latitude: 0, longitude: 0 };
    const soil = { pH: createReading([]), sandTexture: createReading([]), soilCarbon: createReading([]) };
    const other: OfftakeAnalysis = { place: sea, summary: createEmptyOfftake(sea), points, soil };
    const lines = splitLines(offtakeCsv({ ...shown, analyses: [analysis, other] }));
    expect(lines).toEqual(
      expect.arrayContaining(['commercialFarmCount,,3,0', 'soil_pH: soil_average,,5.5,N/A'])
    );
    expect(lines).toContain('suitability,,6240,No data available at this location.');
  });

  it('[OF-04] writes the facilities or the upside in these modes', () => {
    const [large, near] = analysis.summary.facilities;
    const facilities = splitLines(offtakeCsv({ ...shown, mode: 'select-facility' }));
    expect(facilities.slice(0, 5)).toEqual([
      'facility,columnStatus,columnDistance,columnOutput,columnPercent,columnShare',
      'Large Facility,Active,90,3125,100,125',
      'Near Facility,Active,4,625,25,25',
      'Idle Facility,Active,8,0,0,0',
      'Unknown Facility,Planned (2025),9,outputUnknown,,'
    ]);
    expect(facilities).toEqual(expect.arrayContaining(['# noteNeed,2500,,,,', '# noteRate,10,,,,']));
    const upside = splitLines(offtakeCsv({ ...shown, mode: 'upside', facility: near! }));
    expect(upside).toEqual(
      expect.arrayContaining(['outputPercent,%,25', 'carbonCredits,USD/year,30000', '# noteNeed,2500,'])
    );
    const capped = splitLines(offtakeCsv({ ...shown, mode: 'upside', facility: large! }));
    expect(capped).toContain('outputPercent,%,100');
  });

  it('[OF-04] leaves the upside of a facility without a recorded output empty', () => {
    const [, , , unknown] = analysis.summary.facilities;
    const lines = splitLines(offtakeCsv({ ...shown, mode: 'upside', facility: unknown! }));
    for (const key of ['outputPercent,%', 'soilGain,%', 'yieldGain,%', 'carbonCredits,USD/year'])
      expect(lines).toContain(`${key},–`);
  });
});

it('writes the circle with its figures and the soil at each sample point as GeoJSON', () => {
  interface ExportedFeature {
    readonly geometry: { readonly type: string };
    readonly properties: Readonly<Record<string, unknown>>;
  }
  const { about, features } = JSON.parse(offtakeGeoJson(shown)) as {
    about: Record<string, unknown>;
    features: ExportedFeature[];
  };
  expect(features.map(({ geometry }) => geometry.type)).toEqual(['MultiPolygon', 'Point', 'Point', 'Point']);
  expect(features[0]!.properties).toMatchObject({ commercialFarmCount: 3, radius: 50_000, pH_average: 5.5 });
  expect(features[2]!.properties).toMatchObject({ sample: 2, pH: null, sandTexture: 70, soilCarbon: null });
  expect(about).toMatchObject({ parameterVersion: 1, samplePoints: 3 });
});
