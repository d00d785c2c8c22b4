import { Button, Option, Select, TextInput } from 'jimu-ui';
import { SettingRow, SettingSection } from 'jimu-ui/advanced/setting-components';
import { CATALOGUE, fieldLabel, isRaster } from 'widgets/shared-code/site-map';
import type { LayerDefinition } from 'widgets/shared-code/site-map';
import type { BoardSetting, FigureKind, FigureSetting } from '../config';
import { useTexts } from './use-texts';

interface OwnBoardsProps {
  readonly boards: readonly BoardSetting[];
  onChange(boards: BoardSetting[]): void;
}

const LAYERS = CATALOGUE.filter((layer): layer is LayerDefinition => !isRaster(layer));
/** What staff make boards of; the formulas of biochar belong to the board that the specification has. */
const OFFERED = ['count', 'sum', 'average', 'different'] as const satisfies readonly FigureKind[];

/** The number after the highest that such a key has, so that what was taken away does not come back under its name. */
const nextOf = (stem: string, keys: readonly string[]): string =>
  stem + String(1 + Math.max(0, ...keys.map((key) => Number(key.slice(stem.length)) || 0)));

/** What the catalogue calls a field, which has the reader's language on the board; the field's own name for another. */
function nameOf(layer: string, field: string): string {
  const known = LAYERS.find(({ id }) => id === layer)?.page.fields[field];
  return known ? fieldLabel(known, 'en') : field;
}

interface FieldChoiceProps {
  readonly layer: string;
  readonly label: string;
  readonly kind: 'number' | 'text';
  /** What is offered in place of a field; nothing when one has to be chosen. */
  readonly without?: string;
  readonly value: string;
  onChange(field: string): void;
}

/** A field of a layer: out of the catalogue's, or typed for a layer that it does not know. */
function FieldChoice({ layer, label, kind, without, value, onChange }: FieldChoiceProps) {
  const known = LAYERS.find(({ id }) => id === layer);
  if (!known)
    return (
      <TextInput
        size="sm"
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  const isNumber = (of: string) => of === 'whole' || of === 'number';
  const fields = Object.entries(known.page.fields).filter(([, { kind: of }]) =>
    kind === 'number' ? isNumber(of) : true
  );
  return (
    <Select size="sm" aria-label={label} value={value} onChange={(_event, field: string) => onChange(field)}>
      <Option value="">{without ?? '–'}</Option>
      {fields.map(([name, field]) => (
        <Option key={name} value={name}>
          {fieldLabel(field, 'en')}
        </Option>
      ))}
    </Select>
  );
}

interface FigureRowProps {
  readonly figure: FigureSetting;
  onChange(figure: FigureSetting | null): void;
}

function FigureRow({ figure, onChange }: FigureRowProps) {
  const t = useTexts();
  const { label, layer, of, field = '' } = figure;
  return (
    <SettingRow flow="wrap">
      <TextInput
        size="sm"
        aria-label={t('figureLabel')}
        value={label}
        onChange={({ target: { value } }) => onChange({ ...figure, label: value })}
      />
      <Select
        size="sm"
        aria-label={t('figureOf', { label })}
        value={of}
        onChange={(_event, kind: FigureKind) => onChange({ ...figure, of: kind })}
      >
        {OFFERED.map((kind) => (
          <Option key={kind} value={kind}>
            {t(`of_${kind}`)}
          </Option>
        ))}
      </Select>
      {of !== 'count' && (
        <FieldChoice
          layer={layer}
          label={t('figureField', { label })}
          kind={of === 'different' ? 'text' : 'number'}
          value={field}
          onChange={(name) => onChange({ ...figure, field: name })}
        />
      )}
      <Button size="sm" aria-label={t('removeFigure', { label })} onClick={() => onChange(null)}>
        {t('remove')}
      </Button>
    </SettingRow>
  );
}

interface OwnBoardProps {
  readonly board: BoardSetting;
  onChange(board: BoardSetting | null): void;
}

/** A board of one layer: its figures, and bars by one of its fields. */
function OwnBoard({ board, onChange }: OwnBoardProps) {
  const t = useTexts();
  const { title, figures, bars = [] } = board;
  const layer = figures[0]?.layer ?? '';
  const setFigures = (next: readonly FigureSetting[]) => onChange({ ...board, figures: next });
  const another = (): FigureSetting => ({
    key: nextOf(
      'figure',
      figures.map(({ key }) => key)
    ),
    label: t('of_count'),
    layer,
    of: 'count'
  });
  return (
    <SettingSection title={title} role="group" aria-label={title}>
      <SettingRow label={t('title')} flow="wrap">
        <TextInput
          size="sm"
          aria-label={t('title')}
          value={title}
          onChange={({ target: { value } }) => onChange({ ...board, title: value })}
        />
      </SettingRow>
      <SettingRow label={t('layer')} flow="wrap">
        <TextInput
          size="sm"
          aria-label={t('layer')}
          value={layer}
          // Another layer has other fields.
          onChange={({ target: { value } }) =>
            onChange({
              ...board,
              figures: figures.map(({ field: _field, ...rest }) => ({ ...rest, layer: value })),
              bars: []
            })
          }
        />
      </SettingRow>
      {figures.map((figure) => (
        <FigureRow
          key={figure.key}
          figure={figure}
          onChange={(next) =>
            setFigures(figures.flatMap((one) => (one.key === figure.key ? (next ?? []) : one)))
          }
        />
      ))}
      <SettingRow label={t('bars')} flow="wrap">
        <FieldChoice
          layer={layer}
          label={t('bars')}
          kind="text"
          without={t('noBars')}
          value={bars[0]?.field ?? ''}
          onChange={(field) =>
            onChange({ ...board, bars: field === '' ? [] : [{ title: nameOf(layer, field), layer, field }] })
          }
        />
      </SettingRow>
      <Button size="sm" onClick={() => setFigures([...figures, another()])}>
        {t('addFigure')}
      </Button>
      <Button size="sm" onClick={() => onChange(null)}>
        {t('removeBoard', { title })}
      </Button>
    </SettingSection>
  );
}

/** The boards that staff have made: changed, taken away, and a new one added. */
export function OwnBoards({ boards, onChange }: OwnBoardsProps) {
  const t = useTexts();
  const another = (): BoardSetting => ({
    name: nextOf(
      'own',
      boards.map(({ name }) => name)
    ),
    title: t('newBoard'),
    figures: [{ key: 'figure1', label: t('of_count'), layer: LAYERS[0]!.id, of: 'count' }]
  });
  return (
    <>
      {boards.map((board) => (
        <OwnBoard
          key={board.name}
          board={board}
          onChange={(next) =>
            onChange(boards.flatMap((one) => (one.name === board.name ? (next ?? []) : one)))
          }
        />
      ))}
      <Button size="sm" onClick={() => onChange([...boards, another()])}>
        {t('addBoard')}
      </Button>
    </>
  );
}
