/** `pnpm --silent mcp`: offers documentation and read-only operations to assistants through MCP over stdin and stdout. */
import { openMcpServer } from '@agency-booking/mcp';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';

const { BASE_URL = 'http://localhost:8080/api/v1', AGENCY_KEY: key, AGENCY_SECRET: secret } = process.env;

try {
  const server = await openMcpServer(BASE_URL, key && secret ? { key, secret } : undefined);
  await server.connect(new StdioServerTransport());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
