import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const SOURCES = 'packages/server/src/**/*.ts';
/** Nothing but these sources is read: names lead to code, types do not matter. */
const OPTIONS: ts.CompilerOptions = { module: ts.ModuleKind.NodeNext, noLib: true, noResolve: true, types: [] };

/** Two contracts have operations, and some of one name. */
export const isOfManagement = (file: string): boolean => file.includes('/server/src/management/');
const isOfPartners = (file: string) => !isOfManagement(file);

/** What the contract says of each operation. */
type Declared = Readonly<Record<string, { readonly errors: readonly string[] }>>;

/** A `FailOf<…>`: the operations it names, and those whose handler gets there. */
type Claim = { readonly named: readonly string[]; readonly isOfAny: boolean; readonly runners: Set<string> };

/**
 * The compiler holds a failure against the operations its `FailOf<…>` names. This holds that those operations are the ones that
 * run the code: a line for each that is missing, and for each that never gets there, as those of another room.
 */
export function wrongFailOf(root: string, operations: Declared, isOfContract = isOfPartners): string[] {
  const files = globSync(SOURCES, { cwd: root }).filter((file) => !/\.test\.ts$|.generated./.test(file));
  const program = ts.createProgram(
    files.sort().map((file) => join(root, file)),
    OPTIONS,
  );
  const checker = program.getTypeChecker();
  const sources = program.getSourceFiles();
  const claims = new Map<ts.Node, Claim>();
  const own = sources.filter(({ fileName }) => isOfContract(fileName));
  for (const source of own) {
    walk(source, (node) => {
      const claim = claimOf(node, checker, operations);
      if (claim) claims.set(node, { ...claim, runners: new Set() });
    });
  }
  for (const source of own.filter(({ fileName }) => fileName.endsWith('handlers.ts'))) {
    walk(source, (node) => {
      const id = ts.isObjectLiteralElement(node) ? node.name?.getText() : undefined;
      if (id && Object.hasOwn(operations, id)) follow(node, checker, (reached) => claims.get(reached)?.runners.add(id));
    });
  }
  return [...claims].flatMap(([node, claim]) => problems(claim, placeOf(node, root)));
}

function problems({ named, isOfAny, runners }: Claim, place: string): string[] {
  const unnamed = [...runners].filter((id) => !named.includes(id));
  const idle = isOfAny ? [] : named.filter((id) => !runners.has(id));
  return [
    ...unnamed.map((id) =>
      isOfAny
        ? `${place} ${id} runs this, too: its x-errors have to name the error.`
        : `${place} ${id} runs this, too: name it in FailOf<…>.`,
    ),
    ...idle.map((id) => `${place} ${id} never runs this: take it out of FailOf<…>.`),
  ];
}

/** The operations of `const fail: FailOf<'getOrder'>` and of `failOf<'getOrder'>()`; all that declare x for `FailOf<Declaring<'x'>>`. */
function claimOf(node: ts.Node, checker: ts.TypeChecker, operations: Declared): Omit<Claim, 'runners'> | undefined {
  const claim = ts.isVariableDeclaration(node) ? node.type : ts.isCallExpression(node) ? node : undefined;
  if (!claim || !(ts.isTypeReferenceNode(claim) || ts.isCallExpression(claim))) return undefined;
  const name = ts.isCallExpression(claim) ? claim.expression : claim.typeName;
  const argument = /^failOf$/i.test(name.getText()) && claim.typeArguments?.[0];
  if (!argument) return undefined;
  const [, key] = /^Declaring<'(.+)'>$/.exec(argument.getText()) ?? [];
  if (key) {
    const named = Object.keys(operations).filter((id) => operations[id]!.errors.includes(key));
    return { named, isOfAny: true };
  }
  const type = checker.getTypeFromTypeNode(argument);
  const ids = type.isUnion() ? type.types : [type];
  return { named: ids.map((id) => (id.isStringLiteral() ? id.value : argument.getText())), isOfAny: false };
}

/** Visits the code below a node, and that of each function and constant it names. */
function follow(start: ts.Node, checker: ts.TypeChecker, visit: (node: ts.Node) => void): void {
  const seen = new Set<ts.Node>();
  const open = [start];
  for (let node = open.pop(); node; node = open.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    walk(node, (each) => {
      visit(each);
      if (ts.isIdentifier(each)) open.push(...codeOf(each, checker));
    });
  }
}

function codeOf(name: ts.Identifier, checker: ts.TypeChecker): ts.Node[] {
  const found = ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);
  const symbol = found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
  return (symbol?.declarations ?? []).filter(
    (node) =>
      (ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)) && !node.getSourceFile().isDeclarationFile,
  );
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

function placeOf(node: ts.Node, root: string): string {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return `${relative(root, source.fileName)}:${line + 1}`;
}
