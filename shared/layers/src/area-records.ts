/**
 * Layers whose records are behind the figures of a service area, with the additional columns of such records.
 */
import type { AreaRecordKind } from '@site/domain';
import { defineNumber, defineText } from './field';
import type { FeaturePage } from './page';
import { maizeProduction2022Page, maizeProduction2023Page } from './pages/maize-production';
import { millsPage } from './pages/mills';
import { minigridsPage } from './pages/minigrids';
import { oilPalmClustersPage } from './pages/oil-palm-clusters';
import { oilPalmProcessorsPage } from './pages/oil-palm-processors';
import { rawMaterialSourcePage } from './pages/raw-material-source';

/**
 * Adds the columns of the share of an LGA inside the area, by which its maize counts; omits the year, which is
 * the same for all records of a kind.
 */
function addShareFields(maize: FeaturePage): FeaturePage {
  const { year: _, ...fields } = maize.fields;
  return {
    ...maize,
    fields: {
      ...fields,
      shareInside: defineNumber('shareInside', '%', 1),
      productionInside: defineNumber('productionInside', 't', 1)
    }
  };
}

/** Purchases with the name of the mill first, since the mill decides whether an area counts them. */
const purchasesAtMills: FeaturePage = {
  ...rawMaterialSourcePage,
  table: 'purchase',
  nameField: 'mill',
  fields: { mill: defineText('mill'), ...rawMaterialSourcePage.fields }
};

interface AreaRecordsEntry {
  readonly page: FeaturePage;
  /** Id of the map layer that shows them. */
  readonly layer: string;
}

const AREA_RECORDS: Readonly<Record<AreaRecordKind, AreaRecordsEntry>> = {
  mills: { page: millsPage, layer: 'mills' },
  purchases: { page: purchasesAtMills, layer: 'raw-material-source' },
  oilPalmClusters: { page: oilPalmClustersPage, layer: 'oil-palm-clusters' },
  minigrids: { page: minigridsPage, layer: 'minigrids' },
  oilPalmProcessors: { page: oilPalmProcessorsPage, layer: 'oil-palm-processors' },
  maize2022: { page: addShareFields(maizeProduction2022Page), layer: 'maize-production-2022' },
  maize2023: { page: addShareFields(maizeProduction2023Page), layer: 'maize-production-2023' }
};

/** Returns the page of the records of a kind: their fields and access. */
export const getAreaRecordsPage = (kind: AreaRecordKind): FeaturePage => AREA_RECORDS[kind].page;

/** Returns the id of the map layer that shows the records of a kind. */
export const getAreaRecordsLayer = (kind: AreaRecordKind): string => AREA_RECORDS[kind].layer;
