/**
 * A layer's import rules. Patterns match paths relative to the repository's root; `$1` is the feature of the importing
 * file. A file belongs to the first layer that matches it, but must obey the rules of every layer that matches it.
 */
export type Layer = {
  readonly name: string;
  readonly files: string;
  readonly mayImport: readonly string[];
  /**
   * Allowed packages, separated by spaces. `node:` allows every Node module, and `@scope/` every package in that scope.
   */
  readonly packages?: string;
  readonly instead: string;
  /** True if the layer must receive a clock, random values, the network and the process as arguments. */
  readonly isPure?: true;
};
