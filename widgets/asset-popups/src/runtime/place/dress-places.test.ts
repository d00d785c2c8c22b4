import Collection from 'esri/core/Collection';
import Point from 'esri/geometry/Point';
import Graphic from 'esri/Graphic';
import PopupTemplate from 'esri/PopupTemplate';
import { PopupParts } from '../map/parts';
import { dressPlaces } from './dress-places';

const found = (attributes: object) =>
  new Graphic({
    geometry: new Point({ latitude: 5.03, longitude: 7.93 }),
    attributes,
    popupTemplate: new PopupTemplate({ title: 'Search result' })
  });

describe('a place that the search puts on the map', () => {
  const graphics = new Collection<Graphic>();
  const end = dressPlaces({ graphics } as never, { parts: new PopupParts(), locale: 'en' });

  it('has our popup, called as the geocoder calls it', () => {
    const place = found({ Match_addr: 'Uyo, Akwa Ibom', Type: 'City' });
    graphics.add(place);
    expect(place.popupTemplate?.title).toBe('{Match_addr}');
    expect(place.popupTemplate?.content).toHaveLength(1);
  });

  it('other graphics keep theirs, and all do once it has ended', () => {
    const other = found({ name: 'A mark of a tool' });
    graphics.add(other);
    expect(other.popupTemplate?.title).toBe('Search result');
    end();
    const later = found({ Match_addr: 'Aba, Abia' });
    graphics.add(later);
    expect(later.popupTemplate?.title).toBe('Search result');
  });
});
