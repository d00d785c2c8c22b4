import type { Analysis } from 'widgets/shared-code/site-analysis';
import { CHOSEN_SITES_OUTPUT } from './export/chosen-sites-output';
import { SITES_LINK } from './sites-link';
import type { LinkedScenarios } from './sites-link';
import type { SitesScenario, SitesState } from './state';
import { WHERE_NEXT } from './state';
import type { Texts } from './use-texts';
import { useTexts } from './use-texts';

/** Sites for factories and access points; its output has a point for each site of the shown scenario. */
export const SITES_ANALYSIS = {
  name: 'where-next',
  useTexts,
  state: WHERE_NEXT,
  link: SITES_LINK,
  output: CHOSEN_SITES_OUTPUT
} satisfies Analysis<Texts, SitesState, LinkedScenarios, SitesScenario>;
