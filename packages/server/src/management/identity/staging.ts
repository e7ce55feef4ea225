import type { IdentityDeps } from './deps.ts';

/**
 * Members of the staging portal, including two operators. The members' published passwords are valid only on staging.
 */
export const stagingMembers = [
  {
    id: 'mbr_staging_operator',
    email: 'operator@portal.example',
    password: 'staging operator lantern',
    firstName: 'Deniz',
    lastName: 'Aksoy',
    role: 'operator',
    agencyId: undefined,
    passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$ogl1SuyPe0572aeExNtlyg$fFSxIG3aoF/7fT/47Ev60oQOlDbBSDmYzqu2HiI+LKk',
  },
  {
    id: 'mbr_staging_operator_2',
    email: 'second.operator@portal.example',
    password: 'staging operator harbour',
    firstName: 'Defne',
    lastName: 'Koç',
    role: 'operator',
    agencyId: undefined,
    passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$cMbmm19jnVaUJrTKkbf9Pg$wszk75V3qYwyXcYigNxhDFwZJGGkcRyyPwDr8IaT+B8',
  },
  {
    id: 'mbr_staging_owner',
    email: 'owner@horizon.example',
    password: 'staging owner compass',
    firstName: 'Elif',
    lastName: 'Demir',
    role: 'owner',
    agencyId: 1,
    passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$/BsNiMAJ903v3kpXk4a6ag$R3hC5jX1HS3Vm2aWIxMLMLs9vrtVOyvIJE6VP4lv6do',
  },
] as const;

export async function addStagingMembers({ members, transact, now }: IdentityDeps): Promise<void> {
  const nothing = {
    language: undefined,
    secondFactor: undefined,
    pendingSecondFactor: undefined,
    lastSignedInAt: undefined,
  };
  for (const { password: _, ...member } of stagingMembers) {
    if (await members.find(member.id)) continue;
    const at = now();
    const decidesSince = member.role === 'operator' ? at : undefined;
    await transact((tx) => members.add(tx, { ...member, ...nothing, createdAt: at, decidesSince }));
  }
}
