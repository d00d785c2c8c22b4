/* Components that stand on a scene; they may come after it. */
import '@arcgis/map-components/components/arcgis-compass';
import '@arcgis/map-components/components/arcgis-home';
import '@arcgis/map-components/components/arcgis-navigation-toggle';
import '@arcgis/map-components/components/arcgis-zoom';
