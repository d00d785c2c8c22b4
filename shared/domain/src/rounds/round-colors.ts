/**
 * Colours of rounds on the map and beside it: red, green, blue, 0 to 255. All have one luminance, at which white
 * text on them has a contrast of 4.9:1, and they have 3:1 against the panels of the light and the dark theme.
 */
const ROUND_COLORS: readonly (readonly [number, number, number])[] = [
  [25, 129, 70],
  [44, 109, 212],
  [189, 78, 32],
  [137, 90, 188],
  [0, 125, 132],
  [202, 50, 125]
];

/**
 * Returns the colour of the round at an index; colours repeat after the sixth.
 * @example getRoundColor(0) → [25, 129, 70]
 * @example getRoundColor(7) → [44, 109, 212]
 */
export const getRoundColor = (index: number): readonly [number, number, number] =>
  ROUND_COLORS[index % ROUND_COLORS.length]!;
