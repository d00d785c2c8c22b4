import { SUPPLIER_OUTPUT } from 'widgets/shared-code/site-domain';
import type { PurchaseSums, RawMaterialInput, RawMaterialSummary } from 'widgets/shared-code/site-domain';
import { pickOutputFields } from 'widgets/shared-code/site-records';
import type { LineField } from 'widgets/shared-code/site-records';
import { createSummaryFiles } from 'widgets/shared-code/site-analysis';
import type { Texts } from '../use-texts';
import { scopeText } from './words';

/** A result on screen: a filter and its summary. */
export interface FilteredPurchaseSummary {
  readonly input: RawMaterialInput;
  readonly summary: RawMaterialSummary;
}

interface PurchaseLine extends PurchaseSums {
  readonly kind: 'all' | 'supplier' | 'community' | 'otherSuppliers' | 'otherCommunities';
  readonly name: string;
  readonly community: string | null;
  readonly lga: string | null;
  readonly point: readonly [number, number] | null;
}

const NO_PLACE = { community: null, lga: null, point: null } as const;

/** Returns every line of a result, in its order. */
function listLines({
  totals,
  suppliers,
  otherSuppliers,
  communities,
  otherCommunities
}: RawMaterialSummary): PurchaseLine[] {
  return [
    { ...totals, ...NO_PLACE, kind: 'all', name: '' },
    ...suppliers.map((one): PurchaseLine => ({
      ...one,
      ...NO_PLACE,
      kind: 'supplier',
      community: one.community
    })),
    ...(otherSuppliers
      ? [
          {
            ...otherSuppliers,
            ...NO_PLACE,
            kind: 'otherSuppliers',
            name: String(otherSuppliers.groups)
          } as const
        ]
      : []),
    ...communities.map((one): PurchaseLine => ({
      ...one,
      kind: 'community',
      community: one.name,
      point: [one.longitude, one.latitude]
    })),
    ...(otherCommunities
      ? [
          {
            ...otherCommunities,
            ...NO_PLACE,
            kind: 'otherCommunities',
            name: String(otherCommunities.groups)
          } as const
        ]
      : [])
  ];
}

const KIND_LABELS = {
  all: 'total',
  supplier: 'supplier',
  otherSuppliers: 'suppliers',
  community: 'community',
  otherCommunities: 'communities'
} as const;

/** Lists the fields; those of the output data source of suppliers have its headings. */
const listFields = (t: Texts): readonly LineField<PurchaseLine>[] => [
  {
    name: 'kind',
    heading: t('columnKind'),
    value: ({ kind }) => kind,
    text: ({ kind }) => t(KIND_LABELS[kind])
  },
  ...pickOutputFields(SUPPLIER_OUTPUT, ['name', 'community'], t),
  { name: 'lga', heading: t('columnLga'), value: ({ lga }) => lga },
  ...pickOutputFields(SUPPLIER_OUTPUT, ['purchases', 'tonnes', 'averagePrice', 'withoutPrice'], t)
];

/** Writers of the lines; in GeoJSON a community is at its location. */
export const { csv: summaryCsv, geoJson: summaryGeoJson } = createSummaryFiles({
  describe: ({ input }: FilteredPurchaseSummary, t: Texts) => scopeText(input, t),
  listLines,
  listFields
});
