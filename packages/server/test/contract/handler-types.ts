/** Compile-time tests of handler types, never run: `tsc` fails if a line marked with `@ts-expect-error` compiles. */
import type { Answer, Handler } from '@agency-booking/contract-express';
import type { AuthHandlers, Handlers } from '../../src/generated/handlers.ts';
import type { CarSearchResponse, ExtraProductOffer, operations, TokenSet } from '../../src/generated/types.ts';
import type { Caller } from '../../src/shared/caller.ts';

declare const tokens: TokenSet;
declare const everyHandler: Handlers<Caller>;
declare const answerLogin: Answer<operations['login']>;
declare const answerSearch: Answer<operations['searchCars']>;
declare const search: CarSearchResponse;
declare const answerOffers: Answer<operations['listExtraProducts']>;
declare const offers: readonly ExtraProductOffer[];

type Login = Handler<operations['login'], Caller>;

export const fits: Login = (_request, answer) => answer(200, tokens);
export const fitsWithHeaders: Login = (_request, answer) => answer(200, tokens, { 'Cache-Control': 'no-store' });

// A handler is missing.
const { refresh, ...withoutRefresh } = everyHandler;
// @ts-expect-error refresh is missing
export const incompleteArea: AuthHandlers<Caller> = { login: everyHandler.login };
// @ts-expect-error refresh is missing
export const incompleteService: Handlers<Caller> = withoutRefresh;
export const complete: Handlers<Caller> = { ...withoutRefresh, refresh };

// A handler for an operation that is not in the contract
// @ts-expect-error there is no logout
export const tooMany: AuthHandlers<Caller> = { login: fits, refresh, logout: fits };

// A status the contract does not declare
// @ts-expect-error login does not return 201
answerLogin(201, tokens);
// @ts-expect-error handlers throw errors by key and do not return them
answerLogin(401, { code: 1002, description: 'The API key or secret is incorrect.' });

// A wrong body
// @ts-expect-error a token set without its tokens
answerLogin(200, { user: tokens.user });
// @ts-expect-error the access token is a string
answerLogin(200, { ...tokens, accessToken: 1 });
// @ts-expect-error a body is missing
answerLogin(200);
// @ts-expect-error another operation's body
answerSearch(200, tokens);
// @ts-expect-error one wrong price in one car of many
answerSearch(200, { ...search, results: [{ ...search.results[0]!, pricing: { total: 'free' } }] });

// An extra property
// @ts-expect-error a secret in addition to the tokens
answerLogin(200, { ...tokens, secret: 'sk' });
// @ts-expect-error the same one level down
answerLogin(200, { ...tokens, user: { ...tokens.user, secretHash: 'x' } });
const row = { ...tokens, user: { ...tokens.user, secretHash: 'x' } };
// @ts-expect-error the same in a value that was read elsewhere
answerLogin(200, row);

// A response that bypasses `answer`
// @ts-expect-error a bare body
export const bare: Login = () => tokens;

// A request property the contract does not declare
// @ts-expect-error login takes no token
export const wrongField: Login = ({ body }, answer) => answer(200, { ...tokens, accessToken: body.token });
// @ts-expect-error login has no path parameters
export const wrongPath: Login = ({ path }, answer) => answer(200, { ...tokens, accessToken: path.placeId });

// Each value must match exactly one type of the union.
declare const offer: (typeof offers)[number];
answerOffers(200, offers);
// @ts-expect-error an extra property in one of four kinds of offer
answerOffers(200, [{ ...offer, vendorCost: 1 }]);
const costed = offers.map((each) => ({ ...each, vendorCost: 1 }));
// @ts-expect-error the same in a list that was built elsewhere
answerOffers(200, costed);
