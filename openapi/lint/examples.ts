import { errorCatalogue } from './catalogue.ts';
import type { Context, Example, MediaType, Operation, Reference, Response, Rule, Schema } from './redocly.types.ts';

const fileName = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1);

/** Returns the name of the schema that an example illustrates. For a list, returns the name of the item schema. */
function shownSchema(mediaType: MediaType): string | undefined {
  const schema = mediaType.schema;
  if (!schema) return undefined;
  const named = '$ref' in schema ? schema : ((schema as Schema).items as Reference | undefined);
  return named && '$ref' in named ? fileName(named.$ref).replace(/\.yaml$/, '') : undefined;
}

/** Requires an example in a separate file, `<Schema>.<case>.yaml`, for each request and response. */
export const examplesNamed: Rule = () => ({
  MediaType(mediaType: MediaType, { report, location }: Context) {
    // A body without a schema is binary, so a text file cannot contain it.
    if (!mediaType.schema) return;
    const examples = Object.entries(mediaType.examples ?? {});
    if (examples.length === 0) report({ message: 'Show this under examples, by name.', location });
    const schema = shownSchema(mediaType);
    for (const [name, example] of examples) {
      const file = `${schema}.${name}.yaml`;
      if ('$ref' in example && (!schema || fileName(example.$ref) === file)) continue;
      report({ message: `This example belongs into a file ${file}.`, location: location.child(['examples', name]) });
    }
  },
});

/** Requires error examples to show a declared error of the status, with the catalogue's key, code and description. */
export const errorExamplesFromCatalogue: Rule = () => {
  const catalogue = errorCatalogue();

  function declared(operation: Operation, status: string): readonly string[] {
    if (status === 'default') return catalogue.edgeKeys();
    return (operation['x-errors'] ?? []).filter((key) => String(catalogue.entry(key)?.status) === status);
  }

  return {
    ...catalogue.visitor,
    Operation(operation: Operation, { report, resolve, location }: Context) {
      for (const [status, given] of Object.entries(operation.responses ?? {})) {
        if (!/^([45]|default)/.test(status)) continue;
        const response = resolve<Response>(given);
        const file = ('$ref' in given ? response.location : location)?.source.absoluteRef;
        const examples = Object.values(response.node?.content ?? {}).flatMap((body) =>
          Object.entries(body.examples ?? {}),
        );
        for (const [name, example] of examples) {
          const shown = (resolve<Example>(example, file).node?.value ?? {}) as Shown;
          const entry = declared(operation, status).includes(shown.key) ? catalogue.entry(shown.key) : undefined;
          if (entry?.code === shown.code && entry?.description === shown.description) continue;
          report({
            message: `The example ${name} shows no error that x-errors names for ${status}, with key, code and description of the catalogue.`,
            location: location.child(['responses', status]).key(),
          });
        }
      }
    },
  };
};

type Shown = { readonly key: string; readonly code?: number; readonly description?: string };
