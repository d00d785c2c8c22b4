import fc from 'fast-check';
import { buildSoilLegends } from '../bands/soil';
import type { SoilProperty } from '../enumerations';
import { MESSAGE_KEYS } from '../messages/catalogues';
import { DEFAULT_PARAMETERS as parameters } from '../parameters';
import type { ClassLimits } from '../parameters';
import {
  SOIL_QUERY_RETRY,
  SOIL_SUGGESTIONS,
  classifySoilAverage,
  buildSoilRecommendation,
  countSoilSamplePoints,
  computeSoilStatistics,
  getSoilSuggestion
} from './soil';
import type { SoilFinding } from './soil';

const bad = [null, NaN, Infinity, -Infinity, -1];

describe('countSoilSamplePoints', () => {
  it('returns one point per km² of the buffer, at most 100', () => {
    expect(
      [1, 50.9, 99.99, 100, 7_853.98, 1e308].map((area) => countSoilSamplePoints(area, parameters))
    ).toEqual([1, 50, 99, 100, 100, 100]);
  });

  it('returns at least one point for any area, and 0 without an area', () => {
    expect(countSoilSamplePoints(0.2, parameters)).toBe(1);
    expect(countSoilSamplePoints(0, parameters)).toBe(0);
    expect(countSoilSamplePoints(40, { soilSampleCap: 12.7 })).toBe(12);
    expect(bad.map((area) => countSoilSamplePoints(area, parameters))).toEqual(bad.map(() => null));
  });

  it('retries soil queries three times, a second apart', () => {
    expect(SOIL_QUERY_RETRY).toEqual({ times: 3, delayMs: 1000 });
  });

  it('does not fall as the area grows', () => {
    const area = fc.double({ min: 0, max: 1e5, noNaN: true });
    fc.assert(
      fc.property(area, area, (a, b) => {
        const points = Number(countSoilSamplePoints(a, parameters));
        expect(Number(countSoilSamplePoints(a + b, parameters))).toBeGreaterThanOrEqual(points);
        expect(Number.isInteger(points) && points <= 100).toBe(true);
      })
    );
  });
});

describe('computeSoilStatistics', () => {
  it('returns the average, the minimum and the maximum', () => {
    expect(computeSoilStatistics([6, 5, null, 10])).toEqual({ average: 7, min: 5, max: 10, samples: 3 });
    expect(computeSoilStatistics([0])).toEqual({ average: 0, min: 0, max: 0, samples: 1 });
    expect(computeSoilStatistics([10, 9])).toEqual({ average: 9.5, min: 9, max: 10, samples: 2 });
    expect(computeSoilStatistics([0.1, 0.1, 0.1])).toEqual({ average: 0.1, min: 0.1, max: 0.1, samples: 3 });
    expect(computeSoilStatistics([0.7, 0.7, 0.7, 0.7, 0.7, 0.7])).toMatchObject({ average: 0.7 });
  });

  it('returns null (N/A) without a value', () => {
    expect([computeSoilStatistics([]), computeSoilStatistics(bad)]).toEqual([null, null]);
    expect(computeSoilStatistics([1e308, 1e308])).toBeNull();
  });

  it('returns an average between the bounds, for any order of samples', () => {
    const sample = fc.oneof(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.constantFrom(...bad));
    fc.assert(
      fc.property(fc.array(sample, { maxLength: 100 }), (samples) => {
        const known = samples.filter(
          (value): value is number => Number.isFinite(value) && Number(value) >= 0
        );
        const statistics = computeSoilStatistics(samples);
        if (statistics === null) return expect(known).toEqual([]);
        const { average, min, max } = statistics;
        expect([min, max, statistics.samples]).toEqual([
          Math.min(...known),
          Math.max(...known),
          known.length
        ]);
        expect(min <= average && average <= max).toBe(true);
        expect(average).toBeCloseTo(known.reduce((sum, value) => sum + value, 0) / known.length, 6);
        expect(computeSoilStatistics([...samples].reverse())?.average).toBeCloseTo(average, 6);
      })
    );
  });
});

describe('buildSoilRecommendation', () => {
  const listFindings = (
    pH: number,
    soilCarbon: number,
    sandTexture: number,
    limits: ClassLimits = parameters
  ) => {
    const answer = buildSoilRecommendation({ pH, soilCarbon, sandTexture }, limits);
    return answer.ok ? answer.value.map(({ finding }) => finding) : answer;
  };

  it('follows from pH, carbon and sand', () => {
    expect(listFindings(5.49, 11.99, 59.9)).toEqual(['acidic', 'low', 'low']);
    expect(listFindings(5.5, 12, 60)).toEqual(['neutral', 'sufficient', 'moderate']);
    expect(listFindings(7.4, 12, 70)).toEqual(['neutral', 'sufficient', 'moderate']);
    expect(listFindings(7.41, 40, 70.1)).toEqual(['alkaline', 'sufficient', 'high']);
    expect(buildSoilRecommendation({ sandTexture: 65, soilCarbon: 3, pH: 5 }, parameters)).toEqual({
      ok: true,
      value: [
        { property: 'pH', finding: 'acidic', average: 5 },
        { property: 'soilCarbon', finding: 'low', average: 3 },
        { property: 'sandTexture', finding: 'moderate', average: 65 }
      ]
    });
  });

  it('has a message for every finding and for insufficient data', () => {
    const keys = [
      ...Object.entries(buildSoilLegends(parameters)).flatMap(([property, { bands }]) =>
        bands.map(({ id }) => `soil.${property}.${id}`)
      ),
      'soil.insufficientData'
    ];
    expect(MESSAGE_KEYS).toEqual(expect.arrayContaining(keys));
  });

  it('is refused when an average is missing', () => {
    const averages = { pH: 6, soilCarbon: 10, sandTexture: 50 };
    const refused = { ok: false, problem: 'insufficientData' };
    for (const missing of bad)
      for (const property of ['pH', 'soilCarbon', 'sandTexture'])
        expect(buildSoilRecommendation({ ...averages, [property]: missing }, parameters)).toEqual(refused);
    expect(buildSoilRecommendation({ pH: null, soilCarbon: null, sandTexture: null }, parameters)).toEqual(
      refused
    );
  });

  it('follows the given limits', () => {
    const limits = {
      ...{ ...parameters, soilPhNeutralFrom: 6, soilPhNeutralTo: 6.5 },
      ...{ soilCarbonSufficientFrom: 20, sandModerateFrom: 40, sandModerateTo: 50 }
    };
    expect(listFindings(5.99, 19.9, 39.9, limits)).toEqual(['acidic', 'low', 'low']);
    expect(listFindings(6, 20, 40, limits)).toEqual(['neutral', 'sufficient', 'moderate']);
    expect(listFindings(6.5, 20, 50, limits)).toEqual(['neutral', 'sufficient', 'moderate']);
    expect(listFindings(6.51, 20, 50.1, limits)).toEqual(['alkaline', 'sufficient', 'high']);
  });

  it('is made from any three averages', () => {
    const average = fc.double({ min: 0, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(average, average, average, (pH, soilCarbon, sandTexture) => {
        expect(listFindings(pH, soilCarbon, sandTexture)).toEqual([
          pH < 5.5 ? 'acidic' : pH <= 7.4 ? 'neutral' : 'alkaline',
          soilCarbon < 12 ? 'low' : 'sufficient',
          sandTexture < 60 ? 'low' : sandTexture <= 70 ? 'moderate' : 'high'
        ]);
      })
    );
  });
});

describe('getSoilSuggestion', () => {
  const getSuggestion = (property: SoilProperty, average: number) =>
    getSoilSuggestion(classifySoilAverage(property, average, parameters)!);

  it('[BY-06] suggests biochar for acidic, poor and sandy soil, and care for alkaline soil', () => {
    expect([5.4, 6, 8].map((value) => getSuggestion('pH', value))).toEqual(['biochar', 'nothing', 'care']);
    expect([11, 12].map((value) => getSuggestion('soilCarbon', value))).toEqual(['biochar', 'nothing']);
    expect([40, 65, 80].map((value) => getSuggestion('sandTexture', value))).toEqual([
      'nothing',
      'biochar',
      'biochar'
    ]);
  });

  it('[BY-06] returns a suggestion with a message for each class', () => {
    for (const property of ['pH', 'soilCarbon', 'sandTexture'] as const)
      for (const { id } of buildSoilLegends(parameters)[property].bands)
        expect(SOIL_SUGGESTIONS).toContain(
          getSoilSuggestion({ property, finding: id, average: 0 } as SoilFinding)
        );
    expect(MESSAGE_KEYS).toEqual(
      expect.arrayContaining(SOIL_SUGGESTIONS.map((suggestion) => `soil.suggests.${suggestion}`))
    );
  });
});
