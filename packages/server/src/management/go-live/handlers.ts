import type { GoLiveHandlers } from '../../generated/management/handlers.ts';
import type { Member } from '../identity/types.ts';
import type { GoLiveDeps } from './service.ts';
import * as service from './service.ts';

const GUIDE = '/docs/go-live';

export function createGoLiveHandlers(deps: GoLiveDeps): GoLiveHandlers<Member> {
  return {
    async getGoLive({ path }, answer) {
      const { isComplete, steps } = await service.getGoLive(path, deps);
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
