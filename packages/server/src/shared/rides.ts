/** After so long every ride is over: the wait at the airport, the drive, and what holds it up. */
export const RIDE_SECONDS = 4 * 60 * 60;
