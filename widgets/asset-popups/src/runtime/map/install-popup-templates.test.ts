import FeatureLayer from 'esri/layers/FeatureLayer';
import EsriMap from 'esri/Map';
import type { PopupTemplateTitleFunction } from 'esri/popup/types';
import { listPopupRows } from '../feature/rows';
import { installPopupTemplates } from './install-popup-templates';
import { PopupParts } from './parts';

const createRoads = (title: string) => {
  const layer = new FeatureLayer({
    title: 'Roads',
    fields: [
      { name: 'name', type: 'string' },
      { name: 'class', type: 'string' }
    ],
    popupTemplate: { title, fieldInfos: [{ fieldName: 'class', label: 'Class' }] }
  });
  // A layer that has loaded.
  jest.spyOn(layer, 'when').mockImplementation(async (done) => done?.(layer));
  return layer;
};

/** Returns the popup title of a feature after the widget has set up the map's layers. */
function getPopupTitle(layer: FeatureLayer, attributes: object, locale: 'en' | 'fr' = 'en') {
  installPopupTemplates(new EsriMap({ layers: [layer] }), { parts: new PopupParts(), locale });
  const title = layer.popupTemplate?.title;
  return typeof title === 'function'
    ? (title as PopupTemplateTitleFunction)({ graphic: { attributes } } as never)
    : title;
}

describe('title of a popup', () => {
  it("shows the feature's name, or the layer's name when it has none", () => {
    expect(getPopupTitle(createRoads('{name}'), { name: 'Uyo–Oron Road' })).toBe('Uyo–Oron Road');
    for (const name of [null, undefined, ''])
      expect(getPopupTitle(createRoads('{name}'), { name })).toBe('Roads');
    expect(getPopupTitle(createRoads('{name}'), { name: null }, 'fr')).toBe('Routes');
  });

  it("requests the field with the feature's name", () => {
    const layer = createRoads('{name}');
    void getPopupTitle(layer, {});
    const [content] = layer.popupTemplate?.content as unknown as { outFields: string[] }[];
    expect(content!.outFields).toEqual(['name', 'class']);
  });

  it.each([
    ['<b>Ikot</b>', '&#60;b&#62;Ikot&#60;/b&#62;'],
    [
      '<a href="https://evil.example">Ikot</a>',
      '&#60;a href=&#34;https://evil.example&#34;&#62;Ikot&#60;/a&#62;'
    ],
    ['<script>alert(1)</script>', '&#60;script&#62;alert(1)&#60;/script&#62;'],
    ['A & B {class}', 'A &#38; B &#123;class&#125;']
  ])('[PP-04] shows the markup in the name %s as text', (name, escaped) => {
    const attributes = { name, class: '<i>primary</i>' };
    expect(getPopupTitle(createRoads('{name}'), attributes)).toBe(escaped);
    expect(getPopupTitle(createRoads('<u>{NAME}</u>, {class}'), attributes)).toBe(
      `<u>${escaped}</u>, &#60;i&#62;primary&#60;/i&#62;`
    );
    const shown = document.createElement('div');
    shown.innerHTML = getPopupTitle(createRoads('{name}'), attributes) as string;
    expect(shown.textContent).toBe(name);
  });

  it('leaves numbers to the format of the web map, and requests every field of the title', () => {
    const layer = createRoads('{name}, {class}');
    expect(getPopupTitle(layer, { name: 'A', class: 7 })).toBe('A, {class}');
    const [content] = layer.popupTemplate?.content as unknown as { outFields: string[] }[];
    expect(content!.outFields).toEqual(['name', 'class']);
  });

  it("keeps a web map title of more than one field, in the reader's language", () => {
    expect(getPopupTitle(createRoads('Road {name}, {class}'), {})).toBe('Road {name}, {class}');
    expect(getPopupTitle(createRoads('10 km square'), {}, 'fr')).toBe('Carré de 10 km');
  });
});

describe('popup of a layer that is not in the catalogue', () => {
  const createBoreholes = (popupTemplate?: object, popupEnabled = true) => {
    const layer = new FeatureLayer({
      title: 'Boreholes',
      objectIdField: 'OBJECTID',
      displayField: 'village',
      popupEnabled,
      fields: [
        { name: 'OBJECTID', type: 'oid' },
        { name: 'village', alias: 'Village', type: 'string' },
        {
          name: 'water',
          alias: 'State',
          type: 'small-integer',
          domain: { type: 'coded-value', codedValues: [{ code: 1, name: 'Gives water' }] }
        },
        { name: 'depth', alias: 'Depth (m)', type: 'double' }
      ],
      ...(popupTemplate && { popupTemplate })
    });
    jest.spyOn(layer, 'when').mockImplementation(async (done) => done?.(layer));
    return layer;
  };
  const readPopupRows = (layer: FeatureLayer, attributes: object) => {
    const parts = new PopupParts();
    installPopupTemplates(new EsriMap({ layers: [layer] }), { parts, locale: 'en' });
    const [content] = layer.popupTemplate!.content as unknown as { creator(event: object): unknown }[];
    content!.creator({ graphic: { attributes } });
    return listPopupRows(parts.snapshot()[0]!.fields, attributes as never, 'en').map(({ label, text }) => [
      label,
      text
    ]);
  };

  it('[BY-10] shows all readable fields by alias, coded values by name, and a missing value as missing', () => {
    const attributes = { OBJECTID: 7, village: 'Ikot Abasi', water: 1, depth: null };
    expect(getPopupTitle(createBoreholes(), attributes)).toBe('Ikot Abasi');
    expect(readPopupRows(createBoreholes(), attributes)).toEqual([
      ['Village', 'Ikot Abasi'],
      ['State', 'Gives water'],
      ['Depth (m)', null]
    ]);
    expect(readPopupRows(createBoreholes(), { ...attributes, water: 9 })[1]).toEqual(['State', '9']);
  });

  it('[BY-10] keeps the popup of the web map except for the object id', () => {
    const template = {
      title: 'Borehole {village}',
      fieldInfos: [
        { fieldName: 'OBJECTID', visible: true },
        { fieldName: 'depth', label: 'Depth of the hole', visible: true, format: { places: 1 } },
        { fieldName: 'village', visible: false }
      ]
    };
    const attributes = { OBJECTID: 7, village: 'Ikot Abasi', water: 1, depth: 42.125 };
    expect(getPopupTitle(createBoreholes(template), attributes)).toBe('Borehole Ikot Abasi');
    expect(readPopupRows(createBoreholes(template), attributes)).toEqual([['Depth of the hole', '42.1']]);
  });

  it('[BY-10] adds no popup when the web map turned it off', () => {
    const layer = createBoreholes(undefined, false);
    installPopupTemplates(new EsriMap({ layers: [layer] }), { parts: new PopupParts(), locale: 'en' });
    expect(layer.popupTemplate).toBeFalsy();
  });
});
