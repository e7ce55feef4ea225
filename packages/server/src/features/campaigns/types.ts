import type { Translated } from '../../shared/language.ts';

/** A discount that agencies ask for by its code. */
export type Campaign = {
  readonly id: number;
  readonly code: string;
  /** What an answer calls it where no language was asked for. */
  readonly name: string;
  readonly names: Translated;
  /** One that is off is as unknown as one that never was. */
  readonly isOn: boolean;
};

export type SavedCampaign = Campaign & { readonly savedBy: string; readonly savedAt: Date };
