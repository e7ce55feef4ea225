import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const SOURCES = 'packages/server/src/**/*.ts';
/** Reads only these sources: the check follows names and ignores types. */
const OPTIONS: ts.CompilerOptions = { module: ts.ModuleKind.NodeNext, noLib: true, noResolve: true, types: [] };

/** Both contracts have operations, some of which share a name. */
export const isOfManagement = (file: string): boolean => file.includes('/server/src/management/');
const isOfPartners = (file: string) => !isOfManagement(file);

type Declared = Readonly<Record<string, { readonly errors: readonly string[] }>>;

/** A `FailOf<…>` with the operations that it lists and the operations whose handlers reach it. */
type Claim = { readonly named: readonly string[]; readonly isOfAny: boolean; readonly runners: Set<string> };

type Service = { readonly root: string; readonly program: ts.Program };

export function readService(root: string): Service {
  const files = globSync(SOURCES, { cwd: root }).filter((file) => !/\.test\.ts$|.generated./.test(file));
  const paths = files.sort().map((file) => join(root, file));
  return { root, program: ts.createProgram(paths, OPTIONS) };
}

/**
 * The compiler checks a failure only against the operations that its `FailOf<…>` lists. Returns one line for each
 * operation that a `FailOf<…>` lacks, and for each operation that it lists but that never reaches the code.
 */
export function wrongFailOf({ root, program }: Service, operations: Declared, isOfContract = isOfPartners): string[] {
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
  const follow = createFollow(checker, claims);
  for (const source of own.filter(({ fileName }) => fileName.endsWith('handlers.ts'))) {
    walk(source, (node) => {
      const id = ts.isObjectLiteralElement(node) ? node.name?.getText() : undefined;
      if (!id || !Object.hasOwn(operations, id)) return;
      for (const reached of follow(node)) claims.get(reached)?.runners.add(id);
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
        ? `${place} ${id} also runs this code. Add the error to its x-errors.`
        : `${place} ${id} also runs this code. Add it to FailOf<…>.`,
    ),
    ...idle.map((id) => `${place} ${id} never runs this code. Remove it from FailOf<…>.`),
  ];
}

/**
 * Returns the operations of `const fail: FailOf<'getOrder'>` and of `failOf<'getOrder'>()`. `FailOf<Declaring<'x'>>`
 * means all operations that declare x.
 */
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

/** Creates a cached search for the functions, constants and claims to which a node refers, even indirectly. */
function createFollow(checker: ts.TypeChecker, claims: ReadonlyMap<ts.Node, Claim>) {
  const known = new Map<ts.Node, Set<ts.Node>>();
  function namedIn(node: ts.Node): Set<ts.Node> {
    const named = known.get(node) ?? new Set();
    if (known.has(node)) return named;
    known.set(node, named);
    walk(node, (each) => {
      if (claims.has(each)) named.add(each);
      if (ts.isIdentifier(each)) for (const code of codeOf(each, checker)) named.add(code);
    });
    return named;
  }
  return (start: ts.Node): ReadonlySet<ts.Node> => {
    const reached = new Set([start]);
    // A loop over a set also visits the items that are added during the loop.
    for (const node of reached) for (const code of namedIn(node)) reached.add(code);
    return reached;
  };
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
