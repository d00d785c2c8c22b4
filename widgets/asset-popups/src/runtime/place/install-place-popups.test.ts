import Collection from 'esri/core/Collection';
import Point from 'esri/geometry/Point';
import Graphic from 'esri/Graphic';
import type { PopupTemplateTitleFunction } from 'esri/popup/types';
import PopupTemplate from 'esri/PopupTemplate';
import { PopupParts } from '../map/parts';
import { installPlacePopups } from './install-place-popups';

const createFoundPlace = (attributes: object) =>
  new Graphic({
    geometry: new Point({ latitude: 5.03, longitude: 7.93 }),
    attributes,
    popupTemplate: new PopupTemplate({ title: 'Search result' })
  });

describe('popup of a place found by the search', () => {
  const graphics = new Collection<Graphic>();
  const end = installPlacePopups({ graphics } as never, { parts: new PopupParts(), locale: 'en' });

  it("[PP-04] gives a searched place the widget's popup, with the address as escaped title", () => {
    const place = createFoundPlace({ Match_addr: 'Uyo, Akwa Ibom', Type: 'City' });
    graphics.add(place);
    const title = place.popupTemplate?.title as PopupTemplateTitleFunction;
    expect(title({ graphic: place } as never)).toBe('Uyo, Akwa Ibom');
    const odd = createFoundPlace({ Match_addr: '<a href="https://evil.example">Uyo</a>' });
    expect(title({ graphic: odd } as never)).not.toContain('<');
    expect(place.popupTemplate?.content).toHaveLength(1);
  });

  it('keeps the popups of other graphics, and changes none once it has stopped', () => {
    const other = createFoundPlace({ name: 'A mark of a tool' });
    graphics.add(other);
    expect(other.popupTemplate?.title).toBe('Search result');
    end();
    const later = createFoundPlace({ Match_addr: 'Aba, Abia' });
    graphics.add(later);
    expect(later.popupTemplate?.title).toBe('Search result');
  });
});
