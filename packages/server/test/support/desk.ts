import type { Answer } from './api.ts';
import { openSessionOf, portalAs, type SignedIn } from './portal.ts';
import type { TestService } from './service.ts';

type Audited = {
  readonly by: string;
  readonly action: string;
  readonly subject: string;
  readonly facts: readonly object[];
};

export async function openDesk(service: TestService) {
  return deskOf(service, await portalAs(service, 'operator', { secondFactor: 'passed' }));
}

/** Signs the same operator in again. Sessions end after half a day without activity. */
export async function signedInAgain({ operator }: Desk, service: TestService): Promise<Desk> {
  return deskOf(service, await openSessionOf(service, operator));
}

function deskOf(service: TestService, operator: SignedIn) {
  return {
    operator,
    email: operator.email,
    call: <Body = unknown>(method: string, path: string, body?: unknown): Promise<Answer<Body>> =>
      operator.call<Body>(method, path, body === undefined ? {} : { body }),
    /** Returns the latest audit entries, oldest first, with operator, action, subject and facts. */
    async audit(howMany: number) {
      const { body } = await operator.call<{ results: Audited[] }>('GET', `/audit?limit=${howMany}`);
      return body.results.map(({ by, action, subject, facts }) => ({ by, action, subject, facts })).reverse();
    },
    another: (): Promise<SignedIn> => portalAs(service, 'operator', { secondFactor: 'passed' }),
  };
}

export type Desk = ReturnType<typeof deskOf>;
