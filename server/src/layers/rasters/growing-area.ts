import { RAMPS } from '@site/domain';
import { rgb } from './raster-service';
import type { RasterService } from './raster-service';

const NAMES = { 1: 'Minor', 2: 'Mixed', 3: 'Major' } as const;

export const growingArea: RasterService = {
  service: 'growingArea',
  title: 'Maize growing area',
  description: 'How much a place counts as growing area of maize: 1 minor, 2 mixed, 3 major.',
  access: 'staff',
  unit: '',
  classes: Object.entries(NAMES).map(([code, label], index) => ({
    label,
    color: rgb(RAMPS.yellowBrown3.colors[index]),
    contains: (value) => value === Number(code)
  })),
  names: NAMES
};
