/* Components that stand on a map; they may come after it. */
import '@arcgis/map-components/components/arcgis-home';
import '@arcgis/map-components/components/arcgis-scale-bar';
import '@arcgis/map-components/components/arcgis-zoom';
