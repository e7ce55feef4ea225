import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { redocly } from '../generate/redocly.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

type WorkflowRun = {
  /**
   * File names in openapi/workflows, without extensions. One Redocly process runs all of them, because Redocly starts
   * slowly.
   */
  readonly names: readonly string[];
  readonly skip?: string;
  /** The server's URL, including the base path. */
  readonly server: string;
  readonly inputs: Readonly<Record<string, string>>;
};

type StepResult = { readonly stepId: string; readonly status: string; readonly body: unknown };
/** The last response in each step. */
export type Steps = ReadonlyMap<string, StepResult>;

/**
 * Runs the workflows. Returns the steps of each file, keyed by its name. Throws an Error with Redocly's own report of
 * the failure.
 */
export async function respect({ names, skip, server, inputs }: WorkflowRun): Promise<ReadonlyMap<string, Steps>> {
  const folder = await mkdtemp(join(tmpdir(), 'workflow-'));
  const report = join(folder, 'report.json');
  const args = [
    'respect',
    ...names.map((name) => `openapi/workflows/${name}.arazzo.yaml`),
    ...(skip ? ['--skip', skip] : []),
    ...['--server', `agency-booking=${server}`, '--json-output', report],
    ...Object.entries(inputs).flatMap(([input, value]) => ['--input', `${input}=${value}`]),
  ];
  try {
    await redocly(args, ROOT);
    const { files }: Report = JSON.parse(await readFile(report, 'utf8'));
    return new Map(Object.entries(files).map(([file, ran]) => [basename(file, '.arazzo.yaml'), stepsOf(ran)]));
  } finally {
    await rm(folder, { recursive: true });
  }
}

type Step = { stepId: string; status: string; response?: { body: unknown } };
type RanFile = { executedWorkflows: { executedSteps: Step[] }[] };
type Report = { files: Record<string, RanFile> };

function stepsOf({ executedWorkflows }: RanFile): Steps {
  const steps = executedWorkflows.flatMap(({ executedSteps }) => executedSteps);
  return new Map(steps.map(({ stepId, status, response }) => [stepId, { stepId, status, body: response?.body }]));
}
