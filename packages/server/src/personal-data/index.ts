import { eraseOld, erasePerson, exportPerson, findPerson, type PersonalDataDeps, replayErasures } from './service.ts';
import type { ErasureReason, Subject } from './types.ts';

export function createPersonalData(deps: PersonalDataDeps) {
  return {
    findPerson: (subject: Subject) => findPerson(subject, deps),
    exportPerson: (subject: Subject) => exportPerson(subject, deps),
    erasePerson: (request: { readonly subject: Subject; readonly reason: ErasureReason }) => erasePerson(request, deps),
    /** Repeats recorded erasures on a restored database. The service also does this every time it starts. */
    replayErasures: () => replayErasures(deps),
    /** Lists recorded erasures, so that they can be stored outside the database. */
    listErasures: deps.store.listErasures,
    eraseOld: () => eraseOld(deps),
  };
}
