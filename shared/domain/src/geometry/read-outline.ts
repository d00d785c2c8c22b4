/**
 * Returns the closed rings of an outline of `world-outline.ts`, longitude and latitude in degrees.
 * @param rings of each ring the steps from point to point, in hundredths of a degree.
 */
export const readOutline = (rings: readonly string[]): [number, number][][] =>
  rings.map((text) => {
    const steps = text.split(' ').map(Number);
    let [x, y] = [0, 0];
    const ring: [number, number][] = [];
    for (let index = 0; index < steps.length; index += 2) {
      x += steps[index]!;
      y += steps[index + 1]!;
      ring.push([x / 100, y / 100]);
    }
    return [...ring, ring[0]!];
  });
