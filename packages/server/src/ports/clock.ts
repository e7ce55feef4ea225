/** Returns the current time. Only adapters read a real clock. */
export type Now = () => Date;
