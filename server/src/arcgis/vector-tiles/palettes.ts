import { GROUND_COLORS } from '@site/domain';
import { NAME_COLORS } from '@site/layers';
import type { BasemapLook, NameColors } from '@site/layers';

/** Colours of a basemap's look. */
export interface Palette extends NameColors {
  readonly water: string;
  readonly land: string;
  /** Land of the countries round Nigeria. */
  readonly abroad: string;
  readonly lgaLine: string;
  readonly stateLine: string;
  readonly countryLine: string;
  readonly road: string;
  readonly casing: string;
  readonly minorRoad: string;
}

export const PALETTES: Readonly<Record<BasemapLook, Palette>> = {
  light: {
    ...GROUND_COLORS.light,
    ...NAME_COLORS.light,
    lgaLine: '#DDD8CA',
    stateLine: '#A9A492',
    countryLine: '#BDB8A6',
    road: '#FFFFFF',
    casing: '#CFC8B4',
    minorRoad: '#E4DFD1'
  },
  dark: {
    ...GROUND_COLORS.dark,
    ...NAME_COLORS.dark,
    lgaLine: '#26302B',
    stateLine: '#47554D',
    countryLine: '#38443D',
    road: '#39443E',
    casing: '#121815',
    minorRoad: '#29332E'
  },
  imagery: {
    ...GROUND_COLORS.imagery,
    ...NAME_COLORS.imagery,
    lgaLine: '#3A5640',
    stateLine: '#8FA68D',
    countryLine: '#6E8770',
    road: '#D9CFA8',
    casing: '#22381F',
    minorRoad: '#6B7C5C'
  }
};
