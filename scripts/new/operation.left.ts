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
  const last = inPath.at(-1);
  return [
    isList
      ? `${file}: filters under parameters, if any; if the list is always short, undo this command and add --no-pages`
      : `${file}: summary, descriptions and limit`,
    ...(own.length > 0
      ? [`${file}, x-schemas and x-examples: the fields of ${own.join(' and ')}; each enum is an entry in x-schemas`]
      : []),
    ...(last?.isId && last.name !== 'agencyId' && !unknown
      ? [`${file}: the error for an unknown ${last.name} and for one of a different agency`]
      : []),
    'further errors, if any: undo this command, run pnpm new error, and add --errors with their keys' +
      (side === management ? '; --errors change.refused for a change that a rule can forbid' : ''),
    `${side.tests}/${area}/${testName}.test.ts: each test fails until you write it`,
    ...(isList ? ['packages/server/test/contract/cursors.test.ts: calls that read the list'] : []),
    ...(side === management ? managementSteps(given) : partnerSteps(given)),
  ];
}

/** IDs whose operations `hostile.test.ts` finds in the contract. */
const KNOWN_IDS = /^(order|paymentSession|search|code)/i;

function partnerSteps({ side, area, operationId, method, isList, isWired, isInWorkflow, inPath }: Written): string[] {
  const room = `${side.rooms}/${area}`;
  const last = inPath.at(-1);
  return [
    ...(last?.isId && !KNOWN_IDS.test(last.name)
      ? [`packages/server/test/contract/hostile.test.ts: ${operationId} with a ${last.name} of a different agency`]
      : []),
    ...(isWired ? [] : [`${room}/handlers.ts and index.ts: the handlers and their dependencies`]),
    `${room}/service.ts: ${operationId}(command, deps); if it reads or stores new data, store.sql.ts`,
    `${room}/handlers.ts, if the service does not return the contract's terms: the response; types.ts: the internal types`,
    ...(isList ? ['pnpm new migration, if no index exists: for the order of the list and for each filter'] : []),
    ...(method === 'POST' && !isList
      ? ['if a repeated call must not repeat its effect: the parameter Idempotency-Key, and shared/create-once.ts']
      : []),
    ...(isInWorkflow
      ? []
      : [`openapi/workflows: ${operationId} as a step of a workflow, which scripts/docs/workflows.test.ts requires`]),
    'openapi/guides: the chapter of the area, if the description is not enough; openapi/DECISIONS.md: a heading for each decision, such as ' +
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
    `packages/portal/src/pages/${pages}: the page or a part of one, shown with may('…') to the roles` +
      (pages === 'agency' && isForOperators
        ? "; an operator's settings of an agency are in desk/SettingsPage.vue"
        : '') +
      '; for a new page, also router.ts and rules/places.ts',
    ...(given.method === 'GET'
      ? []
      : [`pnpm new words audit.audit.actions.${operationId} "<en>" "<tr>" "<de>": the change in the audit log`]),
    'pnpm new words <file>.<group>.<name> "<en>" "<tr>" "<de>": each text of the page, in packages/portal/src/words',
    `pnpm verify --fix, pnpm verify, pnpm test ${operationId}; openapi/management has no changelog` +
      (isForOperators ? ', and pnpm admin gets the command from the contract' : ''),
  ];
}
