import { formatMessage } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { formatRainNote } from 'widgets/shared-code/site-domain';
import { listProvenance } from 'widgets/shared-code/site-records';
import type { ExportNote } from 'widgets/shared-code/site-records';
import { formatGoneKeys } from '../compute/candidates';
import type { SitesScenario } from '../state';
import type { Texts } from '../use-texts';
import { formatInputs, formatSearch } from '../words';

/** Lists the inputs, the totals and the sources of a scenario. */
export function listSitesNotes(scenario: SitesScenario, locale: Locale, t: Texts): ExportNote[] {
  const { answer, candidates, excluded, goneKeys, rain, tonnes, set, at } = scenario;
  const note = (key: string, label: string, value: string | number | null): ExportNote[] =>
    value ? [{ key, label, value }] : [];
  return [
    { key: 'scope', label: t('noteScope'), value: formatInputs(scenario, locale, t) },
    { key: 'candidates', label: t('noteCandidates'), value: candidates.length },
    ...note('tonnesKnown', t('noteKnown'), tonnes.tonnes),
    { key: 'placesUnknown', label: t('noteUnknown'), value: tonnes.unknownPlaces },
    { key: 'tonnesCollected', label: t('noteTonnes'), value: answer.counted.tonnes },
    { key: 'haulCost', label: t('noteCost'), value: answer.counted.haulCost },
    { key: 'search', label: t('noteSearch'), value: formatSearch(scenario, t) },
    ...note('without', t('noteWithout'), excluded.map(({ name }) => name).join(', ')),
    ...note('goneRecords', t('noteGone'), formatGoneKeys(goneKeys)),
    ...note('rainyAssumption', formatMessage('season.rainy', locale), rain && formatRainNote(rain, locale)),
    ...listProvenance({ parameterVersion: set.version, computedAt: at }, t)
  ];
}
