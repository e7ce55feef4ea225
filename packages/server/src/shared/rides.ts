/** Maximum duration of a ride in seconds, including the wait at the airport, the drive and delays. */
export const RIDE_SECONDS = 4 * 60 * 60;
