import { ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { Button } from 'jimu-ui';
import { changeWidgetState, useThemeStyles } from 'widgets/shared-code/site-base';
import { getMapView } from 'widgets/shared-code/site-api';
import { findToolOnMap, openTool, REQUESTED_ORIGIN } from 'widgets/shared-code/site-tools';
import { closePopup, findPopupElement, setDestination } from 'widgets/shared-code/site-map';
import type { PopupPart } from '../map/parts';
import { useTexts } from '../use-texts';
import { getOfferedPlace } from './offered-place';
import type { OfferedPlace } from './offered-place';

interface OffersProps {
  readonly part: PopupPart;
  readonly view: JimuMapView;
  readonly mapWidgetId: string;
}

/** Actions from a popup's place with the tools that the page has for its map. */
export function Offers({ part, view, mapWidgetId }: OffersProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const widgets = ReactRedux.useSelector(({ appConfig }: IMState) => appConfig?.widgets);
  const areas = findToolOnMap(widgets, 'service-area', mapWidgetId);
  const directions = findToolOnMap(widgets, 'directions', mapWidgetId);
  const { map } = getMapView(view);
  const readPlace = () => getOfferedPlace(part, findPopupElement(view)?.location ?? null);
  if ((areas === null && directions === null) || !readPlace()) return null;
  // The popup covers every dialog, and on a phone the tools, so it is closed first.
  const createOfferHandler = (toolId: string, ask: (place: OfferedPlace) => void) => () => {
    const place = readPlace();
    if (!place) return;
    closePopup(view);
    openTool(toolId);
    ask(place);
  };
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2), padding: space(3, 3.5, 2) }}>
      {areas !== null && (
        <Button
          size="sm"
          onClick={createOfferHandler(areas, ({ latitude, longitude }) =>
            changeWidgetState(areas, REQUESTED_ORIGIN, () => ({ latitude, longitude }))
          )}
        >
          {t('startHere')}
        </Button>
      )}
      {directions !== null && map && (
        <Button
          size="sm"
          onClick={createOfferHandler(directions, (place) => void setDestination(map, place))}
        >
          {t('directionsHere')}
        </Button>
      )}
    </div>
  );
}
