import { React } from 'jimu-core';
import { Loading, LoadingType } from 'jimu-ui';
import { formatMessage, useThemeStyles } from 'widgets/shared-code/site-base';
import { listShownFields, toLagosDay } from 'widgets/shared-code/site-domain';
import type { PlotDraftCheck, PlotRecord } from 'widgets/shared-code/site-domain';
import { fetchRawMaterialChoices } from 'widgets/shared-code/site-api';
import {
  formatFormLabel,
  RecordField,
  RecordPanel,
  SuggestField,
  useRecordDialog
} from 'widgets/shared-code/site-records';
import type { RecordForm } from 'widgets/shared-code/site-records';
import { usePlot } from '../list/use-plots';
import type { PlotsViewProps } from '../plots-view-props';
import { readRefusal, RefusalNotice } from '../refusal';
import { ReadFault } from '../read-fault';
import { openPlot } from '../state';
import { useTexts } from '../use-texts';
import { forgetWalk } from '../walk/use-walk';
import { buildWalkName, Capture } from './capture';

const NO_FILTER = { start: '', end: '', supplier: '', community: '' };
const ignore = () => undefined;

interface NameFieldProps {
  readonly model: RecordForm;
  readonly name: 'supplier' | 'community';
  readonly serverUrl: string;
  readonly locale: PlotsViewProps['locale'];
}

/** Name of a supplier or a community, with those of the purchases as suggestions. */
function NameField({ model, name, serverUrl, locale }: NameFieldProps) {
  const t = useTexts();
  const field = model.form.fields.find((one) => one.name === name)!;
  return (
    <SuggestField
      label={formatFormLabel(model.form, field, locale)}
      error={model.getError(name)}
      required={field.required !== undefined}
      value={String(model.values[name] ?? '')}
      scope={name}
      failedText={formatMessage('rawMaterial.unavailable', locale)}
      ask={async (text, signal) => {
        const found = await fetchRawMaterialChoices(
          name,
          { ...NO_FILTER, [name]: text },
          { serverUrl, signal }
        );
        return found.map((one) => ({ name: one.name, note: t('purchases', { count: one.purchases }) }));
      }}
      onChange={(text) => model.change(name, text)}
      onEnter={ignore}
    />
  );
}

/** Fields of the form beside the outline. */
function PlotFields({ model, serverUrl, locale }: Omit<NameFieldProps, 'name'>) {
  const { space } = useThemeStyles();
  const fields = listShownFields(model.form, model.values).filter(
    ({ kind, name }) => !['hidden', 'outline'].includes(kind) && !['supplier', 'community'].includes(name)
  );
  return (
    <div css={{ display: 'grid', gap: space(3) }}>
      <NameField model={model} name="supplier" serverUrl={serverUrl} locale={locale} />
      <NameField model={model} name="community" serverUrl={serverUrl} locale={locale} />
      {fields.map((field) => (
        <RecordField key={field.name} model={model} field={field} locale={locale} />
      ))}
    </div>
  );
}

const createFirstValues = () => ({
  status: 'draft',
  capture: 'drawn',
  capturedOn: toLagosDay(Date.now()) ?? ''
});

/** Form of a new plot, or of a stored one. */
function PlotEditor(props: PlotsViewProps & { readonly plot?: PlotRecord }) {
  const { id, plot, config, locale, change } = props;
  const t = useTexts();
  const { type } = useThemeStyles();
  const { serverUrl } = config;
  const [first] = React.useState(createFirstValues);
  const [faults, setFaults] = React.useState<PlotDraftCheck['faults']>([]);
  const dialog = useRecordDialog({
    markerType: 'Plot',
    record: plot,
    first,
    product: '',
    serverUrl,
    onSaved: (saved) => {
      forgetWalk(buildWalkName(id, plot));
      change((before) => openPlot(before, saved.id));
    },
    onClose: () => change((before) => ({ ...before, form: null }))
  });
  const { model } = dialog;
  return (
    <>
      <h2 css={{ margin: 0, ...type.figure, overflowWrap: 'anywhere' }}>
        {plot ? t('editPlot', { supplier: plot.supplier }) : t('newPlot')}
      </h2>
      <RecordPanel
        dialog={dialog}
        serverUrl={serverUrl}
        explainRefusal={(error) => {
          const issues = readRefusal(error);
          return issues && <RefusalNotice issues={issues} faults={faults} locale={locale} />;
        }}
      >
        <Capture {...props} model={model} onChecked={setFaults} />
        <PlotFields model={model} serverUrl={serverUrl} locale={locale} />
      </RecordPanel>
    </>
  );
}

/** Form of the plot that is open. */
function StoredPlotEditor(props: PlotsViewProps & { readonly plotId: string }) {
  const t = useTexts();
  const answer = usePlot(props.plotId, props.config.serverUrl);
  const [opened, setOpened] = React.useState<PlotRecord | null>(null);
  React.useEffect(() => {
    // A newer version is merged when it is saved; until then the form stays as it was opened.
    if (answer.last) setOpened((before) => before ?? answer.last);
  }, [answer.last]);
  if (opened) return <PlotEditor {...props} plot={opened} />;
  if (answer.status === 'failed')
    return <ReadFault fault={answer.fault} failedText="plotFailed" onRetry={answer.retry} />;
  return <Loading type={LoadingType.Skeleton} text={t('loading')} css={{ height: 200 }} />;
}

/** The form of a new plot, or of the open one. */
export function PlotForm(props: PlotsViewProps) {
  const { form, plotId } = props.state;
  return form === 'edit' && plotId !== null ? (
    <StoredPlotEditor {...props} plotId={plotId} />
  ) : (
    <PlotEditor {...props} />
  );
}
