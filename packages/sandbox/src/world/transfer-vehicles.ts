/** A vehicle with a driver. The price is a base price plus a price per road kilometre. */
export type TransferVehicle = {
  readonly id: string;
  readonly name: string;
  readonly category: 'sedan' | 'van' | 'minibus' | 'vip';
  readonly seatCount: number;
  readonly baggageCount: number;
  readonly baseEuro: number;
  readonly euroPerKilometre: number;
};

const vehicle = (
  name: string,
  category: TransferVehicle['category'],
  [seatCount, baggageCount]: readonly [number, number],
  [baseEuro, euroPerKilometre]: readonly [number, number],
): TransferVehicle => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  category,
  seatCount,
  baggageCount,
  baseEuro,
  euroPerKilometre,
});

export const COROLLA = vehicle('Toyota Corolla', 'sedan', [3, 2], [11, 0.7]);
export const PASSAT = vehicle('Volkswagen Passat', 'sedan', [3, 3], [13, 0.78]);
export const VITO = vehicle('Mercedes Vito', 'van', [6, 6], [18, 1]);
export const TRANSIT_CUSTOM = vehicle('Ford Transit Custom', 'van', [8, 8], [19, 1.05]);
export const SPRINTER = vehicle('Mercedes Sprinter', 'minibus', [13, 13], [32, 1.5]);
export const TRANSIT = vehicle('Ford Transit', 'minibus', [16, 16], [34, 1.6]);
export const V_CLASS = vehicle('Mercedes V-Class', 'vip', [6, 6], [38, 1.9]);
export const VITO_VIP = vehicle('Mercedes Vito VIP', 'vip', [5, 5], [34, 1.7]);
export const S_CLASS = vehicle('Mercedes S-Class', 'vip', [3, 2], [55, 2.6]);
export const SPRINTER_VIP = vehicle('Mercedes Sprinter VIP', 'vip', [9, 9], [60, 2.8]);

export const transferVehicles: readonly TransferVehicle[] = [
  COROLLA,
  PASSAT,
  VITO,
  TRANSIT_CUSTOM,
  SPRINTER,
  TRANSIT,
  V_CLASS,
  VITO_VIP,
  S_CLASS,
  SPRINTER_VIP,
];
