import { getAssetsUrl } from './globals';

/*
 * Imported for its side effect: adds the SDK's styles of views and widgets, which are drawn in the page
 * itself.
 */
const link = document.createElement('link');
link.rel = 'stylesheet';
link.href = `${getAssetsUrl()}/core/esri/themes/light/main.css`;
document.head.append(link);
