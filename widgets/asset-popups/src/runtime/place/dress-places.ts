import type Graphic from 'esri/Graphic';
import PopupTemplate from 'esri/PopupTemplate';
import type MapView from 'esri/views/MapView';
import { drawnContent } from '../map/dress-layers';
import type { PopupStore } from '../map/parts';
import { escapeTitle } from '../map/popup-titles';
import type { PopupTemplateCreatorEvent } from '../map/popup-titles';

/** The field with the address that a geocoder has found. */
export const FOUND = 'Match_addr';

const isFound = ({ layer, attributes }: Graphic): boolean =>
  !layer && typeof (attributes as Readonly<Record<string, unknown>> | null)?.[FOUND] === 'string';

/**
 * Gives places that a search adds to the map the widget's popup.
 * @returns a function that stops it.
 */
export function dressPlaces({ graphics }: Pick<MapView, 'graphics'>, { parts }: PopupStore): () => void {
  const handle = graphics.on('before-add', ({ item }: { item: Graphic }) => {
    if (!isFound(item)) return;
    item.popupTemplate = new PopupTemplate({
      title: ({ graphic }: PopupTemplateCreatorEvent) => escapeTitle(String(graphic.attributes[FOUND])),
      content: drawnContent(parts, {
        kind: 'place',
        layer: null,
        fields: [],
        large: [],
        place: [],
        titled: [FOUND]
      })
    });
  });
  return () => handle.remove();
}
