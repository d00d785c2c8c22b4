/* The least page that draws a web map: what the application's first drawing is compared with. */
import esriConfig from '@arcgis/core/config';
import WebMap from '@arcgis/core/WebMap';
import { setAssetPath } from '@arcgis/map-components';
import '@arcgis/map-components/components/arcgis-map';
import '@arcgis/map-components/main.css';

const { origin } = location;
esriConfig.assetsPath = `${origin}/arcgis-assets/core/`;
esriConfig.fontsUrl = `${origin}/fonts`;
esriConfig.request.useIdentity = false;
setAssetPath(`${origin}/arcgis-assets/map-components/`);

const item = new URLSearchParams(location.search).get('item');
const answer = await fetch(`/arcgis/sharing/rest/content/items/${item}/data?f=json`);
const map = document.createElement('arcgis-map');
map.map = WebMap.fromJSON(await answer.json());
document.body.append(map);
