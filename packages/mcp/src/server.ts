import type { AgencyClient } from '@agency-booking/client';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  type Tool,
} from '@modelcontextprotocol/sdk/types.js';
import { type Call, type Contract, callsOf } from './contract.ts';
import type { Documentation } from './documentation.ts';

export type McpOptions = {
  readonly contract: Contract;
  readonly documentation: Documentation;
  /** The address of the service, including the base path. */
  readonly baseUrl: string;
  /** `undefined` if the key and secret are missing. In that case, only the documentation is available. */
  readonly agency: AgencyClient | undefined;
};

type Run = (given: Readonly<Record<string, unknown>>) => CallToolResult | Promise<CallToolResult>;
type OfferedTool = { readonly tool: Tool; readonly run: Run };

/** Serves the documentation and all read-only calls. A call that changes data is only prepared; the user sends it. */
export function createMcpServer(options: McpOptions): Server {
  const { info } = options.contract;
  const calls = options.agency ? callsOf(options.contract) : [];
  const offered = new Map(
    [
      ...documentationTools(options.documentation),
      ...calls.map((call) =>
        call.onlyReads ? readingTool(call, options.agency!) : proposingTool(call, options.baseUrl),
      ),
    ].map((one) => [one.tool.name, one]),
  );
  const server = new Server(
    { name: info.title, version: info.version },
    {
      capabilities: { tools: {} },
      instructions:
        'Read the documentation before you explain how the API works. Tools named propose… send nothing. Show ' +
        'their result to a person, who decides whether to send the request.',
    },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...offered.values()].map(({ tool }) => tool) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: given = {} } }) => {
    const found = offered.get(name);
    if (!found) throw new McpError(ErrorCode.InvalidParams, `There is no tool named ${name}.`);
    return found.run(given);
  });
  return server;
}

function documentationTools({ pages, read, search }: Documentation): OfferedTool[] {
  const stringWith = (description: string) => ({ type: 'string', description });
  return [
    {
      tool: {
        name: 'searchDocumentation',
        description: 'Searches the documentation: guides, operations with their errors and limits, and test cards.',
        inputSchema: { type: 'object', properties: { query: stringWith('Words to search for') }, required: ['query'] },
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      run: ({ query }) => {
        const found = search(String(query));
        return found.length > 0
          ? text(found.map((section) => `[${section.page}]\n\n${section.text}`).join('\n\n---\n\n'))
          : refusal(`No results. The pages are: ${pages.join(', ')}.`);
      },
    },
    {
      tool: {
        name: 'readDocumentation',
        description: 'Returns one page of the documentation as Markdown.',
        inputSchema: {
          type: 'object',
          properties: { page: { ...stringWith('Title of the page'), enum: [...pages] } },
          required: ['page'],
        },
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      run: ({ page }) => {
        const whole = read(String(page));
        return whole ? text(whole) : refusal(`There is no page with this title. The pages are: ${pages.join(', ')}.`);
      },
    },
  ];
}

function readingTool({ id, summary, description, input }: Call, agency: AgencyClient): OfferedTool {
  const send = agency[id as keyof AgencyClient] as (input: object) => ReturnType<AgencyClient['getOrder']>;
  return {
    tool: {
      name: id,
      description: `${summary}. ${description}`,
      inputSchema: input,
      annotations: { readOnlyHint: true, openWorldHint: true },
    },
    async run(given) {
      const result = await send(given);
      return result.ok ? text(JSON.stringify(result.data ?? null)) : refusal(JSON.stringify(result.error));
    },
  };
}

function proposingTool({ id, method, path, summary, description, input }: Call, baseUrl: string): OfferedTool {
  return {
    tool: {
      name: `propose${id[0]!.toUpperCase()}${id.slice(1)}`,
      description: `Proposes a call: ${summary}. The tool sends nothing; a person reviews the proposal and sends it. ${description}`,
      inputSchema: input,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    run: (given) =>
      text(
        'Nothing was sent. A person must confirm: ' +
          `${summary.toLowerCase()}.\n\n${requestText(given, { method, path, baseUrl })}`,
      ),
  };
}

type Parts = Readonly<Partial<Record<'path' | 'query' | 'headers', Readonly<Record<string, unknown>>>>> & {
  readonly body?: unknown;
};

function requestText(
  given: Parts,
  { method, path, baseUrl }: Pick<Call, 'method' | 'path'> & { baseUrl: string },
): string {
  const { path: values = {}, query = {}, headers = {}, body } = given;
  const filled = path.replaceAll(/\{(\w+)\}/g, (hole, name) =>
    name in values ? encodeURIComponent(String(values[name])) : hole,
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return [
    `${method} ${baseUrl}${filled}${search.size > 0 ? `?${search}` : ''}`,
    'Authorization: Bearer <access token>',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : ['Content-Type: application/json', '', JSON.stringify(body, undefined, 2)]),
  ].join('\n');
}

const text = (words: string): CallToolResult => ({ content: [{ type: 'text', text: words }] });
const refusal = (words: string): CallToolResult => ({ ...text(words), isError: true });
