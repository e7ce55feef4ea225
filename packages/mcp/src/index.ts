import { createAgencyClient } from '@agency-booking/client';
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { Contract } from './contract.ts';
import { readDocumentation } from './documentation.ts';
import { createMcpServer } from './server.ts';

type Credentials = { readonly key: string; readonly secret: string };

/**
 * Creates a Model Context Protocol server for the service at the given URL, and loads its contract and documentation.
 * Throws an Error that explains what to do if the contract or the documentation cannot be loaded.
 */
export async function openMcpServer(baseUrl: string, credentials: Credentials | undefined): Promise<Server> {
  const at = (path: string) => new URL(path, baseUrl).href;
  const [contract, pages] = await Promise.all([read(at('/openapi.json')), read(at('/docs/llms-full.txt'))]);
  return createMcpServer({
    contract: JSON.parse(contract) as Contract,
    documentation: readDocumentation(pages),
    baseUrl,
    agency: credentials && createAgencyClient({ baseUrl, ...credentials }),
  });
}

async function read(address: string): Promise<string> {
  const response = await fetch(address).catch((error: Error) => {
    throw new Error(`${address} does not respond. BASE_URL must be the address of a running service.`, {
      cause: error,
    });
  });
  if (response.ok) return response.text();
  throw new Error(
    `${address} returned ${response.status}. BASE_URL must be the address of the service, including the base path.`,
  );
}
