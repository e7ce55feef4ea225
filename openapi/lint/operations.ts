import { errorCatalogue } from './catalogue.ts';
import type { Context, Operation, Parameter, Reference, Response, Root, Rule, Schema } from './redocly.types.ts';

/** Requires the path `paths/<tag>/<operationId>.yaml`, so that an operation's file can be found by its ID. */
export const operationInItsFile: Rule = () => ({
  Operation(operation: Operation, { report, location }: Context) {
    const { operationId, tags = [] } = operation;
    if (tags.length !== 1) {
      report({ message: 'An operation has exactly one tag, its area.', location: location.child('tags') });
      return;
    }
    const file = `paths/${tags[0]}/${operationId}.yaml`;
    if (location.source.absoluteRef.endsWith(`/${file}`)) return;
    report({ message: `This operation belongs into ${file}; the path table refers to it.`, location: location.key() });
  },
});

/**
 * Requires every error in `x-errors` to be in the catalogue and to have a response with its status. Also requires every
 * error response to have the status of such an error. The `default` response covers errors that the edge returns.
 */
export const errorsDeclared: Rule = () => {
  const catalogue = errorCatalogue();
  return {
    ...catalogue.visitor,
    Operation(operation: Operation, { report, location }: Context) {
      const keys = operation['x-errors'] ?? [];
      const responses = Object.keys(operation.responses ?? {});
      const statuses = new Set<string>();
      for (const [index, key] of keys.entries()) {
        const entry = catalogue.entry(key);
        const at = location.child(['x-errors', index]);
        if (!entry) {
          report({ message: `No error of the catalogue has the key ${key}.`, location: at });
          continue;
        }
        const status = String(entry.status);
        statuses.add(status);
        if (entry.area === 'edge' || responses.includes(status)) continue;
        report({ message: `${key} is answered with ${status}; declare that response.`, location: at });
      }
      for (const status of responses) {
        if (!/^[45]/.test(status) || statuses.has(status)) continue;
        report({
          message: `x-errors names no error with status ${status}.`,
          location: location.child(['responses', status]).key(),
        });
      }
    },
  };
};

/** Requires every operation to declare the responses that any request can receive. */
export const commonAnswersDeclared: Rule = () => {
  let securedByDefault = false;
  return {
    Root(root: Root) {
      securedByDefault = (root.security ?? []).length > 0;
    },
    Operation(operation: Operation, { report, location }: Context) {
      const secured = operation.security ? operation.security.length > 0 : securedByDefault;
      for (const status of [...(secured ? ['401'] : []), '429', '500', 'default']) {
        if (operation.responses?.[status]) continue;
        report({ message: `Declare the response ${status}.`, location: location.child('responses').key() });
      }
    },
  };
};

export const rateLimitDeclared: Rule = () => ({
  Operation(operation: Operation, { report, location }: Context) {
    if (operation['x-rate-limit']) return;
    report({ message: 'Say in x-rate-limit how often this may be called.', location: location.key() });
  },
});

/** Requires `x-roles` on every operation that requires sign-in with a cookie, and forbids `x-roles` everywhere else. */
export const rolesDeclared: Rule = () => {
  let hasRoles = false;
  return {
    Root({ components }: Root) {
      hasRoles = Object.values(components?.securitySchemes ?? {}).some((scheme) => scheme.in === 'cookie');
    },
    Operation({ security, 'x-roles': roles }: Operation, { report, location }: Context) {
      const isOpen = !hasRoles || security?.length === 0;
      if (isOpen === (roles === undefined)) return;
      const message = isOpen ? 'Nobody is signed in here: leave x-roles out.' : 'Say in x-roles who may call this.';
      report({ message, location: location.key() });
    },
  };
};

/** Requires each rule to refer to a field or parameter of the request, and the operation to declare a 400 response. */
export const rulesNameFields: Rule = () => ({
  Operation(operation: Operation, { report, resolve, location }: Context) {
    const names = (
      given: Schema | Reference | undefined,
      [first, ...rest]: readonly string[],
      from: string,
    ): boolean => {
      if (first === undefined || !given) return first === undefined;
      const target = '$ref' in given ? resolve<Schema>(given, from) : { node: given };
      const schema = target.node;
      const file = target.location?.source.absoluteRef ?? from;
      const below = first === '[]' ? schema?.items : schema?.properties?.[first];
      return (
        (below !== undefined && names(below, rest, file)) ||
        (schema?.oneOf ?? []).some((one) => names(one, [first, ...rest], file))
      );
    };
    for (const [index, { field }] of (operation['x-rules'] ?? []).entries()) {
      const at = location.child(['x-rules', index]);
      const [body] = Object.values(
        (operation.requestBody && resolve<Response>(operation.requestBody).node?.content) ?? {},
      );
      const isParameter = (operation.parameters ?? []).some((given) => resolve<Parameter>(given).node?.name === field);
      const isKnown =
        isParameter || names(body?.schema, field.match(/[^.[\]]+|\[\]/g) ?? [], location.source.absoluteRef);
      if (!isKnown) report({ message: `No field of the body and no parameter is called ${field}.`, location: at });
      if (!operation.responses?.['400'])
        report({ message: 'Declare the response 400, which this rule answers.', location: at });
    }
  },
});
