import type { JimuMapView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import { getLast, showToast, toFault, useUiTexts, useWidgetState } from 'widgets/shared-code/site-base';
import { findWayToFeature } from 'widgets/shared-code/site-map';
import { REQUESTED_RECORD } from './requested-record';
import type { RequestedRecord } from './requested-record';
import type { PopupPart } from './map/parts';
import { useTexts } from './use-texts';

type RecordLayer = Parameters<typeof findWayToFeature>[1];

/**
 * Whether the open popup is the record's. If so it stays open: the popup's own message requests the record
 * again.
 */
const isShown = (part: PopupPart | undefined, layer: unknown, { recordId }: RequestedRecord): boolean =>
  part !== undefined && part.layer === layer && String(part.graphic.getObjectId()) === recordId;

/** Opens the record that a message action requests; shows a toast when that is not possible. */
export function useRequestedRecord(widgetId: string, view: JimuMapView, shown: readonly PopupPart[]): void {
  const t = useTexts();
  const kit = useUiTexts();
  const [asked, setAsked] = useWidgetState(widgetId, REQUESTED_RECORD);
  React.useEffect(() => {
    if (asked === null) return;
    setAsked(() => null);
    const drawn = view
      .getAllJimuLayerViews()
      .find(({ layerDataSourceId }) => layerDataSourceId === asked.sourceId);
    const layer = drawn?.layer;
    if (!layer || !('queryFeatures' in layer)) {
      showToast('error', t('recordNotHere'));
      return;
    }
    if (isShown(getLast(shown), layer, asked)) return;
    findWayToFeature(view, layer as unknown as RecordLayer, Number(asked.recordId))
      .then((go) => (go ? go() : void showToast('error', kit('zoomGone'))))
      .catch((error: unknown) => showToast('error', kit('zoomFailed', { message: toFault(error).message })));
  }, [asked, setAsked, view, shown, t, kit]);
}
