import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { agencyClientSource } from './agency-client.ts';
import { bundle } from './bundle.ts';
import { type Catalogue, catalogue, readCatalogue } from './catalogue.ts';
import type { ContractDocument } from './document.ts';
import { fieldRulesSource } from './field-rules.ts';
import { json } from './json.ts';
import { camelCase, pascalCase } from './names.ts';
import { operationFiles } from './operation-files.ts';
import { type OperationRow, operationTable } from './operations.ts';
import { pythonClientSource } from './python/client.ts';
import { repeatability } from './repeat.ts';
import { isAnsweredByService, roomOfAnswers } from './sides.ts';
import {
  banner,
  callsSource,
  clientErrorsSource,
  clientOperationsSource,
  connectorNamesSource,
  connectorSource,
  contractNamesSource,
  errorDetailsSource,
  errorsSource,
  handlersSource,
  operationsSource,
} from './source.ts';
import { type Room, stubs } from './stubs.ts';
import { contractTypes } from './types.ts';
import { type Output, slashed } from './write-or-check.ts';

const CONTRACT = 'openapi/openapi.yaml';
const MANAGEMENT = 'openapi/management/openapi.yaml';
const CATALOGUE = 'openapi/errors.yaml';
const SERVER = 'packages/server/src';
const CLIENT = 'packages/client/src';
const PORTAL = 'packages/portal/src';
const PYTHON = 'packages/python-client';
const CONNECTORS = 'packages/connector-contracts/src';

type Contract = { origin: string; document: ContractDocument; rows: OperationRow[]; errors: Catalogue };

/** `only` contains the root files of the contracts to include; by default, all are included. */
export async function plan(root: string, only?: readonly string[]): Promise<Output[]> {
  const connectors = globSync('openapi/connectors/*.yaml', { cwd: root }).map(slashed).sort();
  const names = connectors.map((file) => basename(file, '.yaml')).filter((name) => !isAnsweredByService(name));
  const own = globSync([CONTRACT, MANAGEMENT], { cwd: root }).map(slashed).sort().reverse();
  const files = [...own, ...connectors].filter((file) => only?.includes(file) ?? true);
  const documents = await bundle(files, root);
  const outputs = files.map((file, index) => {
    const document = documents[index]!;
    if (file === CONTRACT) return ownContract(root, document);
    return file === MANAGEMENT ? managementContract(root, document) : connectorContract(root, file, document);
  });
  return [
    ...(await Promise.all(outputs)).flat(),
    inFolder(`${CONNECTORS}/generated`, 'openapi/connectors/')('connectors.ts', connectorNamesSource(names)),
  ];
}

async function ownContract(root: string, document: ContractDocument): Promise<Output[]> {
  const errors = await readCatalogue(join(root, CATALOGUE));
  const contract: Contract = {
    origin: 'openapi/',
    document,
    errors,
    rows: operationTable(document, Object.keys(errors), operationFiles(root, CONTRACT)),
  };
  const areas = Map.groupBy(contract.rows, (row) => row.area);
  return [
    ...(await answeringSide(contract, `${SERVER}/generated`)),
    ...(await partnerSide(contract, `${CLIENT}/generated`)),
    inFolder(`${PORTAL}/generated`, contract.origin)('contract-names.ts', contractNamesSource(contract.rows, errors)),
    { path: `${PYTHON}/agency_booking.py`, content: pythonClient(contract) },
    ...[...areas].flatMap(([area, rows]) => stubs(root, serverRoom(area), rows)),
  ];
}

async function managementContract(root: string, document: ContractDocument): Promise<Output[]> {
  const errors = catalogue(document['x-error-catalogue'], MANAGEMENT);
  const origin = 'openapi/management/';
  const rows = operationTable(document, Object.keys(errors), operationFiles(root, MANAGEMENT));
  const contract: Contract = { origin, document, errors, rows };
  const forPages = inFolder(`${PORTAL}/generated`, origin);
  const areas = Map.groupBy(rows, (row) => row.area);
  return [
    ...(await answeringSide(contract, `${SERVER}/generated/management`)),
    forPages('types.ts', await contractTypes(document, false)),
    forPages('calls.ts', callsSource(rows)),
    forPages('errors.ts', clientErrorsSource(errors)),
    forPages('field-rules.ts', fieldRulesSource(document)),
    ...[...areas].flatMap(([area, some]) => stubs(root, managementRoom(area), some)),
  ];
}

async function connectorContract(root: string, file: string, document: ContractDocument): Promise<Output[]> {
  const name = basename(file, '.yaml');
  const errors = { ...catalogue(document['x-error-catalogue'], file), ...(await edgeErrors(root)) };
  const rows = operationTable(document, Object.keys(errors), operationFiles(root, file));
  const contract: Contract = { origin: file, document, errors, rows };
  return [
    ...(await bothSides(contract, `${CONNECTORS}/generated/${name}`)),
    ...stubs(root, connectorRoom(name), contract.rows),
  ];
}

/** Returns the HTTP edge's errors from our catalogue, without details, because every connector uses our edge. */
async function edgeErrors(root: string): Promise<Catalogue> {
  const ours = await readCatalogue(join(root, CATALOGUE));
  const edge = Object.entries(ours).filter(([, { area }]) => area === 'edge');
  return Object.fromEntries(edge.map(([key, { details: _, ...entry }]) => [key, entry]));
}

/** Returns the files for an app that serves the contract. */
async function answeringSide(
  { origin, document, rows, errors }: Contract,
  folder: string,
  defaultsAreFilled = true,
): Promise<Output[]> {
  const source = inFolder(folder, origin);
  return [
    { path: `${folder}/openapi.json`, content: `${json(document)}\n` },
    source('types.ts', await contractTypes(document, defaultsAreFilled)),
    source('operations.ts', operationsSource(rows, './errors.ts')),
    source('errors.ts', errorsSource(errors, schemasOf(document))),
    source('handlers.ts', handlersSource(rows)),
  ];
}

/** A field with a default stays optional, which is correct on both sides of a connector. */
async function bothSides(contract: Contract, folder: string): Promise<Output[]> {
  const source = inFolder(folder, contract.origin);
  return [...(await answeringSide(contract, folder, false)), source('index.ts', connectorSource())];
}

/** Returns the files for the partners' client, without any server code. */
async function partnerSide({ origin, document, rows, errors }: Contract, folder: string): Promise<Output[]> {
  const source = inFolder(folder, origin);
  const types = await contractTypes(document, false);
  return [
    source('agency-client.ts', agencyClientSource(document, rows, errors, types)),
    source('types.ts', types),
    source('operations.ts', clientOperationsSource(rows, repeatability(document))),
    source('errors.ts', clientErrorsSource(errors)),
    source('error-details.ts', errorDetailsSource(errors, schemasOf(document))),
  ];
}

function pythonClient({ document, rows, errors }: Contract): string {
  return pythonClientSource({ document, rows, errors, repeats: repeatability(document) });
}

function schemasOf({ components }: ContractDocument): string[] {
  return Object.keys(components?.schemas ?? {});
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

function managementRoom(area: string): Room {
  return {
    folder: `${SERVER}/management/${area}`,
    handlers: `${camelCase(area)}Handlers`,
    type: { name: `${pascalCase(area)}Handlers`, file: '../../generated/management/handlers.ts' },
    caller: { name: 'Member', file: '../identity/types.ts' },
  };
}

function connectorRoom(connector: string): Room {
  return {
    folder: roomOfAnswers(connector),
    handlers: `${camelCase(connector)}Handlers`,
    type: { name: 'Handlers', file: `@agency-booking/connector-contracts/${connector}` },
  };
}
