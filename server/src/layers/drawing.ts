type Rgba = readonly [number, number, number, number];

const line = (color: Rgba, width: number): object => ({
  type: 'esriSLS',
  style: 'esriSLSSolid',
  color,
  width
});

const simple = (symbol: object): object => ({
  renderer: { type: 'simple', symbol, label: '', description: '' },
  transparency: 0,
  labelingInfo: null
});

/** How a client draws a layer of points that no map styles: a dot with a white ring. Sizes in points. */
export const pointDrawing = (color: Rgba): object =>
  simple({
    type: 'esriSMS',
    style: 'esriSMSCircle',
    color,
    size: 6.75,
    angle: 0,
    xoffset: 0,
    yoffset: 0,
    outline: line([255, 255, 255, 255], 1)
  });

export const lineDrawing = (color: Rgba, width: number): object => simple(line(color, width));

export const polygonDrawing = (color: Rgba, outline: Rgba): object =>
  simple({ type: 'esriSFS', style: 'esriSFSSolid', color, outline: line(outline, 0.5) });
