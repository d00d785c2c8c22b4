import { GROUND_COLORS } from '@site/domain';

/** Colours of a basemap's look. */
export interface Palette {
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
  readonly label: string;
  readonly stateLabel: string;
  /** Outline of letters, so that they contrast with what they cross. */
  readonly halo: string;
}

export type BasemapLook = 'light' | 'dark' | 'imagery';

export const PALETTES: Readonly<Record<BasemapLook, Palette>> = {
  light: {
    ...GROUND_COLORS.light,
    lgaLine: '#DDD8CA',
    stateLine: '#A9A492',
    countryLine: '#BDB8A6',
    road: '#FFFFFF',
    casing: '#CFC8B4',
    minorRoad: '#E4DFD1',
    label: '#3B4640',
    stateLabel: '#8A8775',
    halo: GROUND_COLORS.light.land
  },
  dark: {
    ...GROUND_COLORS.dark,
    lgaLine: '#26302B',
    stateLine: '#47554D',
    countryLine: '#38443D',
    road: '#39443E',
    casing: '#121815',
    minorRoad: '#29332E',
    label: '#C9D4CC',
    stateLabel: '#7C8A82',
    halo: GROUND_COLORS.dark.land
  },
  imagery: {
    ...GROUND_COLORS.imagery,
    lgaLine: '#3A5640',
    stateLine: '#8FA68D',
    countryLine: '#6E8770',
    road: '#D9CFA8',
    casing: '#22381F',
    minorRoad: '#6B7C5C',
    label: '#FFFFFF',
    stateLabel: '#D4E0CF',
    halo: '#1C2E20'
  }
};
