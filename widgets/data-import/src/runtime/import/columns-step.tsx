import { Button, Loading, LoadingType, Option, Select, TextInput } from 'jimu-ui';
import { LabelledField, Notice, useThemeStyles } from 'widgets/shared-code/site-base';
import type { ImportDatasetInfo, ImportPreview, OwnLayerChoice } from 'widgets/shared-code/site-domain';
import { useTexts } from '../use-texts';
import { formatFault } from '../words';
import { FieldColumns } from './field-columns';
import { changeColumn, mapFields } from './field-mapping';
import type { FieldMapping } from './field-mapping';
import { BackButton } from './back-button';
import type { FileStepProps } from './file-step-props';
import { findOwnLayer, fitsNoDataset, isWhole, OWN_LAYER } from './own-layer-draft';
import { OwnLayerForm } from './own-layer-form';
import { PreviewShapes } from './preview-shapes';
import { PreviewTable } from './preview-table';
import { ReadOptions } from './read-options';
import { StepCard } from './step-card';
import { useOwnLayer } from './use-own-layer';
import { usePreview } from './use-preview';

function DatasetChoice(props: FileStepProps & { readonly preview: ImportPreview; readonly value: string }) {
  const t = useTexts();
  const { options, preview, value, update, locale } = props;
  const fitting = preview.proposals.filter(({ missing }) => missing.length === 0);
  const rank = ({ name }: ImportDatasetInfo) => fitting.findIndex(({ dataset }) => dataset === name);
  const best = options.data.filter((each) => rank(each) >= 0).sort((a, b) => rank(a) - rank(b));
  const others = options.data.filter((each) => rank(each) < 0);
  return (
    <LabelledField label={t('dataset')} help={best.length === 0 ? t('fitsNone') : undefined} required>
      {(control) => (
        <Select
          {...control}
          aria-label={t('dataset')}
          value={value}
          onChange={(_event, next) => update({ dataset: String(next), columns: {}, ownLayer: null })}
        >
          {best.map(({ name, title }) => (
            <Option key={name} value={name}>
              {t('fits', { dataset: title[locale] })}
            </Option>
          ))}
          <Option value={OWN_LAYER}>{t('ownLayer')}</Option>
          {others.map(({ name, title }) => (
            <Option key={name} value={name}>
              {title[locale]}
            </Option>
          ))}
        </Select>
      )}
    </LabelledField>
  );
}

/** Returns whether the file becomes a layer of its own: by choice, or since it fits no dataset. */
const isOwnLayer = ({ draft }: FileStepProps, preview: ImportPreview | null): boolean =>
  draft.dataset === '' ? preview !== null && fitsNoDataset(preview) : draft.dataset === OWN_LAYER;

/** Returns the dataset of the draft, else the one that fits the file best; null for a layer of its own. */
const findDataset = (props: FileStepProps, preview: ImportPreview | null): ImportDatasetInfo | null => {
  const { options, draft } = props;
  if (isOwnLayer(props, preview)) return null;
  const name = draft.dataset || preview?.proposals[0]?.dataset;
  return options.data.find((dataset) => dataset.name === name) ?? null;
};

type PreviewState = ReturnType<typeof usePreview>;

interface ReadingChoicesProps extends FileStepProps {
  readonly answer: PreviewState;
  readonly dataset: ImportDatasetInfo | null;
}

/** Dataset, source, and how the file is read. */
function ReadingChoices({ answer, dataset, ...props }: ReadingChoicesProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const { options, draft, update, locale } = props;
  const { preview, question } = answer.status === 'ready' ? answer.answer : { preview: null, question: null };
  return (
    <div
      css={{
        display: 'grid',
        gap: space(3, 4),
        gridTemplateColumns: `repeat(auto-fit, minmax(min(${space(64)}, 100%), 1fr))`,
        alignItems: 'start'
      }}
    >
      {preview && <DatasetChoice {...props} preview={preview} value={dataset?.name ?? OWN_LAYER} />}
      {preview && (
        <LabelledField
          label={t('attribution')}
          help={t('attributionHelp')}
          required={!dataset?.carriesAttribution}
        >
          {(control) => (
            <TextInput
              {...control}
              value={draft.attribution}
              onChange={({ target }) => update({ attribution: target.value })}
            />
          )}
        </LabelledField>
      )}
      <ReadOptions
        draft={draft}
        update={update}
        question={question}
        locale={locale}
        systems={options.referenceSystems}
      />
    </div>
  );
}

/** Codes of failures after which reading the same file again does not help. */
const LASTING = ['unreadable_file', 'not_found'];

function PreviewFailure({
  answer,
  onRestart
}: Pick<FileStepProps, 'onRestart'> & { readonly answer: PreviewState | OwnAnswer }) {
  const t = useTexts();
  const { space } = useThemeStyles();
  if (answer.status !== 'failed') return null;
  const { fault, retry } = answer;
  const isLasting = LASTING.includes(fault.code) || fault.kind === 'refused';
  return (
    <Notice kind="error" title={t('unreadable')} onRetry={isLasting ? undefined : retry}>
      <p>{formatFault(fault, t)}</p>
      <Button onClick={onRestart} css={{ marginTop: space(2) }}>
        {t('anotherFile')}
      </Button>
    </Notice>
  );
}

interface ColumnsFooterProps extends FileStepProps {
  readonly dataset: ImportDatasetInfo | null;
  readonly mapping: FieldMapping | null;
  readonly isOwn: boolean;
  /** Chosen layer of its own; null while something is missing. */
  readonly ownLayer: OwnLayerChoice | null;
}

/** Returns the labels of what is needed before a check. */
function listLacking({ dataset, mapping, draft, locale }: ColumnsFooterProps, source: string): string[] {
  const needsSource = !dataset?.carriesAttribution && draft.attribution.trim() === '';
  const fields = mapping?.missing.map(({ label }) => label[locale]) ?? [];
  return needsSource ? [...fields, source] : fields;
}

function ColumnsFooter(props: ColumnsFooterProps) {
  const t = useTexts();
  const { dataset, mapping, isOwn, ownLayer, runState, update, onCheck } = props;
  const lacking = listLacking(props, t('attribution'));
  const isReady = isOwn ? isWhole(ownLayer) : mapping !== null;
  return (
    <>
      <BackButton onBack={() => update({ step: 'file' })} />
      {isReady && lacking.length > 0 && <span>{t('lacking', { fields: lacking.join(', ') })}</span>}
      <Button
        type="primary"
        disabled={!isReady || lacking.length > 0 || runState.busy}
        onClick={() =>
          onCheck(isOwn ? { dataset: OWN_LAYER, ownLayer } : { dataset: dataset!.name, ownLayer: null })
        }
      >
        {t('check')}
      </Button>
    </>
  );
}

type OwnAnswer = ReturnType<typeof useOwnLayer>;

/** The choices for a layer of its own, once the whole file is read. */
function OwnLayerPart({ answer, ...props }: FileStepProps & { readonly answer: OwnAnswer }) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const { options, draft, update, onRestart } = props;
  if (answer.status === 'failed') return <PreviewFailure answer={answer} onRestart={onRestart} />;
  if (answer.status !== 'ready')
    return <Loading type={LoadingType.Skeleton} text={t('reading')} css={{ height: space(40) }} />;
  const proposal = answer.answer;
  return (
    proposal && (
      <OwnLayerForm
        proposal={proposal}
        layers={options.ownLayers}
        choice={findOwnLayer(draft, proposal)}
        onChange={(ownLayer) => update({ dataset: OWN_LAYER, ownLayer })}
      />
    )
  );
}

/** Second step: the dataset, the columns of its fields, the source. */
export function ColumnsStep(props: FileStepProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const { upload, draft, update, head, serverUrl, locale, onRestart } = props;
  const answer = usePreview(upload.id, draft, serverUrl);
  const preview = answer.status === 'ready' ? answer.answer.preview : null;
  const dataset = findDataset(props, preview);
  const isOwn = isOwnLayer(props, preview);
  const ownAnswer = useOwnLayer(upload.id, draft, serverUrl, isOwn && preview !== null);
  const ownLayer = findOwnLayer(draft, ownAnswer.status === 'ready' ? ownAnswer.answer : null);
  const mapping = dataset && preview ? mapFields(dataset, preview, draft.columns) : null;
  const handleColumn = (field: string, column: string) =>
    update({
      dataset: dataset!.name,
      columns: changeColumn(draft.columns, preview!, dataset!.name, [field, column])
    });
  return (
    <StepCard
      step="columns"
      {...head}
      footer={
        <ColumnsFooter {...props} dataset={dataset} mapping={mapping} isOwn={isOwn} ownLayer={ownLayer} />
      }
    >
      {answer.status === 'loading' && (
        <Loading type={LoadingType.Skeleton} text={t('reading')} css={{ height: space(40) }} />
      )}
      <PreviewFailure answer={answer} onRestart={onRestart} />
      {answer.status !== 'loading' && <ReadingChoices {...props} answer={answer} dataset={dataset} />}
      {isOwn && preview && <OwnLayerPart {...props} answer={ownAnswer} />}
      {mapping && preview && (
        <FieldColumns mapping={mapping} columns={preview.columns} locale={locale} onColumn={handleColumn} />
      )}
      {preview && <PreviewTable preview={preview} />}
      {preview && mapping && <PreviewShapes preview={preview} mapping={mapping} />}
    </StepCard>
  );
}
