import type { JimuMapView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import { Button } from 'jimu-ui';
import type Point from 'esri/geometry/Point';
import {
  formatMessage,
  Notice,
  useRequest,
  useTask,
  useThemeStyles,
  useUiTexts
} from 'widgets/shared-code/site-base';
import type { Fault, Locale, MessageKey, RequestState } from 'widgets/shared-code/site-base';
import type { AllocatedPurchase } from 'widgets/shared-code/site-domain';
import { fetchAllocatedPurchases } from 'widgets/shared-code/site-api';
import { DataTable, useDataTable } from 'widgets/shared-code/site-records';
import type { Settings } from '../../config';
import { useTexts } from '../use-texts';
import { listPurchaseColumns } from './purchase-columns';
import { useShownPurchases } from './use-shown-purchases';

interface PurchasesTabProps {
  /** Null when the layer does not return it. */
  readonly applicationId: string | null;
  readonly place: Point | null;
  readonly view: JimuMapView;
  readonly widgetId: string;
  readonly settings: Settings;
  readonly locale: Locale;
}

type Purchases = readonly AllocatedPurchase[];
const NO_PURCHASES: Purchases = [];

function PurchaseTable({ purchases, locale }: { readonly purchases: Purchases; readonly locale: Locale }) {
  const unknown = useUiTexts()('unknown');
  const columns = React.useMemo(() => listPurchaseColumns(locale, unknown), [locale, unknown]);
  const model = useDataTable({ columns, rows: purchases, rowKey: ({ objectId }) => String(objectId) });
  return <DataTable model={model} caption={formatMessage('tab.p1Purchases', locale)} maxHeight={260} />;
}

/** Returns why there are no purchases to show, as far as the response explains it; null otherwise. */
function findProblem(id: string | null, answer: RequestState<Purchases>): MessageKey | null {
  if (id === null) return 'purchases.noApplication';
  if (answer.status === 'failed' && answer.fault.code === 'record_not_found')
    return 'purchases.noApplication';
  return answer.status === 'ready' && answer.answer.length === 0 ? 'purchases.noneAllocated' : null;
}

/** The P1 purchases of an application, as a table and, on demand, as the only purchases on the map. */
export function PurchasesTab(props: PurchasesTabProps) {
  const { applicationId, place, view, widgetId, settings, locale } = props;
  const t = useTexts();
  const { space, type } = useThemeStyles();
  const { serverUrl, sourceLayer } = settings;
  const answer = useRequest(
    applicationId === null ? null : [applicationId, serverUrl],
    ([id, server], { signal }) => fetchAllocatedPurchases(id, { serverUrl: server, signal })
  );
  const purchases = answer.status === 'ready' ? answer.answer : NO_PURCHASES;
  const shown = useShownPurchases({ view, widgetId, sourceLayer, purchases, place });
  const task = useTask();
  const [pressed, setPressed] = React.useState<MessageKey | null>(null);
  const [dismissed, setDismissed] = React.useState<Fault | null>(null);
  const standing = findProblem(applicationId, answer);
  const runTask = (work: () => Promise<MessageKey | null>) => {
    if (standing === null) void task.run(async () => setPressed(await work()));
    else setPressed(standing);
  };
  const clearShown = async () => {
    await shown.clear();
    return null;
  };
  if (answer.status === 'failed' && answer.fault.kind === 'refused')
    return <Notice plain>{t('purchasesRefused')}</Notice>;
  if (answer.status === 'loading') return <Notice plain>{t('purchasesLoading')}</Notice>;
  if (answer.status === 'failed' && standing === null)
    return (
      <Notice plain kind="error" onRetry={answer.retry}>
        {t('purchasesFailed', { message: answer.fault.message })}
      </Notice>
    );
  const failure = task.fault === dismissed ? undefined : task.fault?.message;
  const said = pressed === null ? failure : formatMessage(pressed, locale);
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2.5) }}>
      {said !== undefined && (
        <Notice
          kind="error"
          onDismiss={() => {
            setPressed(null);
            setDismissed(task.fault);
          }}
        >
          {formatMessage('purchases.error', locale, { message: said })}
        </Notice>
      )}
      {standing !== null && <p css={{ margin: 0, ...type.hint }}>{t('purchasesNone')}</p>}
      {purchases.length > 0 && <PurchaseTable purchases={purchases} locale={locale} />}
      <div>
        <Button
          type={shown.isShown ? 'default' : 'primary'}
          disabled={task.busy}
          onClick={() => runTask(shown.isShown ? clearShown : shown.show)}
        >
          {formatMessage(shown.isShown ? 'purchases.clear' : 'purchases.show', locale)}
        </Button>
      </div>
      {shown.isShown && shown.isNarrowed && <Notice plain>{t('purchasesNarrowed')}</Notice>}
    </div>
  );
}
