import FeatureLayer from '@arcgis/core/layers/FeatureLayer';
import { provideLayers } from '../../jimu-core/lib/data-source/sdk-layer';

/* Imported for its effect: data sources have the maps SDK's layer from now on. */
provideLayers(FeatureLayer);
