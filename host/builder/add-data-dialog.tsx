import { Button, Modal, ModalBody, ModalFooter, ModalHeader, TextInput } from 'jimu-ui';
import { useTheme } from 'jimu-theme';
import { useId, useState } from 'react';
import { readLayer } from './data-catalogue';
import { DataList } from './data-list';
import type { Editor } from './use-editor';
import { useNewData } from './use-new-data';
import type { NewData } from './use-new-data';
import { useText } from './use-text';

/** Field for the address of any other layer. */
function AddressField({ addNewSource }: Pick<NewData, 'addNewSource'>) {
  const text = useText();
  const id = useId();
  const { sys } = useTheme();
  const [address, setAddress] = useState('');
  const addAddress = async () => {
    if (await addNewSource(() => readLayer(address, window.location.origin))) setAddress('');
  };
  return (
    <>
      <label htmlFor={id}>{text('dataAddress')}</label>
      <TextInput
        id={id}
        value={address}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setAddress(target.value)}
      />
      <p id={`${id}-hint`} css={{ margin: `${sys.spacing(1)} 0 ${sys.spacing(2)}` }}>
        {text('dataAddressHint')}
      </p>
      <Button disabled={address.trim() === ''} onClick={() => void addAddress()}>
        {text('addAddress')}
      </Button>
    </>
  );
}

/** Address of the page that imports files. */
const IMPORT_PAGE = '/settings/data';

/** Link to the page that makes layers of files. It opens beside the builder, whose changes may not be saved yet. */
function FileLink() {
  const text = useText();
  const id = useId();
  const { sys } = useTheme();
  return (
    <div css={{ margin: `0 0 ${sys.spacing(4)}` }}>
      <a
        href={IMPORT_PAGE}
        target="_blank"
        rel="noreferrer"
        aria-describedby={id}
        css={{ color: sys.color.action.link.default }}
      >
        {text('dataFile')}
      </a>
      <p id={id} css={{ margin: `${sys.spacing(1)} 0 0` }}>
        {text('dataFileHint')}
      </p>
    </div>
  );
}

interface DialogProps {
  readonly editor: Editor;
  onClose(): void;
}

/** Dialog that lists the maps and layers of the app's server and takes the address of any other layer. */
export function AddDataDialog({ editor, onClose }: DialogProps) {
  const text = useText();
  const data = useNewData(editor);
  return (
    <Modal isOpen toggle={onClose} scrollable>
      <ModalHeader toggle={onClose}>{text('addData')}</ModalHeader>
      <ModalBody>
        <DataList {...data} />
        <FileLink />
        <AddressField addNewSource={data.addNewSource} />
        {data.problem !== null && <p role="alert">{data.problem}</p>}
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose}>{text('close')}</Button>
      </ModalFooter>
    </Modal>
  );
}
