import type { Translated } from '../../shared/language.ts';

/** A discount that agencies request with a code. */
export type Campaign = {
  readonly id: number;
  readonly code: string;
  /** Name used in responses to requests that specify no language. */
  readonly name: string;
  readonly names: Translated;
  /** True if the campaign is active. Searches treat an inactive campaign as unknown. */
  readonly isOn: boolean;
};

export type SavedCampaign = Campaign & { readonly savedBy: string; readonly savedAt: Date };
