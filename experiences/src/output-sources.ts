import {
  AREA_OUTPUT,
  BIOCHAR_OUTPUT,
  buildOutputSource,
  ROUND_OUTPUT,
  SITE_OUTPUT,
  SUPPLIER_OUTPUT,
  TRIP_OUTPUT
} from '@site/domain';
import biocharTexts from '../../widgets/biochar-analysis/src/runtime/translations/default';
import roundTexts from '../../widgets/pickup-rounds/src/runtime/translations/default';
import supplierTexts from '../../widgets/raw-material-summary/src/runtime/translations/default';
import areaTexts from '../../widgets/service-area/src/runtime/translations/default';
import tripTexts from '../../widgets/trip-planner/src/runtime/translations/default';
import siteTexts from '../../widgets/where-next/src/runtime/translations/default';
import { foundPlaces } from './found-places';

/** Looks up the texts of a widget like its own hook does. */
const createTextReader = (prefix: string, of: Readonly<Record<string, string>>) => (key: string) =>
  of[key.startsWith('_') ? key : prefix + key] ?? key;

type OutputFactory = (widgetId: string) => { readonly id: string };

const OUTPUT_FACTORIES: Readonly<Record<string, OutputFactory>> = {
  'service-area': (id) => buildOutputSource(id, AREA_OUTPUT, createTextReader('serviceArea_', areaTexts)),
  'biochar-analysis': (id) =>
    buildOutputSource(id, BIOCHAR_OUTPUT, createTextReader('biocharAnalysis_', biocharTexts)),
  'trip-planner': (id) => buildOutputSource(id, TRIP_OUTPUT, createTextReader('tripPlanner_', tripTexts)),
  'pickup-rounds': (id) => buildOutputSource(id, ROUND_OUTPUT, createTextReader('pickupRounds_', roundTexts)),
  'where-next': (id) => buildOutputSource(id, SITE_OUTPUT, createTextReader('whereNext_', siteTexts)),
  'raw-material-summary': (id) =>
    buildOutputSource(id, SUPPLIER_OUTPUT, createTextReader('rawMaterialSummary_', supplierTexts)),
  'common/search': (id) => foundPlaces(id, 'Places')
};

/** Returns the output data sources of a widget, as its settings page would declare them. */
export function listOutputs(
  widgetId: string,
  uri: string,
  config: object
): readonly { readonly id: string }[] {
  const { part = 'tool' } = config as { part?: string };
  const declare = OUTPUT_FACTORIES[uri];
  return declare && part === 'tool' ? [declare(widgetId)] : [];
}
