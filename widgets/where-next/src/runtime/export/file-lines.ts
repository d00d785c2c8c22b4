import type {
  ChosenSite,
  FactoryOutcome,
  LatLon,
  LeftDemand,
  LeftDemandReason,
  SiteDemand,
  SiteLoad
} from 'widgets/shared-code/site-domain';
import type { CsvValue, RecordShape } from 'widgets/shared-code/site-records';
import type { Catchment } from '../map/use-catchments';
import { getCandidate, getDemand } from '../scenario-view';
import type { SitesScenario } from '../state';
import type { Texts } from '../use-texts';
import { formatAlternative, formatCandidate, formatDemand } from '../words';

/**
 * A line of the files: a site, a place that it collects from, an existing factory, or a place that is left out. Values
 * that its kind does not have are absent; tonnes are a year, costs in NGN.
 */
export interface FileLine {
  readonly kind: 'site' | 'load' | 'factory' | 'left';
  readonly reason?: LeftDemandReason;
  readonly values: Readonly<Record<string, CsvValue>>;
  readonly shape: RecordShape;
}

const toPoint = ({ longitude, latitude }: LatLon): RecordShape => ({ point: [longitude, latitude] });

/** Values of a site, by the names of the output's fields. */
export function describeSite(scenario: SitesScenario, site: ChosenSite, index: number, t: Texts) {
  const { tonnes, haulCost, costPerTonne, meanMinutes, longestMinutes, alternative } = site;
  return {
    scenario: scenario.letter,
    site: index + 1,
    name: formatCandidate(getCandidate(site), t),
    ...{ tonnes, haulCost, costPerTonne, meanMinutes, longestMinutes },
    places: site.loads.length,
    taken: site.taken.reduce((sum, one) => sum + one.tonnes, 0),
    nextBest: alternative && formatAlternative(alternative, t).names,
    lostTonnes: alternative?.lostTonnes ?? null,
    addedCost: alternative?.addedCost ?? null
  };
}

/** Lists the sites of a scenario as points. */
export const listSiteLines = (scenario: SitesScenario, t: Texts): FileLine[] =>
  scenario.answer.sites.map((site, index) => ({
    kind: 'site',
    values: describeSite(scenario, site, index, t),
    shape: toPoint(getCandidate(site))
  }));

const describePlace = (demand: SiteDemand, t: Texts) => ({
  name: formatDemand(getDemand(demand), t),
  placeId: demand.id
});

const describeLoad = (
  { letter }: SitesScenario,
  { demand, tonnes, kilometres, minutes, haulCost }: SiteLoad,
  index: number,
  t: Texts
): FileLine => ({
  kind: 'load',
  values: {
    ...{ scenario: letter, site: index + 1, ...describePlace(demand, t), tonnes, haulCost, kilometres },
    meanMinutes: minutes,
    costPerTonne: tonnes > 0 ? haulCost / tonnes : null
  },
  shape: toPoint(getDemand(demand))
});

function describeFactory(
  { letter, factories }: SitesScenario,
  { factory, tonnesBefore, tonnes, haulCost, costPerTonne, meanMinutes, longestMinutes }: FactoryOutcome
): FileLine {
  const place = factories.find(({ id }) => id === factory.id);
  return {
    kind: 'factory',
    values: {
      ...{ scenario: letter, name: factory.name, tonnes, tonnesBefore, haulCost, costPerTonne },
      ...{ meanMinutes, longestMinutes }
    },
    shape: place ? toPoint(place) : { point: null }
  };
}

const describeLeft = (
  { letter }: SitesScenario,
  { demand, tonnes, reason }: LeftDemand,
  t: Texts
): FileLine => ({
  kind: 'left',
  reason,
  values: { scenario: letter, ...describePlace(demand, t), tonnes },
  shape: toPoint(getDemand(demand))
});

/**
 * Lists the lines of a file: each site with the places that it collects from, existing factories, and what is left out.
 * @param catchments profits of the sites; null when they are not known.
 */
export function listFileLines(
  scenario: SitesScenario,
  catchments: readonly Catchment[] | null,
  t: Texts
): FileLine[] {
  const { sites, factories, left } = scenario.answer;
  const siteLines = listSiteLines(scenario, t);
  return [
    ...sites.flatMap((site, index) => {
      const line = siteLines[index]!;
      const monthlyProfit = catchments?.[index]?.monthlyProfit ?? null;
      return [
        { ...line, values: { ...line.values, monthlyProfit } },
        ...site.loads.map((load) => describeLoad(scenario, load, index, t))
      ];
    }),
    ...factories.map((factory) => describeFactory(scenario, factory)),
    ...left.map((one) => describeLeft(scenario, one, t))
  ];
}
