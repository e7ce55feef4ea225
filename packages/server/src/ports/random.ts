/** Returns `byteCount` unpredictable bytes. */
export type RandomBytes = (byteCount: number) => Uint8Array;
