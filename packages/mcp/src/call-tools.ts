import type { AgencyClient } from '@agency-booking/client';
import type { createChecks } from './checks.ts';
import { type Call, type Contract, invalidRequest, type Parts, partsOf } from './contract.ts';
import { describeCall, inputOf } from './describe.ts';
import type { Results } from './results.ts';
import { type OfferedTool, refusal, text } from './tool.ts';

type Deps = {
  readonly contract: Contract;
  /** The service URL, including the base path. */
  readonly baseUrl: string;
  readonly agency: AgencyClient;
  readonly check: ReturnType<typeof createChecks>;
  readonly results: Results;
};

/**
 * Returns the tool for a call. A read-only call becomes a tool with the same name. Any other call is offered as a
 * proposal.
 */
export function callTool(call: Call, deps: Deps): OfferedTool {
  const { contract, check } = deps;
  const act = call.onlyReads ? reader(call, deps) : proposer(call, deps);
  return {
    tool: {
      name: toolNameOf(call),
      description: call.onlyReads ? call.summary : `Proposes: ${call.summary}`,
      inputSchema: inputOf(contract, call),
      annotations: { readOnlyHint: true, openWorldHint: call.onlyReads },
    },
    async run(given) {
      const parts = partsOf(call, given);
      const details = await check(call, parts);
      return details === undefined ? act(parts) : refusal(JSON.stringify(invalidRequest(contract, call, details)));
    },
  };
}

export const toolNameOf = ({ id, onlyReads }: Call) =>
  onlyReads ? id : `propose${id[0]!.toUpperCase()}${id.slice(1)}`;

type Act = (parts: Parts) => ReturnType<OfferedTool['run']>;

function reader({ id }: Call, { agency, results }: Deps): Act {
  const send = agency[id as keyof AgencyClient] as (input: object) => ReturnType<AgencyClient['getOrder']>;
  return async (parts) => {
    const result = await send(parts);
    return result.ok ? text(results.show(result.data ?? null, id)) : refusal(results.show(result.error));
  };
}

const proposer =
  (call: Call, { baseUrl }: Deps): Act =>
  (parts) =>
    text(
      `Nothing was sent. A person must confirm: ${call.summary.toLowerCase()}.\n\n${requestText(call, parts, baseUrl)}`,
    );

function requestText(
  { method, path }: Call,
  { path: values = {}, query = {}, headers = {}, body }: Parts,
  baseUrl: string,
) {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_hole, name: string) => encodeURIComponent(String(values[name])));
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return [
    `${method.toUpperCase()} ${baseUrl}${filled}${search.size > 0 ? `?${search}` : ''}`,
    'Authorization: Bearer <access token>',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : ['Content-Type: application/json', '', JSON.stringify(body, undefined, 2)]),
  ].join('\n');
}

/** Returns the tools that read the rest of a long result and describe the arguments of a call. */
export function readingTools(
  calls: readonly Call[],
  { contract, results }: Pick<Deps, 'contract' | 'results'>,
): OfferedTool[] {
  const annotations = { readOnlyHint: true, openWorldHint: false };
  const byName = new Map(calls.map((call) => [toolNameOf(call), call]));
  const describeTool: OfferedTool = {
    tool: {
      name: 'describeTool',
      description: 'Describes all arguments of a tool, with the fields of nested objects and their limits.',
      inputSchema: { type: 'object', properties: { tool: { type: 'string' } }, required: ['tool'] },
      annotations,
    },
    run({ tool }) {
      const call = byName.get(String(tool));
      return call ? text(results.show(describeCall(contract, call))) : refusal(`There is no such tool: ${tool}.`);
    },
  };
  const readResult: OfferedTool = {
    tool: {
      name: 'readResult',
      description: 'Reads a page of an earlier result, as named in it: the next items, or all fields of one item.',
      inputSchema: { type: 'object', properties: { page: { type: 'string' } }, required: ['page'] },
      annotations,
    },
    run({ page }) {
      const found = results.read(String(page));
      return found === undefined
        ? refusal('This result has no such page, or is no longer kept. Call the tool again.')
        : text(found);
    },
  };
  return calls.length > 0 ? [readResult, describeTool] : [readResult];
}
