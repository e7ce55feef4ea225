import type { Json } from '../../../fuzz/contract.ts';
import type { Answer } from '../caller.ts';
import { expectSame, expectStatus, type Rule } from '../rules.ts';
import type { Run } from './reserving.ts';

type Given = {
  readonly path: Readonly<Record<string, string>>;
  readonly changes: readonly [Json, Json];
  /** The reference of an existing reservation, and a reference that the party has never received. */
  readonly kept: string;
  readonly unknown: string;
  /** Throws NotTried if there is no existing reservation. */
  readonly standing: () => Answer;
};

export function rulesOfChanges({ path, changes, kept, unknown, standing }: Given, run: Run): Rule[] {
  const { caller, newReference } = run;
  const reference = newReference();
  const [one, other] = changes;
  const change = (of: string, wanted: Json) =>
    caller.call('changeReservation', { path: { ...path, reference: of }, body: { reference, ...wanted } });
  return [
    {
      id: 'change.once',
      says: 'A repeated change is made once and returns the same response. The reservation stays valid.',
      async check() {
        const before = standing();
        const [first, second] = [await change(kept, one), await change(kept, one)];
        for (const answer of [first, second]) expectStatus(answer, 200);
        expectSame('the two responses', first.body, second.body);
        const { body } = await caller.call('findReservation', { path: { ...path, reference: kept } });
        expectSame('the reservation', before.body, body);
        return first.body.outcome;
      },
    },
    {
      id: 'change.reused',
      says: 'A reference that was used for a different change returns 422 and changes nothing.',
      async check() {
        standing();
        expectStatus(await change(kept, other), 422, 3422);
        return '422';
      },
    },
    {
      id: 'change.unknown',
      says: 'A change of an unknown reservation returns 404.',
      async check() {
        expectStatus(await change(unknown, one), 404, 3404);
        return '404';
      },
    },
  ];
}
