import { ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
import { listLinkedParts } from '../tools/linked-widgets';

/** Returns the parts that other widgets of the page show for the tool; the tool leaves them out. */
export const useLinkedParts = (toolId: string): readonly string[] =>
  listLinkedParts(
    ReactRedux.useSelector(({ appConfig }: IMState) => appConfig?.widgets),
    toolId
  );
