import { SUPPLIER_OUTPUT } from 'widgets/shared-code/site-domain';
import type { RawMaterialInput } from 'widgets/shared-code/site-domain';
import { fetchRawMaterialSummary } from 'widgets/shared-code/site-api';
import type { FilteredAnalysis } from 'widgets/shared-code/site-analysis';
import { APPLIED_FILTERS, EMPTY_INPUT, FILTERS_CODEC, fromAddressFilters, toAddressFilters } from './state';
import type { FilteredPurchaseSummary } from './summary/export';
import { summaryCsv, summaryGeoJson } from './summary/export';
import { listFigures } from './summary/figures';
import { scopeText } from './summary/words';
import type { Texts } from './use-texts';
import { useTexts } from './use-texts';

/** Purchases of raw material by filter; the output has a record per supplier. */
export const RAW_MATERIAL_SUMMARY = {
  name: 'raw-material-summary',
  useTexts,
  state: APPLIED_FILTERS,
  link: {
    name: 'rawMaterial',
    codec: FILTERS_CODEC,
    toLink: toAddressFilters,
    applyLink: (_state, link) => fromAddressFilters(link)
  },
  output: {
    source: SUPPLIER_OUTPUT,
    toRows: ({ input, summary }, { t }) =>
      summary.suppliers.map((supplier, at) => ({
        id: at + 1,
        values: { ...supplier, result: scopeText(input, t) }
      }))
  },
  everything: EMPTY_INPUT,
  fetch: async (input, options) => ({ input, summary: await fetchRawMaterialSummary(input, options) }),
  describe: ({ input }, t) => scopeText(input, t),
  listFigures,
  csv: summaryCsv,
  geoJson: summaryGeoJson
} satisfies FilteredAnalysis<Texts, RawMaterialInput, FilteredPurchaseSummary>;
