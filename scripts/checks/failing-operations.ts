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

type Service = { readonly root: string; readonly program: ts.Program };

export function readService(root: string): Service {
  const files = globSync(SOURCES, { cwd: root }).filter((file) => !/\.test\.ts$|.generated./.test(file));
  const paths = files.sort().map((file) => join(root, file));
  return { root, program: ts.createProgram(paths, OPTIONS) };
}

/**
 * The compiler holds a failure against the operations its `FailOf<…>` names. This holds that those operations are the ones that
 * run the code: a line for each that is missing, and for each that never gets there, as those of another room.
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

/** Finds each function, constant and claim that a node names, and that those name. What a piece names is looked up once. */
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
    // A set hands out what is added while it is gone through.
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
