import type { Chance } from '../world/chance.ts';
import { localHour } from '../world/clocks.ts';
import { distanceMetres, type Point } from '../world/geometry.ts';
import type { Roads } from '../world/regions.ts';

/**
 * Road conditions: the ratio of road distance to straight-line distance, speeds in km/h, and the slowdown at rush hour.
 */
const ROADS: Readonly<Record<Roads, { detour: number; townSpeed: number; openSpeed: number; congestion: number }>> = {
  metropolis: { detour: 1.28, townSpeed: 30, openSpeed: 82, congestion: 0.7 },
  city: { detour: 1.24, townSpeed: 33, openSpeed: 85, congestion: 0.35 },
  coast: { detour: 1.32, townSpeed: 36, openSpeed: 74, congestion: 0.25 },
  mountains: { detour: 1.42, townSpeed: 36, openSpeed: 64, congestion: 0.1 },
};

/** Traffic by local hour: 0 at midday, negative at night, and 1 at rush hour. */
const WORKDAY = [
  -0.35, -0.4, -0.4, -0.4, -0.35, -0.2, 0.3, 0.85, 1, 0.6, 0.2, 0.1, 0.15, 0.15, 0.2, 0.35, 0.6, 0.9, 1, 0.7, 0.35, 0.1,
  -0.1, -0.25,
] as const;
const WEEKEND = [
  -0.25, -0.3, -0.35, -0.4, -0.4, -0.35, -0.25, -0.15, 0, 0.1, 0.2, 0.3, 0.35, 0.4, 0.4, 0.45, 0.5, 0.5, 0.4, 0.3, 0.15,
  0.05, -0.05, -0.15,
] as const;

/** Maximum distance that a drive covers on city streets. */
const TOWN_METRES = 9_000;
/** Short drives have the largest relative detours, because of rivers, hills and one-way streets. */
const SHORT_METRES = 8_000;
const SHORT_DETOUR = 0.35;
/** Each direction uses different streets, so distances vary by up to this fraction. */
const DIRECTION_SPREAD = 0.03;
/** Time for loading, boarding and leaving the vehicle. */
const LOADING_SECONDS = 300;

type Drive = { readonly from: Point; readonly to: Point; readonly time: string; readonly roads: Roads };

/** Returns the distance and duration of a drive, which are the same for every supplier at a given hour. */
export function driveOf({ from, to, time, roads }: Drive, chance: Chance) {
  const { detour, townSpeed, openSpeed, congestion } = ROADS[roads];
  const flight = distanceMetres(from, to);
  const winding = detour + SHORT_DETOUR * Math.exp(-flight / SHORT_METRES);
  const direction = 1 + DIRECTION_SPREAD * (2 * chance('road', spot(from), spot(to)) - 1);
  const metres = Math.round(flight * winding * direction);

  const town = Math.min(metres, TOWN_METRES);
  const seconds = secondsAt(town, townSpeed) + secondsAt(metres - town, openSpeed);
  const { hour, isWeekend } = localHour(from, time);
  const traffic = 1 + congestion * (isWeekend ? WEEKEND : WORKDAY)[hour]!;
  return { distanceMetres: metres, durationSeconds: LOADING_SECONDS + Math.round(seconds * traffic) };
}

function secondsAt(metres: number, kilometresPerHour: number): number {
  return (metres * 3.6) / kilometresPerHour;
}

export function spot({ lat, lon }: Point): string {
  return `${lat.toFixed(5)},${lon.toFixed(5)}`;
}
