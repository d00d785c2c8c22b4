import { fetchBiocharSummary } from 'widgets/shared-code/site-api';
import type { AppliedDateFilter, FilteredAnalysis } from 'widgets/shared-code/site-analysis';
import { APPLIED_FILTERS, FILTERS_CODEC, fromAddressFilters, NO_FILTER, toAddressFilters } from './state';
import type { FilteredBiocharSummary } from './summary/export';
import { summaryCsv, summaryGeoJson } from './summary/export';
import { listFigures } from './summary/figures';
import { scopeText } from './summary/words';
import type { Texts } from './use-texts';
import { useTexts } from './use-texts';

/** Biochar applications by filter. */
export const BIOCHAR_SUMMARY = {
  name: 'biochar-summary',
  useTexts,
  state: APPLIED_FILTERS,
  link: {
    name: 'biochar',
    codec: FILTERS_CODEC,
    toLink: toAddressFilters,
    applyLink: (_state, link) => fromAddressFilters(link)
  },
  everything: NO_FILTER,
  // A named range and the same days are the same result.
  getCriteria: ({ filter }) => filter,
  fetch: async (shown, options) => ({ shown, summary: await fetchBiocharSummary(shown.filter, options) }),
  describe: ({ shown }, t) => scopeText(shown.filter, t),
  listFigures,
  csv: summaryCsv,
  geoJson: summaryGeoJson
} satisfies FilteredAnalysis<Texts, AppliedDateFilter, FilteredBiocharSummary>;
