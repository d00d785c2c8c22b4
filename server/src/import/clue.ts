/**
 * Evidence from one cell on how its column is written: days have the day or the month first, or possibly
 * either; a comma or a point separates decimals, or a point may separate decimals or thousands.
 */
export type Clue =
  | 'dayFirst'
  | 'monthFirst'
  | 'eitherOrder'
  | 'decimalComma'
  | 'decimalPoint'
  | 'pointOrThousands';
