/** The present moment. Only adapters read a real clock. */
export type Now = () => Date;
