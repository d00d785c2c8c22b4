import { isWebAddress } from '@site/domain';
import { fetchPictureHosts } from '@site/services';
import { Button, TextInput } from 'jimu-ui';
import { Picture } from './gallery/picture';
import { IconButton } from '../kit/marks/icon-button';
import type { FieldControl } from '../kit/fields/labelled-field';
import { useThemeStyles } from '../kit/theme/styles';
import { useRequest } from '../kit/requests/use-request';
import { useUiTexts } from '../base/use-ui-texts';

/** Base address of the server that serves the page. */
const HERE = [''] as const;

interface TextRowsProps {
  readonly control: FieldControl;
  readonly label: string;
  readonly rows: readonly string[];
  /** Rows are addresses of pictures: each is previewed under its field. */
  readonly pictures: boolean;
  onChange(rows: readonly string[]): void;
  onLeave(): void;
}

/** A line that names the hosts whose pictures are shown; nothing until they are known. */
function PictureHostsHint() {
  const { type } = useThemeStyles();
  const t = useUiTexts();
  const hosts = useRequest(HERE, ([server], { signal }) => fetchPictureHosts(server, signal)).last;
  if (hosts === null) return null;
  const names = hosts.origins.map((origin) => origin.replace(/^https?:\/\//, '')).join(', ');
  return (
    <span css={type.hint}>
      {hosts.fetchesOthers ? t('picturesOfAll') : t('picturesOf', { hosts: names })}
    </span>
  );
}

/** Rows of text that can be added and removed, except the first. */
export function TextRows({ control, label, rows, pictures, onChange, onLeave }: TextRowsProps) {
  const { sys, space } = useThemeStyles();
  const t = useUiTexts();
  const change = (at: number, text: string) =>
    onChange(rows.map((row, index) => (index === at ? text : row)));
  return (
    <div css={{ display: 'grid', gap: space(1.5) }}>
      {rows.map((row, at) => (
        // The rows have no ids: the index identifies them.
        <div key={at} css={{ display: 'grid', gap: space(1) }}>
          <div css={{ display: 'flex', gap: space(1), alignItems: 'center' }}>
            <TextInput
              {...control}
              id={at === 0 ? control.id : undefined}
              aria-label={at === 0 ? undefined : `${label} ${at + 1}`}
              value={row}
              onChange={(event) => change(at, event.currentTarget.value)}
              onBlur={onLeave}
            />
            {at > 0 && (
              <IconButton
                name="close"
                label={t('removeRow', { row: `${label} ${at + 1}` })}
                onClick={() => onChange(rows.filter((_row, index) => index !== at))}
              />
            )}
          </div>
          {pictures && isWebAddress(row) && (
            <div css={{ width: 64, height: 48, borderRadius: sys.shape.shape1, overflow: 'hidden' }}>
              <Picture
                key={row}
                url={row.trim()}
                number={at + 1}
                alt={t('pictureOf', { number: String(at + 1) })}
              />
            </div>
          )}
        </div>
      ))}
      {pictures && <PictureHostsHint />}
      <div>
        <Button size="sm" onClick={() => onChange([...rows, ''])}>
          {t('addRow')}
        </Button>
      </div>
    </div>
  );
}
