import { stacks } from './stacks.ts';

/** The child process of one stack: says its port, and on every message how much processor time it has used, in µs. */
const port = await stacks[process.argv[2] ?? '']!();
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send!({ cpu: user + system });
});
process.on('disconnect', () => process.exit());
process.send!({ port });
