import { hooks } from 'jimu-core';
import { Button } from 'jimu-ui';
import type { Locale } from 'widgets/shared-code/site-core';
import { Chip, formatNumber, message, useLook, useUiTexts } from 'widgets/shared-code/site-core';
import { cassavaStatesPage, fieldLabel, unitText } from 'widgets/shared-code/site-map';
import type { DrawnClass, DrawnClasses } from 'widgets/shared-code/site-map';
import type { CassavaState } from './states';
import { classOf, FIGURES } from './states';
import { Swatch } from './swatch';
import { useTexts } from './use-texts';

const { fields } = cassavaStatesPage;

interface FigureProps {
  readonly name: keyof typeof fields;
  readonly locale: Locale;
  /** As it reads; null where it is not known, which is said. */
  readonly text: string | null;
  readonly unit?: string;
}

/** A figure under its heading, its unit small beside it. */
function Figure({ name, locale, text, unit }: FigureProps) {
  const { type } = useLook();
  const t = useUiTexts();
  return (
    <div css={{ minWidth: 0 }}>
      <dt css={type.hint}>{fieldLabel(fields[name], locale)}</dt>
      <dd data-field={name} css={{ margin: 0, ...type.title }}>
        {text ?? <Chip>{t('unknown')}</Chip>}
        {text !== null && unit !== undefined && <span css={type.hint}> {unit}</span>}
      </dd>
    </div>
  );
}

/** The class of a state: its colour and its name, as the legend has them. */
export const drawnClassOf = (
  state: CassavaState,
  { classes, without }: DrawnClasses
): Pick<DrawnClass, 'label' | 'color'> => {
  const own = classOf(state);
  return classes.find(({ band }) => band.id === own?.id) ?? without;
};

interface HoverCardProps {
  readonly state: CassavaState | null;
  /** What a rank is out of. */
  readonly ranked: number;
  readonly legend: DrawnClasses;
  readonly locale: Locale;
  /** Moves the map back to all states; left out while it shows them. */
  onAll?(): void;
}

/** What the state that is pointed at plants, produces and yields, or that one should be pointed at. */
export function HoverCard({ state, ranked, legend, locale, onAll }: HoverCardProps) {
  const t = useTexts();
  const { type, space, sys, rule } = useLook();
  const small = hooks.useCheckSmallBrowserSizeMode();
  const drawn = state && drawnClassOf(state, legend);
  const rank = state?.rank ?? null;
  return (
    <section
      aria-label={t('card')}
      aria-live="polite"
      css={{
        position: 'sticky',
        top: 0,
        zIndex: 1,
        // As high as its figures, so that nothing beneath it moves; a phone has no hover, and no room for it.
        minHeight: small ? undefined : 206,
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
            {FIGURES.map(({ field, unit }) => {
              const value = state.figures[field];
              return (
                <Figure
                  key={field}
                  name={field}
                  locale={locale}
                  text={value === null ? null : formatNumber(value, fields[field].decimals)}
                  unit={unitText(unit, locale)}
                />
              );
            })}
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
              {classOf(state)
                ? t('classIs', { name: drawn.label, unit: unitText('thousand t', locale) })
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
        <p css={{ margin: 0, ...type.body }}>{message('cassava.hover', locale)}</p>
      )}
    </section>
  );
}
