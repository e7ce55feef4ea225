/** A message to a server of an agency, to be signed with each of the secrets. */
export type WebhookMessage = {
  readonly url: string;
  readonly id: string;
  readonly sentAt: Date;
  readonly body: string;
  /** `whsec_` and base64. */
  readonly secrets: readonly string[];
};

/** Why nothing came back: no answer in time, no connection, a certificate that is not accepted, an address that is not called. */
export type WebhookSilence = 'timeout' | 'unreachable' | 'certificate' | 'address';

export type WebhookAnswer = { readonly latencyMilliseconds: number } & (
  | { readonly statusCode: number; readonly retryAfterSeconds?: number }
  | { readonly silence: WebhookSilence }
);

export type SendWebhook = (message: WebhookMessage) => Promise<WebhookAnswer>;

/** What is wrong with an address as it is written; `undefined`: nothing. Where its name leads is seen when it is called. */
export type RefuseAddress = (url: string) => string | undefined;
