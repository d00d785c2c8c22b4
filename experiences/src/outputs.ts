import { AREA_OUTPUT, BIOCHAR_OUTPUT, outputSource, SUPPLIER_OUTPUT, TRIP_OUTPUT } from '@site/domain';
import biocharTexts from '../../widgets/biochar-analysis/src/runtime/translations/default';
import supplierTexts from '../../widgets/raw-material-summary/src/runtime/translations/default';
import areaTexts from '../../widgets/service-area/src/runtime/translations/default';
import tripTexts from '../../widgets/trip-planner/src/runtime/translations/default';
import { foundPlaces } from './found-places';

/** Looks up the texts of a widget like its own hook does. */
const texts = (prefix: string, of: Readonly<Record<string, string>>) => (key: string) =>
  of[key.startsWith('_') ? key : prefix + key] ?? key;

type Declare = (widgetId: string) => { readonly id: string };

const DECLARED: Readonly<Record<string, Declare>> = {
  'service-area': (id) => outputSource(id, AREA_OUTPUT, texts('serviceArea_', areaTexts)),
  'biochar-analysis': (id) => outputSource(id, BIOCHAR_OUTPUT, texts('biocharAnalysis_', biocharTexts)),
  'trip-planner': (id) => outputSource(id, TRIP_OUTPUT, texts('tripPlanner_', tripTexts)),
  'raw-material-summary': (id) =>
    outputSource(id, SUPPLIER_OUTPUT, texts('rawMaterialSummary_', supplierTexts)),
  'common/search': (id) => foundPlaces(id, 'Places')
};

/** Returns the output data sources of a widget, as its settings page would declare them. */
export function outputsOf(widgetId: string, uri: string, config: object): readonly { readonly id: string }[] {
  const { part = 'tool' } = config as { part?: string };
  const declare = DECLARED[uri];
  return declare && part === 'tool' ? [declare(widgetId)] : [];
}
