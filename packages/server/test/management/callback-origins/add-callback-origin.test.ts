import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let desk: Desk;
beforeAll(async () => {
  service = await startService();
  desk = await openDesk(service);
});
afterAll(() => service.stop());

const ORIGINS = '/agencies/1/callback-origins';

test.each([
  'https://booking.horizon.example/',
  'https://Booking.horizon.example',
  'https://a:b@booking.horizon.example/x?y',
  'javascript:alert(1)',
  'booking',
])(
  'addCallbackOrigin 400 request.invalid: %s is refused, and its origin or an example is suggested',
  async (origin) => {
    const message = expect.stringMatching(/, such as https:\/\/booking\.horizon\.example$/) as never;
    expectPortalError(await desk.call('POST', ORIGINS, { origin }), 'request.invalid', { field: 'origin', message });
  },
);
