import { React } from 'jimu-core';
import { Button, Switch } from 'jimu-ui';
import {
  formatMessage,
  joinWithColon,
  Notice,
  SiteIcon,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { readCustomSwatch, retryLayer } from 'widgets/shared-code/site-map';
import { getLayerState, LayerStateText } from './layer-state';
import type { PlannerIds } from './panel/agent-summary';
import { LayerPanel } from './panel/layer-panel';
import { RasterLegend } from './raster/raster-legend';
import type { RasterStyles } from './raster/use-raster-styles';
import { HeightLegend } from './scene/height-legend';
import { LayerSwatch } from './swatch';
import type { Filters } from './use-filters';
import { useLayerCounts } from './use-layer-counts';
import type { ListedLayer } from './use-layers';
import { getLayerTitle, useLayerStatus } from './use-layers';
import type { Texts } from './use-texts';

interface LayerRowProps {
  readonly listed: ListedLayer;
  readonly filters: Filters;
  readonly styles: RasterStyles;
  readonly isOpen: boolean;
  readonly planner: PlannerIds;
  readonly locale: Locale;
  readonly t: Texts;
  onShow(visible: boolean): void;
  onToggle(): void;
}

/** Every layer has properties unless the settings hide them. */
const hasPanel = ({ panel }: ListedLayer): boolean => panel !== null;

interface PropertiesButtonProps extends Pick<LayerRowProps, 'isOpen' | 'locale' | 'onToggle'> {
  readonly title: string;
  readonly disabled: boolean;
}

function PropertiesButton({ title, isOpen, disabled, locale, onToggle }: PropertiesButtonProps) {
  const name = formatMessage('layers.properties', locale);
  return (
    <Button
      type="tertiary"
      icon
      size="sm"
      aria-expanded={isOpen}
      aria-label={joinWithColon(name, title)}
      title={name}
      disabled={disabled}
      onClick={onToggle}
    >
      <SiteIcon name={isOpen ? 'chevronUp' : 'chevronDown'} size={16} />
    </Button>
  );
}

/** Legend of a visible layer in its row: of a raster, or of heights in a scene. */
function RowLegend({ listed, styles, ...words }: Pick<LayerRowProps, 'listed' | 'styles' | 'locale' | 't'>) {
  if (listed.raster) return <RasterLegend listed={listed} styles={styles} {...words} />;
  return listed.feature && <HeightLegend listed={listed} definition={listed.feature} {...words} />;
}

/** Row of a layer: its switch, record count and properties. */
export function LayerRow(props: LayerRowProps) {
  const { listed, filters, styles, isOpen, planner, locale, t, onShow, onToggle } = props;
  const { jimuLayerView } = listed;
  const { type, weight, space, rule } = useThemeStyles();
  const id = React.useId();
  const status = useLayerStatus(listed);
  const { visible } = status;
  const state = getLayerState(status);
  const failed = state === 'failed';
  const counts = useLayerCounts(listed, state === 'shown', filters);
  const title = getLayerTitle(listed, locale);
  const problem = failed ? 'layerFailed' : counts.problem;
  const handleRetry = () => (failed ? retryLayer(jimuLayerView.layer) : counts.retry());
  return (
    <li css={{ borderTop: rule }}>
      <div
        css={{
          display: 'flex',
          alignItems: 'center',
          gap: space(2),
          minHeight: 40,
          padding: space(1, 2, 1, 4)
        }}
      >
        <Switch
          id={id}
          checked={visible}
          aria-label={title}
          onChange={(_event, checked: boolean) => onShow(checked)}
        />
        {/* Read on each status change: the symbol is known only after the layer has loaded. */}
        <LayerSwatch swatch={listed.swatch ?? readCustomSwatch(jimuLayerView.layer)} />
        <label
          htmlFor={id}
          css={{ flex: 1, fontWeight: visible ? weight.strong : weight.regular, overflowWrap: 'anywhere' }}
        >
          {title}
        </label>
        <LayerStateText state={state} counts={counts} t={t} />
        {hasPanel(listed) ? (
          <PropertiesButton
            title={title}
            isOpen={isOpen}
            disabled={failed}
            locale={locale}
            onToggle={onToggle}
          />
        ) : (
          <span css={{ width: 28 }} />
        )}
      </div>
      {problem !== null && (
        <Notice
          kind="error"
          plain
          polite
          onRetry={problem === 'refused' ? undefined : handleRetry}
          css={{ padding: space(0, 4, 2), ...type.small }}
        >
          {t(problem)}
        </Notice>
      )}
      {state === 'shown' && <RowLegend {...{ listed, styles, locale, t }} />}
      {isOpen && !failed && hasPanel(listed) && (
        <LayerPanel
          listed={listed}
          title={title}
          filters={filters}
          planner={planner}
          locale={locale}
          t={t}
          onCount={counts.setPanelCount}
        />
      )}
    </li>
  );
}
