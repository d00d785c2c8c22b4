import type { ReactNode } from 'react';
import type { JimuMapView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import { Button, Switch } from 'jimu-ui';
import { useThemeStyles } from '../kit/theme/styles';
import { readMapCentre } from '../tools/map/read-map-centre';
import type { MapPoint } from '../tools/map/use-map-click';
import { useMapClick } from '../tools/map/use-map-click';
import { useMapControl } from '../tools/map/use-map-control';

interface PlaceTool {
  readonly id: string;
  /** Name of the tool on the map. */
  readonly label: string | undefined;
  /** Next action of the user, beside that name. */
  readonly prompt: string;
  readonly mapWidgetId: string | undefined;
  readonly view: JimuMapView | null;
  readonly on: boolean;
  /** Called when another tool takes the map's clicks, or this one is stopped. */
  onStepBack(): void;
  onPick(place: MapPoint): void;
}

/** Picks a place by a click on the map while the tool is on. */
export function usePlaceTool({ onPick, ...tool }: PlaceTool): void {
  const { id, label, prompt, mapWidgetId, view, on, onStepBack } = tool;
  const owner = useMapControl(view, {
    widgetId: id,
    mapWidgetId,
    on,
    tool: { label, prompt },
    onStepBack
  });
  useMapClick(view, (place) => {
    if (!on || (owner !== null && owner !== id)) return false;
    onPick(place);
    return true;
  });
}

interface PlaceSwitchProps {
  readonly view: JimuMapView | null;
  readonly on: boolean;
  readonly label: string;
  readonly hints: readonly string[];
  /** Text of the button that picks the map's centre, which needs no pointer. */
  readonly centreLabel: string;
  /** Whether the button is shown; while the tool is on if left out. */
  readonly hasCentre?: boolean;
  /** Beside the switch. */
  readonly action?: ReactNode;
  onToggle(on: boolean): void;
  onPick(place: MapPoint): void;
}

/** Switch of a tool that takes a place on the map, and a button that takes the map's centre. */
export function PlaceSwitch(props: PlaceSwitchProps) {
  const { view, on, label, hints, centreLabel, hasCentre = on, action, onToggle, onPick } = props;
  const { type, weight, space } = useThemeStyles();
  const id = React.useId();
  const pickCentre = () => {
    const centre = readMapCentre(view);
    if (centre) onPick(centre);
  };
  return (
    <div css={{ display: 'grid', gap: space(2) }}>
      <div css={{ display: 'flex', alignItems: 'center', gap: space(2.5) }}>
        <Switch
          id={id}
          checked={on}
          aria-label={label}
          onChange={(_event, checked: boolean) => onToggle(checked)}
        />
        <label htmlFor={id} css={{ flex: 1, fontWeight: weight.strong }}>
          {label}
        </label>
        {action}
      </div>
      <div css={{ ...type.hint, display: 'grid', gap: space(1) }}>
        {hints.map((hint) => (
          <span key={hint}>{hint}</span>
        ))}
      </div>
      {hasCentre && (
        <Button
          size="sm"
          onClick={pickCentre}
          css={{ justifySelf: 'start', minHeight: 32, whiteSpace: 'normal' }}
        >
          {centreLabel}
        </Button>
      )}
    </div>
  );
}
