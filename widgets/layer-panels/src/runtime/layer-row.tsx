import { React } from 'jimu-core';
import { Button, Switch } from 'jimu-ui';
import type { Locale } from 'widgets/shared-code/site-core';
import { formatNumber, formatMessage, Notice, SiteIcon, useThemeStyles } from 'widgets/shared-code/site-core';
import { readCustomSwatch, retryLayer } from 'widgets/shared-code/site-map';
import type { PlannerIds } from './panel/agent-summary';
import { LayerPanel } from './panel/layer-panel';
import { LayerSwatch } from './swatch';
import type { RecordCount as CountOf } from './use-count';
import { useConditions } from './use-conditions';
import { useCount } from './use-count';
import type { Filters } from './use-filters';
import type { ListedLayer } from './use-layers';
import { getLayerTitle, useLayerStatus } from './use-layers';
import type { Texts } from './use-texts';

interface LayerRowProps {
  readonly listed: ListedLayer;
  readonly filters: Filters;
  readonly isOpen: boolean;
  readonly planner: PlannerIds;
  readonly locale: Locale;
  readonly t: Texts;
  onShow(visible: boolean): void;
  onToggle(): void;
}

/** Every layer has properties unless the settings hide them. */
const hasPanel = ({ panel }: ListedLayer): boolean => panel !== null;

const isUnknown = (count: CountOf): boolean => count === 'unknown' || count === 'refused';

interface CountProps {
  readonly count: CountOf;
  /** Count of the records that the filters in force keep; null when there is no filter. */
  readonly kept: CountOf;
  readonly t: Texts;
}

function Count({ count, kept, t }: CountProps) {
  if (count === null) return null;
  if (count === 'asked')
    return (
      <span role="img" aria-label={t('counting')}>
        …
      </span>
    );
  const [total, left] = [count, kept].map((one) => (typeof one === 'number' ? formatNumber(one) : '–'));
  if (typeof count !== 'number' || isUnknown(kept))
    return (
      <span role="img" aria-label={t('countUnknown')}>
        {kept === null || kept === 'asked' ? total : `${left} / ${total}`}
      </span>
    );
  if (kept === null || kept === 'asked') return total;
  const name = t('countOf', { count: left, total });
  return <span role="img" aria-label={name}>{`${left} / ${total}`}</span>;
}

/** Row of a layer: its switch, record count and properties. */
export function LayerRow(props: LayerRowProps) {
  const { listed, filters, isOpen, planner, locale, t, onShow, onToggle } = props;
  const { id: layerId, jimuLayerView } = listed;
  const { sys, type, weight, space, rule } = useThemeStyles();
  const id = React.useId();
  const { visible, loadStatus, isTooFar } = useLayerStatus(listed);
  const failed = loadStatus === 'failed';
  const shown = visible && !failed && !isTooFar;
  const [count, retryCount] = useCount(jimuLayerView, shown);
  const { inForce: condition } = useConditions(layerId, jimuLayerView, filters);
  // An open panel reports its own count, also while a slider is dragged.
  const [counted, setCounted] = React.useState<number | null>(null);
  const [asked, retryKept] = useCount(
    jimuLayerView,
    shown && condition !== null && counted === null,
    condition
  );
  const kept = counted ?? asked;
  const title = getLayerTitle(listed, locale);
  const counts = [count, condition === null ? null : kept];
  const lacksCount = shown && counts.some(isUnknown);
  const isRefused = counts.includes('refused');
  const handleRetry = () => {
    if (failed) return retryLayer(jimuLayerView.layer);
    if (count === 'unknown') retryCount();
    if (kept === 'unknown') retryKept();
  };
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
        <span
          css={{
            ...type.small,
            fontFeatureSettings: '"tnum"',
            color: failed ? sys.color.error.main : sys.color.surface.paperHint
          }}
        >
          {failed && t('failed')}
          {!failed && !visible && t('off')}
          {!failed && visible && isTooFar && t('zoomIn')}
          {shown && <Count count={count} kept={condition === null ? null : kept} t={t} />}
        </span>
        {hasPanel(listed) ? (
          <Button
            type="tertiary"
            icon
            size="sm"
            aria-expanded={isOpen}
            aria-label={`${formatMessage('layers.properties', locale)}: ${title}`}
            title={formatMessage('layers.properties', locale)}
            disabled={failed}
            onClick={onToggle}
          >
            <SiteIcon name={isOpen ? 'chevronUp' : 'chevronDown'} size={16} />
          </Button>
        ) : (
          <span css={{ width: 28 }} />
        )}
      </div>
      {(failed || lacksCount) && (
        <Notice
          kind="error"
          plain
          polite
          onRetry={isRefused ? undefined : handleRetry}
          css={{ padding: space(0, 4, 2), ...type.small }}
        >
          {t(failed ? 'layerFailed' : isRefused ? 'refused' : 'countFailed')}
        </Notice>
      )}
      {isOpen && !failed && hasPanel(listed) && (
        <LayerPanel
          listed={listed}
          title={title}
          filters={filters}
          planner={planner}
          locale={locale}
          t={t}
          onCount={setCounted}
        />
      )}
    </li>
  );
}
