/*
 * arcgis-map-components: imported for its side effect, which defines the elements `<arcgis-…>`. Each loads
 * when it is first used.
 */
import './calcite-components';
import '@arcgis/map-components/main.css';
import { defineCustomElements } from '@arcgis/map-components/loader';
import { prepareArcGIS } from './jimu-arcgis/lib/prepare';

void prepareArcGIS();
defineCustomElements();
