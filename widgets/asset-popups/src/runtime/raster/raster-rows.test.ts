import type ImageryLayer from 'esri/layers/ImageryLayer';
import { DEFAULT_PARAMETERS } from 'widgets/shared-code/site-base';
import type { ClassLimits } from 'widgets/shared-code/site-base';
import { CATALOGUE, createOperationalLayer, isRaster } from 'widgets/shared-code/site-map';
import { listRasterRows } from './raster-rows';
import { describeRaster } from './raster-words';

const LABELS = { value: 'Value', class: 'Class' };

/** Returns the layer of a service, with its popup in the web map unless `bare`. */
function createLayer(service: string, bare = false): ImageryLayer {
  const definition = CATALOGUE.filter(isRaster).find((layer) => layer.service === service);
  const url = `https://site.example/arcgis/rest/services/${service}/ImageServer`;
  const serviceRasterInfo = {
    keyProperties: { BandProperties: [{ Unit: 't/ha' }] },
    attributeTable: { features: [{ attributes: { Value: 2, Name: 'Mixed' } }] }
  };
  return {
    url,
    serviceRasterInfo,
    popupTemplate: bare || !definition ? null : createOperationalLayer(definition).popupInfo
  } as unknown as ImageryLayer;
}

const readRows = (
  layer: ImageryLayer,
  value: number,
  locale: 'en' | 'fr' = 'en',
  limits: ClassLimits | null = DEFAULT_PARAMETERS
) =>
  listRasterRows(value, describeRaster(layer, value, limits), LABELS, locale).map(
    ({ label, text }) => `${label}: ${text}`
  );

describe("[MP-08] rows of a raster's popup", () => {
  it.each([
    [
      'soilPH',
      5.831,
      ['Acidity: 5.8 pH', 'Soil pH description: neutral'],
      ['Acidité: 5.8 pH', 'Description du pH du sol: neutre']
    ],
    [
      'suitability',
      4321.4,
      ['Suitability, 0 to 10,000: 4,321', 'Class: Low to Moderate'],
      ['Aptitude, de 0 à 10 000: 4,321', 'Class: Faible à modérée']
    ],
    ['growingArea', 2, ['Class: Mixed'], ['Class: Mixte']],
    ['maizeYield', 1.456, ['Yield: 1.46 t/ha'], ['Rendement: 1.46 t/ha']]
  ])('%s: shows label, unit, decimals and class in both languages', (service, value, english, french) => {
    expect(readRows(createLayer(service), value)).toEqual(english);
    expect(readRows(createLayer(service), value, 'fr')).toEqual(french);
  });

  it.each([
    ['soilPH', 6, ['SoilPH', 'SoilPHDescription']],
    ['soilCarbon', 14, ['SOC', 'SoilCarbonDescription']],
    ['soilSand', 65, ['Sand', 'SandDescription']]
  ])(
    '[PP-04] %s: names value and description after the fields of the specification',
    (service, value, names) => {
      const words = describeRaster(createLayer(service), value, DEFAULT_PARAMETERS);
      const rows = listRasterRows(value, words, LABELS, 'en');
      expect(rows.map(({ name }) => name)).toEqual(names);
      expect(rows.every(({ missing }) => !missing)).toBe(true);
    }
  );

  it('classifies by the limits in force, and shows no class without them', () => {
    const limits = { ...DEFAULT_PARAMETERS, soilPhNeutralTo: 5.8, suitabilityModerateFrom: 4_000 };
    expect(readRows(createLayer('soilPH'), 5.831, 'en', limits)).toEqual([
      'Acidity: 5.8 pH',
      'Soil pH description: alkaline'
    ]);
    expect(readRows(createLayer('suitability'), 4321.4, 'en', limits)[1]).toBe('Class: Moderate to High');
    expect(readRows(createLayer('soilPH'), 5.831, 'en', null)).toEqual([
      'Acidity: 5.8 pH',
      'Soil pH description: null'
    ]);
    expect(readRows(createLayer('growingArea'), 2, 'en', null)[0]).toBe('Class: Mixed');
  });

  it('shows the unit of the legend or of the service when the web map has no label', () => {
    expect(readRows(createLayer('soilPH', true), 5.831)).toEqual([
      'Value: 5.83 pH',
      'Soil pH description: neutral'
    ]);
    expect(readRows(createLayer('maizeYield', true), 1.456)).toEqual(['Value: 1.46 t/ha']);
  });
});
