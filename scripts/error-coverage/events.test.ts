import { afterAll, describe, expect, test } from 'vitest';
import contract from '../../packages/server/src/generated/openapi.json' with { type: 'json' };
import { rowsOf } from './chapter.ts';
import { startEvents } from './events.ts';

const { happenings, heardOf, stop } = await startEvents();
afterAll(stop);

const rows = rowsOf('Events');

test('the staging guide has one row for every event type', () => {
  const types = contract.components.schemas.EventType['x-extensible-enum'];
  expect(rows.flatMap(({ names }) => names).sort()).toEqual(types.toSorted());
  expect(Object.keys(happenings).sort()).toEqual(rows.map(({ names }) => names[0]).sort());
});

describe('events caused by following the staging guide', () => {
  test.each(Object.keys(happenings))(
    '%s: following its row in the staging guide causes this event',
    { timeout: 120_000 },
    async (first) => {
      const [named, happen] = happenings[first]!;
      const { names, how } = rows.find((row) => row.names[0] === first)!;
      expect(how).toContain(named);
      expect(await heardOf(happen)).toEqual(expect.arrayContaining([...names]));
    },
  );
});
