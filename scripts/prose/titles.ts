import ts from 'typescript';

export type Title = { readonly isTest: boolean; readonly line: number; readonly text: string };

/** Yields the titles of tests and groups, each with its placeholders. */
export function* titlesIn(content: string): Iterable<Title> {
  if (!content.includes("from 'vitest'")) return;
  const jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  const file = ts.createSourceFile('read.test.ts', content, {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode,
  });
  const found: Title[] = [];
  const visit = (node: ts.Node): void => {
    const [title] = ts.isCallExpression(node) && node.arguments.length > 1 ? node.arguments : [];
    const name = title && nameOf((node as ts.CallExpression).expression);
    if (title && (name === 'test' || name === 'describe')) {
      const line = file.getLineAndCharacterOfPosition(title.getStart(file)).line + 1;
      const text = ts.isStringLiteralLike(title) ? title.text : title.getText(file).replace(/^`|`$/g, '');
      found.push({ isTest: name === 'test', line, text });
    }
    if (name !== 'test') ts.forEachChild(node, visit);
  };
  visit(file);
  yield* found;
}

/** Returns `test` for `test`, `test.each(rows)` and `test.skipIf(isMissing).each(rows)`. */
function nameOf(callee: ts.Expression): string | undefined {
  if (ts.isIdentifier(callee)) return callee.text;
  const isChained = ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee);
  return isChained ? nameOf(callee.expression) : undefined;
}
