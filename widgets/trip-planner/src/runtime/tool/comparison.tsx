import { React } from 'jimu-core';
import {
  ExportMenu,
  FigureTable,
  formatNaira,
  formatNumber,
  IconButton,
  ResultPanel,
  useLook
} from 'widgets/shared-code/site-core';
import { comparisonCsv, comparisonGeoJson } from '../plan-export';
import type { PlanFigures } from '../plan-view';
import { shownTrips } from '../plan-view';
import type { Texts } from '../use-texts';
import { useTexts } from '../use-texts';
import { mixText, planTitle, tonnesText } from '../words';

/** Returns the rows of the comparison: a label, and the value for each plan. */
function linesOf(plans: readonly PlanFigures[], t: Texts) {
  const line = (key: string, label: string, of: (one: PlanFigures) => string, strong = false) => ({
    key,
    label,
    strong,
    values: plans.map(of)
  });
  return [
    line('tonnes', t('tonnes'), ({ trips }) => tonnesText(trips.tonnes)),
    line('piles', t('pilesFetched'), ({ piles }) => formatNumber(piles.length)),
    line('vehicle', t('cheapestVehicle'), ({ comparison }) => comparison.cheapest.vehicle),
    line('vehicleTrips', t('itsTrips'), ({ comparison }) => formatNumber(comparison.cheapest.trips)),
    line('vehicleCost', t('itsCost'), ({ comparison }) => formatNaira(comparison.cheapest.cost)),
    line('mix', t('mix'), ({ trips }) => mixText(trips.cheapest.counts)),
    line('mixCost', t('mixCost'), ({ trips }) => formatNaira(trips.cheapest.cost), true),
    line('mixPerTonne', t('mixPerTonne'), ({ trips }) => formatNaira(trips.cheapest.costPerTonne)),
    line('days', t('workingDays'), (one) => {
      const { timeline } = shownTrips(one, 'mix');
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
  const { space } = useLook();
  const rows = React.useMemo(() => linesOf(plans, t), [plans, t]);
  const title = t('comparison');
  const table = { plans, rows };
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
        <FigureTable
          caption={title}
          columns={plans.map(({ plan }) => ({ key: String(plan.id), title: planTitle(plan, t) }))}
          rows={rows}
        />
      </div>
    </ResultPanel>
  );
}
