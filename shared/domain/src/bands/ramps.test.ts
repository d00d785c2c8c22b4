import { LEGENDS } from './test-legends';
import { RAMPS } from './ramps';

type Triple = readonly [number, number, number];

/** Returns the linear red, green and blue light of a colour, each 0 to 1. */
function toLinearRgb(color: string): Triple {
  const parts = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255);
  const light = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return [light[0]!, light[1]!, light[2]!];
}

const multiplyMatrix = (rows: readonly Triple[], [a, b, c]: Triple): Triple => {
  const [x, y, z] = rows.map((row) => row[0] * a + row[1] * b + row[2] * c);
  return [x!, y!, z!];
};

/**
 * Matrices that simulate full colour blindness on linear light (Viénot, Brettel and Mollon 1999; tritan:
 * Machado and others 2009).
 */
const VISION: Readonly<Record<string, readonly Triple[]>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1]
  ],
  protan: [
    [0.11238, 0.88762, 0],
    [0.11238, 0.88762, 0],
    [0.00401, -0.00401, 1]
  ],
  deutan: [
    [0.29275, 0.70725, 0],
    [0.29275, 0.70725, 0],
    [-0.02234, 0.02234, 1]
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039]
  ]
};

const XYZ: readonly Triple[] = [
  [0.4124, 0.3576, 0.1805],
  [0.2126, 0.7152, 0.0722],
  [0.0193, 0.1192, 0.9505]
];

/** Converts linear light to CIELAB under daylight (D65). */
function toLab(light: Triple): Triple {
  const [x, y, z] = multiplyMatrix(XYZ, light);
  const toLabTerm = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const [fx, fy, fz] = [toLabTerm(x / 0.9505), toLabTerm(y), toLabTerm(z / 1.089)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

const toSeenLab = (color: string, vision: string) =>
  toLab(multiplyMatrix(VISION[vision]!, toLinearRgb(color)));
const getLightness = (color: string) => toSeenLab(color, 'normal')[0];

describe('colours of the legends', () => {
  it('are distinguishable with any colour vision', () => {
    for (const { id, bands } of LEGENDS)
      for (const vision of Object.keys(VISION)) {
        const colors = bands.map(({ color }) => toSeenLab(color, vision));
        colors.forEach((a, index) =>
          colors.slice(index + 1).forEach((b) => {
            const distance = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
            expect([id, vision, distance > 6]).toEqual([id, vision, true]);
          })
        );
      }
  });

  it('of sequential scales change lightness in one direction only', () => {
    for (const { source, colors } of Object.values(RAMPS).filter(
      (ramp) => !ramp.source.includes('diverging')
    )) {
      const steps = colors
        .map(getLightness)
        .slice(1)
        .map((value, index) => Math.sign(value - getLightness(colors[index]!)));
      expect([source, new Set(steps).size]).toEqual([source, 1]);
    }
  });

  it('of diverging scales are lightest in the middle', () => {
    for (const { colors } of [RAMPS.pinkGreen3, RAMPS.redBlue5]) {
      const values = colors.map(getLightness);
      expect(Math.max(...values)).toBe(values[(values.length - 1) / 2]);
    }
  });

  it('are as many as the bands, and every ramp is used by a legend or is that of continuous rasters', () => {
    for (const { ramp, bands } of LEGENDS) {
      const used = Object.values(RAMPS).find(({ source }) => source === ramp);
      expect(bands.map(({ color }) => color).sort()).toEqual([...(used?.colors ?? [])].sort());
    }
    const sources = new Set([...LEGENDS.map(({ ramp }) => ramp), RAMPS.viridis5.source]);
    expect(Object.values(RAMPS).filter(({ source }) => !sources.has(source))).toEqual([]);
  });
});
