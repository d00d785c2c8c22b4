import { React } from 'jimu-core';
import { Button, TextArea } from 'jimu-ui';
import { formatMessage, LabelledField, Notice, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { PLOT_DECIMALS, readPolygon } from 'widgets/shared-code/site-domain';
import type { PlotGeometry, PolygonProblem } from 'widgets/shared-code/site-domain';
import { useTexts } from '../use-texts';

/** Most problems that are listed at once. */
const MAX_LISTED = 20;

/** Returns an outline as a coordinate list; '' for a point. */
const toListText = (geometry: PlotGeometry | null): string =>
  geometry?.type === 'Polygon'
    ? (geometry.coordinates[0] ?? [])
        .map(
          ([longitude, latitude]) => `${latitude.toFixed(PLOT_DECIMALS)},${longitude.toFixed(PLOT_DECIMALS)}`
        )
        .join('; ')
    : '';

interface TypedOutlineProps {
  readonly geometry: PlotGeometry | null;
  readonly locale: Locale;
  onChange(geometry: PlotGeometry): void;
}

/** Capture as a coordinate list, with all its problems at once. */
export function TypedOutline({ geometry, locale, onChange }: TypedOutlineProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const [text, setText] = React.useState(() => toListText(geometry));
  const [problems, setProblems] = React.useState<readonly PolygonProblem[]>([]);
  const [isUsed, setIsUsed] = React.useState(false);
  const handleUse = () => {
    const read = readPolygon(text);
    setProblems(read.ok === false ? read.problems : []);
    setIsUsed(read.ok);
    if (read.ok === false) return;
    onChange({
      type: 'Polygon',
      coordinates: [read.value.map(({ longitude, latitude }) => [longitude, latitude] as const)]
    });
  };
  return (
    <div css={{ display: 'grid', gap: space(2) }}>
      <LabelledField label={t('list')} help={t('listHelp')}>
        {(control) => (
          <TextArea
            {...control}
            value={text}
            rows={5}
            onChange={({ target }) => {
              setText(target.value);
              setIsUsed(false);
            }}
          />
        )}
      </LabelledField>
      {/* The answer is above the button, because on a phone the place below it is out of sight. */}
      {isUsed && <span role="status">{t('listUsed')}</span>}
      {problems.length > 0 && (
        <Notice kind="error" title={t('listRefused')}>
          <ul css={{ margin: 0, paddingLeft: space(4) }}>
            {problems.slice(0, MAX_LISTED).map(({ problem, values }, index) => (
              <li key={index}>{formatMessage(`polygon.${problem}`, locale, values)}</li>
            ))}
            {problems.length > MAX_LISTED && (
              <li>{t('moreProblems', { count: problems.length - MAX_LISTED })}</li>
            )}
          </ul>
        </Notice>
      )}
      <Button onClick={handleUse} css={{ justifySelf: 'start' }}>
        {t('useList')}
      </Button>
    </div>
  );
}
