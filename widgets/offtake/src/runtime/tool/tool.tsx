import { React } from 'jimu-core';
import { Button, Switch } from 'jimu-ui';
import type { AnalysisPartProps } from 'widgets/shared-code/site-core';
import {
  getMapView,
  useLinkedParts,
  useThemeStyles,
  useMapClick,
  useMapControl,
  useWidgetState
} from 'widgets/shared-code/site-core';
import type { Config } from '../../config';
import { ResultHost } from '../result/result-host';
import type { OfftakePlace } from '../state';
import { OFFTAKE, openResult, switchTool } from '../state';
import { useTexts } from '../use-texts';
import { positionText } from '../words';

/** The switch, and a button to analyse the map's centre without a pointer. */
export function Tool(props: AnalysisPartProps<Config>) {
  const { id, config, mapWidgetId, view } = props;
  const t = useTexts();
  const { type, weight, space } = useThemeStyles();
  const switchId = React.useId();
  const [state, change] = useWidgetState(id, OFFTAKE);
  const linked = useLinkedParts(id);
  const { on, place } = state;
  const requestAnalysis = (at: OfftakePlace) => change((before) => openResult(before, at));
  const owner = useMapControl(view, {
    widgetId: id,
    mapWidgetId,
    on,
    onStepBack: () => change((before) => switchTool(before, false))
  });
  useMapClick(view, (at) => {
    if (!on || (owner !== null && owner !== id)) return false;
    requestAnalysis(at);
    return true;
  });
  const label = config.toggleLabel || t('toggle');
  return (
    <>
      <div css={{ padding: space(3, 4), display: 'grid', gap: space(2) }}>
        <div css={{ display: 'flex', alignItems: 'center', gap: space(2.5) }}>
          <Switch
            id={switchId}
            checked={on}
            aria-label={label}
            onChange={(_event, checked: boolean) => change((before) => switchTool(before, checked))}
          />
          <label htmlFor={switchId} css={{ flex: 1, fontWeight: weight.strong }}>
            {label}
          </label>
        </div>
        <span css={type.hint}>{config.hint || t(on ? 'hintOn' : 'hintOff')}</span>
        {place && <span css={type.hint}>{t('asked', { position: positionText(place) })}</span>}
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
          <Button
            size="sm"
            css={{ minHeight: 32 }}
            onClick={() => {
              const { latitude, longitude } = (view && getMapView(view).center) ?? {};
              if (latitude != null && longitude != null) requestAnalysis({ latitude, longitude });
            }}
          >
            {t('atCentre')}
          </Button>
        </div>
      </div>
      {!linked.includes('result') && <ResultHost {...props} />}
    </>
  );
}
