import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { AgencyClient } from '../../client/src/index.ts';
import contract from '../../server/src/generated/openapi.json' with { type: 'json' };
import type { Contract } from '../src/contract.ts';
import { readDocumentation } from '../src/documentation.ts';
import { createMcpServer } from '../src/server.ts';

export type Answer = { readonly isError: boolean; readonly text: string };

export type Assistant = {
  readonly listTools: Client['listTools'];
  readonly ask: (tool: string, given?: Record<string, unknown>) => Promise<Answer>;
};

type Options = {
  readonly agency?: AgencyClient | undefined;
  readonly baseUrl: string;
  /** All documentation pages as Markdown. */
  readonly pages: string;
};

/** Connects an MCP client to a server for the service at the given URL. */
export async function connectAssistant({ agency, baseUrl, pages }: Options): Promise<Assistant> {
  const server = createMcpServer({
    contract: contract as unknown as Contract,
    documentation: readDocumentation(pages),
    baseUrl,
    agency,
  });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'test', version: '1' });
  await Promise.all([server.connect(ours), client.connect(theirs)]);
  return {
    listTools: () => client.listTools(),
    async ask(tool, given = {}) {
      const answer = (await client.callTool({ name: tool, arguments: given })) as {
        isError?: boolean;
        content: { text: string }[];
      };
      return { isError: answer.isError ?? false, text: answer.content.map(({ text }) => text).join('\n') };
    },
  };
}
