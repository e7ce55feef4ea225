import { expect } from 'vitest';
import { type Change, type Json, media, startThings, type ThingHandler, type ThingRequest, text } from './things.ts';

export type Probe = () => Promise<void>;
/** An OpenAPI feature, as listed in the README, and the probes that verify its result. */
export type Row = readonly [feature: string, result: 'supported' | 'refused at start' | 'ignored', ...probes: Probe[]];

export const GET: ThingRequest = ['GET', '/things/1'];
export const OK = { status: 200, content: '{"name":"n"}' };
export const BAD = { status: 400 };
export const none = () => {};
export const body = (schema: object, mediaType?: string) => ({ required: true, ...media(schema, mediaType) });
export const putOf = (content: unknown, type = 'application/json'): ThingRequest => [
  'PUT',
  '/things/1',
  { 'content-type': type },
  content,
];

/** Serves the changed contract and checks the response and the request that the handler received. */
export const serves =
  (change: Change, request: ThingRequest, expected: object, answer?: ThingHandler): Probe =>
  async () => {
    const { call, seen, close } = await startThings(change, answer);
    const received = await call(request).finally(close);
    expect({ ...received, seen: seen.at(-1) }).toMatchObject(expected);
  };

export const refuses =
  (change: Change, ...lines: string[]): Probe =>
  async () => {
    await expect(startThings(change)).rejects.toThrow(new Error(lines.join('\n')));
  };

export const list = { type: 'array', items: text };
export const fields = (name: object) => ({ type: 'object', properties: { name } });
export const given =
  (...parameters: object[]): Change =>
  ({ get }) => {
    get.parameters = parameters;
  };
export const answers =
  (responses: Json): Change =>
  ({ get }) => {
    get.responses = { default: get.responses.default, ...responses };
  };
