import type { AllWidgetProps } from 'jimu-core';
import { React } from 'jimu-core';
import { Button, Modal, ModalBody, ModalFooter, ModalHeader } from 'jimu-ui';
import {
  focusElement,
  useIsDesigned,
  useIsMapOwned,
  useMapSelection,
  useOpenResults,
  useSettings
} from 'widgets/shared-code/site-base';
import type { HintTopic, IMConfig } from '../config';
import { SETTINGS } from '../config';
import { versionManager } from '../version-manager';
import { useTexts } from './use-texts';
import type { TextKey } from './use-texts';
import { useHint } from './use-hint';

/** Loads the tools of maps, which hints alone do not need. */
const NearestFeature = React.lazy(() => import('./nearest-feature'));

/** Keys of the first hint, and of the second one for topics that have it. */
const HINTS: Readonly<Record<HintTopic, { readonly first: TextKey; readonly second?: TextKey }>> = {
  serviceArea: { first: 'serviceAreaBegin', second: 'serviceAreaDone' },
  oilPalmClusters: { first: 'oilPalmClusters' },
  protectedAreas: { first: 'protectedAreas' }
};

/** Layer whose features a topic is about, by its id in the catalogue. */
const LAYERS: Readonly<Partial<Record<HintTopic, string>>> = {
  oilPalmClusters: 'oil-palm-clusters',
  protectedAreas: 'protected-areas'
};

/** Renders its hints, and over a map of features the way to the nearest one. */
function Widget({ id, config, stateProps, useMapWidgetIds }: AllWidgetProps<IMConfig>) {
  const t = useTexts();
  const mapWidgetId = useMapWidgetIds?.[0];
  const isTaken = useIsMapOwned(mapWidgetId);
  const isPicked = useMapSelection(mapWidgetId) !== null;
  const settings = useSettings(SETTINGS, config);
  const { first, second } = HINTS[settings.about];
  const { hint, close } = useHint(`${window.location.pathname}:${id}`, settings.delay, {
    begun: isTaken || isPicked,
    openResults: useOpenResults().length,
    resultCame: second ? Boolean(stateProps?.secondHint) : isPicked
  });
  const texts = {
    first: settings.firstText || t(first),
    second: settings.secondText || (second ? t(second) : '')
  };
  const layerId = LAYERS[settings.about];
  const isDesigned = useIsDesigned();
  const text = !isDesigned && hint && texts[hint];
  return (
    <>
      {layerId !== undefined && mapWidgetId !== undefined && !isPicked && (
        <React.Suspense fallback={null}>
          <NearestFeature mapWidgetId={mapWidgetId} layerId={layerId} />
        </React.Suspense>
      )}
      <Modal isOpen={Boolean(text)} toggle={close} centered>
        <ModalHeader toggle={close}>{t('title')}</ModalHeader>
        <ModalBody>{text}</ModalBody>
        <ModalFooter>
          <Button type="primary" ref={focusElement} onClick={close}>
            {t('ok')}
          </Button>
        </ModalFooter>
      </Modal>
    </>
  );
}

Widget.versionManager = versionManager;

export default Widget;
