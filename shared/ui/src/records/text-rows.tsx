import { thumbnailUrl } from '@site/domain';
import { React } from 'jimu-core';
import { Button, TextInput } from 'jimu-ui';
import { IconButton } from '../icon-button';
import type { FieldControl } from '../labelled-field';
import { useLook } from '../styles';
import { useUiTexts } from '../use-ui-texts';

interface TextRowsProps {
  readonly control: FieldControl;
  readonly label: string;
  readonly rows: readonly string[];
  /** Rows are addresses of pictures: each is shown beside its address. */
  readonly pictures: boolean;
  onChange(rows: readonly string[]): void;
  onLeave(): void;
}

/** The picture of an address as it will be shown, or why there is none. */
function Thumbnail({ url, number }: { readonly url: string; readonly number: number }) {
  const { sys, type, rule } = useLook();
  const t = useUiTexts();
  const [failed, setFailed] = React.useState<string | null>(null);
  const src = thumbnailUrl(url.trim());
  if (src === '') return null;
  if (failed === src)
    return (
      <span role="status" css={{ ...type.small, color: sys.color.error.main }}>
        {t('imageFailed', { number: String(number) })}
      </span>
    );
  return (
    <img
      src={src}
      alt={t('imageOf', { number: String(number) })}
      onError={() => setFailed(src)}
      css={{ width: 64, height: 48, objectFit: 'cover', borderRadius: sys.shape.shape1, border: rule }}
    />
  );
}

/** Rows of text, more at wish; the first cannot be removed. */
export function TextRows({ control, label, rows, pictures, onChange, onLeave }: TextRowsProps) {
  const { space } = useLook();
  const t = useUiTexts();
  const change = (at: number, text: string) =>
    onChange(rows.map((row, index) => (index === at ? text : row)));
  return (
    <div css={{ display: 'grid', gap: space(1.5) }}>
      {rows.map((row, at) => (
        // The rows have no names of their own: their place is who they are.
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
          {pictures && <Thumbnail url={row} number={at + 1} />}
        </div>
      ))}
      <div>
        <Button size="sm" onClick={() => onChange([...rows, ''])}>
          {t('addRow')}
        </Button>
      </div>
    </div>
  );
}
