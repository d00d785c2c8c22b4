import { z } from 'zod';
import { areaFigureFields } from '../service-area-figures';
import { result } from './record-fields';

/** The figures of one service area. Source: section 3 "Service area result". */
export const serviceAreaResult = z.object({
  color: result(z.string(), 'Colour it is drawn in'),
  ...areaFigureFields
});
export type ServiceAreaResult = z.infer<typeof serviceAreaResult>;
