import { SummaryFrame } from 'widgets/shared-code/site-analysis';
import type { Settings } from '../../config';
import { RAW_MATERIAL_SUMMARY } from '../analysis';
import type { PurchaseSummaryModel } from '../use-purchase-summary';
import { useTexts } from '../use-texts';
import type { FilteredPurchaseSummary } from './export';
import { listHeadlines } from './figures';
import { Groups } from './groups';
import { scopeText } from './words';

interface SummaryProps {
  readonly result: FilteredPurchaseSummary;
  readonly model: PurchaseSummaryModel;
  readonly config: Settings;
}

/** A result: its figures, and its groups. */
export function Summary({ result, model, config }: SummaryProps) {
  const t = useTexts();
  const { openRows } = model;
  const { input, summary } = result;
  const onRows = openRows && (() => openRows(scopeText(input, t), null));
  return (
    <SummaryFrame
      analysis={RAW_MATERIAL_SUMMARY}
      model={model}
      result={result}
      headlines={listHeadlines(summary.totals, t, onRows)}
    >
      {summary.totals.purchases > 0 && <Groups summary={summary} config={config} onRows={openRows} />}
    </SummaryFrame>
  );
}
