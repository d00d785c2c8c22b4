import { assets } from './globals';

/* Imported for its effect: the SDK's style of views and widgets, which are drawn in the page itself. */
const link = document.createElement('link');
link.rel = 'stylesheet';
link.href = `${assets()}/core/esri/themes/light/main.css`;
document.head.append(link);
