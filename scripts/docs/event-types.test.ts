import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import contract from '../../packages/server/src/generated/openapi.json' with { type: 'json' };

const guide = (name: string) => readFile(new URL(`../../openapi/guides/${name}.md`, import.meta.url), 'utf8');
const types: readonly string[] = contract.components.schemas.EventType['x-extensible-enum'];

describe('documentation of event types', () => {
  test.each(['events', 'staging'])('the guide %s explains what causes each event type', async (chapter) => {
    const named = new Set((await guide(chapter)).match(/`[a-z][A-Za-z]+\.[a-z][A-Za-z0-9]+`/g));
    expect(types.filter((type) => !named.has(`\`${type}\``))).toEqual([]);
  });
});
