import { React } from 'jimu-core';
import { useWidgetState } from 'widgets/shared-code/site-base';
import { buildShapeRing } from 'widgets/shared-code/site-domain';
import { useLinkProblem, useMapDrawing } from 'widgets/shared-code/site-tools';
import { useAnalysisLink } from 'widgets/shared-code/site-analysis';
import type { AnalysisPartProps } from 'widgets/shared-code/site-analysis';
import { addDrawnLayer, createMeasureGraphics } from 'widgets/shared-code/site-map';
import type { DrawnOutline } from 'widgets/shared-code/site-map';
import type { Settings } from '../../config';
import { formatSize } from '../measurement-words';
import { SHAPE_LINK } from '../shape-link';
import type { MeasureState } from '../state';
import { MEASURE, removeShape } from '../state';
import { useTexts } from '../use-texts';
import { ShapeChip } from './shape-chip';
import { useShapeFilter } from './use-shape-filter';

const LINKED_STATE = { state: MEASURE, link: SHAPE_LINK };

function listOutlines({ measurements, shape }: Pick<MeasureState, 'measurements' | 'shape'>): DrawnOutline[] {
  return [
    ...(shape
      ? [{ corners: buildShapeRing(shape), isClosed: true, hasCorners: false, isSelection: true }]
      : []),
    ...measurements.map((one) => ({
      corners: one.corners,
      isClosed: one.kind === 'area',
      hasCorners: true,
      isSelection: false,
      label: formatSize(one)
    }))
  ];
}

type ShapeOnMapProps = Pick<AnalysisPartProps<Settings>, 'toolId' | 'view'>;

/**
 * Draws the measurements and the shape, narrows the layers by the shape, and syncs the address. It is a part of its
 * own, mounted when the page loads, so that a link narrows the layers before the tool is opened.
 */
export function ShapeOnMap({ toolId, view }: ShapeOnMapProps) {
  const t = useTexts();
  const [state, change] = useWidgetState(toolId, MEASURE);
  const { measurements, shape } = state;
  useLinkProblem(useAnalysisLink(toolId, LINKED_STATE));
  useShapeFilter(view, toolId, shape);
  const layer = useMapDrawing(view, t('_widgetLabel'), addDrawnLayer);
  React.useEffect(() => {
    layer?.show(createMeasureGraphics(listOutlines({ measurements, shape })));
  }, [layer, measurements, shape]);
  return shape && <ShapeChip view={view} onRemove={() => change(removeShape)} />;
}
