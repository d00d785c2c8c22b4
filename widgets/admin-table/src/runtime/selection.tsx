import { React } from 'jimu-core';
import { Button } from 'jimu-ui';
import { formatNumber, useThemeStyles } from 'widgets/shared-code/site-base';
import type { MarkerType } from 'widgets/shared-code/site-base';
import type { AnyRecord } from 'widgets/shared-code/site-api';
import { ChangeFieldDialog, getRecordName } from 'widgets/shared-code/site-records';
import type { RowSelection } from 'widgets/shared-code/site-records';
import { useTexts } from './use-texts';

export interface Selection extends RowSelection<AnyRecord> {
  /** In the order of selection. */
  readonly records: readonly AnyRecord[];
  clear(): void;
}

/** Returns the selected records; the selection persists across pages. */
export function useSelection(): Selection {
  const [chosen, setChosen] = React.useState<ReadonlyMap<string, AnyRecord>>(new Map());
  return {
    records: [...chosen.values()],
    isSelected: ({ id }) => chosen.has(id),
    getName: getRecordName,
    select: (rows, on) =>
      setChosen((before) => {
        const next = new Map(before);
        for (const row of rows)
          if (on) next.set(row.id, row);
          else next.delete(row.id);
        return next;
      }),
    clear: () => setChosen(new Map())
  };
}

interface SelectionBarProps {
  readonly selection: Selection;
  readonly markerType: MarkerType;
  readonly serverUrl: string;
}

/** Bar with the number of selected records and the actions on them. */
export function SelectionBar({ selection, markerType, serverUrl }: SelectionBarProps) {
  const { space, card } = useThemeStyles();
  const t = useTexts();
  // The records selected when the dialog opened; records already changed are removed from the selection.
  const [asked, setAsked] = React.useState<readonly AnyRecord[] | null>(null);
  const { records } = selection;
  const dialog = asked && (
    <ChangeFieldDialog
      markerType={markerType}
      records={asked}
      serverUrl={serverUrl}
      onClose={(changed) => {
        selection.select(changed, false);
        setAsked(null);
      }}
    />
  );
  return (
    <>
      <div
        css={
          records.length > 0 && {
            ...card,
            boxShadow: 'none',
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: space(2),
            padding: space(2, 3),
            marginBottom: space(3)
          }
        }
      >
        <span role="status" css={{ flex: 1 }}>
          {records.length > 0 && t('selected', { count: formatNumber(records.length) })}
        </span>
        {records.length > 0 && (
          <>
            <Button size="sm" type="primary" onClick={() => setAsked(records)}>
              {t('changeField')}
            </Button>
            <Button size="sm" onClick={selection.clear}>
              {t('clearSelection')}
            </Button>
          </>
        )}
      </div>
      {dialog}
    </>
  );
}
