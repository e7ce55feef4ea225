import { expect, test } from 'vitest';
import { withDocsAt } from './links.ts';

const DECLARATION = `
   * - \`place.notFound\` (404): Unknown. {@link http://localhost:8080/docs/errors#place.notFound What to do}
   * @see {@link http://localhost:8080/docs/operations/locations#getLocation Examples and every field}
  /** The address, such as \`http://localhost:8080/api/v1\`. */`;

test('links in the package lead to the service for which it was packed', () => {
  expect(withDocsAt('https://api.example/', DECLARATION)).toBe(`
   * - \`place.notFound\` (404): Unknown. {@link https://api.example/docs/errors#place.notFound What to do}
   * @see {@link https://api.example/docs/operations/locations#getLocation Examples and every field}
  /** The address, such as \`http://localhost:8080/api/v1\`. */`);
});

test('without an address, the package names paths of the documentation instead of links', () => {
  expect(withDocsAt(undefined, DECLARATION)).toBe(`
   * - \`place.notFound\` (404): Unknown. What to do: \`/docs/errors#place.notFound\`
   * @see Examples and every field: \`/docs/operations/locations#getLocation\`
  /** The address, such as \`http://localhost:8080/api/v1\`. */`);
});
