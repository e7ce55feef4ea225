import type { Translated } from '../../shared/language.ts';

/** Discount that agencies request by code. */
export type Campaign = {
  readonly id: number;
  readonly code: string;
  /** Name used in responses to requests that specify no language. */
  readonly name: string;
  readonly names: Translated;
  /** Searches treat an inactive campaign like an unknown one. */
  readonly isOn: boolean;
};

export type SavedCampaign = Campaign & { readonly savedBy: string; readonly savedAt: Date };
