/**
 * A fact about a column that one of its cells reveals: that days begin with the day or with the month, or may begin with either; that a
 * comma or a point begins the decimals, or that a point may begin them or part thousands.
 */
export type Clue =
  'dayFirst' | 'monthFirst' | 'eitherOrder' | 'decimalComma' | 'decimalPoint' | 'pointOrThousands';
