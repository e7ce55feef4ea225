/** A message to an agency's server, signed with each of the secrets. */
export type WebhookMessage = {
  readonly url: string;
  readonly id: string;
  readonly sentAt: Date;
  readonly body: string;
  /** Secrets in the form `whsec_` followed by base64. */
  readonly secrets: readonly string[];
};

/** The reason for a missing response: a timeout, no connection, an untrusted certificate or a forbidden address. */
export type WebhookSilence = 'timeout' | 'unreachable' | 'certificate' | 'address';

export type WebhookAnswer = { readonly latencyMilliseconds: number } & (
  | { readonly statusCode: number; readonly retryAfterSeconds?: number }
  | { readonly silence: WebhookSilence }
);

export type SendWebhook = (message: WebhookMessage) => Promise<WebhookAnswer>;

/**
 * Returns the reason why the URL as written is rejected, or `undefined` if it is accepted. The IP addresses of the host
 * are checked separately on each call.
 */
export type RefuseAddress = (url: string) => string | undefined;
