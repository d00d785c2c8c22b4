import { getDataChangeCount, onDataChange } from '@site/services/src/base';
import { React } from 'jimu-core';

/**
 * Returns the count of imports and undos since the page was loaded. A question of a request contains it when its
 * answer depends on imported data.
 */
export const useDataVersion = (): number => React.useSyncExternalStore(onDataChange, getDataChangeCount);
