import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../../../ci/postgres.ts';
import { type ConnectionFault, connectionFaults, startFaultProxy } from '../fault-proxy.ts';
import { underTraffic } from '../on-postgres.ts';
import type { Scenario } from '../scenario.ts';
import { createServiceDatabase, openStage } from '../stage.ts';

const FAULTS = Number(process.env.FAULTS ?? 150);
const LONGEST_PAUSE_MS = 300;

export const brokenConnections: Scenario = {
  title: 'requests and answers between service, database and external parties are lost, cut or delayed at random',
  needs: ['postgres'],
  async run(progress) {
    const postgres = await startPostgres();
    const socketUrl = await createServiceDatabase(postgres.url);
    const { username, pathname, searchParams } = new URL(socketUrl.replace('@/', '@localhost/'));
    const database = await startFaultProxy({
      path: `${searchParams.get('host')}/.s.PGSQL.${searchParams.get('port')}`,
    });
    try {
      const proxied = `postgresql://${username}@127.0.0.1:${database.port}${pathname}`;
      const stage = await openStage({ name: 'broken-connections', url: proxied, throughFaultProxy: true });
      try {
        return await underTraffic({
          stage,
          progress,
          async disturb({ begin }) {
            const counts = new Map<string, number>();
            const end = begin();
            for (let broken = 1; broken <= FAULTS; broken += 1) {
              const fault: ConnectionFault = connectionFaults[Math.floor(Math.random() * connectionFaults.length)]!;
              const isDatabase = Math.random() < 0.5;
              await (isDatabase ? database : stage.external!).breakNext(fault);
              const kind = `${isDatabase ? 'database' : 'external'} ${fault}`;
              counts.set(kind, (counts.get(kind) ?? 0) + 1);
              await wait(Math.random() * LONGEST_PAUSE_MS);
              if (broken % 25 === 0) progress(`${broken} of ${FAULTS} exchanges broken`);
            }
            end();
            return [[...counts].map(([kind, count]) => `${count} × ${kind}`).join(', ')];
          },
          isKept: ({ violations }) => violations.length === 0,
        });
      } finally {
        await stage.close();
      }
    } finally {
      await database.close();
      await postgres.stop();
    }
  },
};
