import type Graphic from 'esri/Graphic';
import PopupTemplate from 'esri/PopupTemplate';
import type MapView from 'esri/views/MapView';
import { createPopupContent } from '../map/install-popup-templates';
import type { PopupStore } from '../map/parts';
import { escapeTitle } from '../map/popup-titles';
import type { PopupTemplateCreatorEvent } from '../map/popup-titles';

/** The field with the address that a geocoder has found. */
export const ADDRESS_FIELD = 'Match_addr';

const isFoundPlace = ({ layer, attributes }: Graphic): boolean =>
  !layer && typeof (attributes as Readonly<Record<string, unknown>> | null)?.[ADDRESS_FIELD] === 'string';

/**
 * Gives places that a search adds to the map the widget's popup.
 * @returns a function that stops it.
 */
export function installPlacePopups(
  { graphics }: Pick<MapView, 'graphics'>,
  { parts }: PopupStore
): () => void {
  const handle = graphics.on('before-add', ({ item }: { item: Graphic }) => {
    if (!isFoundPlace(item)) return;
    item.popupTemplate = new PopupTemplate({
      title: ({ graphic }: PopupTemplateCreatorEvent) =>
        escapeTitle(String(graphic.attributes[ADDRESS_FIELD])),
      content: createPopupContent(parts, {
        kind: 'place',
        layer: null,
        fields: [],
        large: [],
        place: [],
        titled: [ADDRESS_FIELD]
      })
    });
  });
  return () => handle.remove();
}
