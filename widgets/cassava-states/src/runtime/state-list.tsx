import { React } from 'jimu-core';
import type { KeyboardEvent } from 'react';
import {
  formatNumber,
  LabelledField,
  SearchInput,
  useThemeStyles,
  useUiTexts
} from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { getUnitText } from 'widgets/shared-code/site-domain';
import { cassavaStatesPage } from 'widgets/shared-code/site-map';
import type { DrawnClasses } from 'widgets/shared-code/site-map';
import { CARD_HEIGHT, findDrawnClass } from './hover-card';
import type { CassavaState } from './states';
import { filterStates } from './states';
import { Swatch } from './swatch';
import { useTexts } from './use-texts';

export interface StateListProps {
  /** In list order. */
  readonly states: readonly CassavaState[];
  readonly legend: DrawnClasses;
  readonly locale: Locale;
  /** Id of the state selected in the list or on the map. */
  readonly chosen: number | null;
  /** Reports the hovered or focused state; null for no state. */
  onPoint(id: number | null): void;
  onChoose(id: number): void;
}

interface RowProps extends Pick<StateListProps, 'legend' | 'locale' | 'onPoint' | 'onChoose'> {
  readonly state: CassavaState;
  readonly selected: boolean;
  /** Whether the row is in the tab order. */
  readonly reached: boolean;
  onMove(key: string): boolean;
}

function Row({ state, selected, reached, legend, locale, onPoint, onChoose, onMove }: RowProps) {
  const { sys, type, weight, space } = useThemeStyles();
  const t = useUiTexts();
  const { id, name, rank, figures } = state;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') onChoose(id);
    else if (!onMove(event.key)) return;
    event.preventDefault();
  };
  return (
    <div
      role="option"
      aria-selected={selected}
      tabIndex={reached ? 0 : -1}
      data-state={id}
      onClick={() => onChoose(id)}
      onKeyDown={onKeyDown}
      onFocus={() => onPoint(id)}
      onBlur={() => onPoint(null)}
      onMouseEnter={() => onPoint(id)}
      onMouseLeave={() => onPoint(null)}
      css={{
        display: 'grid',
        gridTemplateColumns: '2em auto 1fr auto',
        alignItems: 'center',
        gap: space(2),
        minHeight: 36,
        padding: space(0, 3.5),
        // Keeps a focused row below the sticky card.
        scrollMarginTop: CARD_HEIGHT + 6,
        cursor: 'pointer',
        ...(selected && {
          background: sys.color.action.selected.default,
          color: sys.color.action.selected.text
        }),
        fontWeight: selected ? weight.medium : weight.regular,
        '&:hover': {
          background: selected ? sys.color.action.selected.hover : sys.color.action.hover
        },
        '&:focus-visible': { outline: `2px solid ${sys.color.primary.main}`, outlineOffset: -2 }
      }}
    >
      <span css={{ ...type.hint, textAlign: 'end' }}>{formatNumber(rank)}</span>
      <Swatch color={findDrawnClass(state, legend).color} />
      <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>{name}</span>
      <span>
        {figures.MT_PRODUCED === null
          ? t('unknown')
          : formatNumber(figures.MT_PRODUCED, cassavaStatesPage.fields.MT_PRODUCED.decimals)}
        {figures.MT_PRODUCED !== null && <span css={type.hint}> {getUnitText('thousand t', locale)}</span>}
      </span>
    </div>
  );
}

/** Returns the index that a key leads to in a list of `length`; null for other keys. */
function computeIndex(key: string, at: number, length: number): number | null {
  const places: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(length - 1, at + 1),
    ArrowUp: Math.max(0, at - 1),
    Home: 0,
    End: length - 1
  };
  return places[key] ?? null;
}

/**
 * The states by production, filtered by a text. It offers keyboards and screen readers the figures that the
 * map shows on hover.
 */
export function StateList(props: StateListProps) {
  const { states, chosen, onChoose } = props;
  const t = useTexts();
  const { space, type } = useThemeStyles();
  const [text, setText] = React.useState('');
  const box = React.useRef<HTMLDivElement>(null);
  const shown = filterStates(states, text);
  const reached = shown.find(({ id }) => id === chosen) ?? shown[0];
  const focusState = (at: number) => {
    const target = box.current?.querySelector<HTMLElement>(`[data-state="${shown[at]?.id}"]`);
    target?.focus();
  };
  return (
    <section css={{ padding: space(3, 0, 3) }}>
      <div css={{ padding: space(0, 3.5, 2) }}>
        <LabelledField label={t('search')}>
          {(control) => (
            <SearchInput
              {...control}
              value={text}
              onChange={({ target: { value } }) => setText(value)}
              onKeyDown={({ key }) => {
                if (key === 'ArrowDown') focusState(0);
                if (key === 'Enter' && shown.length === 1) onChoose(shown[0]!.id);
              }}
            />
          )}
        </LabelledField>
      </div>
      {shown.length === 0 ? (
        <p role="status" css={{ margin: 0, padding: space(2, 3.5), ...type.small }}>
          {t(states.length === 0 ? 'noStates' : 'noneNamed')}
        </p>
      ) : (
        <div ref={box} role="listbox" aria-label={t('list')}>
          {shown.map((state, at) => (
            <Row
              key={state.id}
              {...props}
              state={state}
              selected={state.id === chosen}
              reached={state === reached}
              onMove={(key) => {
                const next = computeIndex(key, at, shown.length);
                if (next !== null) focusState(next);
                return next !== null;
              }}
            />
          ))}
        </div>
      )}
    </section>
  );
}
