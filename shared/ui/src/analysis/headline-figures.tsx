import { joinWithColon } from '@site/domain/src/base';
import { Button } from 'jimu-ui';
import { Chip } from '../kit/marks/chip';
import { useThemeStyles } from '../kit/theme/styles';
import { useUiTexts } from '../base/use-ui-texts';

export interface HeadlineFigure {
  readonly key: string;
  readonly label: string;
  /** The formatted value with its unit. */
  readonly text: string;
  /** Null when the value is unknown; the figure is then marked as unknown. */
  readonly value: number | null;
  /** Chip beside the figure that replaces the 'unknown' mark, for instance that it could not be loaded. */
  readonly mark?: string;
  /** Note beneath the figure: what it leaves out, how it is weighted. */
  readonly note?: string;
  /** Button that opens the records behind the figure. */
  readonly action?: { readonly text: string; onPress(): void };
}

/** The large figures of a result, two per row; the last of an uneven number takes the whole row. */
export function HeadlineFigures({ figures }: { readonly figures: readonly HeadlineFigure[] }) {
  const { sys, type, space, rule } = useThemeStyles();
  const t = useUiTexts();
  return (
    <dl
      css={{
        margin: 0,
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        gap: space(0.25),
        background: sys.color.divider.primary,
        borderTop: rule,
        borderBottom: rule,
        fontFeatureSettings: '"tnum"',
        '& > div': { background: sys.color.surface.paper },
        '& > div:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' }
      }}
    >
      {figures.map(
        ({ key, label, text, value, mark = value === null ? t('unknown') : undefined, note, action }) => (
          <div key={key} css={{ padding: space(2.5, 3.5), minWidth: 0 }}>
            <dt css={type.hint}>{label}</dt>
            <dd css={{ margin: 0, ...type.figure }}>
              <span data-testid={`figure-${key}`} data-value={value ?? ''}>
                {text}
              </span>{' '}
              {mark !== undefined && <Chip>{mark}</Chip>}
            </dd>
            {note !== undefined && <dd css={{ margin: 0, ...type.hint }}>{note}</dd>}
            {action && (
              <dd css={{ margin: 0 }}>
                <Button
                  type="tertiary"
                  size="sm"
                  aria-label={joinWithColon(label, action.text)}
                  onClick={action.onPress}
                  css={{
                    minHeight: 24,
                    padding: space(0, 1.5),
                    marginLeft: space(-1.5),
                    ...type.small,
                    color: sys.color.primary.main
                  }}
                >
                  {action.text}
                </Button>
              </dd>
            )}
          </div>
        )
      )}
    </dl>
  );
}
