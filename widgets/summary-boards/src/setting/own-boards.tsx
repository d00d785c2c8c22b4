import { JimuFieldType } from 'jimu-core';
import type { UseDataSource } from 'jimu-core';
import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { Button } from 'jimu-ui';
import { SettingSection } from 'jimu-ui/advanced/setting-components';
import { useThemeStyles } from 'widgets/shared-code/site-base';
import { CATALOGUE, formatFieldLabel, isRaster } from 'widgets/shared-code/site-map';
import type { LayerDefinition } from 'widgets/shared-code/site-map';
import { ChoiceSetting, FieldSetting, LayerSetting, TextSetting } from 'widgets/shared-code/site-settings';
import type { BoardSetting, FigureKind, FigureSetting } from '../config';
import { useTexts } from './use-texts';

/** The data sources of the widget, which include the layers that are not in the catalogue. */
type WidgetSources = Pick<AllWidgetSettingProps<unknown>, 'id' | 'useDataSources'>;

interface OwnBoardsProps {
  readonly sources: WidgetSources;
  readonly boards: readonly BoardSetting[];
  /** Receives `useDataSources` only when they change too. */
  onChange(boards: BoardSetting[], useDataSources?: UseDataSource[]): void;
}

/** Option of the layer selector for a layer that is not in the catalogue. */
const OTHER_LAYER = '';
const LAYERS = CATALOGUE.filter((layer): layer is LayerDefinition => !isRaster(layer));
/** Kinds of figures that staff can choose; the biochar formulas belong to the specification's board. */
const OFFERED_KINDS = ['count', 'sum', 'average', 'different'] as const satisfies readonly FigureKind[];

/** Returns the next free key: one above the highest number, so that a removed key is not reused. */
const createNextKey = (stem: string, keys: readonly string[]): string =>
  stem + String(1 + Math.max(0, ...keys.map((key) => Number(key.slice(stem.length)) || 0)));

/** Returns the catalogue's label of a field, which the board translates; otherwise the field's own name. */
function getFieldName(layer: string, field: string): string {
  const known = LAYERS.find(({ id }) => id === layer)?.page.fields[field];
  return known ? formatFieldLabel(known, 'en') : field;
}

interface FieldChoiceProps {
  readonly sources: WidgetSources;
  readonly layer: string;
  readonly label: string;
  readonly kind: 'number' | 'text';
  /** Label of the option without a field; undefined when a field is required. */
  readonly without?: string;
  readonly value: string;
  onChange(field: string): void;
}

/**
 * Selector of a layer's field: from the catalogue, or from the layer itself when it is not in the catalogue.
 */
function FieldChoice({ sources, layer, label, kind, without, value, onChange }: FieldChoiceProps) {
  const known = LAYERS.find(({ id }) => id === layer);
  if (!known)
    return (
      <FieldSetting
        label={label}
        value={value}
        layer={layer}
        useDataSources={sources.useDataSources}
        without={without}
        {...(kind === 'number' && { types: [JimuFieldType.Number] })}
        onChange={onChange}
      />
    );
  const isNumber = (of: string) => of === 'whole' || of === 'number';
  const fields = Object.entries(known.page.fields).filter(
    ([, { kind: of }]) => kind !== 'number' || isNumber(of)
  );
  return (
    <ChoiceSetting
      label={label}
      value={value}
      options={[
        ['', without ?? '–'] as const,
        ...fields.map(([name, field]) => [name, formatFieldLabel(field, 'en')] as const)
      ]}
      onChange={onChange}
    />
  );
}

interface FigureRowProps {
  readonly sources: WidgetSources;
  readonly figure: FigureSetting;
  /** True for the board's last figure, which cannot be removed: it defines the layer of the board. */
  readonly isOnly: boolean;
  onChange(figure: FigureSetting | null): void;
}

function FigureRow({ sources, figure, isOnly, onChange }: FigureRowProps) {
  const t = useTexts();
  const { label, layer, of, field = '' } = figure;
  return (
    <>
      <TextSetting
        label={t('figureLabel')}
        value={label}
        onChange={(value) => onChange({ ...figure, label: value })}
      />
      <ChoiceSetting
        label={t('figureOf', { label })}
        value={of}
        options={OFFERED_KINDS.map((kind) => [kind, t(`of_${kind}`)] as const)}
        onChange={(kind) => onChange({ ...figure, of: kind })}
      />
      {of !== 'count' && (
        <FieldChoice
          sources={sources}
          layer={layer}
          label={t('figureField', { label })}
          kind={of === 'different' ? 'text' : 'number'}
          value={field}
          onChange={(name) => onChange({ ...figure, field: name })}
        />
      )}
      <Button size="sm" disabled={isOnly} onClick={() => onChange(null)}>
        {t('removeFigure', { label })}
      </Button>
    </>
  );
}

interface OwnBoardProps {
  readonly sources: WidgetSources;
  readonly board: BoardSetting;
  onChange(board: BoardSetting | null, useDataSources?: UseDataSource[]): void;
}

interface BoardLayerProps extends OwnBoardProps {
  readonly layer: string;
}

/** Selector of the layer of a board: from the catalogue, or another layer of the widget's data sources. */
function BoardLayer({ sources, board, layer, onChange }: BoardLayerProps) {
  const t = useTexts();
  const isKnown = LAYERS.some(({ id }) => id === layer);
  // Another layer has other fields.
  const changeLayer = (next: string, useDataSources?: UseDataSource[]) =>
    onChange(
      {
        ...board,
        figures: board.figures.map(({ field: _field, ...rest }) => ({ ...rest, layer: next })),
        bars: []
      },
      useDataSources
    );
  return (
    <>
      <ChoiceSetting
        label={t('layer')}
        value={isKnown ? layer : OTHER_LAYER}
        options={[
          ...LAYERS.map(({ id, title: name }) => [id, name] as const),
          [OTHER_LAYER, t('anotherLayer')]
        ]}
        onChange={(id) => changeLayer(id)}
      />
      {!isKnown && (
        <LayerSetting
          widgetId={sources.id}
          label={t('whichLayer', { title: board.title })}
          name={layer}
          usual=""
          help={t('whichLayerHelp')}
          useDataSources={sources.useDataSources}
          onChange={changeLayer}
        />
      )}
    </>
  );
}

/** Editor of a board of one layer: its figures, and bars by one of its fields. */
function OwnBoard({ sources, board, onChange }: OwnBoardProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const { title, figures, bars = [] } = board;
  const layer = figures[0]?.layer ?? '';
  const setFigures = (next: readonly FigureSetting[]) => onChange({ ...board, figures: next });
  const createDefault = (): FigureSetting => ({
    key: createNextKey(
      'figure',
      figures.map(({ key }) => key)
    ),
    label: t('of_count'),
    layer,
    of: 'count'
  });
  return (
    <SettingSection title={title} role="group" aria-label={title}>
      <div
        css={{
          display: 'grid',
          gap: space(3),
          justifyItems: 'start',
          '& > *': { width: '100%' },
          '& > button': { width: 'auto' }
        }}
      >
        <TextSetting
          label={t('title')}
          value={title}
          onChange={(value) => onChange({ ...board, title: value })}
        />
        <BoardLayer sources={sources} board={board} layer={layer} onChange={onChange} />
        {figures.map((figure) => (
          <FigureRow
            key={figure.key}
            sources={sources}
            figure={figure}
            isOnly={figures.length === 1}
            onChange={(next) =>
              setFigures(figures.flatMap((one) => (one.key === figure.key ? (next ?? []) : one)))
            }
          />
        ))}
        <FieldChoice
          sources={sources}
          layer={layer}
          label={t('bars')}
          kind="text"
          without={t('noBars')}
          value={bars[0]?.field ?? ''}
          onChange={(field) =>
            onChange({
              ...board,
              bars: field === '' ? [] : [{ title: getFieldName(layer, field), layer, field }]
            })
          }
        />
        <Button size="sm" onClick={() => setFigures([...figures, createDefault()])}>
          {t('addFigure')}
        </Button>
        <Button size="sm" onClick={() => onChange(null)}>
          {t('removeBoard', { title })}
        </Button>
      </div>
    </SettingSection>
  );
}

/** Editor of the boards that staff made: change, remove and add. */
export function OwnBoards({ sources, boards, onChange }: OwnBoardsProps) {
  const t = useTexts();
  const createDefault = (): BoardSetting => ({
    name: createNextKey(
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
          sources={sources}
          board={board}
          onChange={(next, useDataSources) =>
            onChange(
              boards.flatMap((one) => (one.name === board.name ? (next ?? []) : one)),
              useDataSources
            )
          }
        />
      ))}
      <Button size="sm" onClick={() => onChange([...boards, createDefault()])}>
        {t('addBoard')}
      </Button>
    </>
  );
}
