import { React } from 'jimu-core';
import { Button, Switch } from 'jimu-ui';
import { useThemeStyles } from 'widgets/shared-code/site-core';
import { useTexts } from '../use-texts';

interface PlaceSwitchProps {
  readonly on: boolean;
  /** Texts that replace the default ones; empty for the default. */
  readonly label: string;
  readonly hint: string;
  onToggle(on: boolean): void;
  onCentre(): void;
}

/**
 * Switch for selecting a place by a click on the map, and a button for the map's centre, usable without a
 * pointer.
 */
export function PlaceSwitch({ on, label, hint, onToggle, onCentre }: PlaceSwitchProps) {
  const t = useTexts();
  const { type, weight, space } = useThemeStyles();
  const id = React.useId();
  return (
    <div css={{ display: 'grid', gap: space(2) }}>
      <div css={{ display: 'flex', alignItems: 'center', gap: space(2.5) }}>
        <Switch
          id={id}
          checked={on}
          aria-label={label || t('toggle')}
          onChange={(_event, checked: boolean) => onToggle(checked)}
        />
        <label htmlFor={id} css={{ flex: 1, fontWeight: weight.strong }}>
          {label || t('toggle')}
        </label>
      </div>
      <span css={type.hint}>{hint || t(on ? 'hintOn' : 'hintOff')}</span>
      {on && (
        <Button size="sm" onClick={onCentre} css={{ justifySelf: 'start', minHeight: 32 }}>
          {t('atCentre')}
        </Button>
      )}
    </div>
  );
}
