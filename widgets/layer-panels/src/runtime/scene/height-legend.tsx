import { Button } from 'jimu-ui';
import { formatFigure, formatNumber, Notice, useTask, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { getUnitText } from 'widgets/shared-code/site-domain';
import { compareHeights, getLayerText } from 'widgets/shared-code/site-map';
import type { LayerColumn, LayerDefinition } from 'widgets/shared-code/site-map';
import type { ListedLayer } from '../use-layers';
import type { Texts } from '../use-texts';

interface HeightLegendProps {
  readonly listed: ListedLayer;
  readonly definition: LayerDefinition;
  readonly locale: Locale;
  readonly t: Texts;
}

/** Values whose columns the legend shows, in the unit of the field. */
const EXAMPLES = [5_000, 20_000, 40_000];
/** Height of the highest example in the legend, px. */
const HIGHEST_PX = 56;
const METRES_PER_KM = 1_000;

const formatKilometres = (metres: number): string => formatFigure(metres / METRES_PER_KM, 'km', 0);

type BlocksProps = Omit<HeightLegendProps, 'listed'>;

/** Columns of known values side by side, each with its value and its height in the scene. */
function Blocks({ definition: { page, layer }, locale, t }: BlocksProps) {
  const { type, space } = useThemeStyles();
  const { field, metres } = layer.height!;
  const { label, unit } = page.fields[field]!;
  const unitText = unit ? getUnitText(unit, locale) : '';
  const { draws } = layer;
  const color = draws.by === 'nothing' ? draws.symbol.color : undefined;
  const highest = Math.max(...EXAMPLES);
  return (
    <>
      <p css={{ margin: 0, ...type.small }}>
        {t('heightMeans', {
          name: getLayerText(label, locale),
          metres: formatNumber(metres),
          unit: unitText
        })}
      </p>
      <ul
        css={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          display: 'grid',
          gridTemplateColumns: `repeat(${EXAMPLES.length}, 1fr)`,
          alignItems: 'end',
          gap: space(2),
          textAlign: 'center',
          ...type.small,
          fontFeatureSettings: '"tnum"'
        }}
      >
        {EXAMPLES.map((value) => (
          <li key={value}>
            <div
              aria-hidden="true"
              css={{ width: 16, margin: '0 auto' }}
              style={{ height: (HIGHEST_PX * value) / highest, background: color }}
            />
            <strong>{formatFigure(value, unitText, 0)}</strong>
            <div css={type.hint}>{t('heightIs', { height: formatKilometres(value * metres) })}</div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Says that columns of one size have a place and a colour, but no height to read. */
function Columns({
  column: { heightM },
  t
}: Pick<HeightLegendProps, 't'> & { readonly column: LayerColumn }) {
  const { type } = useThemeStyles();
  return <p css={{ margin: 0, ...type.small }}>{t('columnsEqual', { height: formatKilometres(heightM) })}</p>;
}

/** Legend of the heights of a layer in a scene: what the height of a column means, and a view that compares them. */
export function HeightLegend({ listed: { view }, definition, locale, t }: HeightLegendProps) {
  const { type, space } = useThemeStyles();
  const { height, column } = definition.layer;
  const flight = useTask();
  if (view.type !== '3d' || (!height && !column)) return null;
  return (
    <div css={{ display: 'grid', gap: space(2), padding: space(0, 4, 3) }}>
      {column && <Columns column={column} t={t} />}
      {height && (
        <>
          <Blocks {...{ definition, locale, t }} />
          <Button
            size="sm"
            disabled={flight.busy}
            onClick={() => void flight.run(() => compareHeights(view))}
          >
            {t('compareHeights')}
          </Button>
          {flight.fault && (
            <Notice kind="error" plain css={type.small}>
              {t('flightFailed')}
            </Notice>
          )}
        </>
      )}
    </div>
  );
}
