import { currency, integer, list, object } from './facts.ts';
import { operation } from './page.ts';

operation('GET /payment/limits', {
  token: 'required',
  success: 200,
  answer: object({ remaining: list(object({ id: integer, amount: integer, currency })) }),
  failures: [401],
});
