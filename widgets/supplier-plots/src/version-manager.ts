import { createVersionManager } from 'widgets/shared-code/site-base';

export const versionManager = createVersionManager();
