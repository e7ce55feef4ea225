import type { Switch } from './types.ts';

export type SwitchStore = {
  /** The last one of each supplier that was ever switched. */
  readonly latest: () => Promise<readonly Switch[]>;
  readonly add: (change: Switch) => Promise<void>;
};
