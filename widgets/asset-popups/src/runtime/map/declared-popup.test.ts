import FeatureLayer from 'esri/layers/FeatureLayer';
import { readDeclaredPopup } from './declared-popup';

const createLayer = (id: string, title: string, service: string) =>
  new FeatureLayer({
    id,
    title,
    url: `https://maps.example/arcgis/rest/services/${service}/FeatureServer/0`
  });

describe('declared layout of a popup', () => {
  it("returns the layout of the layer's page, for any language and portal of the map", () => {
    const mills = { large: ['tonsAmount', 'avgPricePerTon', 'daysFromLastDiscovery'], titled: ['name'] };
    expect(readDeclaredPopup(createLayer('mills', 'Confirmed mills', 'taggedMillsClus'))).toMatchObject(
      mills
    );
    expect(readDeclaredPopup(createLayer('a-1', 'Moulins confirmés', 'other'))).toMatchObject(mills);
    expect(readDeclaredPopup(createLayer('a-2', 'Who knows', 'ngnLGA')).titled).toEqual([
      'ADM2_EN',
      'ADM1_EN'
    ]);
  });

  it('returns no large fields for a layer that staff made', () => {
    expect(readDeclaredPopup(createLayer('x', 'Our wells', 'wells'))).toEqual({
      large: [],
      place: [],
      titled: []
    });
  });
});
