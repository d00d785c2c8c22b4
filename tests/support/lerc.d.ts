declare module 'lerc' {
  /** Esri's decoder; the package has no types. */
  export function decode(data: ArrayBuffer): {
    readonly width: number;
    readonly height: number;
    readonly pixels: readonly ArrayLike<number>[];
    /** One for each pixel with a value; absent when all pixels have one. */
    readonly mask?: Uint8Array | null;
  };
}
