import { Button } from 'jimu-ui';
import { useThemeStyles } from 'widgets/shared-code/site-base';
import { TOGETHER_FIGURE_NAMES, TOGETHER_PARTS } from 'widgets/shared-code/site-domain';
import type { ServiceAreasTogether, TogetherFigureName, TogetherPart } from 'widgets/shared-code/site-domain';
import { ExportMenu } from 'widgets/shared-code/site-records';
import { FigureTable, ResultPanel, ScopeLine } from 'widgets/shared-code/site-analysis';
import type { FigureRow, Folding, ResultPlace } from 'widgets/shared-code/site-analysis';
import { figureText } from '../area-words';
import { AreaRecords, useTogetherRecordsOpener } from '../detail/area-records';
import { OpenableText } from '../detail/figure';
import { MillScopeSwitch } from '../mill-scope-switch';
import { AreaName, Dot } from '../small-parts';
import type { Area } from '../state';
import { selectArea } from '../state';
import type { AreaStateSetter } from '../use-service-area';
import { useTexts } from '../use-texts';
import { MillCirclesLegend, OverlapSwatch } from './overlap';
import { togetherCsv, togetherGeoJson } from './together-export';
import {
  insideOutlinesText,
  noOverlapText,
  overlapRule,
  togetherDay,
  togetherFigureScope,
  togetherScope
} from './together-words';

interface TogetherValueProps {
  readonly name: TogetherFigureName;
  readonly part: TogetherPart;
  readonly answer: ServiceAreasTogether;
}

/** A figure of several areas, which opens the records behind it, if any. */
function TogetherValue({ name, part, answer }: TogetherValueProps) {
  const t = useTexts();
  const open = useTogetherRecordsOpener(name, part, answer);
  const value = answer[part].figures[name];
  const text = figureText(name, value, t);
  return (
    <OpenableText label={`${t(name)}, ${t(part)}`} text={text} open={open}>
      <span css={{ whiteSpace: 'nowrap' }} data-testid={`sa-${part}-${name}`} data-value={value ?? ''}>
        {text}
      </span>
    </OpenableText>
  );
}

interface TogetherDetailProps {
  readonly answer: ServiceAreasTogether;
  readonly areas: readonly Area[];
  readonly toolId: string;
  readonly serverUrl: string;
  readonly change: AreaStateSetter;
  readonly place: ResultPlace;
  readonly folding?: Folding;
}

/** Every figure of all areas together beside that of their overlap, with units and scope. */
export function TogetherDetail(props: TogetherDetailProps) {
  const { answer, areas, toolId, serverUrl, change, place, folding } = props;
  const t = useTexts();
  const { type, space, rule } = useThemeStyles();
  const title = t('togetherTitle');
  const block = { padding: space(2.5, 3.5) } as const;
  const rows = TOGETHER_FIGURE_NAMES.map((name): FigureRow => ({
    key: name,
    label: t(name),
    hint: togetherFigureScope(name, answer, t),
    values: TOGETHER_PARTS.map((part) => {
      const inside = part === 'overlap' ? insideOutlinesText(name, answer, t) : null;
      return (
        <>
          <TogetherValue name={name} part={part} answer={answer} />
          {inside !== null && <div css={type.hint}>{inside}</div>}
        </>
      );
    })
  }));
  return (
    <ResultPanel
      place={place}
      title={title}
      sign={<OverlapSwatch />}
      chip={t('areasCount', { count: areas.length })}
      actions={
        <ExportMenu
          subject={title}
          fileName="service-areas-together"
          csv={() => togetherCsv(answer, areas, t)}
          geoJson={() => togetherGeoJson(answer, areas, t)}
        />
      }
      folding={folding}
      closeLabel={t('closeDetail')}
      onClose={() => change((state) => selectArea(state, null))}
    >
      <div css={block}>
        <ScopeLine
          scope={answer.overlap.rings.length > 0 ? t('overlapLegend') : noOverlapText(answer, t)}
          date={togetherDay(answer)}
        />
        <div css={{ margin: space(2, 0) }}>
          <MillScopeSwitch millScope={answer.millScope} inside={t('insideAreas')} change={change} />
        </div>
        <AreaRecords toolId={toolId} serverUrl={serverUrl}>
          <FigureTable
            caption={title}
            columns={TOGETHER_PARTS.map((part) => ({ key: part, title: t(part) }))}
            rows={rows}
          />
        </AreaRecords>
      </div>
      <div css={{ ...block, ...type.hint, borderTop: rule, display: 'grid', gap: space(1) }}>
        <p css={{ margin: 0 }}>{togetherScope(answer, t)}</p>
        <p css={{ margin: 0 }}>
          {t('overlap')}: {overlapRule(answer, t)}.
        </p>
        {answer.millScope === 'extentWidth' && <MillCirclesLegend />}
        <p css={{ margin: 0 }}>{t('ofOneStart')}</p>
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
          {areas.map((area) => (
            <Button
              key={area.id}
              size="sm"
              title={t('details', { number: area.number })}
              data-printed
              onClick={() => change((state) => selectArea(state, area.id))}
              css={{ gap: space(1.5), minHeight: 32 }}
            >
              <Dot colour={area.colour} />
              <AreaName area={area} />
            </Button>
          ))}
        </div>
      </div>
    </ResultPanel>
  );
}
