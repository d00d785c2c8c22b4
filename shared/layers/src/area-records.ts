/** The layers whose records are behind the figures of a service area, with the columns that such records have on top. */
import type { AreaRecordKind } from '@site/domain';
import { number, text } from './field';
import type { FeaturePage } from './page';
import { maizeProduction2022Page, maizeProduction2023Page } from './pages/maize-production';
import { millsPage } from './pages/mills';
import { minigridsPage } from './pages/minigrids';
import { oilPalmClustersPage } from './pages/oil-palm-clusters';
import { oilPalmProcessorsPage } from './pages/oil-palm-processors';
import { rawMaterialSourcePage } from './pages/raw-material-source';

/** Maize of an LGA counts with the share of the LGA inside the area; all of one kind is of one year. */
function withShare(maize: FeaturePage): FeaturePage {
  const { year: _, ...fields } = maize.fields;
  return {
    ...maize,
    fields: {
      ...fields,
      shareInside: number('shareInside', '%', 1),
      productionInside: number('productionInside', 't', 1)
    }
  };
}

/** Purchases by mill, since the mill decides whether an area counts them. */
const purchasesAtMills: FeaturePage = {
  ...rawMaterialSourcePage,
  table: 'purchase',
  nameField: 'mill',
  fields: { mill: text('mill'), ...rawMaterialSourcePage.fields }
};

interface AreaRecords {
  readonly page: FeaturePage;
  /** Id of the layer of the map that shows them. */
  readonly layer: string;
}

const AREA_RECORDS: Readonly<Record<AreaRecordKind, AreaRecords>> = {
  mills: { page: millsPage, layer: 'mills' },
  purchases: { page: purchasesAtMills, layer: 'raw-material-source' },
  oilPalmClusters: { page: oilPalmClustersPage, layer: 'oil-palm-clusters' },
  minigrids: { page: minigridsPage, layer: 'minigrids' },
  oilPalmProcessors: { page: oilPalmProcessorsPage, layer: 'oil-palm-processors' },
  maize2022: { page: withShare(maizeProduction2022Page), layer: 'maize-production-2022' },
  maize2023: { page: withShare(maizeProduction2023Page), layer: 'maize-production-2023' }
};

/** The page of the records of a kind: their fields, and who may read them. */
export const areaRecordsPage = (kind: AreaRecordKind): FeaturePage => AREA_RECORDS[kind].page;

/** The id of the layer of the map that shows the records of a kind. */
export const areaRecordsLayer = (kind: AreaRecordKind): string => AREA_RECORDS[kind].layer;
