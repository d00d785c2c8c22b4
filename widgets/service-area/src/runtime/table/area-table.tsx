import { React } from 'jimu-core';
import { Button } from 'jimu-ui';
import type { DataColumn } from 'widgets/shared-code/site-core';
import {
  areaFigure,
  DataTable,
  ExportMenu,
  IconButton,
  ResultPanel,
  SiteIcon,
  tableView,
  TOO_FEW,
  useDataTable,
  useLook
} from 'widgets/shared-code/site-core';
import { tableCsv, tableGeoJson } from '../area-export';
import { figureText } from '../area-words';
import { placeName } from '../place-name';
import { AreaName, Dot } from '../small-parts';
import type { Area, ServiceAreaState } from '../state';
import { removeArea, select } from '../state';
import type { Change } from '../use-service-area';
import type { Texts } from '../use-texts';
import { useTexts } from '../use-texts';

interface AreaTableProps {
  readonly state: ServiceAreaState;
  readonly maxAreas: number;
  readonly change: Change;
  /** In a card of its own, or within the tool's panel. */
  readonly framed: boolean;
}

interface NameButtonProps {
  readonly area: Area;
  readonly change: Change;
}

function NameButton({ area, change }: NameButtonProps) {
  const t = useTexts();
  const { space } = useLook();
  return (
    <Button
      type="tertiary"
      title={t('details', { number: area.number })}
      onClick={() => change((state) => select(state, area.id))}
      css={{
        gap: space(2),
        minHeight: 36,
        maxWidth: 200,
        margin: space(0, -1.5),
        justifyContent: 'flex-start'
      }}
    >
      <Dot colour={area.colour} />
      <AreaName area={area} />
    </Button>
  );
}

/** The figures of a row and their headings, which name the unit. */
const FIGURES = [
  ['noOfMills', 'noOfMills'],
  ['totalTonsBought', 'columnTonnes'],
  ['totalAcres', 'columnAcres'],
  ['currentP1Price', 'columnP1'],
  ['profit_week', 'columnProfit']
] as const;

function columnsOf(change: Change, t: Texts): readonly DataColumn<Area>[] {
  const name: DataColumn<Area> = {
    key: 'area',
    title: t('columnArea'),
    isRowHeader: true,
    value: (area) => `${placeName(area)} · ${t('minutes', { minutes: area.minutes })}`,
    cell: (area) => <NameButton area={area} change={change} />
  };
  const figures = FIGURES.map(([field, title]) => ({
    key: field,
    title: t(title),
    unit: areaFigure(field).unit ?? undefined,
    numeric: true,
    strong: field === 'profit_week',
    value: ({ summary }: Area) => {
      const value = summary.figures[field];
      return value === TOO_FEW ? t('tooFew') : value;
    },
    text: ({ summary }: Area) => figureText(field, summary.figures[field], t, true)
  }));
  return [name, ...figures];
}

/** One row per area; its header folds it away. Nothing while there is no area. */
export function AreaTable({ state, maxAreas, change, framed }: AreaTableProps) {
  const { areas, selectedId } = state;
  const t = useTexts();
  const [folded, setFolded] = React.useState(false);
  const columns = React.useMemo(() => columnsOf(change, t), [change, t]);
  const model = useDataTable({ columns, rows: areas, rowKey: ({ id }) => String(id) });
  if (areas.length === 0) return null;
  const title = t('tableTitle');
  return (
    <ResultPanel
      place={framed ? 'card' : 'inside'}
      title={title}
      sign={<SiteIcon name="table" />}
      chip={t('count', { count: areas.length, max: maxAreas })}
      actions={
        <ExportMenu
          subject={title}
          fileName="service-areas"
          csv={() => tableCsv(tableView(model), areas, t)}
          geoJson={() => tableGeoJson(areas, t)}
        />
      }
      folding={{
        folded,
        foldsDown: true,
        foldLabel: t('collapse'),
        unfoldLabel: t('expand'),
        onFold: setFolded
      }}
    >
      <DataTable
        model={model}
        caption={title}
        maxHeight={260}
        isCurrent={({ id }) => id === selectedId}
        actions={(area) => (
          <IconButton
            name="trash"
            label={t('removeArea', { number: area.number })}
            onClick={() => change((before) => removeArea(before, area.id))}
          />
        )}
      />
    </ResultPanel>
  );
}
