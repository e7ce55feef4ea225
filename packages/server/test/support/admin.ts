import { runAdmin } from '../../src/admin/main.ts';
import { administrationOn } from '../../src/admin/open.ts';
import { readConfig } from '../../src/config.ts';
import type { Database } from '../../src/database/open.ts';
import type { TestClock } from './clock.ts';
import type { Settings } from './service.ts';

export type Ran = {
  readonly code: number;
  /** What it printed. */
  readonly out: string;
  /** What it told beside that. */
  readonly told: string;
};

/** What an operator types at a terminal, and the file that they name. */
type Desk = { readonly typed?: string; readonly file?: string };

/** The commands of operators in this process, on a database that a test has; the operator is `ops`. */
export function adminOn(database: Database, clock: TestClock, settings: Settings = {}) {
  const securityEvents: Record<string, unknown>[] = [];
  const securityLog = (line: string) => void securityEvents.push(JSON.parse(line));
  const config = readConfig(settings);
  const { administration, close } = administrationOn({ config, database, now: clock.now, securityLog });

  async function at({ typed, file = '' }: Desk, ...args: string[]): Promise<Ran> {
    const out: string[] = [];
    const told: string[] = [];
    const code = await runAdmin(args, {
      environment: {},
      user: 'ops',
      write: (text) => void out.push(text),
      // How long it takes says nothing here.
      tell: (line) => void (line === '… working' || told.push(line)),
      ask:
        typed === undefined
          ? undefined
          : async (question) => {
              told.push(question);
              return typed;
            },
      read: async () => file,
      open: async () => ({ administration, close: async () => {} }),
    });
    return { code, out: out.join('\n'), told: told.join('\n') };
  }

  return {
    at,
    /** Without a terminal to answer at. */
    run: (...args: string[]) => at({}, ...args),
    /** What it prints for programs; it has to be done. */
    async json<Result>(...args: string[]): Promise<Result> {
      const { code, out, told } = await at({}, ...args, '--json', '--yes');
      if (code !== 0) throw new Error(`${args.join(' ')}: ${told}`);
      return JSON.parse(out);
    },
    /** Every security event so far. */
    securityEvents: securityEvents as readonly Record<string, unknown>[],
    close,
  };
}

export type Admin = ReturnType<typeof adminOn>;

/** That many operators, and no more, can sign in to the portal; what hurts needs two of them. */
export async function haveOperators({ pool }: Pick<Database, 'pool'>, howMany: number): Promise<void> {
  await pool.query(`delete from portal_member where role = 'operator'`);
  await pool.query(
    `insert into portal_member (id, email, role, password_hash, created_at, decides_since)
     select 'mbr_operator' || number, 'operator' || number || '@portal.example', 'operator', 'none', now(), '2027-01-01Z'
     from generate_series(1, $1) number`,
    [howMany],
  );
}
