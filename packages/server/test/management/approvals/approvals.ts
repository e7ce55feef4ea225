import { adminOn } from '../../support/admin.ts';
import { openDesk } from '../../support/desk.ts';
import { startService } from '../../support/service.ts';

export type Approval = { readonly id: number; readonly status: string; readonly decidedBy?: string };

export const granted = { amount: 250_000, currency: 'TRY' };

/** Starts the service with two operators in the portal and with the operator command line. */
export async function openApprovals() {
  const service = await startService();
  const desk = await openDesk(service);
  const admin = adminOn(service.database, service.clock);
  return {
    service,
    desk,
    second: await desk.another(),
    admin,
    /** Requests credit in the portal. */
    ask: (reference: string) => desk.call<Approval>('POST', '/agencies/1/credit', { granted, reference }),
    /** Requests credit on the command line. Returns the approval ID. */
    async askAt(by: string, reference = 'BT-1'): Promise<string> {
      const args = ['--agencyId', '1', '--granted', '2500.00 TRY', '--reference', reference, '--as', by];
      return String((await admin.json<{ id: number }>('grantCredit', ...args)).id);
    },
    decide: (how: 'approve' | 'reject', id: string, by: string) =>
      admin.run(how, '--approvalId', id, '--as', by, '--yes'),
    listed: async (status: string) =>
      (await admin.json<{ results: Approval[] }>('listApprovals', '--status', status)).results,
    records: async () => (await desk.call<{ results: object[] }>('GET', '/agencies/1/credit')).body.results.length,
    async stop() {
      await admin.close();
      await service.stop();
    },
  };
}

export type Approvals = Awaited<ReturnType<typeof openApprovals>>;
