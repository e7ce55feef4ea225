import { goLiveSteps } from '../../packages/server/src/management/go-live/rules.ts';

/** Returns the table that replaces `<!-- go live -->` in the chapter on going live. */
export function goLiveTable(): string {
  const rows = Object.values(goLiveSteps).map(
    (step) => `| ${step.title}${step.isOptional ? ', if you sell transfers' : ''} | ${step.how} |`,
  );
  return ['| Step | How to complete it |', '| --- | --- |', ...rows].join('\n');
}
