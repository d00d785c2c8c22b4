import { join } from 'node:path';

/** File in the data folder that says that the embedded store has all it needs to be served, so that a start need not open it twice. */
export const preparedMarker = (dataDir: string): string => join(dataDir, 'prepared');
