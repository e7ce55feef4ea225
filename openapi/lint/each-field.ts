import type { Context, Location, Parameter, Reference, Schema } from './redocly.types.ts';

/** A parameter or property, and its name. */
type Field = {
  readonly name: string;
  /** The schema after its reference is resolved. */
  readonly schema: Schema;
  readonly given: Schema | Reference;
  readonly location: Location;
};

/** Visits every parameter and property, and reports the message that `find` returns. */
export function eachField(find: (field: Field) => string | undefined) {
  const check = (
    name: string,
    given: Schema | Reference | undefined,
    { report, resolve }: Context,
    location: Location,
  ) => {
    const schema = given && resolve<Schema>(given).node;
    const message = schema && find({ name, schema, given, location });
    if (message) report({ message, location });
  };
  return {
    Parameter(parameter: Parameter, context: Context) {
      check(parameter.name, parameter.schema, context, context.location);
    },
    Schema(schema: Schema, context: Context) {
      for (const [name, property] of Object.entries(schema.properties ?? {}))
        check(name, property, context, context.location.child(['properties', name]));
    },
  };
}
