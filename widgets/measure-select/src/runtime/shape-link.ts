import { decodeShape, encodeShape } from 'widgets/shared-code/site-domain';
import type { DrawnShape } from 'widgets/shared-code/site-domain';
import type { AnalysisLink } from 'widgets/shared-code/site-analysis';
import type { MeasureState } from './state';

type EncodedShape = readonly (string | number)[];

/** The shape in the address; measurements are not shared. */
export const SHAPE_LINK: AnalysisLink<MeasureState, EncodedShape> = {
  name: 'shape',
  codec: {
    version: 1,
    read: (value) => {
      const shape: DrawnShape | null = decodeShape(value);
      return shape && encodeShape(shape);
    }
  },
  toLink: ({ shape }) => shape && encodeShape(shape),
  applyLink: (state, link) => ({ ...state, shape: decodeShape(link) })
};
