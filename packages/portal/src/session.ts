import { computed, shallowRef } from 'vue';
import { asRefusal, Refusal } from './api/refusal.ts';
import * as service from './generated/calls.ts';
import type { Role, Session } from './generated/types.ts';
import { say } from './toasts.ts';
import { forgetUnsaved } from './unsaved.ts';
import { choose, type Language, preferredLanguage, speak } from './words/index.ts';

const current = shallowRef<Session>();
let isKnown = false;

export const session = computed(() => current.value);
/**
 * The member's role; `undefined` until the member has completed sign-in, including a second factor if one is required.
 */
export const role = computed<Role | undefined>(() =>
  current.value && !current.value.needsSecondFactor ? current.value.member.role : undefined,
);

/** Returns true if the member has one of the roles. Actions that require other roles are not offered. */
export const may = (...roles: readonly Role[]): boolean => role.value !== undefined && roles.includes(role.value);

/**
 * Returns the current session. The session is requested once and then cached until it changes.
 * Throws a Refusal if the service does not respond.
 */
export async function whoIsSignedIn(): Promise<Session | undefined> {
  if (isKnown) return current.value;
  try {
    signedIn(await service.getSession());
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401) throw error;
    signedOut();
  }
  return current.value;
}

/** Requests this browser's session without changing the page. */
export const whoAnswers = (): Promise<Session> => service.getSession();

export function signedIn(session: Session): void {
  current.value = session;
  isKnown = true;
  void speak(preferredLanguage(session.member.language));
}

/** Sets the language for this browser and for the member's emails. */
export async function chooseLanguage(language: Language): Promise<void> {
  await choose(language);
  if (current.value)
    await service.changeProfile({ body: { language } }).catch((error) => say(asRefusal(error).message));
}

export function signedOut(): void {
  forgetUnsaved();
  current.value = undefined;
  isKnown = true;
}

export async function reloadSession(): Promise<void> {
  isKnown = false;
  await whoIsSignedIn();
}
