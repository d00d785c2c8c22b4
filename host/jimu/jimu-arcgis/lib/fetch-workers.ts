import workerParts from 'virtual:worker-parts';
import { getAssetsUrl } from './globals';

let isAsked = false;

/** Prefetches in parallel the files that the engine's workers would fetch one after another; once per page. */
export function fetchWorkers(): void {
  if (isAsked) return;
  isAsked = true;
  for (const part of workerParts) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'prefetch', as: 'script', href: `${getAssetsUrl()}/core/${part}` });
    document.head.append(link);
  }
}
