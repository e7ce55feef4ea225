import type { Answer } from './api.ts';
import { openSessionOf, portalAs, type SignedIn } from './portal.ts';
import type { TestService } from './service.ts';

type Audited = {
  readonly by: string;
  readonly action: string;
  readonly subject: string;
  readonly facts: readonly object[];
};

/** An operator at the desk, and what the audit keeps of what is done there. */
export async function openDesk(service: TestService) {
  return deskOf(service, await portalAs(service, 'operator', { secondFactor: 'passed' }));
}

/** The same operator in a new session: one that was idle for half a day has ended. */
export async function signedInAgain({ operator }: Desk, service: TestService): Promise<Desk> {
  return deskOf(service, await openSessionOf(service, operator));
}

function deskOf(service: TestService, operator: SignedIn) {
  return {
    operator,
    email: operator.email,
    call: <Body = unknown>(method: string, path: string, body?: unknown): Promise<Answer<Body>> =>
      operator.call<Body>(method, path, body === undefined ? {} : { body }),
    /** The latest changes, the first of them first: who, what, on which, and the facts. */
    async audit(howMany: number) {
      const { body } = await operator.call<{ results: Audited[] }>('GET', `/audit?limit=${howMany}`);
      return body.results.map(({ by, action, subject, facts }) => ({ by, action, subject, facts })).reverse();
    },
    another: (): Promise<SignedIn> => portalAs(service, 'operator', { secondFactor: 'passed' }),
  };
}

export type Desk = ReturnType<typeof deskOf>;
