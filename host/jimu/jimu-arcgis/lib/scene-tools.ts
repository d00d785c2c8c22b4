/* Components on a scene; they may load after it. */
import '@arcgis/map-components/components/arcgis-compass';
import '@arcgis/map-components/components/arcgis-home';
import '@arcgis/map-components/components/arcgis-navigation-toggle';
import '@arcgis/map-components/components/arcgis-zoom';
