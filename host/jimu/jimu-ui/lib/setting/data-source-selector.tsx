import type { DataSourceTypes, ImmutableArray, UseDataSource } from 'jimu-core';
import { useId, useRef } from 'react';
import { useTheme } from 'jimu-theme';
import { Label } from '../label';
import { Option, Select } from '../select';
import { Checkbox, Switch } from '../toggles';
import { useLibraryText } from '../use-library-text';
import { toUseDataSource, createSources, useAppDataSources } from './use-data-sources';

export interface DataSourceSelectorProps {
  /** Accepted types of sources; any when undefined. */
  readonly types?: ImmutableArray<DataSourceTypes>;
  readonly useDataSources?: ImmutableArray<UseDataSource>;
  readonly useDataSourcesEnabled?: boolean;
  /** The widget does not work without a source, so there is no switch. */
  readonly mustUseDataSource?: boolean;
  readonly isMultiple?: boolean;
  /** The widget being configured; its own outputs are not offered to it. */
  readonly widgetId?: string;
  readonly className?: string;
  /** Checks whether to omit a source. */
  readonly hideDs?: (id: string) => boolean;
  readonly fromDsIds?: ImmutableArray<string>;
  readonly disableSelection?: (useDataSources: UseDataSource[]) => boolean;
  /** Parts that the builder's own selector can hide; this one shows none of them. */
  readonly hideDataView?: boolean;
  readonly hideAddDataButton?: boolean;
  readonly hideHeader?: boolean;
  readonly hideTabs?: boolean;
  readonly hideTypeDropdown?: boolean;
  readonly closeDataSourceListOnChange?: boolean;
  readonly disableRemove?: boolean | (() => boolean);
  onChange?(useDataSources: UseDataSource[]): void;
  onToggleUseDataEnabled?(isEnabled: boolean): void;
}

type ListedSources = readonly { readonly id: string; readonly label: string }[];

function MultipleChoice({
  listed,
  chosen,
  onChoose
}: {
  readonly listed: ListedSources;
  readonly chosen: readonly string[];
  onChoose(ids: string[]): void;
}) {
  return (
    <div role="group">
      {listed.map(({ id, label }) => (
        <Label key={id} check>
          <Checkbox
            checked={chosen.includes(id)}
            onChange={(_event, isChecked) =>
              onChoose(isChecked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
          {label}
        </Label>
      ))}
    </div>
  );
}

/** Selects the sources that a widget uses from the app's; those selected before keep their fields. */
export function DataSourceSelector(props: DataSourceSelectorProps) {
  const { types, useDataSources, mustUseDataSource, useDataSourcesEnabled, isMultiple, onChange } = props;
  const { hideDs, fromDsIds, disableSelection, onToggleUseDataEnabled } = props;
  const text = useLibraryText();
  const { sys } = useTheme();
  const id = useId();
  const sources = useAppDataSources(types?.asMutable() ?? [], props.widgetId);
  const listed = sources.filter(
    (json) => !hideDs?.(json.id) && (fromDsIds === undefined || fromDsIds.includes(json.id))
  );
  // The widget receives plain data, as it is stored.
  const uses = useDataSources?.asMutable({ deep: true }) ?? [];
  const chosen = uses.map(({ dataSourceId }) => dataSourceId);
  const choice = useRef<readonly string[]>([]);
  const handleChoose = async (ids: readonly string[]) => {
    choice.current = ids;
    await createSources(ids);
    // The selection may have changed meanwhile.
    if (choice.current !== ids) return;
    onChange?.(
      ids.flatMap((wanted) => {
        const known = uses.find(({ dataSourceId }) => dataSourceId === wanted);
        const json = sources.find((source) => source.id === wanted);
        return known ?? (json ? toUseDataSource(json) : []);
      })
    );
  };
  const isOn = Boolean(mustUseDataSource) || useDataSourcesEnabled !== false;
  const isDisabled = disableSelection?.(uses) ?? false;
  const named = listed.map((json) => ({ id: json.id, label: json.label ?? json.sourceLabel ?? json.id }));
  return (
    <div className={props.className} css={{ width: '100%' }}>
      {!mustUseDataSource && onToggleUseDataEnabled && (
        <Label check>
          <Switch checked={isOn} onChange={(_event, isEnabled) => onToggleUseDataEnabled(isEnabled)} />
          {text('connectToData')}
        </Label>
      )}
      {isOn && named.length === 0 && <p css={{ color: sys.color.error.main }}>{text('noDataSource')}</p>}
      {isOn && named.length > 0 && isMultiple && (
        <MultipleChoice listed={named} chosen={chosen} onChoose={(ids) => void handleChoose(ids)} />
      )}
      {isOn && named.length > 0 && !isMultiple && (
        <>
          <Label for={id}>{text('selectData')}</Label>
          <Select
            id={id}
            value={chosen[0]}
            placeholder={text('selectData')}
            disabled={isDisabled}
            onChange={(_event, value) => void handleChoose([String(value)])}
          >
            {named.map(({ id: source, label }) => (
              <Option key={source} value={source}>
                {label}
              </Option>
            ))}
          </Select>
        </>
      )}
    </div>
  );
}
