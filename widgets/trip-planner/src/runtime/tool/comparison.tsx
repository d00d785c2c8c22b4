import { React } from 'jimu-core';
import {
  formatNaira,
  formatNumber,
  IconButton,
  useLocale,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import { ExportMenu } from 'widgets/shared-code/site-records';
import { FigureTable, ResultPanel } from 'widgets/shared-code/site-analysis';
import { comparisonCsv, comparisonGeoJson } from '../plan-export';
import type { PlanFigures } from '../plan-view';
import { listShownTrips } from '../plan-view';
import type { Texts } from '../use-texts';
import { useTexts } from '../use-texts';
import { basisText, mixText, planTitle, tonnesText } from '../words';

/** Returns the rows of the comparison: a label, and the value for each plan. */
function listLines(plans: readonly PlanFigures[], t: Texts) {
  const createLine = (key: string, label: string, of: (one: PlanFigures) => string, strong = false) => ({
    key,
    label,
    strong,
    values: plans.map(of)
  });
  return [
    createLine('tonnes', t('tonnes'), ({ trips }) => tonnesText(trips.tonnes)),
    createLine('piles', t('pilesFetched'), ({ piles }) => formatNumber(piles.length)),
    createLine('vehicle', t('cheapestVehicle'), ({ comparison }) => comparison.cheapest.vehicle),
    createLine('vehicleTrips', t('itsTrips'), ({ comparison }) => formatNumber(comparison.cheapest.trips)),
    createLine('vehicleCost', t('itsCost'), ({ comparison }) => formatNaira(comparison.cheapest.cost)),
    createLine('mix', t('mix'), ({ trips }) => mixText(trips.cheapest.counts)),
    createLine('mixCost', t('mixCost'), ({ trips }) => formatNaira(trips.cheapest.cost), true),
    createLine('mixPerTonne', t('mixPerTonne'), ({ trips }) => formatNaira(trips.cheapest.costPerTonne)),
    createLine('days', t('workingDays'), (one) => {
      const { timeline } = listShownTrips(one, 'mix');
      return timeline.ok ? formatNumber(timeline.value.days) : '–';
    })
  ];
}

interface ComparisonProps {
  readonly plans: readonly PlanFigures[];
  onRemove(id: number): void;
}

/** Two plans side by side: two agents, or two choices of vehicles. */
export function Comparison({ plans, onRemove }: ComparisonProps) {
  const t = useTexts();
  const locale = useLocale();
  const { type, space } = useThemeStyles();
  const rows = React.useMemo(() => listLines(plans, t), [plans, t]);
  const title = t('comparison');
  const table = { plans, rows, locale };
  return (
    <ResultPanel
      place="inside"
      title={title}
      actions={
        <>
          <ExportMenu
            subject={title}
            fileName="trip-plans"
            csv={() => comparisonCsv(table, t)}
            geoJson={() => comparisonGeoJson(table, t)}
          />
          <IconButton name="close" label={t('endComparison')} onClick={() => onRemove(plans[0]!.plan.id)} />
        </>
      }
    >
      <div css={{ padding: space(0, 4, 2) }}>
        <p css={{ margin: space(2, 0, 0), ...type.hint }}>{basisText(plans[0]!.basis, locale, t)}</p>
        <FigureTable
          caption={title}
          columns={plans.map(({ plan }) => ({ key: String(plan.id), title: planTitle(plan, t) }))}
          rows={rows}
        />
      </div>
    </ResultPanel>
  );
}
