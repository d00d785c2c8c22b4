/*
 * A map as in the SDK's React sample: components of its packages in a React root, with Vite's default chunks.
 */
import esriConfig from '@arcgis/core/config';
import WebMap from '@arcgis/core/WebMap';
import { setAssetPath } from '@arcgis/map-components';
import '@arcgis/map-components/components/arcgis-map';
import '@arcgis/map-components/components/arcgis-zoom';
import '@arcgis/map-components/main.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const { origin } = location;
esriConfig.assetsPath = `${origin}/arcgis-assets/core/`;
esriConfig.fontsUrl = `${origin}/fonts`;
esriConfig.request.useIdentity = false;
setAssetPath(`${origin}/arcgis-assets/map-components/`);

const item = new URLSearchParams(location.search).get('item');
const answer = await fetch(`/arcgis/sharing/rest/content/items/${item}/data?f=json`);
const map = WebMap.fromJSON(await answer.json());

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <arcgis-map map={map}>
      <arcgis-zoom slot="top-left" />
    </arcgis-map>
  </StrictMode>
);
