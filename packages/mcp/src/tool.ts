import type { CallToolResult, Tool } from '@modelcontextprotocol/sdk/types.js';

type Given = Readonly<Record<string, unknown>>;
export type OfferedTool = {
  readonly tool: Tool;
  readonly run: (given: Given) => CallToolResult | Promise<CallToolResult>;
};

export const text = (words: string): CallToolResult => ({ content: [{ type: 'text', text: words }] });
export const refusal = (words: string): CallToolResult => ({ ...text(words), isError: true });
