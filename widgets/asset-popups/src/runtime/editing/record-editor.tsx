import { hooks, React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import type Point from 'esri/geometry/Point';
import type FeatureLayer from 'esri/layers/FeatureLayer';
import {
  DeleteRecordDialog,
  RECORD_CLIENTS,
  RecordDialog,
  showToast,
  useAnswer
} from 'widgets/shared-code/site-core';
import type { MarkerType } from 'widgets/shared-code/site-core';
import type { IMConfig } from '../../config';
import type { PopupPart } from '../map/parts';
import { closePopup, openPopup, popupOf } from '../map/popup-element';
import { useTexts } from '../use-texts';

/** What an administrator does with the record of a popup. */
export interface Editing {
  readonly part: PopupPart;
  readonly markerType: MarkerType;
  /** Of the record. */
  readonly id: string;
  readonly action: 'edit' | 'delete';
}

interface RecordEditorProps {
  readonly editing: Editing;
  readonly view: JimuMapView;
  readonly config: IMConfig;
  onDone(): void;
}

/** Takes the map's popup out of the browser's top layer, where it would lie over every dialog. */
function useLoweredPopup(view: JimuMapView): void {
  React.useEffect(() => {
    const popup = popupOf(view);
    if (!popup) return undefined;
    popup.topLayerDisabled = true;
    return () => {
      popup.topLayerDisabled = false;
    };
  }, [view]);
}

/** Opens the popup of a feature again, with what its layer says of it now. */
async function reopen(view: JimuMapView, { layer, graphic }: PopupPart): Promise<void> {
  const features = layer as FeatureLayer;
  const { features: found } = await features.queryFeatures({
    objectIds: [graphic.getObjectId() as number],
    outFields: ['*'],
    returnGeometry: true,
    outSpatialReference: view.view.spatialReference
  });
  closePopup(view);
  const [now] = found;
  if (now) await openPopup(view, { features: [now], location: now.geometry as Point });
}

/** The form of a popup's record, or the question whether to delete it; after it the popup is new, or closed. */
export function RecordEditor({ editing, view, config, onDone }: RecordEditorProps) {
  const t = useTexts();
  const { part, markerType, id, action } = editing;
  const { serverUrl, product } = config;
  useLoweredPopup(view);
  const record = useAnswer([markerType, id, serverUrl], ([type, wanted, server], { signal }) =>
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
      <DeleteRecordDialog
        {...shared}
        onClose={onDone}
        onDeleted={() => {
          onDone();
          closePopup(view);
        }}
      />
    );
  return (
    <RecordDialog
      {...shared}
      product={product}
      onClose={onDone}
      onSaved={() => {
        onDone();
        void reopen(view, part);
      }}
    />
  );
}
