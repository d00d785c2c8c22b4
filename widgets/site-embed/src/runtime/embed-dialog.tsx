import { React } from 'jimu-core';
import { Button, Modal, ModalBody, ModalFooter, ModalHeader, TextArea, TextInput } from 'jimu-ui';
import { LabelledField, readEmbedKey, SiteIcon, useThemeStyles } from 'widgets/shared-code/site-base';
import type { MapName } from '../config';
import { createSnippet } from './snippet';
import { useTexts } from './use-texts';

interface EmbedDialogProps {
  readonly map: MapName;
  readonly serverUrl: string;
  /** Height of the frame, px. */
  readonly height: number;
  readonly isOpen: boolean;
  onClose(): void;
}

/** Dialog to copy the frame of a map, with a partner's key in it. */
export function EmbedDialog({ map, serverUrl, height, isOpen, onClose }: EmbedDialogProps) {
  const t = useTexts();
  const { space, type } = useThemeStyles();
  const [key, setKey] = React.useState(() => readEmbedKey() ?? '');
  const [copied, setCopied] = React.useState<boolean | null>(null);
  const field = React.useRef<HTMLDivElement>(null);
  const origin = serverUrl || window.location.origin;
  const snippet = createSnippet({ origin, map, key: key.trim(), height, title: t(map) });
  const copySnippet = async () => {
    try {
      await navigator.clipboard.writeText(snippet);
      setCopied(true);
    } catch {
      // If the browser blocks copying, the text is selected and the line below explains what to do.
      field.current?.querySelector('textarea')?.select();
      setCopied(false);
    }
  };
  return (
    <Modal isOpen={isOpen} toggle={onClose} centered>
      <ModalHeader toggle={onClose}>{t('title')}</ModalHeader>
      <ModalBody css={{ display: 'grid', gap: space(3) }}>
        <p css={{ margin: 0 }}>{t('text')}</p>
        <LabelledField label={t('key')} help={t('keyHint')}>
          {(control) => (
            <TextInput
              {...control}
              value={key}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => {
                setKey(event.target.value);
                setCopied(null);
              }}
            />
          )}
        </LabelledField>
        <div ref={field}>
          <LabelledField label={t('snippet')}>
            {(control) => (
              <TextArea
                {...control}
                readOnly
                value={snippet}
                spellCheck={false}
                onFocus={(event) => event.currentTarget.select()}
                css={{ ...type.small, minHeight: 148, fontFamily: 'monospace', overflowWrap: 'anywhere' }}
              />
            )}
          </LabelledField>
        </div>
        <span role="status" css={type.hint}>
          {copied === null ? '' : t(copied ? 'copied' : 'copyByHand')}
        </span>
      </ModalBody>
      <ModalFooter>
        <Button type="primary" onClick={() => void copySnippet()} css={{ gap: space(2) }}>
          <SiteIcon name="copy" />
          {t('copy')}
        </Button>
        <Button onClick={onClose}>{t('close')}</Button>
      </ModalFooter>
    </Modal>
  );
}
