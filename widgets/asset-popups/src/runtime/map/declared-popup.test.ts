import FeatureLayer from 'esri/layers/FeatureLayer';
import { declaredPopup } from './declared-popup';

const layer = (id: string, title: string, service: string) =>
  new FeatureLayer({
    id,
    title,
    url: `https://maps.example/arcgis/rest/services/${service}/FeatureServer/0`
  });

describe('how a popup is divided', () => {
  it('is what the page of the layer says, in whichever language and home the map is', () => {
    const mills = { large: ['tonsAmount', 'avgPricePerTon', 'daysFromLastDiscovery'], titled: ['name'] };
    expect(declaredPopup(layer('mills', 'Confirmed mills', 'taggedMillsClus'))).toMatchObject(mills);
    expect(declaredPopup(layer('a-1', 'Moulins confirmés', 'other'))).toMatchObject(mills);
    expect(declaredPopup(layer('a-2', 'Who knows', 'ngnLGA')).titled).toEqual(['ADM2_EN', 'ADM1_EN']);
  });

  it('of a layer that staff made themselves: nothing is large', () => {
    expect(declaredPopup(layer('x', 'Our wells', 'wells'))).toEqual({ large: [], place: [], titled: [] });
  });
});
