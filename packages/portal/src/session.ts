import { computed, shallowRef } from 'vue';
import { api, ask } from './api/client.ts';
import { asRefusal, Refusal } from './api/refusal.ts';
import type { Role, Session } from './generated/types.ts';
import { say } from './said.ts';
import { choose, type Language, preferredLanguage, speak } from './words/index.ts';

const current = shallowRef<Session>();
let isKnown = false;

export const session = computed(() => current.value);
/** Empty until a member is signed in with all that is needed. */
export const role = computed<Role | undefined>(() =>
  current.value && !current.value.needsSecondFactor ? current.value.member.role : undefined,
);

/** Whether the member's role is one of these: what others may not do is not offered. */
export const may = (...roles: readonly Role[]): boolean => role.value !== undefined && roles.includes(role.value);

/** Who is signed in; asked for once, and then known until it changes. @throws Refusal when the service does not say */
export async function whoIsSignedIn(): Promise<Session | undefined> {
  if (isKnown) return current.value;
  try {
    signedIn(await ask(api.GET('/session')));
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401) throw error;
    signedOut();
  }
  return current.value;
}

export function signedIn(session: Session): void {
  current.value = session;
  isKnown = true;
  void speak(preferredLanguage(session.member.language));
}

/** On this browser, and for the mail of the member who is signed in. */
export async function chooseLanguage(language: Language): Promise<void> {
  await choose(language);
  if (current.value)
    await ask(api.PATCH('/profile', { body: { language } })).catch((error) => say(asRefusal(error).message));
}

export function signedOut(): void {
  current.value = undefined;
  isKnown = true;
}

/** After a change that the session tells of, such as a second factor that was set. */
export async function lookAgain(): Promise<void> {
  isKnown = false;
  await whoIsSignedIn();
}
