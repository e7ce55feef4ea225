import { expect, test } from 'vitest';
import { CONTRACT, type Consequence, consequencesOf, contractsOf, MANAGEMENT } from './consequences.ts';

test.each<[string, Consequence[]]>([
  ['openapi/openapi.yaml', ['contract', 'docs']],
  ['openapi/errors.yaml', ['contract', 'management', 'docs']],
  ['openapi/management/paths/keys/createKey.yaml', ['management']],
  ['openapi/management/errors.yaml', ['management']],
  ['openapi/paths/car-orders/getOrder.yaml', ['contract', 'docs']],
  ['openapi/components/schemas/car-orders/CarOrder.yaml', ['contract', 'management', 'docs']],
  ['openapi/connectors/vendor.yaml', ['connector']],
  ['openapi/connectors/vendor/schemas/Offer.yaml', ['connector']],
  ['openapi/guides/payments.md', ['docs']],
  ['openapi/CHANGELOG.md', ['docs']],
  ['packages/client/README.md', ['docs']],
  ['packages/server/src/features/auth/service.ts', ['service']],
  ['packages/server/migrations/0001-agencies.sql', ['service']],
  ['packages/server/src/generated/openapi.json', ['service']],
  ['packages/sandbox/src/console/page.ts', ['sandbox']],
  ['packages/contract-express/src/router.ts', ['service', 'sandbox']],
  ['packages/html/src/html.ts', ['service', 'sandbox']],
  ['packages/html/src/palette.ts', ['service', 'sandbox', 'portal']],
  ['packages/portal/src/pages/agency/KeysPage.vue', ['portal']],
  ['packages/portal/src/generated/types.ts', ['portal']],
  ['packages/portal/index.html', ['portal']],
  ['packages/portal/test/words.test.ts', []],
  ['packages/client/src/calls.ts', ['sandbox']],
  ['packages/client/src/generated/types.ts', []],
  ['packages/server/src/features/auth/rules.test.ts', []],
  ['packages/server/test/support/api.ts', []],
  ['scripts/generate/source.ts', ['generator']],
  ['scripts/docs/links.ts', ['docs']],
  ['scripts/dev/watch.ts', ['dev']],
  ['README.md', []],
])('a change of %s affects %j', (path, consequences) => {
  expect(consequencesOf(path)).toEqual(consequences);
});

test('only the contracts of saved files are generated, or all of them when the generator changes', () => {
  const vendor = ['openapi/connectors/vendor.yaml', 'openapi/connectors/vendor/paths/checkOffer.yaml'];
  expect(contractsOf(vendor)).toEqual(['openapi/connectors/vendor.yaml']);
  expect(contractsOf(['openapi/errors.yaml', ...vendor])).toEqual([
    CONTRACT,
    MANAGEMENT,
    'openapi/connectors/vendor.yaml',
  ]);
  expect(contractsOf(['packages/server/src/main.ts'])).toEqual([]);
  expect(contractsOf(['openapi/errors.yaml', 'scripts/generate.ts'])).toBe('all');
});
