import { Button } from 'jimu-ui';
import { formatDistance, SiteIcon, useLocale, useThemeStyles } from 'widgets/shared-code/site-base';
import { listAreaFigures } from 'widgets/shared-code/site-domain';
import type { AreaFigureName } from 'widgets/shared-code/site-domain';
import { ExportMenu } from 'widgets/shared-code/site-records';
import { ResultPanel, ScopeLine } from 'widgets/shared-code/site-analysis';
import type { Folding, ResultPlace } from 'widgets/shared-code/site-analysis';
import { detailCsv, detailGeoJson } from '../area-export';
import { dataDay, figureScope, placeText, scopeText } from '../area-words';
import { MillScopeSwitch } from '../mill-scope-switch';
import { Dot } from '../small-parts';
import type { RainStatus } from '../rainy-season';
import { isRainyArea } from '../rainy-season';
import type { Area } from '../state';
import { removeArea, selectArea } from '../state';
import type { AreaStateSetter } from '../use-service-area';
import { useTexts } from '../use-texts';
import { headlineFigures, useHeadline } from '../headline';
import { FigureValue, HeadlineFigure, MainFigure, SmallFigure } from './figure';
import { Seasons } from './seasons';
import { AreaRecords, useAreaRecordsOpener } from './area-records';

/** Shortest snap of the start that is reported, in metres. */
const SNAP_WORTH_SAYING = 100;

interface DetailProps {
  readonly area: Area;
  /** The widget id of the tool that drew it. */
  readonly toolId: string;
  readonly serverUrl: string;
  /** Null unless the rainy season is requested. */
  readonly rain: RainStatus | null;
  readonly change: AreaStateSetter;
  readonly place: ResultPlace;
  readonly folding?: Folding;
}

/** The least share that is drawn as a bar, %: below it the bar would look empty. */
const LEAST_BAR = 1;

function Biochar({ area }: { readonly area: Area }) {
  const t = useTexts();
  const { sys, type, space } = useThemeStyles();
  const share = area.summary.figures.maizeLandAvailableForBiochar;
  return (
    <>
      <div css={{ display: 'flex', justifyContent: 'space-between', gap: space(2) }}>
        <h3 css={{ margin: 0, ...type.heading, flex: 'none' }}>{t('biochar')}</h3>
        <span css={{ ...type.hint, textAlign: 'right' }}>
          <FigureValue field="maizeLandAvailableForBiochar" area={area} /> {t('maizeLandAvailableForBiochar')}
          , {figureScope('maizeLandAvailableForBiochar', area, t)}
        </span>
      </div>
      {share !== null && share >= LEAST_BAR && (
        <div
          aria-hidden="true"
          data-testid="biochar-bar"
          css={{
            height: 8,
            marginTop: space(1.5),
            borderRadius: 4,
            overflow: 'hidden',
            background: sys.color.divider.primary
          }}
        >
          <div
            css={{ height: '100%', width: `${Math.min(100, share)}%`, background: sys.color.secondary.main }}
          />
        </div>
      )}
      <dl
        css={{
          margin: space(2, 0, 0),
          display: 'grid',
          gridTemplateColumns: 'repeat(3, auto)',
          gap: space(2)
        }}
      >
        {listAreaFigures('biochar').map((field) => (
          <SmallFigure key={field} field={field} area={area} />
        ))}
      </dl>
    </>
  );
}

/**
 * Button that opens the mills counted in an area, by the selected scope; hidden when there are no mills to
 * open.
 */
function ViewMills({ area }: { readonly area: Area }) {
  const t = useTexts();
  const open = useAreaRecordsOpener('noOfMills', area);
  return (
    open && (
      <Button size="sm" onClick={open} css={{ minHeight: 32 }}>
        {t('viewMills')}
      </Button>
    )
  );
}

/** Every figure of one area, with its unit, its scope and the records behind it. */
export function Detail({ toolId, serverUrl, ...shown }: DetailProps) {
  return (
    <AreaRecords toolId={toolId} serverUrl={serverUrl}>
      <DetailPanel {...shown} />
    </AreaRecords>
  );
}

type PanelProps = Omit<DetailProps, 'toolId' | 'serverUrl'>;

const useBlock = () => ({ padding: useThemeStyles().space(2.5, 3.5) }) as const;

/** Location of the area, the distance by which its start was moved, and the rule for counting mills. */
function Head({ area, change }: Pick<PanelProps, 'area' | 'change'>) {
  const t = useTexts();
  const { sys, type, space } = useThemeStyles();
  const { minutes, summary } = area;
  return (
    <div css={useBlock()}>
      <ScopeLine scope={placeText(area, t)} date={dataDay(area)} />
      {summary.snapDistance > SNAP_WORTH_SAYING && (
        <p css={{ ...type.small, margin: space(1, 0, 0), color: sys.color.warning.main }}>
          {t('snapped', { distance: formatDistance(summary.snapDistance) })}
        </p>
      )}
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: space(2),
          marginTop: space(2)
        }}
      >
        <MillScopeSwitch
          millScope={summary.millScope}
          inside={t('insideMinutes', { minutes })}
          change={change}
        />
        <ViewMills area={area} />
      </div>
    </div>
  );
}

/** The large figures that the headline above does not have. */
function MainFigures({
  area,
  first
}: Pick<PanelProps, 'area'> & { readonly first: readonly AreaFigureName[] }) {
  const { rule } = useThemeStyles();
  return (
    <dl
      css={{
        margin: 0,
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        borderTop: rule,
        '& > div': { borderBottom: rule },
        '& > div:nth-of-type(odd)': { borderRight: rule },
        '& > div:nth-last-of-type(-n+2):nth-of-type(odd), & > div:last-of-type': { borderBottom: 0 },
        '& > div:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1', borderRight: 0 }
      }}
    >
      {listAreaFigures('main')
        .filter((field) => !first.includes(field))
        .map((field) => (
          <MainFigure key={field} field={field} area={area} />
        ))}
    </dl>
  );
}

/** The rules by which the figures were counted, and the button that removes the area. */
function Foot({ area, change }: Pick<PanelProps, 'area' | 'change'>) {
  const t = useTexts();
  const { type, space, rule } = useThemeStyles();
  return (
    <div
      css={{
        ...useBlock(),
        ...type.hint,
        borderTop: rule,
        display: 'flex',
        alignItems: 'center',
        gap: space(3)
      }}
    >
      <p css={{ margin: 0 }}>{scopeText(area, t)}</p>
      <Button
        size="sm"
        aria-label={t('removeArea', { number: area.number })}
        onClick={() => change((state) => removeArea(state, area.id))}
        css={{ flex: 'none', gap: space(1.5), minHeight: 32 }}
      >
        <SiteIcon name="trash" size={16} />
        {t('remove')}
      </Button>
    </div>
  );
}

function DetailPanel({ area, rain, change, place, folding }: PanelProps) {
  const t = useTexts();
  const locale = useLocale();
  const first = headlineFigures(useHeadline());
  const { space, rule } = useThemeStyles();
  const { number, minutes } = area;
  const title = t('area', { number });
  const answer = rain?.answer ?? null;
  const rainy = isRainyArea(answer) ? { ...answer, locale } : null;
  const block = useBlock();
  return (
    <ResultPanel
      place={place}
      title={title}
      label={place === 'sheet' ? `${title} · ${t('minutes', { minutes })}` : title}
      sign={<Dot colour={area.colour} />}
      chip={t('minutes', { minutes })}
      actions={
        <ExportMenu
          subject={title}
          fileName={`service-area-${number}`}
          csv={() => detailCsv(area, t, rainy)}
          geoJson={() => detailGeoJson(area, t, rainy)}
        />
      }
      folding={folding}
      closeLabel={t('closeDetail')}
      onClose={() => change((state) => selectArea(state, null))}
    >
      <Head area={area} change={change} />
      {first.length > 0 && (
        <dl css={{ margin: 0, padding: space(1, 3.5, 3), display: 'grid', gap: space(2) }}>
          {first.map((field) => (
            <HeadlineFigure key={field} field={field} area={area} />
          ))}
        </dl>
      )}
      {rain && <Seasons key={area.id} area={area} rain={rain} change={change} />}
      <MainFigures area={area} first={first} />
      <div css={{ ...block, borderTop: rule }}>
        <Biochar area={area} />
      </div>
      <dl
        aria-label={t('more')}
        css={{
          ...block,
          margin: 0,
          borderTop: rule,
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          gap: space(2, 3.5)
        }}
      >
        {listAreaFigures('more').map((field) => (
          <SmallFigure key={field} field={field} area={area} />
        ))}
      </dl>
      <Foot area={area} change={change} />
    </ResultPanel>
  );
}
