import { hooks, React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import type Point from 'esri/geometry/Point';
import type FeatureLayer from 'esri/layers/FeatureLayer';
import { showToast, useRequest } from 'widgets/shared-code/site-base';
import type { MarkerType } from 'widgets/shared-code/site-base';
import { getMapView, RECORD_CLIENTS } from 'widgets/shared-code/site-api';
import { DeleteRecordDialog, RecordDialog } from 'widgets/shared-code/site-records';
import { closePopup, openPopup } from 'widgets/shared-code/site-map';
import type { Settings } from '../../config';
import type { PopupPart } from '../map/parts';
import { useTexts } from '../use-texts';

/** The action that an administrator takes on a popup's record. */
export interface PopupRecordAction {
  readonly part: PopupPart;
  readonly markerType: MarkerType;
  /** Id of the record. */
  readonly id: string;
  readonly action: 'edit' | 'delete';
}

interface RecordEditorProps {
  readonly editing: PopupRecordAction;
  readonly view: JimuMapView;
  readonly settings: Settings;
  onDone(): void;
}

/** Opens the popup of a feature again, with its current attributes. */
async function reopenPopup(view: JimuMapView, { layer, graphic }: PopupPart): Promise<void> {
  const features = layer as FeatureLayer;
  const { features: found } = await features.queryFeatures({
    objectIds: [graphic.getObjectId() as number],
    outFields: ['*'],
    returnGeometry: true,
    outSpatialReference: getMapView(view).spatialReference
  });
  const [now] = found;
  if (now) await openPopup(view, { features: [now], location: now.geometry as Point });
}

/** The form of a popup's record, or the confirmation of its deletion. */
export function RecordEditor({ editing, view, settings, onDone }: RecordEditorProps) {
  const t = useTexts();
  const { part, markerType, id, action } = editing;
  const { serverUrl, product } = settings;
  // The popup covers every dialog and traps the focus, so it is closed meanwhile and then reopened with
  // current data.
  React.useEffect(() => closePopup(view), [view]);
  const handleDone = (isThere: boolean) => {
    onDone();
    if (isThere) void reopenPopup(view, part);
  };
  const record = useRequest([markerType, id, serverUrl], ([type, wanted, server], { signal }) =>
    RECORD_CLIENTS[type].one(wanted, { serverUrl: server, signal })
  );
  const why = record.status === 'failed' ? record.fault.message : null;
  const giveUp = hooks.useEventCallback((message: string) => {
    showToast('error', t('recordFailed', { message }));
    onDone();
  });
  React.useEffect(() => {
    if (why !== null) giveUp(why);
  }, [why, giveUp]);
  if (record.status !== 'ready') return null;
  const shared = { markerType, record: record.answer, serverUrl };
  if (action === 'delete')
    return (
      <DeleteRecordDialog {...shared} onClose={() => handleDone(true)} onDeleted={() => handleDone(false)} />
    );
  return (
    <RecordDialog
      {...shared}
      product={product}
      onClose={() => handleDone(true)}
      onSaved={() => handleDone(true)}
    />
  );
}
