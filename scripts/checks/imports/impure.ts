import ts from 'typescript';

const NOW = 'take `now` from the deps or as an argument';
const RANDOM = 'take `randomBytes` from the deps or as an argument';

/** Impure expressions, each with its replacement for pure layers. */
const INSTEAD: Readonly<Record<string, string>> = {
  'new Date()': NOW,
  'Date()': NOW,
  'Date.now': NOW,
  'performance.now': NOW,
  'process.hrtime': NOW,
  'Math.random': RANDOM,
  'crypto.randomUUID': RANDOM,
  'crypto.randomBytes': RANDOM,
  'crypto.randomInt': RANDOM,
  'crypto.getRandomValues': RANDOM,
  'import randomUUID': RANDOM,
  'import randomBytes': RANDOM,
  'import randomInt': RANDOM,
  'import webcrypto': RANDOM,
  'process.env': 'read it in config.ts, and pass it as an argument',
  'fetch()': 'declare a port, and call it in a connector',
};

type ImpureUse = { readonly line: number; readonly use: string; readonly instead: string };

/** Finds clocks, random values, environment reads and network calls. */
export function impureUses(source: string): ImpureUse[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const uses: ImpureUse[] = [];
  const visit = (node: ts.Node): void => {
    const use = useBy(node) ?? '';
    const instead = INSTEAD[use];
    if (instead) uses.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, use, instead });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return uses;
}

function useBy(node: ts.Node): string | undefined {
  if (ts.isNewExpression(node)) return node.arguments?.length ? undefined : `new ${node.expression.getText()}()`;
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) return `${node.expression.text}()`;
  if (ts.isPropertyAccessExpression(node)) return node.getText().replace(/^globalThis[.]/, '');
  if (ts.isImportSpecifier(node)) return `import ${(node.propertyName ?? node.name).text}`;
  return undefined;
}
