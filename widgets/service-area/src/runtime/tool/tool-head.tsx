import type { JimuMapView } from 'jimu-arcgis';
import { Button } from 'jimu-ui';
import { SiteIcon, useThemeStyles } from 'widgets/shared-code/site-base';
import { PlaceSwitch } from 'widgets/shared-code/site-analysis';
import type { Settings } from '../../config';
import { switchTool } from '../state';
import { useTexts } from '../use-texts';
import type { AreaToolModel } from './use-area-tool';

interface ToolHeadProps {
  readonly config: Settings;
  readonly view: JimuMapView | null;
  readonly model: AreaToolModel;
}

/** The switch, the clear button and the next step. */
export function ToolHead({ config, view, model }: ToolHeadProps) {
  const { state, limits, change } = model;
  const { on, areas } = state;
  const t = useTexts();
  const { space } = useThemeStyles();
  const hint = on ? t('hintOn') : [t('hintOff'), areas.length > 0 ? t('hintInside') : ''].join(' ');
  const { maxServiceAreas: max, minDriveTime: shortest, maxDriveTime: longest } = limits;
  return (
    <div css={{ padding: space(3, 4) }}>
      <PlaceSwitch
        view={view}
        on={on}
        label={config.toggleLabel || t('toggle')}
        hints={[config.hint || hint, t('limits', { max, shortest, longest })]}
        centreLabel={t('atCentre')}
        action={
          areas.length > 0 && (
            // With its word, since an X below the panel's own reads as a second way to close it.
            <Button
              size="sm"
              type="tertiary"
              aria-label={t('clear')}
              onClick={model.handleClear}
              css={{ gap: space(1) }}
            >
              <SiteIcon name="close" size={16} />
              {t('clearShort')}
            </Button>
          )
        }
        onToggle={(next) => change((before) => switchTool(before, next))}
        onPick={model.startAt}
      />
    </div>
  );
}
