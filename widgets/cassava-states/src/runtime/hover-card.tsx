import { hooks } from 'jimu-core';
import { Button } from 'jimu-ui';
import { Chip, formatMessage, formatNumber, useThemeStyles, useUiTexts } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { CASSAVA_AMOUNTS, computeCassavaFigure, getUnitText } from 'widgets/shared-code/site-domain';
import type { CassavaAmount } from 'widgets/shared-code/site-domain';
import { cassavaStatesPage, formatFieldLabel } from 'widgets/shared-code/site-map';
import type { DrawnClass, DrawnClasses } from 'widgets/shared-code/site-map';
import type { CassavaState, FigureField } from './states';
import { getStateClass, FIGURES, YIELD_UNIT } from './states';
import { Swatch } from './swatch';
import { useTexts } from './use-texts';

const { fields } = cassavaStatesPage;

interface FigureProps {
  readonly name: keyof typeof fields;
  readonly locale: Locale;
  /** The formatted value; null when it is not known, which the card shows. */
  readonly text: string | null;
  /** Unit, in small text beside the value. */
  readonly unit?: string;
  /** The value without the heading's multiplier, in small text below it. */
  readonly full?: string;
}

/** A figure under its heading, in the heading's multiplier. */
function Figure({ name, locale, text, unit, full }: FigureProps) {
  const { type } = useThemeStyles();
  const t = useUiTexts();
  return (
    <div css={{ minWidth: 0 }}>
      <dt css={type.hint}>{formatFieldLabel(fields[name], locale)}</dt>
      <dd data-field={name} css={{ margin: 0, ...type.title }}>
        {text ?? <Chip>{t('unknown')}</Chip>}
        {text !== null && unit !== undefined && <span css={type.hint}> {unit}</span>}
        {text !== null && full !== undefined && (
          <>
            {' '}
            <span css={{ display: 'block', ...type.hint }}>{full}</span>
          </>
        )}
      </dd>
    </div>
  );
}

/** Formats a figure: an amount in the multiplier of its heading and in full, a yield with its unit. */
function readFigure(
  { figures }: CassavaState,
  field: FigureField,
  amount: CassavaAmount | null,
  locale: Locale
): Pick<FigureProps, 'text' | 'unit' | 'full'> {
  const value = figures[field];
  const { decimals } = fields[field];
  if (amount === null)
    return {
      text: value === null ? null : formatNumber(value, decimals),
      unit: getUnitText(YIELD_UNIT, locale)
    };
  const figure = computeCassavaFigure(amount, value);
  if (figure === null) return { text: null };
  const unit = getUnitText(CASSAVA_AMOUNTS[amount].unit, locale);
  return { text: formatNumber(figure.headed, decimals), full: `${formatNumber(figure.full)} ${unit}` };
}

/** Returns the colour and label of a state's class, as in the legend. */
export const findDrawnClass = (
  state: CassavaState,
  { classes, without }: DrawnClasses
): Pick<DrawnClass, 'label' | 'color'> => {
  const own = getStateClass(state);
  return classes.find(({ band }) => band.id === own?.id) ?? without;
};

/** Height of the card with all figures on a wide page, px; the list scrolls a focused state below it. */
export const CARD_HEIGHT = 224;

interface HoverCardProps {
  readonly state: CassavaState | null;
  /** Number of ranked states. */
  readonly ranked: number;
  readonly legend: DrawnClasses;
  readonly locale: Locale;
  /** Zooms back to all states; not set while the map shows them. */
  onAll?(): void;
}

/** Area, production and yield of the hovered state, or a hint to hover over one. */
export function HoverCard({ state, ranked, legend, locale, onAll }: HoverCardProps) {
  const t = useTexts();
  const { type, space, sys, rule } = useThemeStyles();
  const small = hooks.useCheckSmallBrowserSizeMode();
  const drawn = state && findDrawnClass(state, legend);
  const rank = state?.rank ?? null;
  return (
    <section
      aria-label={t('card')}
      aria-live="polite"
      css={{
        position: 'sticky',
        top: 0,
        zIndex: 1,
        // The height is fixed, so that the list below does not move; a phone has no hover and little space.
        minHeight: small ? undefined : CARD_HEIGHT,
        boxSizing: 'border-box',
        padding: space(3, 3.5),
        display: 'grid',
        gap: space(1.5),
        alignContent: 'start',
        background: sys.color.surface.paper,
        borderBottom: rule
      }}
    >
      {state && drawn ? (
        <>
          <dl
            css={{
              margin: 0,
              display: 'grid',
              gridTemplateColumns: '1fr 1fr',
              gap: space(2, 3),
              '& > div:first-of-type': { gridColumn: '1 / -1' }
            }}
          >
            <Figure name="STATE" locale={locale} text={state.name} />
            {FIGURES.map(({ field, amount }) => (
              <Figure
                key={field}
                name={field}
                locale={locale}
                {...readFigure(state, field, amount, locale)}
              />
            ))}
            <Figure
              name="RANK"
              locale={locale}
              text={rank === null ? null : formatNumber(rank)}
              unit={t('rankOf', { count: ranked })}
            />
          </dl>
          <div css={{ display: 'flex', alignItems: 'center', gap: space(2), minHeight: 32, ...type.small }}>
            <Swatch color={drawn.color} />
            <span css={{ flex: 1 }}>
              {getStateClass(state)
                ? t('classIs', { name: drawn.label, unit: getUnitText('thousand t', locale) })
                : t('classUnknown')}
            </span>
            {onAll && (
              <Button size="sm" onClick={onAll}>
                {t('allStates')}
              </Button>
            )}
          </div>
        </>
      ) : (
        <p css={{ margin: 0, ...type.body }}>{formatMessage('cassava.hover', locale)}</p>
      )}
    </section>
  );
}
