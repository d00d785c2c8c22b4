import type { FormType } from '@site/domain';
import { accessPointsPage } from './pages/access-points';
import { biocharApplicationsPage } from './pages/biochar-applications';
import { biocharPartnersPage } from './pages/biochar-partners';
import { customersPage } from './pages/customers';
import { factoriesPage } from './pages/factories';
import { logisticsDepotsPage } from './pages/logistics-depots';
import { plotsPage } from './pages/plots';

/** Feature service of each type of record. */
export const RECORD_SERVICES: Readonly<Record<FormType, string>> = {
  Factory: factoriesPage.service,
  AP: accessPointsPage.service,
  Customer: customersPage.service,
  Logistics: logisticsDepotsPage.service,
  BiocharApplication: biocharApplicationsPage.service,
  BiocharPartner: biocharPartnersPage.service,
  Plot: plotsPage.service
};
