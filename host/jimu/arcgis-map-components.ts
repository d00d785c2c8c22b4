/* arcgis-map-components: imported for its effect, which makes the elements `<arcgis-…>` known; each loads when it is used. */
import './calcite-components';
import '@arcgis/map-components/main.css';
import { defineCustomElements } from '@arcgis/map-components/loader';
import { prepareArcGIS } from './jimu-arcgis/lib/prepare';

void prepareArcGIS();
defineCustomElements();
