export const ASSET_FOLDERS: readonly { readonly from: string; readonly to: string }[];
export function isWanted(name: string): boolean;
export function copyAssets(root: string, target: string): Promise<void>;
