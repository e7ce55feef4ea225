import { eraseOld, erasePerson, exportPerson, findPerson, type PersonalDataDeps, replayErasures } from './service.ts';
import type { ErasureReason, Subject } from './types.ts';

/** The door of personal data: what is kept of a person, for operators, and what is erased in time. */
export function createPersonalData(deps: PersonalDataDeps) {
  return {
    findPerson: (subject: Subject) => findPerson(subject, deps),
    exportPerson: (subject: Subject) => exportPerson(subject, deps),
    erasePerson: (request: { readonly subject: Subject; readonly reason: ErasureReason }) => erasePerson(request, deps),
    /** On a database that was restored; a start does it, too. */
    replayErasures: () => replayErasures(deps),
    /** The record, to be kept outside the database. */
    listErasures: deps.store.listErasures,
    eraseOld: () => eraseOld(deps),
  };
}
