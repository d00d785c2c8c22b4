/**
 * The figures of an answer in either mill scope: a service area, or several together, tells those of mills in both. Decision
 * 69 "Scope beside every figure".
 */
import type { MillScope } from './parameters';
import type { MillFigures } from './service-area-figures';
import type { ServiceAreasTogether } from './service-areas-together';

/** What tells its mills twice: in the scope that the answer names, and in the other one. */
interface OfTwoScopes {
  readonly figures: MillFigures;
  readonly otherMillFigures: MillFigures;
}

/** The same with the two scopes exchanged. */
function exchanged<Part extends OfTwoScopes>(part: Part): Part {
  const { noOfMills, totalTonsBought, totalNoOfTransactions, avgPricePerTonne } = part.figures;
  return {
    ...part,
    figures: { ...part.figures, ...part.otherMillFigures },
    otherMillFigures: { noOfMills, totalTonsBought, totalNoOfTransactions, avgPricePerTonne }
  };
}

/**
 * The answer about an area with its mills, tonnes, purchases and their average price in this scope; its other figures do not
 * depend on it. Source: decision 1 "What a service area counts".
 * @example inMillScope({ millScope: 'extentWidth', figures: { noOfMills: 9, totalTonsBought: 90, totalNoOfTransactions: 18, avgPricePerTonne: 36420 }, otherMillFigures: { noOfMills: 2, totalTonsBought: 20, totalNoOfTransactions: 4, avgPricePerTonne: 36000 } }, 'insideArea').figures.noOfMills → 2
 */
export const inMillScope = <Answer extends OfTwoScopes & { readonly millScope: MillScope }>(
  answer: Answer,
  millScope: MillScope
): Answer => (answer.millScope === millScope ? answer : { ...exchanged(answer), millScope });

/**
 * The answer about several areas in this scope. Source: decision 50 "Several service areas, each record counted once".
 * @example togetherInMillScope({ millScope: 'extentWidth', together: { figures: { noOfMills: 9 }, otherMillFigures: { noOfMills: 2 } }, overlap: { figures: { noOfMills: 5 }, otherMillFigures: { noOfMills: 1 } } }, 'insideArea').overlap.figures.noOfMills → 1
 */
export const togetherInMillScope = (
  answer: ServiceAreasTogether,
  millScope: MillScope
): ServiceAreasTogether =>
  answer.millScope === millScope
    ? answer
    : {
        ...answer,
        millScope,
        together: exchanged(answer.together),
        overlap: exchanged(answer.overlap)
      };
