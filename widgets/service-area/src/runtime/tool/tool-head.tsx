import { React } from 'jimu-core';
import { Button, Switch } from 'jimu-ui';
import type { Parameters } from 'widgets/shared-code/site-core';
import { IconButton, useThemeStyles } from 'widgets/shared-code/site-core';
import type { Config } from '../../config';
import type { ServiceAreaState } from '../state';
import { useTexts } from '../use-texts';

interface ToolHeadProps {
  readonly config: Config;
  readonly limits: Parameters;
  readonly state: ServiceAreaState;
  onToggle(on: boolean): void;
  onClear(): void;
  onStartAtCentre(): void;
}

/** The switch, the clear button and the next step. */
export function ToolHead(props: ToolHeadProps) {
  const { config, limits, state, onToggle, onClear, onStartAtCentre } = props;
  const { on, areas } = state;
  const t = useTexts();
  const { type, weight, space } = useThemeStyles();
  const id = React.useId();
  const label = config.toggleLabel || t('toggle');
  const hint = on ? t('hintOn') : [t('hintOff'), areas.length > 0 ? t('hintInside') : ''].join(' ');
  return (
    <div css={{ padding: space(3, 4), display: 'grid', gap: space(2) }}>
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
        {areas.length > 0 && <IconButton name="close" label={t('clear')} onClick={onClear} />}
      </div>
      <div
        css={{
          ...type.hint,
          display: 'grid',
          gap: space(1)
        }}
      >
        <span>{config.hint || hint}</span>
        <span>
          {t('limits', {
            max: limits.maxServiceAreas,
            shortest: limits.minDriveTime,
            longest: limits.maxDriveTime
          })}
        </span>
      </div>
      {on && (
        <Button
          size="sm"
          onClick={onStartAtCentre}
          css={{ justifySelf: 'start', minHeight: 32, whiteSpace: 'normal' }}
        >
          {t('atCentre')}
        </Button>
      )}
    </div>
  );
}
