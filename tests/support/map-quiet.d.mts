export function mapQuietSince(): number | false;
export function forgetMapQuiet(): void;
