import { React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { Button } from 'jimu-ui';
import type { ReactNode } from 'react';
import { IconButton, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { translateText } from 'widgets/shared-code/site-map';
import { listPopupRows } from '../feature/rows';
import type { PopupPart } from '../map/parts';
import { zoomTo } from '../map/zoom-to';
import { useTexts } from '../use-texts';
import type { Pager } from './use-pager';
import { usePager } from './use-pager';

interface PopupHeadProps {
  readonly part: PopupPart;
  readonly view: JimuMapView;
  readonly locale: Locale;
  /** Kind of the item, when it is more specific than the layer's name. */
  readonly kind?: ReactNode;
  /** Location of the item, when no field contains it. */
  readonly where?: string | null;
  /** Buttons for the item. */
  readonly tools?: ReactNode;
  /** The content has its own zoom button. */
  readonly withoutZoom?: true;
}

/** Returns the location of a feature, smallest area first: 'Uyo, Akwa Ibom'. */
function formatLocation({ fields, place, graphic }: PopupPart, locale: Locale): string {
  const inOrder = place.flatMap((name) => fields.find((field) => field.name === name) ?? []);
  const rows = listPopupRows(inOrder, graphic.attributes as Record<string, unknown>, locale);
  return rows.flatMap(({ text, missing }) => (missing || text === null ? [] : [text])).join(', ');
}

/** The button pressed in one content; the next content focuses it. */
type PagerButton = 'previous' | 'next';
let turned: PagerButton | null = null;
/** Frames to wait until the next content is visible. */
const MAX_FOCUS_FRAMES = 60;

/** Restores the focus to the button that led to this content. */
function useTurnFocus(isShown: boolean) {
  const nav = React.useRef<HTMLElement | null>(null);
  React.useEffect(() => {
    if (!isShown || turned === null) return undefined;
    const wanted = turned;
    let frame = 0;
    const focusWhenVisible = (left: number) => {
      const buttons = nav.current?.querySelectorAll('button') ?? [];
      const button = buttons[wanted === 'previous' ? 0 : buttons.length - 1];
      if (button && button.getClientRects().length > 0) {
        turned = null;
        button.focus();
      } else if (left > 0) frame = requestAnimationFrame(() => focusWhenVisible(left - 1));
    };
    focusWhenVisible(MAX_FOCUS_FRAMES);
    return () => cancelAnimationFrame(frame);
  }, [isShown]);
  return nav;
}

function Turns({ pager }: { readonly pager: Pager }) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const nav = useTurnFocus(true);
  const { place, count, before, behind } = pager;
  const createTurnHandler = (way: PagerButton) => () => {
    turned = way;
    pager[way]();
  };
  return (
    <nav ref={nav} aria-label={t('others')} css={{ display: 'flex', alignItems: 'center' }}>
      <IconButton
        name="chevronLeft"
        label={t('previous', { layer: before })}
        onClick={createTurnHandler('previous')}
      />
      <Button
        type="tertiary"
        size="sm"
        title={t('list')}
        onClick={pager.list}
        css={{ minWidth: 0, padding: space(0, 1), ...type.small, whiteSpace: 'nowrap' }}
      >
        {t('placeOf', { place, count })}
      </Button>
      <IconButton
        name="chevronRight"
        label={t('next', { layer: behind })}
        onClick={createTurnHandler('next')}
      />
    </nav>
  );
}

/** Head below a popup's title: kind and location of the item, its position among several, and its buttons. */
export function PopupHead({ part, view, locale, kind, where, tools, withoutZoom }: PopupHeadProps) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const pager = usePager(view, part.graphic, locale);
  const { layer, graphic } = part;
  const place = where ?? formatLocation(part, locale);
  return (
    <div
      css={{
        display: 'flex',
        alignItems: 'center',
        gap: space(1),
        minHeight: 32,
        padding: space(0, 1.5, 1.5, 3.5)
      }}
    >
      <p css={{ flex: 1, minWidth: 0, '&&': { ...type.hint, margin: 0 } }} data-field="kind">
        {kind ?? translateText(layer?.title ?? layer?.id ?? '', locale)}
        {place !== '' && ` · ${place}`}
      </p>
      {pager && <Turns pager={pager} />}
      {tools}
      {!withoutZoom && (
        <IconButton name="target" label={t('zoomTo')} onClick={() => void zoomTo(view, graphic)} />
      )}
    </div>
  );
}
