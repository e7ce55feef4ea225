import { type Body, models } from '../world/models.ts';
import { transferSuppliers } from '../world/transfer-suppliers.ts';
import { transferVehicles } from '../world/transfer-vehicles.ts';
import { vendors } from '../world/vendors.ts';

/** Side views in a 240 × 100 box, each drawn as one outline of the body. */
const SILHOUETTES: Readonly<Record<Body, string>> = {
  threeDoor: 'M30 70V57q2-9 14-11l22-5 28-20q4-3 12-3h40q14 0 24 12l16 15 14 4q8 3 8 10v11z',
  hatchback: 'M14 70V56q2-8 14-10l28-5 26-20q4-3 12-3h52q12 0 22 10l16 15 24 5q10 3 10 12v10z',
  saloon: 'M10 70V56q2-8 14-10l36-4 28-20q4-3 12-3h40q12 0 22 9l20 15 34 3q14 2 14 12v12z',
  estate: 'M10 70V56q2-8 14-10l34-4 28-20q4-3 12-3h96q10 0 14 8l10 18 8 6q2 2 2 7v12z',
  convertible: 'M10 70V58q2-8 14-10l42-4 20-18 4 2-14 17h70q10-5 22-4l36 4q16 2 16 12v13z',
  suv: 'M12 70V50q2-8 14-9l26-4 22-21q4-4 12-4h84q10 0 16 8l14 19 18 4q10 3 10 12v15z',
  crossover: 'M12 70V53q2-8 14-10l28-4 24-21q4-3 12-3h62q12 0 24 11l18 14 22 4q12 3 12 13v13z',
  mpv: 'M12 70V52q2-8 12-11l24-6 30-22q5-3 12-3h92q12 0 17 11l14 24q5 4 5 11v14z',
  van: 'M10 70V46q2-8 12-11l26-21q4-3 12-3h136q14 0 16 12l10 31q2 5 2 16z',
  pickup: 'M8 70V46q2-8 14-9l30-3 22-18q4-3 12-3h38q8 0 12 6l12 17h74q8 0 8 8v26z',
};

const PAINTS = ['#b3424a', '#2f6f9f', '#3f7d58', '#8a6d3b', '#59607a', '#7a4f86'] as const;

const paintOf = (index: number) => PAINTS[index % PAINTS.length]!;

const TRANSFER_BODIES = { sedan: 'saloon', van: 'mpv', minibus: 'van', vip: 'van' } as const;

const pictures = new Map([
  ...models.map(({ picture, body }, index) => [picture, carPicture(body, paintOf(index))] as const),
  ...transferVehicles.map(
    ({ id, category }, index) => [id, carPicture(TRANSFER_BODIES[category], paintOf(index))] as const,
  ),
  // Each supplier paints its vehicles in a different colour.
  ...transferSuppliers.flatMap(({ code, vehicles }, index) =>
    vehicles.map(
      ({ id, category }) =>
        [`${code.toLowerCase()}-${id}`, carPicture(TRANSFER_BODIES[category], paintOf(index))] as const,
    ),
  ),
]);

/** Returns a drawing of the car as SVG, or `undefined` if the model does not exist. */
export function pictureOf(name: string): string | undefined {
  return pictures.get(name);
}

export function logoOf(supplierCode: string): string | undefined {
  const carSuppliers = vendors.flatMap((vendor) => [vendor, ...(vendor.subsupplier ? [vendor.subsupplier] : [])]);
  const suppliers: readonly { code: string; name: string }[] = [...carSuppliers, ...transferSuppliers];
  const index = suppliers.findIndex(({ code }) => code === supplierCode);
  if (index === -1) return undefined;
  const initials = suppliers[index]!.name.replace(/[^A-Z]/g, '').slice(0, 2);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" role="img"><rect width="96" height="96" rx="20" fill="${paintOf(index)}"/><text x="48" y="60" font-family="system-ui,sans-serif" font-size="34" font-weight="700" text-anchor="middle" fill="#fff">${initials}</text></svg>`;
}

function carPicture(body: Body, paint: string): string {
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="70" r="17" fill="#24272d"/><circle cx="${x}" cy="70" r="8" fill="#c9cdd4"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 100" role="img"><path d="${SILHOUETTES[body]}" fill="${paint}"/>${wheel(58)}${wheel(182)}</svg>`;
}
