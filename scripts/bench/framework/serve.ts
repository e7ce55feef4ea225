import { stacks } from './stacks.ts';

/**
 * Child process that runs one stack. The process reports its port, and replies to every message with its CPU time in
 * µs.
 */
const port = await stacks[process.argv[2] ?? '']!();
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send!({ cpu: user + system });
});
process.on('disconnect', () => process.exit());
process.send!({ port });
