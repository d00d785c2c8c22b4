import type Graphic from 'esri/Graphic';
import PopupTemplate from 'esri/PopupTemplate';
import type MapView from 'esri/views/MapView';
import { drawnContent } from '../map/dress-layers';
import type { PopupStore } from '../map/parts';
import { escapeTitle } from '../map/popup-titles';
import type { PopupTemplateCreatorEvent } from '../map/popup-titles';

/** The field in which a geocoder says what it has found. */
export const FOUND = 'Match_addr';

const isFound = ({ layer, attributes }: Graphic): boolean =>
  !layer && typeof (attributes as Readonly<Record<string, unknown>> | null)?.[FOUND] === 'string';

/** Gives the places that a search puts on the map our popup. @returns ends it. */
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
