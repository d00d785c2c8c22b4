import type { ImmutableArray, IMState } from 'jimu-core';
import { useEffect, useId, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useTheme } from 'jimu-theme';
import { Label } from '../label';
import { Option, Select } from '../select';
import { useLibraryText } from '../use-library-text';
import { getEditedApp } from './edited-app';
import { isMapWidget } from './is-map-widget';

export interface MapWidgetSelectorProps {
  readonly useMapWidgetIds?: ImmutableArray<string>;
  readonly autoSelect?: boolean;
  readonly showLabel?: boolean;
  readonly warningMessage?: string;
  onSelect?(useMapWidgetIds: string[]): void;
}

/** Selects one of the app's map widgets. */
export function MapWidgetSelector(props: MapWidgetSelectorProps) {
  const { useMapWidgetIds, autoSelect, showLabel = true, warningMessage, onSelect } = props;
  const widgets = useSelector((state: IMState) => getEditedApp(state).widgets);
  const maps = useMemo(() => Object.values(widgets).filter(isMapWidget), [widgets]);
  const text = useLibraryText();
  const { sys } = useTheme();
  const id = useId();
  const chosen = useMapWidgetIds?.[0];
  const only = autoSelect && chosen === undefined ? maps[0]?.id : undefined;
  useEffect(() => {
    if (only !== undefined) onSelect?.([only]);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each selectable map
  }, [only]);
  if (maps.length === 0)
    return <p css={{ color: sys.color.error.main }}>{warningMessage ?? text('noMapWidget')}</p>;
  return (
    <div>
      <Label for={id} className={showLabel ? undefined : 'sr-only'}>
        {text('selectMap')}
      </Label>
      <Select
        id={id}
        value={chosen}
        placeholder={text('selectMap')}
        onChange={(_event, value) => onSelect?.([String(value)])}
      >
        {maps.map(({ id: mapId, label }) => (
          <Option key={mapId} value={mapId}>
            {label ?? mapId}
          </Option>
        ))}
      </Select>
    </div>
  );
}
