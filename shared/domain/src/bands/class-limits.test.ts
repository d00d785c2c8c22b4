import fc from 'fast-check';
import { DEFAULT_PARAMETERS, findLimitsOutOfOrder, PARAMETER_DEFINITIONS } from '../parameters';
import type { ClassLimits } from '../parameters';
import { findBand, isInRange } from './band';
import { getSoilBarEnds, buildSoilLegends } from './soil';
import { buildSuitabilityLegend } from './suitability';

/** Generates values within the bounds of a parameter. */
const generateValue = (name: keyof ClassLimits) => {
  const { min, max } = PARAMETER_DEFINITIONS[name];
  return fc.double({ min, max, noNaN: true });
};
const anyLimits = fc
  .record({
    soilPhNeutralFrom: generateValue('soilPhNeutralFrom'),
    soilPhNeutralTo: generateValue('soilPhNeutralTo'),
    soilCarbonSufficientFrom: generateValue('soilCarbonSufficientFrom'),
    sandModerateFrom: generateValue('sandModerateFrom'),
    sandModerateTo: generateValue('sandModerateTo'),
    suitabilityLowFrom: generateValue('suitabilityLowFrom'),
    suitabilityModerateFrom: generateValue('suitabilityModerateFrom'),
    suitabilityHighFrom: generateValue('suitabilityHighFrom')
  })
  .map((limits): ClassLimits => limits);
const limitsInOrder = anyLimits.filter((limits) => findLimitsOutOfOrder(limits).length === 0);
const buildLegends = (limits: ClassLimits) => [
  ...Object.values(buildSoilLegends(limits)),
  buildSuitabilityLegend(limits)
];

describe('limits of classes', () => {
  it('findLimitsOutOfOrder lists each limit that is not above the one before it', () => {
    expect(findLimitsOutOfOrder(DEFAULT_PARAMETERS)).toEqual([]);
    expect(findLimitsOutOfOrder({ ...DEFAULT_PARAMETERS, soilPhNeutralTo: 5.5 })).toEqual([
      'soilPhNeutralTo'
    ]);
    expect(findLimitsOutOfOrder({ ...DEFAULT_PARAMETERS, sandModerateFrom: 71 })).toEqual(['sandModerateTo']);
    expect(
      findLimitsOutOfOrder({ ...DEFAULT_PARAMETERS, suitabilityLowFrom: 9_000, suitabilityHighFrom: 2_000 })
    ).toEqual(['suitabilityModerateFrom', 'suitabilityHighFrom']);
  });

  it('put every value from zero on into exactly one class, and leave no class empty, when in order', () => {
    fc.assert(
      fc.property(limitsInOrder, fc.double({ min: 0, max: 20_000, noNaN: true }), (limits, value) => {
        for (const { bands } of buildLegends(limits)) {
          const edges = bands.flatMap(({ min, max }) => [min ?? 0, max ?? (min ?? 0) + 1]);
          for (const one of [value, ...edges])
            expect(bands.filter((band) => isInRange(band, one))).toEqual([findBand(bands, one)]);
          expect(new Set(edges.map((edge) => findBand(bands, edge)?.id)).size).toBe(bands.length);
        }
      })
    );
  });

  it('are the edges of the classes, inclusive on the side that the specification names', () => {
    fc.assert(
      fc.property(limitsInOrder, (limits) => {
        const { pH, soilCarbon, sandTexture } = buildSoilLegends(limits);
        const suitability = buildSuitabilityLegend(limits);
        expect([
          findBand(pH.bands, limits.soilPhNeutralFrom)?.id,
          findBand(pH.bands, limits.soilPhNeutralTo)?.id,
          findBand(soilCarbon.bands, limits.soilCarbonSufficientFrom)?.id,
          findBand(sandTexture.bands, limits.sandModerateFrom)?.id,
          findBand(sandTexture.bands, limits.sandModerateTo)?.id,
          findBand(suitability.bands, limits.suitabilityLowFrom)?.id,
          findBand(suitability.bands, limits.suitabilityModerateFrom)?.id,
          findBand(suitability.bands, limits.suitabilityHighFrom)?.id
        ]).toEqual([
          ...['neutral', 'neutral', 'sufficient', 'moderate', 'moderate'],
          ...['lowToModerate', 'moderateToHigh', 'high']
        ]);
      })
    );
  });

  it('change the end of the carbon bar, but not the names and colours of the classes', () => {
    expect(getSoilBarEnds({ soilCarbonSufficientFrom: 20 })).toEqual({
      pH: 14,
      soilCarbon: 40,
      sandTexture: 100
    });
    const listLabelsAndColors = (limits: ClassLimits) =>
      buildLegends(limits).map(({ bands }) => bands.map(({ label, color }) => [label, color]));
    fc.assert(
      fc.property(limitsInOrder, (limits) =>
        expect(listLabelsAndColors(limits)).toEqual(listLabelsAndColors(DEFAULT_PARAMETERS))
      )
    );
  });
});
