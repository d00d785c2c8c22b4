import { join } from 'node:path';

/**
 * Path of the file that marks the embedded store as ready to be served, so that a start need not open it twice.
 */
export const getPreparedMarker = (dataDir: string): string => join(dataDir, 'prepared');
