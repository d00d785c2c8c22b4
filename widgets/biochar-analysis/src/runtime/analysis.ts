import { BIOCHAR_OUTPUT } from 'widgets/shared-code/site-domain';
import type { BiocharAnalysisRequest } from 'widgets/shared-code/site-api';
import type { Analysis } from 'widgets/shared-code/site-analysis';
import { ANALYSES_LINK } from './analyses-link';
import { placeName, scopeText, statusText } from './result-words';
import type { BiocharResult, BiocharState } from './state';
import { BIOCHAR } from './state';
import type { Texts } from './use-texts';
import { useTexts } from './use-texts';

/** Analysis of the feedstock around a place; its output has one polygon per displayed result. */
export const BIOCHAR_ANALYSIS = {
  name: 'biochar-analysis',
  useTexts,
  state: BIOCHAR,
  link: ANALYSES_LINK,
  output: {
    source: BIOCHAR_OUTPUT,
    toRows: (shown, { t, locale }) =>
      shown.map(({ id, analysis }) => ({
        id,
        shape: { rings: analysis.rings },
        values: {
          ...analysis.figures,
          place: placeName(analysis, t),
          scope: scopeText(analysis, t),
          productionStatus: statusText(analysis, locale),
          parameterVersion: analysis.parameterVersion,
          computedAt: Date.parse(analysis.computedAt)
        }
      }))
  }
} satisfies Analysis<Texts, BiocharState, readonly BiocharAnalysisRequest[], readonly BiocharResult[]>;
