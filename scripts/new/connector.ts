import { parse, stringify } from 'yaml';
import { camelCase, pascalCase } from '../generate/names.ts';
import type { Entry } from './operation-parts.ts';
import { fill, Refused, type Tree } from './tree.ts';

export function newConnector(tree: Tree, { name }: { readonly name: string }): string[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Refused(`${name} is no name of a connector: who is called, in lower case, such as mail-sender.`);
  }
  const values = {
    name,
    camel: camelCase(name),
    Pascal: pascalCase(name),
    title: name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' '),
    catalogue: commonErrors(tree),
  };
  const variable = name.replaceAll('-', '_').toUpperCase();
  const folder = `openapi/connectors/${name}`;
  tree.create(`openapi/connectors/${name}.yaml`, fill('connector/contract.yaml.txt', values));
  tree.create(`${folder}/paths/readStatus.yaml`, fill('connector/readStatus.yaml.txt', values));
  tree.create(`${folder}/schemas/${values.Pascal}Status.yaml`, fill('connector/Status.yaml.txt', values));
  tree.create(`${folder}/schemas/${values.Pascal}Problem.yaml`, fill('connector/Problem.yaml.txt', values));
  if (/^ {2}vendor:\n {4}root:/m.test(tree.read('redocly.yaml'))) {
    tree.edit(
      'redocly.yaml',
      /\n*$/,
      () => `\n  ${name}:\n    root: openapi/connectors/${name}.yaml\n    rules: *outside\n`,
    );
  }
  tree.edit(
    '.vscode/settings.json',
    '"openapi/connectors/vendor.yaml"',
    (found) => `${found},\n      "openapi/connectors/${name}.yaml"`,
  );
  tree.create(`packages/server/src/ports/${name}.ts`, fill('connector/port.ts.txt', values));
  return [
    `openapi/connectors/${name}.yaml and ${folder}/: the operations, in the words of those who answer them`,
    `packages/sandbox/src/${name}/handlers.ts: how the simulated party answers`,
    `packages/server/src/ports/${name}.ts: what the rooms ask; packages/server/src/connectors/${name}.ts: the calls, as its neighbours do`,
    `packages/server/src/config.ts: ${variable}_BASE_URL, ${variable}_KEY and the demand of production; README.md: both in the table`,
    `packages/server/src/compose.ts: create${values.Pascal}Connector; packages/sandbox/src/compose.ts: its app under /${name}/, its key, its party`,
    `packages/server/test/faults/${name}.test.ts: silence, a wrong answer, a refusal`,
  ];
}

/** What any app that serves a contract may answer, as another connector has it. */
function commonErrors(tree: Tree): string {
  const model = parse(tree.read('openapi/connectors/credit-bureau.yaml')) as {
    'x-error-catalogue': Record<string, Entry>;
  };
  const entries = Object.entries(model['x-error-catalogue']).filter(
    ([key, { area }]) => area === 'edge' || ['request.invalid', 'key.invalid', 'server.error'].includes(key),
  );
  return stringify(Object.fromEntries(entries), { lineWidth: 0 }).trimEnd().replace(/^/gm, '  ');
}
