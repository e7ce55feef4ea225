import type { Context, Example, MediaType, Operation, Reference, Response, Rule, Schema } from './redocly.types.ts';

const lastPart = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1);

/** Returns the name of the schema that an example illustrates. For a list, returns the name of the item schema. */
function shownSchema({ schema }: MediaType): string | undefined {
  if (!schema) return undefined;
  const named = '$ref' in schema ? schema : ((schema as Schema).items as Reference | undefined);
  return named && '$ref' in named ? lastPart(named.$ref).replace(/\.yaml$/, '') : undefined;
}

/**
 * Requires a named example called `<Schema>.<case>` for each request and each successful response. Error examples are
 * added by the bundler.
 */
export const examplesNamed: Rule = () => ({
  Operation(operation: Operation, { report, resolve, location }: Context) {
    const successes = Object.entries(operation.responses ?? {}).filter(([status]) => /^[23]/.test(status));
    const bodies: [string[], Response | Reference | undefined][] = [
      [['requestBody'], operation.requestBody],
      ...successes.map(([status, response]): [string[], Response | Reference] => [['responses', status], response]),
    ];
    for (const [place, body] of bodies) {
      for (const [type, media] of Object.entries((body && resolve<Response>(body).node?.content) ?? {})) {
        const at = '$ref' in body! ? place : [...place, 'content', type];
        check(media, (message, ...below) => report({ message, location: location.child([...at, ...below]) }));
      }
    }
  },
});

function check(media: MediaType, report: (message: string, ...below: string[]) => void): void {
  // A body without a schema is binary, so a text file cannot contain it.
  if (!media.schema) return;
  const examples = Object.entries(media.examples ?? {}) as [string, Example | Reference][];
  if (examples.length === 0) report('Add an example under `examples`.');
  const schema = shownSchema(media);
  for (const [name, example] of examples) {
    const expected = `${schema}.${name}`;
    if ('$ref' in example && (!schema || lastPart(example.$ref) === expected)) continue;
    report(`Move this example to x-examples of the operation and call it ${expected}.`, 'examples', name);
  }
}
