import FeatureLayer from '@arcgis/core/layers/FeatureLayer';
import { provideLayers } from '../../jimu-core/lib/data-source/sdk-layer';

/* Imported for its side effect: data sources then have a layer of the maps SDK. */
provideLayers(FeatureLayer);
