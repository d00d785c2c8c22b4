import type { JimuMapView } from 'jimu-arcgis';
import { Button, Loading, LoadingType } from 'jimu-ui';
import {
  formatMessage,
  formatNumber,
  Notice,
  useLocale,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { DrawnShape } from 'widgets/shared-code/site-domain';
import { describeShape } from '../shape-words';
import type { InsideCount } from '../use-inside-counts';
import { useInsideCounts } from '../use-inside-counts';
import { useTexts } from '../use-texts';

interface SelectionProps {
  readonly view: JimuMapView | null;
  readonly shape: DrawnShape;
  /** False while the panel is closed. */
  readonly seen: boolean;
  onRemove(): void;
}

/** Layers without a number: those that the account may not read, and those that failed. */
function CountFaults({ counts, onRetry }: { readonly counts: readonly InsideCount[]; onRetry(): void }) {
  const t = useTexts();
  const listTitles = (isRefused: boolean) =>
    counts
      .filter(({ fault }) => fault !== null && (fault.kind === 'refused') === isRefused)
      .map(({ title }) => title)
      .join(', ');
  const [refused, failed] = [listTitles(true), listTitles(false)];
  return (
    <>
      {refused !== '' && (
        <Notice kind="warning" polite>
          {t('refused', { layers: refused })}
        </Notice>
      )}
      {failed !== '' && (
        <Notice kind="error" polite onRetry={onRetry}>
          {t('failed', { layers: failed })}
        </Notice>
      )}
    </>
  );
}

/** The shape that narrows the layers, the records inside it, and Remove. */
export function Selection({ view, shape, seen, onRemove }: SelectionProps) {
  const t = useTexts();
  const locale = useLocale();
  const { type, weight, space, rule } = useThemeStyles();
  const { last: counts, busy, retry } = useInsideCounts(view, seen);
  const title = formatMessage('shape.inside', locale);
  return (
    <section
      aria-label={title}
      css={{ display: 'grid', gap: space(2), borderTop: rule, paddingTop: space(3) }}
    >
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) }}>
        <div css={{ flex: 1, minWidth: 0 }}>
          <h3 css={{ margin: 0, ...type.heading }}>{title}</h3>
          <span css={type.hint}>{describeShape(shape, t)}</span>
        </div>
        <Button size="sm" onClick={onRemove} css={{ minHeight: 32 }}>
          {t('removeShape')}
        </Button>
      </div>
      {!counts && busy && <Loading type={LoadingType.Skeleton} text={t('counting')} css={{ height: 48 }} />}
      {counts?.length === 0 && <p css={{ margin: 0, ...type.hint }}>{t('noLayer')}</p>}
      {counts && counts.length > 0 && (
        <dl
          aria-busy={busy}
          css={{
            margin: 0,
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) auto',
            gap: space(1, 3),
            fontFeatureSettings: '"tnum"',
            '& dt': { fontWeight: weight.regular, overflowWrap: 'anywhere' },
            '& dd': { margin: 0, textAlign: 'end', fontWeight: weight.strong }
          }}
        >
          {counts.map(({ id, title: layer, count }) => [
            <dt key={id}>{layer}</dt>,
            <dd key={`${id} count`}>{count === null ? t('countUnknown') : formatNumber(count)}</dd>
          ])}
        </dl>
      )}
      <CountFaults counts={counts ?? []} onRetry={retry} />
      <p css={{ margin: 0, ...type.hint }}>{t('scopeHint')}</p>
    </section>
  );
}
