import type { PasskeysHandlers } from '../../generated/management/handlers.ts';
import type { components } from '../../generated/management/types.ts';
import type { Cookie } from '../cookie.ts';
import type { Member } from '../identity/types.ts';
import { toSession } from '../sessions/handlers.ts';
import * as service from './service.ts';
import type { Passkey } from './types.ts';

type Deps = service.PasskeyDeps & { readonly cookie: Cookie };

export function createPasskeysHandlers(deps: Deps): PasskeysHandlers<Member> {
  return {
    async listPasskeys({ caller }, answer) {
      return answer(200, { results: (await service.listPasskeys(caller, deps)).map(toPasskey) });
    },

    async beginPasskey({ body: { password }, caller: member, clientAddress: address }, answer, fail) {
      return answer(200, await service.beginPasskey({ member, password, address }, deps, fail));
    },

    async addPasskey({ body, caller: member }, answer, fail) {
      return answer(201, toPasskey(await service.addPasskey({ ...body, member }, deps, fail)));
    },

    async renamePasskey({ path: { passkeyId }, body: { name }, caller: member }, answer, fail) {
      return answer(200, toPasskey(await service.renamePasskey({ member, passkeyId, name }, deps, fail)));
    },

    async removePasskey({ path: { passkeyId }, caller: member }, answer, fail) {
      await service.removePasskey({ member, passkeyId }, deps, fail);
      return answer(204);
    },

    async beginPasskeySignIn(_request, answer) {
      return answer(200, await service.beginPasskeySignIn(deps));
    },

    async signInWithPasskey({ body, headers, cookies, clientAddress: address }, answer, fail) {
      const from = { address, userAgent: headers['user-agent'], replaced: deps.cookie.read(cookies) };
      const opened = await service.signInWithPasskey({ ...body, ...from }, deps, fail);
      return answer(200, toSession(opened, deps), deps.cookie.give(opened.token));
    },
  };
}

const toPasskey = ({ id, name, createdAt, lastUsedAt }: Passkey): components['schemas']['Passkey'] => ({
  ...{ id, name },
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString(),
});
