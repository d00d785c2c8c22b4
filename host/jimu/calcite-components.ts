/*
 * calcite-components: imported for its side effect, which defines the elements `<calcite-…>`. Each loads when
 * it is first used.
 */
import '@esri/calcite-components/main.css';
import { setAssetPath } from '@esri/calcite-components';
import { defineCustomElements } from '@esri/calcite-components/loader';
import { getAssetsUrl } from './jimu-arcgis/lib/globals';

setAssetPath(`${getAssetsUrl()}/calcite/`);
defineCustomElements();
