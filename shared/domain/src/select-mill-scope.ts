/**
 * Selects the mill scope of an answer. A service area, and several together, report their mill figures in both
 * scopes. Rules: docs/rules/service-area.md.
 */
import type { MillScope } from './parameters';
import type { MillFigures } from './service-area-figures';
import type { ServiceAreasTogether } from './service-areas-together';

/** A result with its mill figures in the scope that the answer names, and in the other one. */
interface MillScopedFigures {
  readonly figures: MillFigures;
  readonly otherMillFigures: MillFigures;
}

/** Returns the part with its two scopes exchanged. */
function exchangeScopes<Part extends MillScopedFigures>(part: Part): Part {
  const { noOfMills, totalTonsBought, totalNoOfTransactions, avgPricePerTonne } = part.figures;
  return {
    ...part,
    figures: { ...part.figures, ...part.otherMillFigures },
    otherMillFigures: { noOfMills, totalTonsBought, totalNoOfTransactions, avgPricePerTonne }
  };
}

/**
 * Returns the answer about an area with its mills, tonnes, purchases and average price in this scope; its other
 * figures do not depend on the scope. Source: docs/rules/service-area.md.
 * @example selectMillScope({ millScope: 'extentWidth', figures: { noOfMills: 9, totalTonsBought: 90, totalNoOfTransactions: 18, avgPricePerTonne: 36420 }, otherMillFigures: { noOfMills: 2, totalTonsBought: 20, totalNoOfTransactions: 4, avgPricePerTonne: 36000 } }, 'insideArea').figures.noOfMills → 2
 */
export const selectMillScope = <Answer extends MillScopedFigures & { readonly millScope: MillScope }>(
  answer: Answer,
  millScope: MillScope
): Answer => (answer.millScope === millScope ? answer : { ...exchangeScopes(answer), millScope });

/**
 * Returns the answer about several areas in this scope. Source: docs/rules/service-area.md.
 * @example selectTogetherMillScope({ millScope: 'extentWidth', together: { figures: { noOfMills: 9 }, otherMillFigures: { noOfMills: 2 } }, overlap: { figures: { noOfMills: 5 }, otherMillFigures: { noOfMills: 1 } } }, 'insideArea').overlap.figures.noOfMills → 1
 */
export const selectTogetherMillScope = (
  answer: ServiceAreasTogether,
  millScope: MillScope
): ServiceAreasTogether =>
  answer.millScope === millScope
    ? answer
    : {
        ...answer,
        millScope,
        together: exchangeScopes(answer.together),
        overlap: exchangeScopes(answer.overlap)
      };
