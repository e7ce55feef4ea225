/** Where agencies may have their customers sent after 3D Secure. */
export type CallbackOriginStore = {
  readonly originsOf: (agencyId: number) => Promise<readonly string[]>;
  /** An agency that does not exist is passed over. */
  readonly add: (agencyName: string, origin: string) => Promise<void>;
};
