import type { AllWidgetProps } from 'jimu-core';
import { Button, Modal, ModalBody, ModalFooter, ModalHeader } from 'jimu-ui';
import { focusFirst, localeOf, message, useMapIsTaken, useMapSelection } from 'widgets/shared-code/site-core';
import type { MessageKey } from 'widgets/shared-code/site-core';
import type { About, IMConfig } from '../config';
import { versionManager } from '../version-manager';
import { useTexts } from './use-texts';
import { useHint } from './use-hint';

/** Texts of the first hint, and of the second one for topics that have it. */
const HINTS: Readonly<Record<About, { readonly first: MessageKey; readonly second?: MessageKey }>> = {
  serviceArea: { first: 'hint.serviceAreaBegin', second: 'hint.serviceAreaDone' },
  oilPalmClusters: { first: 'hint.oilPalmClusters' },
  protectedAreas: { first: 'hint.protectedAreas' }
};

/** Renders nothing but its hints. */
function Widget({ id, config, intl, stateProps, useMapWidgetIds }: AllWidgetProps<IMConfig>) {
  const t = useTexts();
  const locale = localeOf(intl.locale);
  const mapWidgetId = useMapWidgetIds?.[0];
  const isTaken = useMapIsTaken(mapWidgetId);
  const isPicked = useMapSelection(mapWidgetId) !== null;
  const { first, second } = HINTS[config.about ?? 'serviceArea'];
  const { hint, close } = useHint(`${window.location.pathname}:${id}`, config.delay, {
    begun: isTaken || isPicked,
    resultCame: second ? Boolean(stateProps?.secondHint) : isPicked
  });
  const texts = {
    first: config.firstText || message(first, locale),
    second: config.secondText || (second ? message(second, locale) : '')
  };
  const text = hint && texts[hint];
  return (
    <Modal isOpen={Boolean(text)} toggle={close} centered>
      <ModalHeader toggle={close}>{t('title')}</ModalHeader>
      <ModalBody>{text}</ModalBody>
      <ModalFooter>
        <Button type="primary" ref={focusFirst} onClick={close}>
          {t('ok')}
        </Button>
      </ModalFooter>
    </Modal>
  );
}

Widget.versionManager = versionManager;

export default Widget;
