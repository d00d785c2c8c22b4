import FeatureLayer from 'esri/layers/FeatureLayer';
import EsriMap from 'esri/Map';
import type { PopupTemplateTitleFunction } from 'esri/popup/types';
import { dressLayers } from './dress-layers';
import { PopupParts } from './parts';

const roads = (title: string) => {
  const layer = new FeatureLayer({
    title: 'Roads',
    fields: [
      { name: 'name', type: 'string' },
      { name: 'class', type: 'string' }
    ],
    popupTemplate: { title, fieldInfos: [{ fieldName: 'class', label: 'Class' }] }
  });
  // As one that has loaded.
  jest.spyOn(layer, 'when').mockImplementation(async (done) => done?.(layer));
  return layer;
};

/** What a layer's popup says of a feature, once the widget has the map. */
function titleOf(layer: FeatureLayer, attributes: object, locale: 'en' | 'fr' = 'en') {
  dressLayers(new EsriMap({ layers: [layer] }), { parts: new PopupParts(), locale });
  const title = layer.popupTemplate?.title;
  return typeof title === 'function'
    ? (title as PopupTemplateTitleFunction)({ graphic: { attributes } } as never)
    : title;
}

describe('the title of a popup', () => {
  it('is what the feature is called; without a name, what its layer is', () => {
    expect(titleOf(roads('{name}'), { name: 'Uyo–Oron Road' })).toBe('Uyo–Oron Road');
    for (const name of [null, undefined, '']) expect(titleOf(roads('{name}'), { name })).toBe('Roads');
    expect(titleOf(roads('{name}'), { name: null }, 'fr')).toBe('Routes');
  });

  it('asks for the field that the feature is called by', () => {
    const layer = roads('{name}');
    void titleOf(layer, {});
    const [content] = layer.popupTemplate?.content as unknown as { outFields: string[] }[];
    expect(content!.outFields).toEqual(['name', 'class']);
  });

  it('of more than a field is the web map’s, in the reader’s language', () => {
    expect(titleOf(roads('Road {name}, {class}'), {})).toBe('Road {name}, {class}');
    expect(titleOf(roads('10 km square'), {}, 'fr')).toBe('Carré de 10 km');
  });
});
