import { createVersionManager } from 'widgets/shared-code/site-core';

export const versionManager = createVersionManager();
