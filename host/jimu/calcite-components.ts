/* calcite-components: imported for its effect, which makes the elements `<calcite-…>` known; each loads when it is used. */
import '@esri/calcite-components/main.css';
import { setAssetPath } from '@esri/calcite-components';
import { defineCustomElements } from '@esri/calcite-components/loader';
import { assets } from './jimu-arcgis/lib/globals';

setAssetPath(`${assets()}/calcite/`);
defineCustomElements();
