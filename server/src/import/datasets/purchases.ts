import { OPTIONAL_AGENT, REFERENCES } from '../references';
import type { Query } from '../../store/store';
import { dayField, listField, numberField, optionalField } from '../field-kinds';
import type { Report } from '../report';
import { createTableDataset } from '../table-dataset';
import { REFERENCE_TEXTS, rowTexts } from '../texts/row-texts';
import type { ImportText } from '../texts/import-text';

/** Problem of the first wrong plot of each row: the plots of a purchase are its supplier's, and of oil palm. */
const WRONG_PLOTS_SQL = `
  SELECT DISTINCT ON (r.row_number) r.row_number, named.id,
         CASE WHEN plot.id IS NULL THEN 'missing' WHEN seller.mill_id IS NULL THEN 'noSupplier'
              WHEN plot.commodity <> 'oilPalm' THEN 'crop' ELSE 'supplier' END AS problem
    FROM import_row AS r CROSS JOIN unnest(r.plot_ids) WITH ORDINALITY AS named (id, nth)
    LEFT JOIN plot ON plot.id = named.id
    LEFT JOIN supplier AS seller ON seller.mill_id = r.mill_id::integer
    LEFT JOIN community AS home ON home.id = seller.community_id
   WHERE plot.id IS NULL OR seller.mill_id IS NULL OR plot.commodity <> 'oilPalm'
      OR (name_words(plot.supplier), name_words(plot.community)) <> (name_words(seller.name), name_words(home.name))
   ORDER BY r.row_number, named.nth`;

type PlotProblem = 'missing' | 'noSupplier' | 'crop' | 'supplier';

const PLOT_PROBLEMS: Readonly<Record<PlotProblem, ImportText>> = {
  missing: REFERENCE_TEXTS.noPlot,
  noSupplier: REFERENCE_TEXTS.noSupplier,
  crop: REFERENCE_TEXTS.otherCrop,
  supplier: REFERENCE_TEXTS.otherSupplier
};

/** Refuses rows that name a plot which cannot be the origin of the purchase. */
async function checkPlots(query: Query, report: Report): Promise<void> {
  const wrong = await query<{ row_number: number; id: string; problem: PlotProblem }>(WRONG_PLOTS_SQL);
  for (const { row_number: row, id, problem } of wrong)
    report.refuse(row, rowTexts.reference({ shown: id, problem: PLOT_PROBLEMS[problem] }), 'plots');
  await query('DELETE FROM import_row WHERE row_number = ANY ($1::integer[])', [
    wrong.map(({ row_number: row }) => row)
  ]);
}

/** Purchases of P1 at mills, with the plots that they name. */
export const purchases = createTableDataset({
  name: 'purchases',
  title: 'Purchases',
  table: 'purchase',
  geometry: 'none',
  columns: {
    purchased_on: dayField('date', { aliases: ['purchaseDate', 'purchased_on'] }),
    tonnes: numberField('tonnes', {
      aliases: ['suppliedTonnage', 'tonsAmount'],
      above: 0,
      max: 10_000,
      unit: { en: 'tonnes', fr: 'tonnes' }
    }),
    price_per_tonne: numberField('pricePerTonne', {
      aliases: ['pricePerTon', 'price'],
      above: 0,
      max: 100_000_000,
      unit: { en: 'NGN per tonne', fr: 'NGN par tonne' }
    }),
    plot_ids: optionalField(
      listField('plots', {
        aliases: ['plotIds', 'plot'],
        unit: { en: 'ids of plots', fr: 'identifiants de parcelles' }
      }),
      []
    )
  },
  references: [REFERENCES.mill, OPTIONAL_AGENT],
  key: ['mill_id', 'agent_id', 'purchased_on', 'tonnes', 'price_per_tonne'],
  repeats: true,
  dependents: ['allocated_purchase'],
  derive: checkPlots
});
