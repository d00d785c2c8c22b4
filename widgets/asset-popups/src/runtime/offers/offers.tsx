import { ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { Button } from 'jimu-ui';
import {
  ASKED_START,
  changeWidgetState,
  getMapView,
  openTool,
  toolOnMap,
  useLook
} from 'widgets/shared-code/site-core';
import { closePopup, popupElementOf, setDestination } from 'widgets/shared-code/site-map';
import type { PopupPart } from '../map/parts';
import { useTexts } from '../use-texts';
import { offeredPlace } from './offered-place';
import type { OfferedPlace } from './offered-place';

interface OffersProps {
  readonly part: PopupPart;
  readonly view: JimuMapView;
  readonly mapWidgetId: string;
}

/** Actions from a popup's place with the tools that the page has for its map. */
export function Offers({ part, view, mapWidgetId }: OffersProps) {
  const t = useTexts();
  const { space } = useLook();
  const widgets = ReactRedux.useSelector(({ appConfig }: IMState) => appConfig?.widgets);
  const areas = toolOnMap(widgets, 'service-area', mapWidgetId);
  const directions = toolOnMap(widgets, 'directions', mapWidgetId);
  const { map } = getMapView(view);
  const placeNow = () => offeredPlace(part, popupElementOf(view)?.location ?? null);
  if ((areas === null && directions === null) || !placeNow()) return null;
  // The popup covers every dialog, and on a phone the tools, so it is closed first.
  const use = (toolId: string, ask: (place: OfferedPlace) => void) => () => {
    const place = placeNow();
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
          onClick={use(areas, ({ latitude, longitude }) =>
            changeWidgetState(areas, ASKED_START, () => ({ latitude, longitude }))
          )}
        >
          {t('startHere')}
        </Button>
      )}
      {directions !== null && map && (
        <Button size="sm" onClick={use(directions, (place) => void setDestination(map, place))}>
          {t('directionsHere')}
        </Button>
      )}
    </div>
  );
}
