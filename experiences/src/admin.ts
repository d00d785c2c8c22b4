import type { MarkerType } from '@site/domain';
import { App } from './app';
import {
  ADD_ASSET_URL,
  LOGIN_URL,
  addNavWidget,
  addPageBar,
  addSidebar,
  createPageLayout,
  PRODUCT
} from './site';

interface AdminTable {
  readonly id: string;
  readonly label: string;
  readonly markerType: MarkerType;
  /** Properties that are columns by default; all when empty. */
  readonly columns: readonly string[];
}

/** The six tables, in the order of the sidebar. Source: screens specification, "Admin pages". */
const TABLES: readonly AdminTable[] = [
  {
    id: 'factories',
    label: 'nav.factories',
    markerType: 'Factory',
    columns: ['name', 'type', 'lga', 'state', 'status', 'productionCapacity']
  },
  {
    id: 'biochar-applications',
    label: 'nav.biocharApplications',
    markerType: 'BiocharApplication',
    columns: [...['ownerName', 'crop', 'lga', 'state'], ...['startDate', 'amountOfBiochar', 'imageUrls']]
  },
  {
    id: 'biochar-partners',
    label: 'nav.biocharPartners',
    markerType: 'BiocharPartner',
    columns: [...['name', 'biomassType', 'lga', 'state'], ...['annualFeedstock', 'biocharProduction']]
  },
  {
    id: 'aps',
    label: 'nav.aps',
    markerType: 'AP',
    columns: ['name', 'lga', 'state', 'status', 'rawMaterials']
  },
  {
    id: 'customers',
    label: 'nav.customers',
    markerType: 'Customer',
    columns: ['name', 'factoryType', 'lga', 'state', 'status', 'rawMaterials', 'phoneNumber']
  },
  {
    id: 'logisticsDepot',
    label: 'nav.logisticsDepot',
    markerType: 'Logistics',
    columns: ['name', 'lga', 'state', 'status', 'costPMS', 'costAGO']
  }
];

/** Defines `/map/admin/…`: one page per table, with the sidebar, which a phone opens from the bar. */
export function buildAdminApp(): App {
  const app = new App('SITE, administration');
  const nav = addNavWidget(app, 1, { isPage: true });
  addPageBar(app, nav, addSidebar(app, 2, true));
  TABLES.forEach(({ id, label, markerType, columns }, index) => {
    const number = 10 * (index + 1);
    const table = app.addWidget(number + 1, 'admin-table', 'Admin table', {
      serverUrl: '',
      loginUrl: LOGIN_URL,
      markerType,
      pageSize: 0,
      columns,
      addUrl: ADD_ASSET_URL,
      product: PRODUCT
    });
    const layout = createPageLayout(app, addSidebar(app, number, true), table);
    app.addPage({ id, label, header: true, layout });
  });
  return app;
}
