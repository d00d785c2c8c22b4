import { useSelector } from 'react-redux';
import type { IMState } from '../../jimu-core/lib/types/state';
import { pickForSize } from './size-mode';

/** Returns a function that picks the value for the size of the window. */
export function useForSize() {
  const mode = useSelector((state: IMState) => state.browserSizeMode);
  const main = useSelector((state: IMState) => state.appConfig.mainSizeMode);
  return <T>(values: { [mode: string]: T | undefined } | undefined) => pickForSize<T>(values, mode, main);
}
