import type { AgencyClient } from '@agency-booking/client';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js';
import { callTool, readingTools } from './call-tools.ts';
import { createChecks } from './checks.ts';
import { type Contract, callsOf } from './contract.ts';
import type { Documentation } from './documentation.ts';
import { documentationTools } from './documentation-tools.ts';
import { createResults } from './results.ts';
import { summaryOf } from './summaries.ts';

type McpOptions = {
  readonly contract: Contract;
  readonly documentation: Documentation;
  /** The service URL, including the base path. */
  readonly baseUrl: string;
  /**
   * The agency's client; `undefined` if the key and secret are missing. In that case, only the documentation is
   * available.
   */
  readonly agency: AgencyClient | undefined;
};

/** Serves the documentation and all read-only calls. A call that changes data is only prepared; the user sends it. */
export function createMcpServer({ contract, documentation, baseUrl, agency }: McpOptions): Server {
  const calls = agency ? callsOf(contract) : [];
  const results = createResults(summaryOf);
  const check = createChecks(contract);
  const offered = new Map(
    [
      ...documentationTools(documentation, results),
      ...readingTools(calls, { contract, results }),
      ...calls.map((call) => callTool(call, { contract, baseUrl, agency: agency!, check, results })),
    ].map((one) => [one.tool.name, one]),
  );
  const { title, version } = contract.info;
  const server = new Server({ name: title, version }, { capabilities: { tools: {} }, instructions: INSTRUCTIONS });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...offered.values()].map(({ tool }) => tool) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: given = {} } }) => {
    const found = offered.get(name);
    if (!found) throw new McpError(ErrorCode.InvalidParams, `There is no tool named ${name}.`);
    return found.run(given);
  });
  return server;
}

const INSTRUCTIONS =
  'Read the documentation before you explain how the API works. Long results are shortened: readResult returns their ' +
  'other pages. Amounts are in minor units, such as cents. describeTool explains the arguments of a tool. Tools named ' +
  'propose… send nothing. Show their result to a person, who decides whether to send the request.';
