import type { GoLiveHandlers } from '../../generated/management/handlers.ts';
import type { Administration } from '../facade.ts';
import type { Member } from '../identity/types.ts';

const GUIDE = '/docs/go-live';

export function createGoLiveHandlers(administration: Pick<Administration, 'goLive'>): GoLiveHandlers<Member> {
  return {
    async getGoLive({ path }, answer) {
      const { isComplete, steps } = await administration.goLive(path);
      return answer(200, {
        isComplete,
        guide: GUIDE,
        steps: steps.map(({ step, title, how, isOptional = false, seenAt }) => ({
          ...{ step, title, how, isOptional },
          ...(seenAt && { seenAt: seenAt.toISOString() }),
        })),
      });
    },
  };
}
