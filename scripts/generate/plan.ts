import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bundle } from './bundle.ts';
import { type Catalogue, catalogue, readCatalogue } from './catalogue.ts';
import type { ContractDocument } from './document.ts';
import { json } from './json.ts';
import { camelCase, pascalCase } from './names.ts';
import { type OperationRow, operationTable } from './operations.ts';
import { repeatability } from './repeat.ts';
import {
  banner,
  clientErrorsSource,
  clientOperationsSource,
  errorDetailsSource,
  errorsSource,
  handlersSource,
  operationsSource,
} from './source.ts';
import { type Room, stubs } from './stubs.ts';
import { contractTypes } from './types.ts';
import { type Output, slashed } from './write-or-check.ts';

const CONTRACT = 'openapi/openapi.yaml';
const SERVER = 'packages/server/src';
const CLIENT = 'packages/client/src';
const SANDBOX = 'packages/sandbox/src';

type Contract = { origin: string; document: ContractDocument; rows: OperationRow[]; errors: Catalogue };

/**
 * Every file that follows from the contracts: our own, and the ones toward the outside.
 * @param only the root files of the contracts to look at; by default all
 */
export async function plan(root: string, only?: readonly string[]): Promise<Output[]> {
  const connectors = globSync('openapi/connectors/*.yaml', { cwd: root }).map(slashed).sort();
  const files = [CONTRACT, ...connectors].filter((file) => only?.includes(file) ?? true);
  const outputs = files.map((file) => (file === CONTRACT ? ownContract(root) : connectorContract(root, file)));
  return (await Promise.all(outputs)).flat();
}

async function ownContract(root: string): Promise<Output[]> {
  const document = await bundle(CONTRACT, root);
  const errors = await readCatalogue(join(root, 'openapi/errors.yaml'));
  const contract: Contract = {
    origin: 'openapi/',
    document,
    errors,
    rows: operationTable(document, Object.keys(errors)),
  };
  const areas = Map.groupBy(contract.rows, (row) => row.area);
  return [
    ...(await answeringSide(contract, `${SERVER}/generated`)),
    ...(await partnerSide(contract, `${CLIENT}/generated`)),
    ...[...areas].flatMap(([area, rows]) => stubs(root, serverRoom(area), rows)),
  ];
}

async function connectorContract(root: string, file: string): Promise<Output[]> {
  const name = basename(file, '.yaml');
  const document = await bundle(file, root);
  const errors = catalogue(document['x-error-catalogue'], file);
  const contract: Contract = { origin: file, document, errors, rows: operationTable(document, Object.keys(errors)) };
  return [
    ...(await answeringSide(contract, `${SANDBOX}/generated/${name}`)),
    ...(await askingSide(contract, `${SERVER}/generated/connectors/${name}`)),
    ...stubs(root, sandboxRoom(name), contract.rows),
  ];
}

/** What an app that serves the contract stands on. */
async function answeringSide({ origin, document, rows, errors }: Contract, folder: string): Promise<Output[]> {
  const source = inFolder(folder, origin);
  return [
    { path: `${folder}/openapi.json`, content: `${json(document)}\n` },
    source('types.ts', await contractTypes(document, true)),
    source('operations.ts', operationsSource(rows, './errors.ts')),
    source('errors.ts', errorsSource(errors)),
    source('handlers.ts', handlersSource(rows)),
  ];
}

/** What our own service needs to call the outside and to check its answers. */
async function askingSide({ origin, document, rows }: Contract, folder: string): Promise<Output[]> {
  const source = inFolder(folder, origin);
  return [
    { path: `${folder}/openapi.json`, content: `${json(document)}\n` },
    source('types.ts', await contractTypes(document, false)),
    source('operations.ts', operationsSource(rows)),
  ];
}

/** What a partner's client is built from; it carries nothing of the serving side. */
async function partnerSide({ origin, document, rows, errors }: Contract, folder: string): Promise<Output[]> {
  const source = inFolder(folder, origin);
  return [
    source('types.ts', await contractTypes(document, false)),
    source('operations.ts', clientOperationsSource(rows, repeatability(document))),
    source('errors.ts', clientErrorsSource(errors, rows)),
    source('error-details.ts', errorDetailsSource(errors, Object.keys(document.components?.schemas ?? {}))),
  ];
}

function inFolder(folder: string, origin: string) {
  return (name: string, content: string): Output => ({ path: `${folder}/${name}`, content: banner(origin) + content });
}

function serverRoom(area: string): Room {
  return {
    folder: `${SERVER}/features/${area}`,
    handlers: `${camelCase(area)}Handlers`,
    type: { name: `${pascalCase(area)}Handlers`, file: '../../generated/handlers.ts' },
    caller: { name: 'Caller', file: '../../shared/caller.ts' },
  };
}

function sandboxRoom(connector: string): Room {
  return {
    folder: `${SANDBOX}/${connector}`,
    handlers: `${camelCase(connector)}Handlers`,
    type: { name: 'Handlers', file: `../generated/${connector}/handlers.ts` },
  };
}
