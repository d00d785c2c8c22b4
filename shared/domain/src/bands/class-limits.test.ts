import fc from 'fast-check';
import { DEFAULT_PARAMETERS, limitsOutOfOrder, PARAMETER_DEFINITIONS } from '../parameters';
import type { ClassLimits } from '../parameters';
import { bandOf, inRange } from './band';
import { soilBarEnds, soilLegends } from './soil';
import { suitabilityLegend } from './suitability';

/** Generates values within the bounds of a parameter. */
const valueOf = (name: keyof ClassLimits) => {
  const { min, max } = PARAMETER_DEFINITIONS[name];
  return fc.double({ min, max, noNaN: true });
};
const anyLimits = fc
  .record({
    soilPhNeutralFrom: valueOf('soilPhNeutralFrom'),
    soilPhNeutralTo: valueOf('soilPhNeutralTo'),
    soilCarbonSufficientFrom: valueOf('soilCarbonSufficientFrom'),
    sandModerateFrom: valueOf('sandModerateFrom'),
    sandModerateTo: valueOf('sandModerateTo'),
    suitabilityLowFrom: valueOf('suitabilityLowFrom'),
    suitabilityModerateFrom: valueOf('suitabilityModerateFrom'),
    suitabilityHighFrom: valueOf('suitabilityHighFrom')
  })
  .map((limits): ClassLimits => limits);
const inOrder = anyLimits.filter((limits) => limitsOutOfOrder(limits).length === 0);
const legendsBy = (limits: ClassLimits) => [...Object.values(soilLegends(limits)), suitabilityLegend(limits)];

describe('limits of classes', () => {
  it('limitsOutOfOrder lists each limit that is not above the one before it', () => {
    expect(limitsOutOfOrder(DEFAULT_PARAMETERS)).toEqual([]);
    expect(limitsOutOfOrder({ ...DEFAULT_PARAMETERS, soilPhNeutralTo: 5.5 })).toEqual(['soilPhNeutralTo']);
    expect(limitsOutOfOrder({ ...DEFAULT_PARAMETERS, sandModerateFrom: 71 })).toEqual(['sandModerateTo']);
    expect(
      limitsOutOfOrder({ ...DEFAULT_PARAMETERS, suitabilityLowFrom: 9_000, suitabilityHighFrom: 2_000 })
    ).toEqual(['suitabilityModerateFrom', 'suitabilityHighFrom']);
  });

  it('put every value from zero on into exactly one class, and leave no class empty, when in order', () => {
    fc.assert(
      fc.property(inOrder, fc.double({ min: 0, max: 20_000, noNaN: true }), (limits, value) => {
        for (const { bands } of legendsBy(limits)) {
          const edges = bands.flatMap(({ min, max }) => [min ?? 0, max ?? (min ?? 0) + 1]);
          for (const one of [value, ...edges])
            expect(bands.filter((band) => inRange(band, one))).toEqual([bandOf(bands, one)]);
          expect(new Set(edges.map((edge) => bandOf(bands, edge)?.id)).size).toBe(bands.length);
        }
      })
    );
  });

  it('are the edges of the classes, inclusive on the side that the specification names', () => {
    fc.assert(
      fc.property(inOrder, (limits) => {
        const { pH, soilCarbon, sandTexture } = soilLegends(limits);
        const suitability = suitabilityLegend(limits);
        expect([
          bandOf(pH.bands, limits.soilPhNeutralFrom)?.id,
          bandOf(pH.bands, limits.soilPhNeutralTo)?.id,
          bandOf(soilCarbon.bands, limits.soilCarbonSufficientFrom)?.id,
          bandOf(sandTexture.bands, limits.sandModerateFrom)?.id,
          bandOf(sandTexture.bands, limits.sandModerateTo)?.id,
          bandOf(suitability.bands, limits.suitabilityLowFrom)?.id,
          bandOf(suitability.bands, limits.suitabilityModerateFrom)?.id,
          bandOf(suitability.bands, limits.suitabilityHighFrom)?.id
        ]).toEqual([
          ...['neutral', 'neutral', 'sufficient', 'moderate', 'moderate'],
          ...['lowToModerate', 'moderateToHigh', 'high']
        ]);
      })
    );
  });

  it('change the end of the carbon bar, but not the names and colours of the classes', () => {
    expect(soilBarEnds({ soilCarbonSufficientFrom: 20 })).toEqual({
      pH: 14,
      soilCarbon: 40,
      sandTexture: 100
    });
    const looks = (limits: ClassLimits) =>
      legendsBy(limits).map(({ bands }) => bands.map(({ label, color }) => [label, color]));
    fc.assert(fc.property(inOrder, (limits) => expect(looks(limits)).toEqual(looks(DEFAULT_PARAMETERS))));
  });
});
