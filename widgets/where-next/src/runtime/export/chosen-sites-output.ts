import type { AnalysisWords, OutputRow } from 'widgets/shared-code/site-analysis';
import { SITE_OUTPUT } from 'widgets/shared-code/site-domain';
import type { SitesScenario } from '../state';
import type { Texts } from '../use-texts';
import { listSiteLines } from './file-lines';

/** Output data source of the shown scenario: a point for each of its sites. */
export const CHOSEN_SITES_OUTPUT = {
  source: SITE_OUTPUT,
  toRows: (scenario: SitesScenario, { t }: AnalysisWords<Texts>): readonly OutputRow[] =>
    listSiteLines(scenario, t).map(({ shape, values }, at) => ({ id: at + 1, shape, values }))
};
