/// <reference types="vite/client" />
/// <reference types="@arcgis/map-components/types/react" />
