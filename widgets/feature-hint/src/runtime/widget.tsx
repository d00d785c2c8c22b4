import type { AllWidgetProps } from 'jimu-core';
import { Button, Modal, ModalBody, ModalFooter, ModalHeader } from 'jimu-ui';
import { focusFirst } from 'widgets/shared-code/site-core';
import type { IMConfig } from '../config';
import { versionManager } from '../version-manager';
import { useTexts } from './use-texts';
import { useHint } from './use-hint';

/** Draws nothing but its hints. */
function Widget({ config, stateProps }: AllWidgetProps<IMConfig>) {
  const t = useTexts();
  const { hint, close } = useHint(config.delay, Boolean(stateProps?.secondHint));
  const texts = {
    first: config.firstText || t('first'),
    second: config.secondText || t('second')
  };
  return (
    <Modal isOpen={hint !== null} toggle={close} centered>
      <ModalHeader toggle={close}>{t('title')}</ModalHeader>
      <ModalBody>{hint && texts[hint]}</ModalBody>
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
