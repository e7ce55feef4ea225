import { createAgencyClient, type Result } from '@agency-booking/client';

/** A client for Horizon Travel, the demo agency on staging. `BASE_URL` sets the service URL. */
export const agency = createAgencyClient({
  baseUrl: process.env.BASE_URL ?? 'http://localhost:8080/api/v1',
  key: 'ak_staging_horizon',
  secret: 'sk_staging_horizon_5f1d0c7a9be24836',
});

export const istanbulAirport = { lat: 41.2613, lon: 28.74195 };

/** The customer's IP address as seen by your web server. */
export const customer = { 'X-Forwarded-For': '203.0.113.24' };

export const driver = {
  firstName: 'Deniz',
  lastName: 'Kaya',
  email: 'deniz.kaya@example.com',
  nationality: 'TR',
  phone: '+905321234567',
  birthDate: '1990-04-12',
  identityNumber: '10000000146',
};

/** Returns a date and time in Istanbul, a given number of days from today. */
export function at(days: number, time: string): string {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return `${day}T${time}:00+03:00`;
}

/** Returns the data from a result. The examples have no error handling, so this function throws on an error. */
export function orStop<Data>(result: Result<Data>): Data {
  if (result.ok) return result.data;
  const { key, status, description, requestId } = result.error;
  throw new Error(`${key ?? status}: ${description} (${requestId})`);
}

export function price({ amount, currency }: { amount: number; currency: string }): string {
  return `${(amount / 100).toFixed(2)} ${currency}`;
}
