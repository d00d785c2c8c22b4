import ImageryLayer from 'esri/layers/ImageryLayer';
import RasterFunction from 'esri/layers/support/RasterFunction';
import { drawAsClasses, drawAsRamp, getInitialOpacity } from './raster-look';

const createLayer = () =>
  new ImageryLayer({
    url: 'http://127.0.0.1:9/arcgis/rest/services/soilPH/ImageServer',
    opacity: 0.8,
    rasterFunction: new RasterFunction({ functionName: 'Legend' })
  });
const readRule = ({ rasterFunction }: ImageryLayer) => JSON.stringify(rasterFunction);

it('draws a raster as a ramp at 55 % over the given range, and by classes at 80 % again', () => {
  const layer = createLayer();
  const classes = readRule(layer);
  drawAsRamp(layer, { low: 5.1, high: 6.2 });
  expect(layer.opacity).toBe(0.55);
  expect(readRule(layer)).toContain('"Statistics":[[5.1,6.2,');
  drawAsClasses(layer);
  expect([layer.opacity, readRule(layer)]).toEqual([0.8, classes]);
});

it('keeps the opacity that a reader chose when the range changes', () => {
  const layer = createLayer();
  drawAsRamp(layer, { low: 5, high: 6 });
  layer.opacity = 0.3;
  drawAsRamp(layer, { low: 4, high: 6 });
  expect(layer.opacity).toBe(0.3);
  expect(readRule(layer)).toContain('"Statistics":[[4,6,');
});

it('returns the initial opacity of each way to draw', () => {
  const layer = createLayer();
  expect(getInitialOpacity(layer)).toBe(0.8);
  layer.opacity = 0.35;
  drawAsRamp(layer, { low: 5, high: 6 });
  expect(getInitialOpacity(layer)).toBe(0.55);
  drawAsClasses(layer);
  expect([layer.opacity, getInitialOpacity(layer)]).toEqual([0.35, 0.8]);
});

it('leaves a raster that is drawn by classes as it is', () => {
  const layer = createLayer();
  const before = readRule(layer);
  drawAsClasses(layer);
  expect([layer.opacity, readRule(layer)]).toEqual([0.8, before]);
});
