import { runAdmin } from '../../src/admin/main.ts';
import { managementOn } from '../../src/admin/open.ts';
import { readConfig } from '../../src/config/config.ts';
import type { Database } from '../../src/database/open.ts';
import type { TestClock } from './clock.ts';
import type { Settings } from './service.ts';

export type Ran = {
  readonly code: number;
  readonly out: string;
  readonly message: string;
};

/** An operator's terminal input, and the content of the file that the command names. */
type Desk = { readonly typed?: string; readonly file?: string };

/** Runs operator commands in this process on a test database. The operator is `ops`. */
export function adminOn(database: Database, clock: TestClock, settings: Settings = {}) {
  const securityEvents: Record<string, unknown>[] = [];
  const securityLog = (line: string) => void securityEvents.push(JSON.parse(line));
  const config = readConfig(settings);
  const { close, ...opened } = managementOn({ config, database, now: clock.now, securityLog });

  async function at({ typed, file = '' }: Desk, ...args: string[]): Promise<Ran> {
    const out: string[] = [];
    const message: string[] = [];
    const code = await runAdmin(args, {
      environment: {},
      user: 'ops',
      write: (text) => void out.push(text),
      // Tests ignore the progress message.
      tell: (line) => void (line === '… working' || message.push(line)),
      ask:
        typed === undefined
          ? undefined
          : async (question) => {
              message.push(question);
              return typed;
            },
      read: async () => file,
      open: async () => ({ ...opened, close: async () => {} }),
    });
    return { code, out: out.join('\n'), message: message.join('\n') };
  }

  return {
    at,
    /** Runs a command with no terminal for prompts. */
    run: (...args: string[]) => at({}, ...args),
    /** Runs a command with JSON output and fails if the command fails. */
    async json<Result>(...args: string[]): Promise<Result> {
      const { code, out, message } = await at({}, ...args, '--json', '--yes');
      if (code !== 0) throw new Error(`${args.join(' ')}: ${message}`);
      return JSON.parse(out);
    },
    securityEvents: securityEvents as readonly Record<string, unknown>[],
    close,
  };
}

export type Admin = ReturnType<typeof adminOn>;

/** Ensures that exactly this number of operators can sign in to the portal. Dangerous actions require two operators. */
export async function haveOperators({ pool }: Pick<Database, 'pool'>, howMany: number): Promise<void> {
  await pool.query(`delete from portal_member where role = 'operator'`);
  await pool.query(
    `insert into portal_member (id, email, role, password_hash, created_at, decides_since)
     select 'mbr_operator' || number, 'operator' || number || '@portal.example', 'operator', 'none', now(), '2027-01-01Z'
     from generate_series(1, $1) number`,
    [howMany],
  );
}
