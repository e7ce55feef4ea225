import type { Chance } from '../world/chance.ts';
import { type Model, models } from '../world/models.ts';
import type { Vendor } from '../world/vendor.ts';
import { vendors } from '../world/vendors.ts';
import type { Office } from './offices.ts';

/** The share of a vendor's cars that is available at one office. */
const OFFICE_STOCK = 0.8;

export type Fleet = {
  readonly of: (vendor: Vendor) => readonly Model[];
  readonly isAt: (office: Office, vendor: Vendor, model: Model) => boolean;
};

export function createFleet(chance: Chance): Fleet {
  const fleets = new Map(vendors.map((vendor) => [vendor.code, models.filter((model) => has(vendor, model, chance))]));
  return {
    of: (vendor) => fleets.get(vendor.code)!,
    isAt: (office, vendor, model) => vendor.isEverywhere || chance('stock', office.id, model.id) < OFFICE_STOCK,
  };
}

function has(vendor: Vendor, model: Model, chance: Chance): boolean {
  if (vendor.ownModels) return vendor.ownModels.has(model.id);
  if (vendors.some(({ ownModels }) => ownModels?.has(model.id))) return false;
  return vendor.categories.includes(model.category) && chance('fleet', vendor.code, model.id) < vendor.fleetShare;
}
