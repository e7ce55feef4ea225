import * as service from '../generated/calls.ts';
import type { Passkey, Session } from '../generated/types.ts';
import { Refusal } from './refusal.ts';

export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Loads the library only when a passkey is used. */
const library = () => import('@simplewebauthn/browser');

export async function signInWithPasskey(): Promise<Session> {
  const optionsJSON = await service.beginPasskeySignIn();
  const { startAuthentication } = await library();
  const { id: credentialId, response } = await startAuthentication({ optionsJSON }).catch(refuse);
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
  const body = { credentialId, clientDataJSON, authenticatorData, signature, userHandle };
  return service.signInWithPasskey({ body });
}

export async function addPasskey(name: string, password: string): Promise<Passkey> {
  const { pubKeyCredParams, excludeCredentials, ...options } = await service.beginPasskey({ body: { password } });
  const { startRegistration } = await library();
  const optionsJSON = {
    ...options,
    pubKeyCredParams: [...pubKeyCredParams],
    excludeCredentials: [...excludeCredentials],
  };
  const { id: credentialId, response } = await startRegistration({ optionsJSON }).catch(refuse);
  const { clientDataJSON, attestationObject } = response;
  return service.addPasskey({ body: { name, credentialId, clientDataJSON, attestationObject } });
}

/** Browsers do not reveal whether the user has no passkey or declined to use one. */
function refuse(error: unknown): never {
  if (error instanceof Error && error.name === 'InvalidStateError')
    throw new Refusal(0, 'portal.passkeyIsThere', 'You already have a passkey on this device.');
  throw new Refusal(0, 'portal.noPasskey', 'The browser did not return a passkey.');
}
