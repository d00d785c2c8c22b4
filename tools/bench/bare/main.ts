/* Minimal page that draws a web map, or one layer of it; the reference for the application's drawing times. */
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

const params = new URLSearchParams(location.search);
const answer = await fetch(`/arcgis/sharing/rest/content/items/${params.get('item')}/data?f=json`);
const json = (await answer.json()) as { operationalLayers: { id: string }[]; baseMap: object };
const only = params.get('layer');
if (only !== null) json.operationalLayers = json.operationalLayers.filter(({ id }) => id === only);
const map = document.createElement('arcgis-map');
// The height of the application's map, which has a bar above it.
map.style.height = params.get('height') ?? '';
map.map = WebMap.fromJSON(json);
document.body.append(map);
