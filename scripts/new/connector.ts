import { camelCase, pascalCase } from '../generate/names.ts';
import { filled, Refused, type Tree } from './tree.ts';

/** Texts to insert into existing files, each at its `place`. */
const ENTRIES: readonly (readonly [file: string, place: RegExp, text: string])[] = [
  [
    'packages/connector-contracts/src/parties.ts',
    /^(?=\} as const satisfies)/m,
    `  '{{name}}': {
    group: '{{variable}}',
    prefix: '{{PREFIX}}',
    name: 'the {{words}}',
    stagingKey: '{{PREFIX}}_staging_agency_booking',
    code: '{{CODE}}',
  },
`,
  ],
  [
    'packages/sandbox/src/connectors.ts',
    /^(?=\};\n\nexport const parties)/m,
    "  '{{name}}': { path: '/{{name}}/', parties: [{ code: external['{{name}}'].code, name: '{{Title}}' }] },\n",
  ],
  [
    'packages/sandbox/src/compose.ts',
    /^/,
    `import * as {{variable}}Contract from '@agency-booking/connector-contracts/{{name}}';
import { callOf{{Name}} } from './{{name}}/calls.ts';
import { {{variable}}Handlers } from './{{name}}/handlers.ts';
`,
  ],
  [
    'packages/sandbox/src/compose.ts',
    /^(?= {2}const contracts: )/m,
    `  const {{variable}}Route = await serve('{{name}}', callOf{{Name}}, { ...{{variable}}Contract, handlers: {{variable}}Handlers });

`,
  ],
  ['packages/sandbox/src/compose.ts', /(?<=^ {2}const contracts: .*\n)/m, "    '{{name}}': {{variable}}Route,\n"],
  [
    'packages/server/src/config/parties.ts',
    /^(?= {2}\};\n\}\n)/m,
    `    {{variable}}: accesses.{{variable}}.extend({
      deadlineMilliseconds: deadline('{{PREFIX}}_DEADLINE_MS', '5000', 'a call to the {{words}}'),
    }),
`,
  ],
  [
    'packages/server/src/composition/connect.ts',
    /^/,
    "import { create{{Name}}Connector } from '../connectors/{{name}}.ts';\n",
  ],
  [
    'packages/server/src/composition/connect.ts',
    /^(?= {2}const connectors = )/m,
    '  const {{variable}} = create{{Name}}Connector({ ...config.{{variable}}, ...seen });\n',
  ],
  ['packages/server/src/composition/connect.ts', /(?<=^ {2}const connectors = \[.*)(?=\];)/m, ', {{variable}}'],
  ['packages/server/src/composition/connect.ts', /^(?= {4}exchangeRates,\n)/m, '    {{variable}},\n'],
];

export function newConnector(tree: Tree, name: string): string[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Refused(`${name} is not a connector name. Use the called party in lower case, such as mail-sender.`);
  }
  const words = name.replaceAll('-', ' ');
  const PREFIX = name.replaceAll('-', '_').toUpperCase();
  const values = {
    name,
    words,
    PREFIX,
    variable: camelCase(name),
    Name: pascalCase(name),
    Title: words.charAt(0).toUpperCase() + words.slice(1),
    CODE: PREFIX.replaceAll('_', ''),
  };
  tree.createAll('connector', values);
  for (const [file, place, text] of ENTRIES) tree.insert(file, place, filled(text, values));
  return [
    `openapi/connectors/${name}.yaml and ${name}/: the operations, in the terms of the party`,
    `packages/server/src/ports/${name}.ts: the interface for the features; ` +
      `packages/server/src/connectors/${name}.ts: the calls`,
    `packages/sandbox/src/${name}/handlers.ts: the responses of the simulated party`,
    `packages/server/test/faults/${name}.test.ts: fails until you write it`,
  ];
}
