import type { MarkerType } from '@site/domain';
import { App, FULL_SIZE } from './app';
import { ADD_ASSET_URL, ADMIN_URL, HOME_URL, LOGIN_URL, addNavWidget, PRODUCT } from './site';

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
    columns: ['name', 'type', 'status', 'rawMaterials', 'biocharMaterials', 'productionCapacity', 'imageUrls']
  },
  {
    id: 'biochar-applications',
    label: 'nav.biocharApplications',
    markerType: 'BiocharApplication',
    columns: [
      ...['ownerName', 'crop', 'farmSize', 'startDate', 'endDate'],
      ...['amountOfBiochar', 'community', 'netCo2', 'imageUrls']
    ]
  },
  {
    id: 'biochar-partners',
    label: 'nav.biocharPartners',
    markerType: 'BiocharPartner',
    columns: [
      ...['name', 'biomassType', 'biomassWaste', 'annualFeedstock'],
      ...['biocharProduction', 'potentialMachineCost', 'capexShareCommitted']
    ]
  },
  { id: 'aps', label: 'nav.aps', markerType: 'AP', columns: [] },
  {
    id: 'customers',
    label: 'nav.customers',
    markerType: 'Customer',
    columns: ['name', 'phoneNumber', 'factoryType', 'rawMaterials', 'status', 'costPMS', 'costAGO']
  },
  { id: 'logisticsDepot', label: 'nav.logisticsDepot', markerType: 'Logistics', columns: [] }
];

/** Width of the sidebar, px. */
const SIDEBAR_WIDTH = 232;

/** Defines `/map/admin/…`: one page per table, with the sidebar, which a phone opens from the bar. */
export function buildAdminApp(): App {
  const app = new App('SITE, administration');
  const addSidebar = (number: number) =>
    app.addWidget(number, 'admin-nav', 'Administration sidebar', { homeUrl: HOME_URL, pagesUrl: ADMIN_URL });
  const nav = addNavWidget(app, 1, { isPage: true });
  app.setHeader(56, {
    LARGE: app.addFixedLayout([[nav, FULL_SIZE]]),
    SMALL: app.addFixedLayout([
      [addSidebar(2), { left: 0, top: 0, width: 52, height: '100%' }],
      [nav, { left: 52, right: 0, top: 0, height: '100%' }]
    ])
  });
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
    app.addPage({
      id,
      label,
      header: true,
      layout: {
        LARGE: app.addFixedLayout([
          [addSidebar(number), { left: 0, top: 0, width: SIDEBAR_WIDTH, height: '100%' }],
          [table, { left: SIDEBAR_WIDTH, right: 0, top: 0, height: '100%' }]
        ]),
        SMALL: app.addFixedLayout([[table, FULL_SIZE]])
      }
    });
  });
  return app;
}
