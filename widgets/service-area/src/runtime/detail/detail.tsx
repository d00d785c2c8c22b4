import { useTheme } from 'jimu-theme';
import { Button } from 'jimu-ui';
import {
  areaFiguresOf,
  Chip,
  formatDistance,
  formatPosition,
  IconButton,
  SiteIcon,
  useCard
} from 'widgets/shared-code/site-core';
import { Dot } from '../small-parts';
import type { Area } from '../state';
import { removeArea, select } from '../state';
import type { Change } from '../use-service-area';
import { useTexts } from '../use-texts';
import { FigureValue, MainFigure, SmallFigure } from './figure';

/** Snaps shorter than this say nothing about the place, in metres. */
const SNAP_WORTH_SAYING = 100;

interface DetailProps {
  readonly area: Area;
  readonly change: Change;
  /** In a card of its own, or within the tool's panel. */
  readonly framed: boolean;
  /** Whether the surroundings already carry title and close button. */
  readonly headless?: boolean;
  /** Whether it is collapsed to its header; left out, it cannot be. */
  readonly folded?: boolean;
  onFold?(folded: boolean): void;
}

function Head({ area, change, folded = false, onFold }: Omit<DetailProps, 'framed' | 'headless'>) {
  const t = useTexts();
  return (
    <header css={{ display: 'flex', alignItems: 'center', gap: 10, padding: '8px 8px 8px 14px' }}>
      <Dot colour={area.colour} />
      <h2 css={{ margin: 0, fontSize: 15, lineHeight: '20px', fontWeight: 650 }}>
        {t('area', { number: area.number })}
      </h2>
      <Chip>{t('minutes', { minutes: area.minutes })}</Chip>
      <span css={{ flex: 1 }} />
      {onFold && (
        <IconButton
          name={folded ? 'chevronDown' : 'chevronUp'}
          label={t(folded ? 'unfoldDetail' : 'foldDetail')}
          expanded={!folded}
          onClick={() => onFold(!folded)}
        />
      )}
      <IconButton
        name="close"
        label={t('closeDetail')}
        onClick={() => change((state) => select(state, null))}
      />
    </header>
  );
}

function PlaceLine({ area }: Pick<DetailProps, 'area'>) {
  const t = useTexts();
  const { summary, latitude, longitude } = area;
  const place = summary.lga ? `${summary.lga.name}, ${summary.lga.state}` : t('abroad');
  const breaks = t('breaks', { breaks: summary.breaks.join(' / ') });
  return <>{[place, formatPosition(latitude, longitude), breaks].join(' · ')}</>;
}

function Biochar({ figures }: { readonly figures: Area['summary']['figures'] }) {
  const t = useTexts();
  const { sys } = useTheme();
  const share = figures.maizeLandAvailableForBiochar;
  return (
    <>
      <div css={{ display: 'flex', justifyContent: 'space-between', gap: 8, lineHeight: '18px' }}>
        <h3 css={{ margin: 0, fontSize: 13, lineHeight: '18px', fontWeight: 650 }}>{t('biochar')}</h3>
        <span css={{ fontSize: 12, color: sys.color.surface.paperHint }}>
          <FigureValue field="maizeLandAvailableForBiochar" figures={figures} />{' '}
          {t('maizeLandAvailableForBiochar')}
        </span>
      </div>
      <div
        aria-hidden="true"
        css={{
          height: 8,
          margin: '6px 0 8px',
          borderRadius: 4,
          overflow: 'hidden',
          background: sys.color.divider.primary
        }}
      >
        <div
          css={{
            height: '100%',
            width: `${Math.min(100, Math.max(0, share ?? 0))}%`,
            background: sys.color.secondary.main
          }}
        />
      </div>
      <dl css={{ margin: 0, display: 'grid', gridTemplateColumns: 'repeat(3, auto)', gap: 8 }}>
        {areaFiguresOf('biochar').map((field) => (
          <SmallFigure key={field} field={field} figures={figures} />
        ))}
      </dl>
    </>
  );
}

/** Which records were counted, and by which rule. */
function Scope({ area }: Pick<DetailProps, 'area'>) {
  const t = useTexts();
  const { summary, minutes } = area;
  const scope =
    summary.millScope === 'extentWidth'
      ? t('scopeExtent', { distance: formatDistance(summary.extentWidth), minutes })
      : t('scopeInside', { minutes });
  return <p css={{ margin: 0 }}>{`${scope} ${t('version', { version: summary.parameterVersion })}.`}</p>;
}

/** Every figure of one area, with units, and what they were counted over. */
export function Detail(props: DetailProps) {
  const { area, change, framed, headless = false, folded = false, onFold } = props;
  const t = useTexts();
  const card = useCard();
  const { sys } = useTheme();
  const { summary } = area;
  const rule = `1px solid ${sys.color.divider.primary}`;
  const block = { padding: '10px 14px', borderTop: rule } as const;
  const hint = { fontSize: 12, lineHeight: '16px', color: sys.color.surface.paperHint } as const;
  return (
    <section
      aria-label={headless ? undefined : t('area', { number: area.number })}
      css={{
        ...(framed ? card : { borderTop: headless ? 0 : rule, fontFeatureSettings: '"tnum"' }),
        display: 'flex',
        flexDirection: 'column',
        maxHeight: framed ? '100%' : undefined,
        boxSizing: 'border-box',
        overflow: 'hidden'
      }}
    >
      {!headless && <Head area={area} change={change} folded={folded} onFold={onFold} />}
      {/* Scrolls by itself; the keyboard reaches it as it would any scrolling region. */}
      <div hidden={folded} css={{ overflow: 'auto', minHeight: 0 }}>
        <div css={{ ...block, ...hint, borderTop: headless ? 0 : rule }}>
          <PlaceLine area={area} />
          {summary.snapDistance > SNAP_WORTH_SAYING && (
            <p css={{ margin: '4px 0 0', color: sys.color.warning.main }}>
              {t('snapped', { distance: formatDistance(summary.snapDistance) })}
            </p>
          )}
        </div>
        <dl
          css={{
            margin: 0,
            display: 'grid',
            gridTemplateColumns: '1fr 1fr',
            borderTop: rule,
            '& > div': { borderBottom: rule },
            '& > div:nth-of-type(odd)': { borderRight: rule },
            '& > div:nth-last-of-type(-n+2)': { borderBottom: 0 }
          }}
        >
          {areaFiguresOf('main').map((field) => (
            <MainFigure key={field} field={field} figures={summary.figures} />
          ))}
        </dl>
        <div css={block}>
          <Biochar figures={summary.figures} />
        </div>
        <dl
          aria-label={t('more')}
          css={{ ...block, margin: 0, display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '8px 14px' }}
        >
          {areaFiguresOf('more').map((field) => (
            <SmallFigure key={field} field={field} figures={summary.figures} />
          ))}
        </dl>
        <div css={{ ...block, ...hint, display: 'flex', alignItems: 'center', gap: 12 }}>
          <Scope area={area} />
          <Button
            size="sm"
            aria-label={t('removeArea', { number: area.number })}
            onClick={() => change((state) => removeArea(state, area.id))}
            css={{ flex: 'none', gap: 6, minHeight: 32 }}
          >
            <SiteIcon name="trash" size={16} />
            {t('remove')}
          </Button>
        </div>
      </div>
    </section>
  );
}
