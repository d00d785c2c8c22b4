import type { Ramp } from './band';

/**
 * Colours of the legends. The specification defines none, so these ramps are distinguishable with any colour
 * vision: ColorBrewer's 'colorblind safe' schemes (Cynthia Brewer, colorbrewer2.org), cividis (Nuñez,
 * Anderton and Renslow 2018), viridis, and a ramp of our own for the freshness of purchases.
 */
export const RAMPS = {
  yellowGreen8: {
    source: 'ColorBrewer YlGn, 9 classes without the lightest',
    colors: ['#f7fcb9', '#d9f0a3', '#addd8e', '#78c679', '#41ab5d', '#238443', '#006837', '#004529']
  },
  orangeRed5: {
    source: 'ColorBrewer OrRd, 5 classes',
    colors: ['#fef0d9', '#fdcc8a', '#fc8d59', '#e34a33', '#b30000']
  },
  yellowBlue5: {
    source: 'ColorBrewer YlGnBu, 5 classes',
    colors: ['#ffffcc', '#a1dab4', '#41b6c4', '#2c7fb8', '#253494']
  },
  redBlue5: {
    source: 'ColorBrewer RdYlBu, 5 classes (diverging)',
    colors: ['#d7191c', '#fdae61', '#ffffbf', '#abd9e9', '#2c7bb6']
  },
  pinkGreen3: {
    source: 'ColorBrewer PiYG, 3 classes (diverging)',
    colors: ['#e9a3c9', '#f7f7f7', '#a1d76a']
  },
  yellowBrown3: {
    source: 'ColorBrewer YlOrBr, 3 classes',
    colors: ['#fff7bc', '#fec44f', '#d95f0e']
  },
  yellowBrown6: {
    source: 'ColorBrewer YlOrBr, 6 classes',
    colors: ['#ffffd4', '#fee391', '#fec44f', '#fe9929', '#d95f0e', '#993404']
  },
  yellowBrown8: {
    source: 'ColorBrewer YlOrBr, 8 classes',
    colors: ['#ffffe5', '#fff7bc', '#fee391', '#fec44f', '#fe9929', '#ec7014', '#cc4c02', '#8c2d04']
  },
  purpleBlue5: {
    source: 'ColorBrewer PuBu, 5 classes',
    colors: ['#f1eef6', '#bdc9e1', '#74a9cf', '#2b8cbe', '#045a8d']
  },
  greenGrey4: {
    source: 'docs/rules/symbols.md: green to grey, the newest green',
    colors: ['#0f6b3c', '#45b276', '#93d0a9', '#c8cac9']
  },
  blue4: {
    source: 'ColorBrewer Blues, 4 classes',
    colors: ['#eff3ff', '#bdd7e7', '#6baed6', '#2171b5']
  },
  cividis4: {
    source: 'cividis at 0, 1/3, 2/3 and 1',
    colors: ['#002051', '#575c6e', '#a49d78', '#fdea45']
  },
  viridis5: {
    source: 'viridis (Smith and van der Walt 2015) at 0, 1/4, 1/2, 3/4 and 1',
    colors: ['#440154', '#3b528b', '#21918c', '#5ec962', '#fde725']
  },
  yellowBrown2: {
    source: 'ColorBrewer YlOrBr, 3 classes, the lightest and the darkest',
    colors: ['#fff7bc', '#d95f0e']
  }
} as const satisfies Record<string, Ramp>;
