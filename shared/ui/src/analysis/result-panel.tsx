import type { ReactNode } from 'react';
import { MobilePanel } from 'jimu-ui';
import { Chip } from '../kit/marks/chip';
import { IconButton } from '../kit/marks/icon-button';
import { useOpenResult } from '../kit/panels/open-results';
import { useThemeStyles } from '../kit/theme/styles';
import { useUiTexts } from '../base/use-ui-texts';

/**
 * Placement of a result: in a card of its own, among the parts of another panel, or in a phone's bottom sheet.
 */
export type ResultPlace = 'card' | 'inside' | 'sheet';

export interface Folding {
  readonly folded: boolean;
  /** Labels of the button, for its next action. */
  readonly foldLabel: string;
  readonly unfoldLabel: string;
  /** The panel is at the bottom, so its header moves down when it collapses. */
  readonly foldsDown?: boolean;
  onFold(folded: boolean): void;
}

export interface ResultPanelProps {
  readonly place: ResultPlace;
  readonly title: string;
  /** Small text over the title: the kind of result. */
  readonly heading?: string;
  /** Accessible name of the panel if the title is not enough. */
  readonly label?: string;
  /** Dot or icon before the title. */
  readonly sign?: ReactNode;
  readonly chip?: string;
  /** Further buttons of the header, such as the export menu. */
  readonly actions?: ReactNode;
  /** Without it the panel cannot be collapsed to its header. */
  readonly folding?: Folding;
  readonly closeLabel?: string;
  /** Minimum height while it is expanded among others, px. */
  readonly leastHeight?: number;
  readonly children: ReactNode;
  onClose?(): void;
}

function ResultHeader(props: ResultPanelProps) {
  const { title, heading, sign, chip, actions, folding, closeLabel = '', onClose } = props;
  const { type, space } = useThemeStyles();
  return (
    <header
      css={{
        display: 'flex',
        alignItems: 'center',
        gap: space(1),
        padding: space(2, 2, 2, 3.5),
        flex: 'none'
      }}
    >
      <div
        css={{
          flex: 1,
          minWidth: 0,
          display: 'flex',
          alignItems: 'center',
          gap: space(2.5)
        }}
      >
        {sign && <span css={{ display: 'inline-flex', flex: 'none' }}>{sign}</span>}
        <div
          css={{
            minWidth: 0,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: space(1, 2.5)
          }}
        >
          <h2 css={{ margin: 0, minWidth: 0, overflowWrap: 'anywhere', ...type.title }}>
            {heading !== undefined && <span css={{ display: 'block', ...type.hint }}>{heading}</span>}
            {title}
          </h2>
          {chip !== undefined && <Chip>{chip}</Chip>}
        </div>
      </div>
      {actions}
      {folding && (
        <IconButton
          name={folding.folded === (folding.foldsDown ?? false) ? 'chevronUp' : 'chevronDown'}
          label={folding.folded ? folding.unfoldLabel : folding.foldLabel}
          expanded={!folding.folded}
          onClick={() => folding.onFold(!folding.folded)}
        />
      )}
      {onClose && <IconButton name="close" label={closeLabel} onClick={onClose} />}
    </header>
  );
}

/** A result: a header with collapse, close and export buttons, and contents that scroll. */
export function ResultPanel(props: ResultPanelProps) {
  const { place, title, label = title, actions, folding, leastHeight = 0, children, onClose } = props;
  const { card, rule, space } = useThemeStyles();
  const folded = folding?.folded ?? false;
  const openElement = useOpenResult(label, place !== 'sheet');
  if (place === 'sheet')
    return (
      <MobilePanel open title={label} onClose={onClose}>
        <div ref={openElement}>{children}</div>
        {actions && (
          <div css={{ display: 'flex', justifyContent: 'flex-end', padding: space(0, 3, 3) }}>{actions}</div>
        )}
      </MobilePanel>
    );
  return (
    <section
      ref={folded ? null : openElement}
      aria-label={label}
      css={{
        ...(place === 'card' ? card : { borderTop: rule, fontFeatureSettings: '"tnum"' }),
        display: 'flex',
        flexDirection: 'column',
        flex: folded ? 'none' : '0 1 auto',
        minHeight: folded ? 0 : leastHeight,
        maxHeight: place === 'card' ? '100%' : undefined,
        boxSizing: 'border-box',
        overflow: 'hidden'
      }}
    >
      <ResultHeader {...props} />
      {!folded && <div css={{ overflow: 'auto', minHeight: 0, borderTop: rule }}>{children}</div>}
    </section>
  );
}

export interface ScopeLineProps {
  /** Records that were counted. */
  readonly scope: ReactNode;
  /** Formatted day of the data; null while or if it is unknown. */
  readonly date: string | null;
}

/** Scope of a result's count, and the day of its data. */
export function ScopeLine({ scope, date }: ScopeLineProps) {
  const { type, space } = useThemeStyles();
  const t = useUiTexts();
  return (
    <div
      css={{
        ...type.hint,
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: space(0, 3)
      }}
    >
      <span css={{ flex: '1 1 55%' }}>{scope}</span>
      <span css={{ flex: 'none' }}>{date === null ? t('dateUnknown') : t('dataOf', { date })}</span>
    </div>
  );
}
