import type { JimuMapView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import { Button } from 'jimu-ui';
import type Point from 'esri/geometry/Point';
import {
  DataTable,
  fetchAllocatedPurchases,
  message,
  Notice,
  useAnswer,
  useDataTable,
  useLook,
  useTask,
  useUiTexts
} from 'widgets/shared-code/site-core';
import type { AllocatedPurchase, Answer, Locale, MessageKey } from 'widgets/shared-code/site-core';
import type { IMConfig } from '../../config';
import { useTexts } from '../use-texts';
import { purchaseColumns } from './purchase-columns';
import { useShownPurchases } from './use-shown-purchases';

interface PurchasesTabProps {
  /** Null when the layer does not return it. */
  readonly applicationId: string | null;
  readonly place: Point | null;
  readonly view: JimuMapView;
  readonly widgetId: string;
  readonly config: IMConfig;
  readonly locale: Locale;
}

type Purchases = readonly AllocatedPurchase[];
const NONE: Purchases = [];

function PurchaseTable({ purchases, locale }: { readonly purchases: Purchases; readonly locale: Locale }) {
  const unknown = useUiTexts()('unknown');
  const columns = React.useMemo(() => purchaseColumns(locale, unknown), [locale, unknown]);
  const model = useDataTable({ columns, rows: purchases, rowKey: ({ objectId }) => String(objectId) });
  return <DataTable model={model} caption={message('tab.p1Purchases', locale)} maxHeight={260} />;
}

/** Returns why there are no purchases to show, as far as the response explains it; null otherwise. */
function standingProblem(id: string | null, answer: Answer<Purchases>): MessageKey | null {
  if (id === null) return 'purchases.noApplication';
  if (answer.status === 'failed' && answer.fault.code === 'record_not_found')
    return 'purchases.noApplication';
  return answer.status === 'ready' && answer.answer.length === 0 ? 'purchases.noneAllocated' : null;
}

/** The P1 purchases of an application, as a table and, on demand, as the only purchases on the map. */
export function PurchasesTab(props: PurchasesTabProps) {
  const { applicationId, place, view, widgetId, config, locale } = props;
  const t = useTexts();
  const { space } = useLook();
  const { serverUrl, sourceLayer } = config;
  const answer = useAnswer(
    applicationId === null ? null : [applicationId, serverUrl],
    ([id, server], { signal }) => fetchAllocatedPurchases(id, { serverUrl: server, signal })
  );
  const purchases = answer.status === 'ready' ? answer.answer : NONE;
  const shown = useShownPurchases({ view, widgetId, sourceLayer, purchases, place });
  const task = useTask();
  const [pressed, setPressed] = React.useState<MessageKey | null>(null);
  const [dismissed, setDismissed] = React.useState(false);
  const standing = standingProblem(applicationId, answer);
  const problem = dismissed ? null : (standing ?? pressed);
  const press = (work: () => Promise<MessageKey | null>) => {
    setDismissed(false);
    if (standing === null) void task.run(async () => setPressed(await work()));
  };
  const clear = async () => {
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
  const said = problem === null ? (dismissed ? undefined : task.fault?.message) : message(problem, locale);
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2.5) }}>
      {said !== undefined && (
        <Notice kind="error" onDismiss={() => setDismissed(true)}>
          {message('purchases.error', locale, { message: said })}
        </Notice>
      )}
      {purchases.length > 0 && <PurchaseTable purchases={purchases} locale={locale} />}
      <div>
        <Button
          type={shown.isShown ? 'default' : 'primary'}
          disabled={task.busy}
          onClick={() => press(shown.isShown ? clear : shown.show)}
        >
          {message(shown.isShown ? 'purchases.clear' : 'purchases.show', locale)}
        </Button>
      </div>
      {shown.isShown && shown.isNarrowed && <Notice plain>{t('purchasesNarrowed')}</Notice>}
    </div>
  );
}
