import { Button, Modal, ModalBody, ModalFooter, ModalHeader, TextInput } from 'jimu-ui';
import { useTheme } from 'jimu-theme';
import { useEffect, useId, useState } from 'react';
import { NotALayerError, readData, readLayer } from './data-catalogue';
import type { DataEntry, NewSource } from './data-catalogue';
import { useKindName } from './kind-name';
import { ListRow } from './list-row';
import { addSource, findSameSource, getSourceName } from './model/data';
import { resolveServerUrls } from './model/edited-page';
import type { Editor } from './use-editor';
import { useText } from './use-text';

/** Height of the list of maps and layers, px. */
const LIST_HEIGHT = 300;

/** Returns the address of the app's portal, which lists the maps. */
function getPortalUrl({ config }: Editor): string {
  const { origin } = window.location;
  return resolveServerUrls(config, origin).attributes?.portalUrl ?? `${origin}/arcgis`;
}

/** Returns a function that words why a source could not be added. */
function useReason() {
  const text = useText();
  return (error: unknown): string => {
    if (error instanceof NotALayerError)
      return error.layers.length > 0
        ? text('whichLayer', { layers: error.layers.map(({ id, name }) => `${id} (${name})`).join(', ') })
        : text('noLayer');
    if (error instanceof TypeError) return text('noAnswerThere');
    return text('dataFailed', { reason: error instanceof Error ? error.message : String(error) });
  };
}

interface DialogProps {
  readonly editor: Editor;
  onClose(): void;
}

/** Dialog that lists the maps and layers of the app's server and takes the address of any other layer. */
export function AddDataDialog({ editor, onClose }: DialogProps) {
  const text = useText();
  const reasonOf = useReason();
  const kindName = useKindName();
  const id = useId();
  const { sys } = useTheme();
  const [entries, setEntries] = useState<readonly DataEntry[] | null>(null);
  const [wanted, setWanted] = useState('');
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const portal = getPortalUrl(editor);
  useEffect(() => {
    readData(portal, window.location.origin).then(setEntries, (error: unknown) => {
      setEntries([]);
      setProblem(reasonOf(error));
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs once, when the dialog opens
  }, [portal]);
  const addNewSource = async (read: () => Promise<NewSource>): Promise<boolean> => {
    setProblem(null);
    try {
      const source = await read();
      const same = findSameSource(editor.config, source);
      if (same) setProblem(text('isThereAlready', { name: getSourceName(same) }));
      // A second press before the first answer finds the source already added.
      else editor.edit((now) => (findSameSource(now, source) ? now : addSource(now, source)));
      return !same;
    } catch (error) {
      setProblem(reasonOf(error));
      return false;
    }
  };
  const addAddress = async () => {
    if (await addNewSource(() => readLayer(address, window.location.origin))) setAddress('');
  };
  const shown = entries?.filter(({ label }) => label.toLowerCase().includes(wanted.trim().toLowerCase()));
  return (
    <Modal isOpen toggle={onClose} scrollable>
      <ModalHeader toggle={onClose}>{text('addData')}</ModalHeader>
      <ModalBody>
        <TextInput
          type="search"
          aria-label={text('findData')}
          placeholder={text('findData')}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        {!entries && <p role="status">{text('loading')}</p>}
        <ul
          css={{
            maxHeight: LIST_HEIGHT,
            margin: `${sys.spacing(2)} 0`,
            padding: 0,
            overflow: 'auto',
            listStyle: 'none'
          }}
        >
          {shown?.map((entry) => (
            <ListRow key={`${entry.kind} ${entry.known.itemId ?? entry.known.url}`}>
              <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {entry.label}
                <small css={{ display: 'block', color: sys.color.surface.paperHint }}>
                  {kindName(entry.kind)}
                </small>
              </span>
              {findSameSource(editor.config, entry.known) ? (
                <small css={{ flex: 'none' }}>{text('isThere')}</small>
              ) : (
                <Button
                  size="sm"
                  css={{ flex: 'none' }}
                  aria-label={text('add', { name: entry.label })}
                  onClick={() => void addNewSource(entry.read)}
                >
                  {text('addIt')}
                </Button>
              )}
            </ListRow>
          ))}
        </ul>
        {entries && entries.length > 0 && shown?.length === 0 && <p>{text('noneFoundData')}</p>}
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
        {problem !== null && <p role="alert">{problem}</p>}
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose}>{text('close')}</Button>
      </ModalFooter>
    </Modal>
  );
}
