import fc from 'fast-check';
import { selectMillScope, selectTogetherMillScope } from './select-mill-scope';
import { MILL_SCOPES } from './parameters';
import { SUPPRESSED } from './service-area-figures';
import type { ServiceAreasTogether } from './service-areas-together';

const count = fc.oneof(fc.nat(), fc.constant(SUPPRESSED));
const ofMills = fc.record({
  noOfMills: count,
  totalTonsBought: count,
  totalNoOfTransactions: count,
  avgPricePerTonne: fc.oneof(count, fc.constant(null))
});
const part = fc
  .record({ figures: ofMills, otherMillFigures: ofMills, totalAcres: fc.nat() })
  .map(({ figures, totalAcres, ...rest }) => ({ ...rest, figures: { ...figures, totalAcres } }));
const scope = fc.constantFrom(...MILL_SCOPES);

describe('selectMillScope', () => {
  it('returns the mill figures of the requested scope, and all other figures unchanged', () => {
    fc.assert(
      fc.property(part, scope, scope, (one, told, wanted) => {
        const { figures, ...rest } = one;
        const shown = selectMillScope({ ...one, millScope: told }, wanted);
        const mills = told === wanted ? figures : { ...figures, ...rest.otherMillFigures };
        expect(shown).toMatchObject({ millScope: wanted, figures: mills });
        expect(shown.figures.totalAcres).toBe(figures.totalAcres);
        expect(selectMillScope(shown, told)).toEqual({ ...one, millScope: told });
      })
    );
  });

  it('returns the same for both parts of several areas', () => {
    fc.assert(
      fc.property(part, part, scope, scope, (together, overlap, told, wanted) => {
        const answer = { millScope: told, together, overlap } as unknown as ServiceAreasTogether;
        const shown = selectTogetherMillScope(answer, wanted);
        for (const name of ['together', 'overlap'] as const)
          expect({ ...shown[name], millScope: wanted }).toEqual(
            selectMillScope({ ...answer[name], millScope: told }, wanted)
          );
        expect(shown.millScope).toBe(wanted);
      })
    );
  });
});
