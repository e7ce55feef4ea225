import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { redocly } from '../redocly.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export type WorkflowRun = {
  /** The file's name under openapi/workflows, without its endings. */
  readonly name: string;
  /** One workflow of the file; without it, all. */
  readonly workflow?: string;
  /** Base address of what is asked, base path included. */
  readonly server: string;
  readonly inputs: Readonly<Record<string, string>>;
};

export type StepResult = { readonly stepId: string; readonly status: string; readonly body: unknown };

/**
 * Runs a workflow step by step against a server.
 * @returns the last answer to each step
 * @throws Error with Redocly's own account of what went wrong
 */
export async function respect({
  name,
  workflow,
  server,
  inputs,
}: WorkflowRun): Promise<ReadonlyMap<string, StepResult>> {
  const folder = await mkdtemp(join(tmpdir(), 'workflow-'));
  const report = join(folder, 'report.json');
  const args = [
    'respect',
    `openapi/workflows/${name}.arazzo.yaml`,
    ...(workflow ? ['--workflow', workflow] : []),
    ...['--server', `agency-booking=${server}`, '--json-output', report],
    ...Object.entries(inputs).flatMap(([input, value]) => ['--input', `${input}=${value}`]),
  ];
  try {
    await redocly(args, ROOT);
    return stepsOf(JSON.parse(await readFile(report, 'utf8')));
  } finally {
    await rm(folder, { recursive: true });
  }
}

type Report = {
  files: Record<
    string,
    { executedWorkflows: { executedSteps: { stepId: string; status: string; response?: { body: unknown } }[] }[] }
  >;
};

function stepsOf({ files }: Report): ReadonlyMap<string, StepResult> {
  const steps = Object.values(files).flatMap(({ executedWorkflows }) =>
    executedWorkflows.flatMap((one) => one.executedSteps),
  );
  return new Map(steps.map(({ stepId, status, response }) => [stepId, { stepId, status, body: response?.body }]));
}
