import type { PathParameter } from './operation.path.ts';
import { isUnderFourEyes, type Operation } from './operation.ts';
import { management } from './sides.ts';

type Written = Operation & {
  readonly isList: boolean;
  readonly unknown: unknown;
  readonly isWired: boolean;
  readonly isInWorkflow: boolean;
  readonly inPath: readonly PathParameter[];
  readonly testName: string;
  /** Schemas created for the operation. */
  readonly own: readonly string[];
};

/** Returns the remaining steps in the order in which they must be done. */
export function leftOf(given: Written): string[] {
  const { side, area, operationId, isList, unknown, inPath, testName, own } = given;
  const file = `${side.contracts}/paths/${area}/${operationId}.yaml`;
  const last = inPath.at(-1)?.name;
  const schemas = own.map((schema) => `${schema}.yaml`).join(' and ');
  return [
    isList ? `${file}: filters under parameters, if any` : `${file}: summary, descriptions and limit`,
    ...(schemas
      ? [`${side.contracts}/components/schemas/${area}/${schemas} and components/examples/${area}.yaml: the fields`]
      : []),
    ...(last && last !== 'agencyId' && !unknown
      ? [`${file}: the error for an unknown ${last} and for one of a different agency`]
      : []),
    `${side.contracts}/errors.yaml: errors of its own, if any, each with a case; then x-errors and responses in ${file}`,
    `${side.tests}/${area}/${testName}.test.ts: each test fails until you write it`,
    ...(isList ? ['packages/server/test/contract/cursors.test.ts: calls that read the list'] : []),
    ...(side === management ? managementSteps(given) : partnerSteps(given)),
  ];
}

function partnerSteps({ side, area, operationId, method, isList, isWired, isInWorkflow, inPath }: Written): string[] {
  const room = `${side.rooms}/${area}`;
  const last = inPath.at(-1)?.name;
  return [
    ...(last
      ? [`packages/server/test/contract/hostile.test.ts: ${operationId} with a ${last} of a different agency`]
      : []),
    ...(isWired ? [] : [`${room}/handlers.ts and index.ts: the handlers and their dependencies`]),
    `${room}/service.ts: ${operationId}(command, deps); if it reads or stores new data, store.ts and store.sql.ts`,
    `${room}/handlers.ts, if the service does not return the contract's terms: the response; types.ts: the internal types`,
    ...(isList ? ['pnpm new migration, if no index exists: for the order of the list and for each filter'] : []),
    ...(method === 'POST' && !isList
      ? ['if a repeated call must not repeat its effect: the parameter Idempotency-Key, and shared/create-once.ts']
      : []),
    ...(isInWorkflow ? [] : [`openapi/workflows: ${operationId} as a step of a workflow`]),
    'openapi/guides: the chapter of the area; openapi/DECISIONS.md: a heading for each decision, such as ' +
      '### D-300: Short title; openapi/CHANGELOG.md has an entry',
    `pnpm verify --fix, pnpm verify, pnpm test ${operationId}; WRITE_COSTS=true pnpm test scripts/samples updates the costs of calls`,
  ];
}

function managementSteps(given: Written): string[] {
  const { side, area, operationId, path, roles = [], isWired, oneIsEnough } = given;
  const room = `${side.rooms}/${area}`;
  const isForOperators = roles.includes('operator');
  const pages = path.includes('{agencyId}') || !isForOperators ? 'agency' : 'desk';
  const [composition, serving] = ['management', 'serve-management'].map(
    (name) => `packages/server/src/composition/${name}.ts`,
  );
  return [
    ...(isWired ? [] : [`${room}/handlers.ts and ${serving}: the handlers; ${composition}: their dependencies`]),
    `${room}/service.ts: ${operationId}; it refuses with refuse… of management/refusal.ts, or with fail('…') for its own errors`,
    `${room}/handlers.ts, if the service does not return the contract's terms: the response; ${composition}: new dependencies`,
    ...(isUnderFourEyes(given) && !oneIsEnough
      ? [
          `${side.rooms}/four-eyes.ts: ${operationId} in oneIsEnough with the reason, ` +
            'or in guardedActions if a second operator must approve it',
        ]
      : []),
    `packages/portal/src/pages/${pages}: the page or a part of one, shown with may('…') to the roles; for a new page, ` +
      'also router.ts and rules/places.ts',
    'packages/portal/src/words/en, tr and de: the words of the page, in the same file of each language',
    `pnpm verify --fix, pnpm verify, pnpm test ${operationId}; openapi/management has no changelog` +
      (isForOperators ? ', and pnpm admin gets the command from the contract' : ''),
  ];
}
