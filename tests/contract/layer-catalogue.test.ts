import { findBand, DEFAULT_PARAMETERS, getUnitText, isUnit } from '../../shared/domain/src';
import { LEGENDS } from '../../shared/domain/src/bands/test-legends';
import { DATASETS } from '../../server/src/layers';
import type { LayerDataset, DatasetField } from '../../server/src/layers/dataset';
import { RASTERS } from '../../server/src/layers/rasters';
import {
  BIOCHAR_PROJECT_LAYERS,
  CATALOGUE,
  createLayerDrawing,
  isRaster,
  LAYER_GROUPS,
  OIL_PALM_LAYERS,
  createOperationalLayer
} from '../../shared/layers/src';
import type {
  CatalogueLayer,
  ClassBreaksRendererJson,
  LayerDefinition,
  PopupJson,
  RendererJson
} from '../../shared/layers/src';

const features = CATALOGUE.filter((layer): layer is LayerDefinition => !isRaster(layer));
const rasters = CATALOGUE.filter(isRaster);
const toIdEntry = <Layer extends CatalogueLayer>(layer: Layer) => [layer.id, layer] as const;

const listRenderers = (layer: LayerDefinition) => createLayerDrawing(layer, 'en');
const getPopupInfo = (layer: CatalogueLayer) => createOperationalLayer(layer).popupInfo;

const getDataset = ({ service }: LayerDefinition): LayerDataset => {
  const found = DATASETS.find((dataset) => dataset.service === service);
  if (!found) throw new Error(`no dataset ${service}`);
  return found;
};
const getField = (layer: LayerDefinition, name: string): DatasetField => {
  const found = getDataset(layer).fields.find((field) => field.name === name);
  if (!found) throw new Error(`${layer.id}: ${layer.service} has no field ${name}`);
  return found;
};
const isNumber = ({ type }: DatasetField) => type === 'integer' || type === 'double';

/** Returns the fields in braces in a text of a popup. */
const listBracedNames = (text: string) => [...text.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name!);
const listArcadeNames = (text: string) => [...text.matchAll(/\$feature\.(\w+)/g)].map(([, name]) => name!);
const listPopupFields = ({ title, fieldInfos, expressionInfos = [] }: PopupJson): string[] => [
  ...listBracedNames(title),
  ...fieldInfos.map(({ fieldName }) => fieldName).filter((name) => !name.startsWith('expression/')),
  ...expressionInfos.flatMap(({ expression }) => listArcadeNames(expression))
];

function listRendererFields(renderer: RendererJson): { texts: string[]; numbers: string[] } {
  if (renderer.type === 'classBreaks')
    return {
      texts: [],
      numbers: renderer.field ? [renderer.field] : listArcadeNames(renderer.valueExpression ?? '')
    };
  if (renderer.type === 'uniqueValue') return { texts: [renderer.field1], numbers: [] };
  return {
    texts: [],
    numbers: (renderer.visualVariables ?? []).flatMap((variable) =>
      'field' in variable ? variable.field : []
    )
  };
}

function listPanelFields({ panel = {} }: LayerDefinition): {
  texts: string[];
  numbers: string[];
  days: string[];
} {
  const { sliders = [], lists = [], countBy = [], figures = [], dateFilter } = panel;
  return {
    texts: [...lists.map(({ field }) => field), ...countBy, ...(dateFilter ? [dateFilter.lgaField] : [])],
    numbers: [
      ...sliders.map(({ field }) => field),
      ...figures.flatMap(({ field, weight = field }) => [field, weight])
    ],
    days: dateFilter ? [dateFilter.field] : []
  };
}

const classed = features.flatMap((layer) => {
  const { drawingInfo, featureReduction } = listRenderers(layer);
  return [drawingInfo.renderer, featureReduction?.drawingInfo.renderer]
    .filter(
      (renderer): renderer is ClassBreaksRendererJson =>
        renderer?.type === 'classBreaks' && renderer.field !== undefined
    )
    .map((renderer) => [`${layer.id}, ${renderer.field}`, renderer] as const);
});

describe('the catalogue and the server', () => {
  it("catalogue and server name each layer once, in a known group; only cassava and the scene's tonnes are not on the oil palm map", () => {
    for (const key of ['id', 'title'] as const) {
      const names = CATALOGUE.map((layer) => layer[key]);
      expect(new Set(names).size).toBe(names.length);
    }
    expect([...new Set(CATALOGUE.map(({ group }) => group))].sort()).toEqual([...LAYER_GROUPS].sort());
    const elsewhere = CATALOGUE.filter((layer) => !OIL_PALM_LAYERS.includes(layer));
    expect(elsewhere.map(({ id }) => id)).toEqual(['tonne-yield', 'cassava-states']);
  });
});

describe('the fields in the catalogue', () => {
  it.each(features.map((layer) => toIdEntry(layer)))(
    '[MP-01] %s: each field exists, with the right type',
    (_id, layer) => {
      const { drawingInfo, featureReduction, definitionExpression } = listRenderers(layer);
      const drawn = listRendererFields(drawingInfo.renderer);
      const panel = listPanelFields(layer);
      for (const name of [...drawn.texts, ...panel.texts])
        expect(getField(layer, name)).toMatchObject({ type: 'string' });
      for (const name of [...drawn.numbers, ...panel.numbers])
        expect([name, isNumber(getField(layer, name))]).toEqual([name, true]);
      for (const name of panel.days) expect(getField(layer, name).type).toBe('date');
      for (const { onStatisticField } of featureReduction?.fields ?? [])
        expect(isNumber(getField(layer, onStatisticField))).toBe(true);
      for (const [name] of definitionExpression?.matchAll(/^\w+/g) ?? []) getField(layer, name);
    }
  );

  it.each(features.map((layer) => toIdEntry(layer)))(
    '[MP-01] %s: the popup formats numbers as numbers and days as days',
    (_id, layer) => {
      for (const name of listPopupFields(getPopupInfo(layer))) getField(layer, name);
      for (const { fieldName, format = {} } of getPopupInfo(layer).fieldInfos) {
        if (fieldName.startsWith('expression/')) continue;
        const field = getField(layer, fieldName);
        expect([fieldName, 'places' in format, 'dateFormat' in format]).toEqual([
          fieldName,
          isNumber(field),
          field.type === 'date'
        ]);
      }
    }
  );

  it.each(rasters.map((layer) => toIdEntry(layer)))(
    '[MP-01] %s: its popup contains the pixel’s value',
    (_id, layer) => {
      expect(getPopupInfo(layer).fieldInfos.map(({ fieldName }) => fieldName)).toEqual([
        'Raster.ServicePixelValue'
      ]);
    }
  );
});

describe('the symbols', () => {
  /** Returns the sizes of all markers in a part of a layer's JSON, pt. */
  const listMarkerSizes = (json: unknown): number[] => {
    if (typeof json !== 'object' || json === null) return [];
    if ('type' in json && json.type === 'esriSMS' && 'size' in json) return [Number(json.size)];
    return Object.values(json).flatMap(listMarkerSizes);
  };

  it.each(features.map(toIdEntry))('%s: its points are large enough to see and to click', (_id, layer) => {
    for (const size of listMarkerSizes(listRenderers(layer))) expect(size).toBeGreaterThanOrEqual(5);
  });
});

describe('the legends', () => {
  const findLegend = ({ classBreakInfos, legendOptions }: ClassBreaksRendererJson) =>
    LEGENDS.find(
      ({ bands, unit }) =>
        legendOptions.title.endsWith(` (${isUnit(unit) ? getUnitText(unit, 'en') : unit})`) &&
        JSON.stringify(bands.map(({ label }) => label).sort()) ===
          JSON.stringify(classBreakInfos.map(({ label }) => label).sort())
    );

  it.each(classed)("%s: a value is drawn in the domain's class", (_id, renderer) => {
    const legend = findLegend(renderer);
    if (!legend) throw new Error('The classes are no legend of the domain.');
    const findClass = (value: number) =>
      renderer.classBreakInfos.find(({ classMaxValue }) => value <= classMaxValue);
    const edges = legend.bands.flatMap(({ min, max }) => [min ?? 0, max ?? 2 * (min ?? 0)]);
    for (const value of edges.flatMap((edge) => [edge, edge + 0.001, Math.max(0, edge - 0.001)])) {
      const band = findBand(legend.bands, value);
      const { label, symbol } = findClass(value) ?? {};
      expect([value, label]).toEqual([value, band?.label]);
      const hex = symbol?.color
        .slice(0, 3)
        .map((channel) => channel.toString(16).padStart(2, '0'))
        .join('');
      expect(`#${hex}`).toBe(band?.color);
    }
  });

  it("the specification's legends are each drawn by a layer of the catalogue or by an image service", () => {
    const drawn = new Set(classed.map(([, renderer]) => findLegend(renderer)?.id));
    // The server renders rasters in the classes of their legends.
    const ofRasters = ['sand', 'soilCarbon', 'soilPh', 'suitability'];
    const left = LEGENDS.map(({ id }) => id).filter((id) => !drawn.has(id));
    expect(left.sort()).toEqual(ofRasters);
    for (const service of ['suitability', 'soilPH', 'soilCarbon', 'soilSand'])
      expect(
        RASTERS.find((raster) => raster.service === service)
          ?.classesBy(DEFAULT_PARAMETERS)
          .map(({ label }) => label)
      ).toEqual(
        LEGENDS.find(
          ({ id }) => id.toLowerCase() === service.replace('soilSand', 'sand').toLowerCase()
        )?.bands.map(({ label }) => label)
      );
  });
});

describe('the specification', () => {
  const findLayer = (id: string) => features.find((one) => one.id === id);
  const listSliders = (id: string) => findLayer(id)?.panel?.sliders?.map(({ min, max }) => [min, max]);

  it('[MP-01] three layers of the specification are visible at first, besides LGAs, roads and mills', () => {
    expect(
      CATALOGUE.filter(({ visibility }) => visibility)
        .map(({ title }) => title)
        .sort()
    ).toEqual([
      'Biochar Applications',
      'Biochar Partners',
      'Cassava by state',
      'Confirmed mills',
      'Niger Delta Planted Oil Palm',
      'Nigeria LGA Boundaries',
      'Roads'
    ]);
  });

  it('the panels have the sliders of the specification', () => {
    expect(listSliders('mills')).toEqual([
      [0, 60],
      [0, 500],
      [0, 50]
    ]);
    expect(listSliders('field-purchases')).toEqual([
      [0, 15],
      [0, 20]
    ]);
    expect(listSliders('tagged-mills')).toEqual([
      [0, 50],
      [0, 100],
      [0, 60],
      [0, 73_000],
      [0, 500]
    ]);
    expect(listSliders('niger-delta-oil-palm')).toEqual([
      [0, 300],
      [0, 20]
    ]);
    expect(listSliders('lga-transactions')).toEqual([[0, 73_000]]);
    expect(listSliders('roof-footprints')).toEqual([[0, 10_000]]);
  });

  it("the specification's layers of the biochar project are in the catalogue, and each is on the map once", () => {
    const nameLayer = ({ label, layerId }: { label: string; layerId: string }) => [
      label,
      CATALOGUE.find(({ id }) => id === layerId)?.title
    ];
    expect(BIOCHAR_PROJECT_LAYERS.feedstock.map(nameLayer)).toEqual([
      ['Maize', 'Maize Production 2023'],
      ['PKS', 'Niger Delta Planted Oil Palm'],
      ['Factory Waste', 'Processing Factories']
    ]);
    expect(BIOCHAR_PROJECT_LAYERS.offtake.map(nameLayer)).toEqual(
      ['Soil pH', 'Soil Carbon', 'Sand Texture', 'Commercial Farms', 'Geo-Fenced Farms', 'Maize Farms'].map(
        (title) => [title, title]
      )
    );
  });
});
