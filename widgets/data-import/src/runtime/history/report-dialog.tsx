import { Button, Modal, ModalBody, ModalFooter, ModalHeader } from 'jimu-ui';
import { focusElement, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import type { DataImport } from 'widgets/shared-code/site-domain';
import { ReportCounts, ReportNotes, ReportRemarks } from '../report-view';
import { useTexts } from '../use-texts';

interface ReportDialogProps {
  readonly entry: DataImport;
  readonly locale: Locale;
  onClose(): void;
}

/** The report of an import, as it was shown after it. */
export function ReportDialog({ entry, locale, onClose }: ReportDialogProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const { fileName, report, attribution } = entry;
  return (
    <Modal isOpen toggle={onClose} scrollable>
      <ModalHeader toggle={onClose}>{t('reportOf', { name: fileName })}</ModalHeader>
      <ModalBody css={{ display: 'grid', gap: space(4) }}>
        <ReportCounts report={report} />
        {attribution && <p css={{ margin: 0 }}>{t('sourceOf', { attribution })}</p>}
        <ReportNotes report={report} locale={locale} />
        <ReportRemarks remarks={report.remarks} locale={locale} />
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose} ref={focusElement}>
          {t('close')}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
