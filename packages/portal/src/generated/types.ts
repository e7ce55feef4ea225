// Generated from openapi/management/ by `pnpm generate`. Change the contract, not this file.

export interface paths {
    readonly "/session": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the current session
         * @description Returns the signed-in member, and whether a code is still required. The portal pages send this request first.
         */
        readonly get: operations["getSession"];
        readonly put?: never;
        /**
         * Sign in
         * @description Starts a session. If the member has a second factor, the next step is `passSecondFactor`. Owners and operators without a second factor
         *     must set one up first.
         *
         *     An unknown address returns the same response as a wrong password, and takes just as long. Failed attempts delay further attempts from
         *     the same network. Failed attempts from other networks do not delay a network from which the member has already signed in.
         */
        readonly post: operations["signIn"];
        /**
         * Sign out
         * @description Ends the session. The cookie becomes invalid.
         */
        readonly delete: operations["signOut"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/session/second-factor": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Pass the second factor
         * @description Grants the session access to the rest of the portal, and renews its cookie. Each code can be used only once.
         */
        readonly post: operations["passSecondFactor"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/session/passkey": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign in with a passkey
         * @description Starts a session in which the second factor counts as passed, because the device has verified a fingerprint, a face or a PIN.
         *
         *     All failures return the same response. As with `signIn`, failed attempts delay further attempts from the same network.
         */
        readonly post: operations["signInWithPasskey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/session/passkey/begin": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Start a passkey sign-in
         * @description Returns the options for a passkey sign-in. Pass the options to `navigator.credentials.get()` as `publicKey`. The options do not identify a
         *     member, so the browser offers every passkey for this service. The challenge is valid for five minutes and for one `signInWithPasskey`
         *     request.
         */
        readonly post: operations["beginPasskeySignIn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List your sessions
         * @description Returns the member's active sessions.
         */
        readonly get: operations["listSessions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{sessionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * End one of your sessions
         * @description Signs the member out of another session.
         */
        readonly delete: operations["endSession"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/profile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change your profile
         * @description Sets the language of emails that the member receives. The portal also uses this language in browsers where no language
         *     was selected.
         */
        readonly patch: operations["changeProfile"];
        readonly trace?: never;
    };
    readonly "/second-factor": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Enable the second factor
         * @description Enables the second factor, so that every later sign-in requires a code. The current session counts as passed, and its cookie is renewed.
         *     All of the member's other sessions end. Earlier recovery codes become invalid. The member is notified by email.
         */
        readonly put: operations["enableSecondFactor"];
        /**
         * Start second factor setup
         * @description Creates a secret for an authenticator app. The secret takes effect only after `enableSecondFactor` proves that the app has it.
         *     Starting again creates a new secret.
         *
         *     Members who have a second factor must pass it first, and can then replace it with this operation.
         */
        readonly post: operations["beginSecondFactor"];
        /**
         * Remove the second factor
         * @description Removes the second factor. Only the roles developer, finance and viewer can use the portal without a second factor. The member is notified by email.
         */
        readonly delete: operations["disableSecondFactor"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/passkeys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List your passkeys
         * @description Returns the passkeys with which the member can sign in.
         */
        readonly get: operations["listPasskeys"];
        readonly put?: never;
        /**
         * Add a passkey
         * @description Stores the public key of the passkey that the browser created. From then on, the passkey replaces both the password and the code at
         *     sign-in. The member is notified by email.
         */
        readonly post: operations["addPasskey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/passkeys/begin": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Start adding a passkey
         * @description Returns the options for a new passkey. Pass the options to `navigator.credentials.create()` as `publicKey`. The challenge is valid for five
         *     minutes and for one `addPasskey` request.
         */
        readonly post: operations["beginPasskey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/passkeys/{passkeyId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Remove a passkey
         * @description Removes a passkey, which can then no longer be used to sign in. Sessions that were started with the passkey continue; `endSession` ends
         *     them. The member is notified by email.
         */
        readonly delete: operations["removePasskey"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Rename a passkey
         * @description Changes the passkey's name in the list. The name on the device stays the same.
         */
        readonly patch: operations["renamePasskey"];
        readonly trace?: never;
    };
    readonly "/password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Change your password
         * @description Changes the password, ends all of the member's other sessions, and renews this session's cookie. The member is notified by email.
         */
        readonly put: operations["changePassword"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/password-resets": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Request a password reset
         * @description Sends a link that is valid for one hour. The response is the same whether or not the address belongs to a member.
         */
        readonly post: operations["requestPasswordReset"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/password-resets/complete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Complete a password reset
         * @description Sets a new password and ends all of the member's sessions. A second factor remains active, and is required at the next sign-in. The
         *     member is notified by email.
         */
        readonly post: operations["completePasswordReset"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/members": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List an agency's members
         * @description Returns an agency's members, including invited ones.
         */
        readonly get: operations["listMembers"];
        readonly put?: never;
        /**
         * Invite a member
         * @description Sends an invitation that is valid for 72 hours. The email is in the language specified in the request; the default is the inviting
         *     member's language. Inviting a pending member again replaces the earlier invitation. If the address already has an account at a
         *     different agency, the person receives an email that explains the situation. The response is the same in both cases.
         */
        readonly post: operations["inviteMember"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/members/{memberId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Remove a member
         * @description Removes a member, and ends all their sessions and invitations. The last owner of an active agency cannot be removed. An operator can
         *     also remove the last owner of a closed agency.
         */
        readonly delete: operations["removeMember"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a member
         * @description Changes a member's role, and ends all their sessions.
         */
        readonly patch: operations["changeMember"];
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/members/{memberId}/factors": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Reset a member's second factor
         * @description Removes the second factor, the recovery codes and the passkeys of a member who has lost them, and ends all their sessions. The password remains
         *     valid. If the member's role requires a second factor, the member sets up a new one at the next sign-in. The member is notified by email. Members
         *     cannot reset their own second factor.
         */
        readonly delete: operations["removeMemberFactors"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invitations/read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Read an invitation
         * @description Returns the content of an invitation. The link remains valid.
         */
        readonly post: operations["readInvitation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invitations/accept": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Accept an invitation
         * @description Creates the member and signs them in.
         */
        readonly post: operations["acceptInvitation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/operators": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List operators
         * @description Returns the operators of the service, including invited ones.
         */
        readonly get: operations["listOperators"];
        readonly put?: never;
        /**
         * Invite an operator
         * @description Sends an invitation after a second operator has approved it. The link is valid for 72 hours. The email is in the language specified in
         *     the request; the default is the inviting operator's language. A sole operator may approve the invitation after the cool-down.
         */
        readonly post: operations["inviteOperator"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/operators/{memberId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Remove an operator
         * @description Removes an operator and ends their sessions, after a second operator has approved the removal. A pending invitation is withdrawn
         *     immediately.
         */
        readonly delete: operations["removeOperator"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/keys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List an agency's keys
         * @description Returns all keys except deleted ones, without their secrets.
         */
        readonly get: operations["listKeys"];
        readonly put?: never;
        /**
         * Create a key
         * @description Creates a key and returns its secret, which is available only in this response. The key belongs to the member who sends the request,
         *     unless `user` specifies a different person. Logging in with the key returns that person's data.
         */
        readonly post: operations["createKey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/keys/{keyId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a key
         * @description Deletes a key permanently, and ends all sessions opened with it within five seconds. Requests made with the key remain
         *     in the log.
         */
        readonly delete: operations["deleteKey"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a key
         * @description Changes the name, permissions, allowed addresses or expiry of a key. Omitted fields remain unchanged. The change applies to all the
         *     key's tokens within five seconds.
         */
        readonly patch: operations["changeKey"];
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/keys/{keyId}/roll": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Roll a key
         * @description Creates a key with the same settings and returns its secret, which is available only in this response. The old key remains valid for
         *     `overlapHours`. Then it expires automatically, and all sessions opened with it end within five seconds.
         */
        readonly post: operations["rollKey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/keys/{keyId}/suspend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Suspend a key
         * @description Blocks logins with the key, and ends all sessions opened with it within five seconds. Suspending a suspended key has no
         *     effect.
         */
        readonly post: operations["suspendKey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/keys/{keyId}/resume": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Resume a key
         * @description Allows logins with the key again. Sessions from before the suspension do not resume.
         */
        readonly post: operations["resumeKey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/requests": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Find requests
         * @description Returns the agency's completed requests from the last 30 days, newest first, in pages. Requests are listed within seconds of their
         *     response. Results match all given filters.
         */
        readonly get: operations["listRequests"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/requests/{requestId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a request
         * @description Returns a logged request, with the catalogue entry of its error. If several requests used the same `X-Request-Id`, the latest one is
         *     returned.
         *
         *     Staging stores the bodies of the request and of the response for 24 hours, without card data, secrets and document numbers. A body that
         *     the contract does not fully describe is not stored. Production never stores bodies.
         */
        readonly get: operations["getRequest"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/request-statuses": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Count requests by status
         * @description Returns the number of successful requests in the last 30 days, and the number of failed requests by status.
         */
        readonly get: operations["getRequestStatuses"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/request-figures": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get request figures
         * @description Returns figures for charts, for each hour or day (UTC): the number of requests, the failed requests by error, and the response times.
         *     For each operation, the busiest minute is compared with the rate limit. With hourly figures, a period can be at most seven days long.
         */
        readonly get: operations["getRequestFigures"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/webhook-endpoints": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description Returns all of the agency's webhook endpoints, oldest first, without their secrets. `health` shows whether their deliveries succeed.
         */
        readonly get: operations["listWebhookEndpoints"];
        readonly put?: never;
        /**
         * Create a webhook endpoint
         * @description Creates an endpoint, like `createWebhookEndpoint` in the public API. The endpoint receives events that occur after it was created. The response contains the signing
         *     secret, which is shown only once. An agency can have at most ten endpoints.
         */
        readonly post: operations["createWebhookEndpoint"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/webhook-endpoints/{endpointId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a webhook endpoint
         * @description Deletes the endpoint with its secret and its deliveries. A message that is already being sent can still arrive.
         */
        readonly delete: operations["deleteWebhookEndpoint"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Update a webhook endpoint
         * @description Changes only the fields that are sent. No events are sent to an endpoint while it is `disabled`. After it is
         *     enabled again, it receives new events and those that were still pending when it was disabled.
         */
        readonly patch: operations["updateWebhookEndpoint"];
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/webhook-endpoints/{endpointId}/secret": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Rotate a webhook endpoint's secret
         * @description Returns a new secret, which is shown only once. For 24 hours, messages are signed with both the previous and the new secret.
         */
        readonly post: operations["rotateWebhookSecret"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/webhook-endpoints/{endpointId}/ping": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a test event
         * @description Sends the event `webhookEndpoint.pinged` to this endpoint only. The delivery shows the result.
         */
        readonly post: operations["pingWebhookEndpoint"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/webhook-endpoints/{endpointId}/deliveries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List webhook deliveries
         * @description Returns one entry for each event that was or will be sent to the endpoint, newest event first, for 30 days. Each entry shows the status
         *     code of the server's response and its response time, but not its body. Results match all given filters.
         */
        readonly get: operations["listWebhookDeliveries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/webhook-endpoints/{endpointId}/redeliver": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Preview a redelivery
         * @description Returns the number of events that a redelivery would send, and their positions. The range is limited by positions, by times or by both.
         *     Nothing is sent.
         */
        readonly get: operations["previewRedelivery"];
        readonly put?: never;
        /**
         * Redeliver events
         * @description Sends the events in a range of positions to the endpoint again, even if they were already delivered. Only event types selected for the
         *     endpoint are sent. For a single event, set `from` and `to` to its position.
         */
        readonly post: operations["redeliverEvents"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/go-live": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the go-live checklist
         * @description Returns the go-live checklist, based on the agency's activity in this environment over the last 30 days. Each step is checked
         *     automatically. The steps match the chapter "Before you go live" in the documentation, and new steps may be added.
         */
        readonly get: operations["getGoLive"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agencies": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List agencies
         * @description Returns a page of agencies with their permissions, state, members, credit and last activity.
         */
        readonly get: operations["listAgencies"];
        readonly put?: never;
        /**
         * Create an agency
         * @description Creates an agency without members, keys or credit.
         *
         *     In production, `mayPayByCardNumber` is `false` unless the request specifies it. On staging, it is `true`. The other permissions are `false` by default.
         */
        readonly post: operations["createAgency"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get an agency
         * @description Returns an agency's settings.
         */
        readonly get: operations["getAgency"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change an agency
         * @description Changes an agency's settings. Changes take effect within five seconds.
         *
         *     If the `mayPayByCardNumber` permission is revoked, payments in progress are still completed.
         */
        readonly patch: operations["changeAgency"];
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/end": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Close an agency
         * @description Closes the agency permanently. Within five seconds, its keys are refused in the same way as suspended keys, its members are signed out, and they can
         *     no longer sign in. Existing orders continue as booked. The ledger, the request log and the audit log are kept.
         *
         *     If there is a second operator, the request waits for their approval.
         */
        readonly post: operations["endAgency"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/suspend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Suspend an agency
         * @description Suspends the agency until an operator lifts the suspension with `releaseAgency`. Within five seconds, its API keys are refused in the same way as suspended
         *     keys, and its members can read but not change anything. Members can still manage their own accounts.
         *
         *     Payments and refunds in progress, reservation polling, reconciliation and webhook deliveries continue. Keys, permissions, credit and other settings
         *     stay as they are.
         */
        readonly post: operations["suspendAgency"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/release": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Lift an agency's suspension
         * @description Lifts the suspension of an agency. Within five seconds, its keys, their tokens and its members regain the access that they had before.
         *
         *     If there is a second operator, the request waits for their approval. A sole operator can carry out the request after the cool-down.
         */
        readonly post: operations["releaseAgency"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/callback-origins": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List callback origins
         * @description Returns the origins to which the agency may redirect customers after 3D Secure.
         */
        readonly get: operations["listCallbackOrigins"];
        readonly put?: never;
        /**
         * Add a callback origin
         * @description Allows payments to redirect customers to this origin from now on. Adding an existing origin has no effect.
         */
        readonly post: operations["addCallbackOrigin"];
        /**
         * Remove a callback origin
         * @description Removes the callback origin. New payments that redirect to this origin are refused. Customers who are already on the bank's page
         *     are still redirected.
         */
        readonly delete: operations["removeCallbackOrigin"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/billing-address": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the billing address
         * @description Returns the default address for transfer invoices. An order can specify a different address.
         */
        readonly get: operations["getBillingAddress"];
        /**
         * Set the billing address
         * @description Replaces the existing address. The addresses of existing orders do not change.
         */
        readonly put: operations["setBillingAddress"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/credit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List credit records
         * @description Returns all of an agency's credit records, including inactive ones.
         */
        readonly get: operations["listCreditRecords"];
        readonly put?: never;
        /**
         * Grant credit
         * @description Creates a credit record with this amount. A second operator must approve the request. A sole operator can grant credit immediately up to
         *     a limit, and above that limit after a cool-down.
         */
        readonly post: operations["grantCredit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/credit/{recordId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a credit record
         * @description Enables or disables payments from a credit record. Held amounts are still spent or released as usual.
         */
        readonly patch: operations["changeCreditRecord"];
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/credit/{recordId}/statement": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a credit statement
         * @description Returns the entries of a credit record, latest first. The `Accept` header selects the format: `application/json` for pages, or
         *     `text/csv` for a spreadsheet of the whole period. A file contains at most 10000 entries.
         *
         *     An order with a commission produces two lines: its price and its commission. A partial refund returns the same proportion of the
         *     commission.
         */
        readonly get: operations["getCreditStatement"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/credit/{recordId}/adjustments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Adjust credit
         * @description Adds credit to a record, or removes credit that is neither held nor spent. The amount is in the currency of the record. A second
         *     operator must approve the request. A sole operator can make the change immediately up to a limit, and above that limit after a
         *     cool-down.
         */
        readonly post: operations["adjustCredit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/credit-figures": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get credit figures
         * @description Returns spent, refunded and remaining credit for each day and currency, for use in charts.
         */
        readonly get: operations["getCreditFigures"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/approvals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List approval requests
         * @description Returns operator requests that a second operator must approve.
         */
        readonly get: operations["listApprovals"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/approvals/{approvalId}/approve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Approve a request
         * @description Approves a request from a different operator, and executes the action immediately. Both operators must have been operators when the
         *     request was made. A sole operator may approve their own request after its `coolDownUntil`. If the action cannot be executed, the call
         *     returns an error and the request stays open.
         */
        readonly post: operations["approve"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/approvals/{approvalId}/reject": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Reject a request
         * @description Rejects a request permanently. The operator who made the request can use this operation to withdraw it.
         */
        readonly post: operations["reject"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/orders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Find orders
         * @description Returns the agency's orders, newest first. Search by any ID or last name, and filter by kind, state, party and time. Results match
         *     all given criteria.
         *
         *     The `Accept` header selects the format: `application/json` for pages, or `text/csv` for a spreadsheet of all matching orders. A file
         *     contains at most 10000 orders.
         */
        readonly get: operations["findOrders"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/order-figures": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get order figures
         * @description Returns the number of matching orders, their totals by currency, and the number of orders for each filter value. Accepts the filters
         *     of `findOrders`.
         */
        readonly get: operations["getOrderFigures"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/orders/{orderId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get an order's timeline
         * @description Returns the statuses, payments, ledger entries and messages of an order in chronological order.
         */
        readonly get: operations["getOrderTimeline"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/orders/{orderId}/cancellation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get an order's cancellation terms
         * @description Returns whether the order can be cancelled now and what would be refunded. For a transfer, each leg is included. The public API applies the same terms.
         */
        readonly get: operations["getOrderCancellation"];
        readonly put?: never;
        /**
         * Cancel an order
         * @description Cancels a rental, a transfer or legs of a transfer with the provider and refunds the payment, exactly as in the public API. The audit log
         *     records the member.
         *
         *     `expectedRefund` is the refund that the member saw. If the refund has changed since, nothing is cancelled. A call joins a cancellation in
         *     progress and returns the same outcome.
         */
        readonly post: operations["cancelAgencyOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/orders/{orderId}/payment-link": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get an order's payment link
         * @description Returns the payment link that is in use, and whether a new link can be created. Anyone with the link can see the booking and pay for it. The
         *     service derives the link from a secret key for each call, and stores only a checksum.
         */
        readonly get: operations["getOrderPaymentLink"];
        readonly put?: never;
        /**
         * Create a payment link
         * @description Creates a payment session for a rental, exactly as `createPaymentSession` in the public API, and returns its link. The audit log records the
         *     member.
         */
        readonly post: operations["createOrderPaymentLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/orders/{orderId}/payment-link/cancellation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Cancel a payment link
         * @description Cancels a payment session, exactly as `cancelPaymentSession` in the public API. If the traveller is on the bank's page, that payment is cancelled. A charge in
         *     progress is completed, and the call is then refused. The audit log records the member.
         */
        readonly post: operations["cancelOrderPaymentLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/orders/{orderId}/voucher": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get an order's voucher
         * @description Returns the voucher for a rental or transfer in the order's language, as the public API does. The `Accept` header selects the format: a page
         *     (`text/html`) or a PDF (`application/pdf`). The default is the page.
         *
         *     The voucher contains the travellers' names, so only owners can read it. It is available while the order is reserved.
         */
        readonly get: operations["getOrderVoucher"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/sales-figures": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get sales figures
         * @description Returns searches, orders, bookings and sales for each day, for use in charts. An order counts on the day on which it was placed, so later
         *     payments, cancellations and refunds change the figures of that day. Searches are counted for 30 days.
         */
        readonly get: operations["getSalesFigures"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/audit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List changes to an agency
         * @description Returns the changes to the agency, with the person who made each change and the previous values.
         */
        readonly get: operations["listAgencyAudit"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/audit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List all changes
         * @description Returns the changes at all agencies and those made by operators, with the person who made each change.
         */
        readonly get: operations["listAudit"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/suppliers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List suppliers
         * @description Returns the vendors and transfer suppliers, with the operator who last enabled or disabled each one.
         */
        readonly get: operations["listSuppliers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/suppliers/{supplierKind}/{supplierCode}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a supplier
         * @description Returns a supplier with its connection settings. The key is never returned.
         */
        readonly get: operations["showSupplier"];
        /**
         * Save a supplier
         * @description Creates the supplier, or updates the supplier with this code. The change takes effect within five seconds. Adding a supplier, or
         *     changing its URL, key or use of statements, affects where money goes. These changes wait for a second operator or, with a sole operator,
         *     for the cool-down. Changes to a name or a deadline need no approval.
         */
        readonly put: operations["saveSupplier"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Enable or disable a supplier
         * @description Includes a supplier in searches or excludes it, within five seconds. Existing reservations are unaffected.
         */
        readonly patch: operations["switchSupplier"];
        readonly trace?: never;
    };
    readonly "/campaigns": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List campaigns
         * @description Returns all campaigns, including disabled ones.
         */
        readonly get: operations["listCampaigns"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/campaigns/{campaignCode}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Save a campaign
         * @description Creates the campaign, or updates the campaign with this code. The change takes effect with the next search.
         */
        readonly put: operations["saveCampaign"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Enable or disable a campaign
         * @description Allows or forbids the use of the campaign in searches.
         */
        readonly patch: operations["switchCampaign"];
        readonly trace?: never;
    };
    readonly "/exchange-rates": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List exchange rates
         * @description Returns the exchange rate publications, whether in use, on hold or past.
         */
        readonly get: operations["listExchangeRates"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/exchange-rates/{ratesId}/accept": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Accept exchange rates
         * @description Accepts rates that differ too much from the previous rates. Prices are converted at the accepted rates from now on.
         */
        readonly post: operations["acceptExchangeRate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agencies/{agencyId}/exchange-margin": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get an exchange margin
         * @description Returns the margin that the agency pays on top of the rates, or 0 if none was set. Members of the agency cannot see the margin.
         */
        readonly get: operations["getExchangeMargin"];
        /**
         * Set an exchange margin
         * @description Sets the margin that the agency pays on top of the rates.
         */
        readonly put: operations["setExchangeMargin"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/desk": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get items that need attention
         * @description Returns the number of items that need operator attention, by kind, for the operators' start page.
         */
        readonly get: operations["getDesk"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tasks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List tasks
         * @description Returns the tasks that need operator action, oldest first, in pages. The first page also contains the tasks about exchange rates, in addition to
         *     `limit`.
         */
        readonly get: operations["listTasks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tasks/{taskId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a task
         * @description Returns an open or resolved task.
         */
        readonly get: operations["getTask"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tasks/{taskId}/retry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Retry a task
         * @description Retries the request to the processor, the party whose statement differs, or the exchange rate feed. The task stays open until a retry
         *     resolves it.
         */
        readonly post: operations["retryTask"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tasks/{taskId}/settle": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Settle a task
         * @description Records the operator's confirmation that the money was returned in a different way. The external party is not contacted again. A second
         *     operator must approve the request. A sole operator can settle the task immediately up to a limit, and above that limit after a
         *     cool-down.
         */
        readonly post: operations["settleTask"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stuck-payments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List stuck payments
         * @description Returns payments that are past their deadline or need operator action, longest-stuck first, in pages.
         */
        readonly get: operations["listStuckPayments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/reconciliations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List reconciliations
         * @description Returns the latest 100 comparisons of our ledger with the statements of vendors, suppliers and the payment processor.
         */
        readonly get: operations["listReconciliations"];
        readonly put?: never;
        /**
         * Start a reconciliation
         * @description Reconciles the given days immediately. Each new discrepancy creates a task.
         */
        readonly post: operations["reconcile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/people/find": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Find a person
         * @description Returns a traveller's orders at all agencies, without personal data.
         */
        readonly post: operations["findPerson"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/people/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Export a person
         * @description Returns all stored data about a person, to be given to that person. The audit log records who read the data.
         */
        readonly post: operations["exportPerson"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/people/erase": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Erase a person
         * @description Erases the personal data of everyone in the person's orders, including fellow travellers. Orders that are not yet completed are kept.
         *     If no order is completed, the response is immediate and there is no approval request.
         *     Erased data cannot be read again or restored from a backup. If there is a second operator, the request waits for their approval.
         */
        readonly post: operations["erasePerson"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/erasures": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List erasures
         * @description Returns the requested erasures.
         */
        readonly get: operations["listErasures"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A problem in the request. */
        readonly Problem: {
            /** @description The location of the problem, in the same form as `details.field`. */
            readonly field: string;
            /** @description A description of the accepted values, in one English sentence. */
            readonly message: string;
        };
        /** @description The first problem in the request, and the list of all its problems. */
        readonly ValidationDetails: {
            /** @description The location of the problem, as a dotted path such as `checkInLocation.lat`. For a parameter, the name of the parameter; for the whole body, `body`. */
            readonly field: string;
            /** @description A description of the accepted values, in one English sentence. */
            readonly message: string;
            /** @description The problems in the request, at most ten, each in a different field. The first one is also in `field` and `message`. Problems that depend on a valid request, such as a date in the past, are found only if every field is well-formed. */
            readonly problems?: readonly components["schemas"]["Problem"][];
        };
        /** @description The time to wait. */
        readonly RateLimitDetails: {
            /** @description The number of seconds to wait before the next request, as in the `Retry-After` header. */
            readonly retryAfterSeconds: number;
        };
        /** @description The body of every error response. */
        readonly ApiError: {
            /** @description The name of the error, which programs use to distinguish errors. Each operation lists its errors under `x-errors`; more may be added. */
            readonly key: string;
            /** @description The number of the error. Use `key` to distinguish errors. */
            readonly code: number;
            /** @description The cause of the error, in one English sentence for developers. The wording may change; rely on `key`. */
            readonly description: string;
            /** @description Further details about the error, where `description` is not specific enough. */
            readonly details?: components["schemas"]["ValidationDetails"] | components["schemas"]["RateLimitDetails"] | string;
        };
        /**
         * @description The role of a member. `owner`: full access to the agency. `developer`: keys and logs. `finance`: credit and addresses. `viewer`: read access. `operator`: operates the service.
         * @enum {string}
         */
        readonly Role: "owner" | "developer" | "finance" | "viewer" | "operator";
        /**
         * @description English, Turkish or German.
         * @enum {string}
         */
        readonly Language: "en" | "tr" | "de";
        /** @description A member's agency. */
        readonly MemberAgency: {
            /** @description The number of the agency. */
            readonly id: number;
            /** @description The name of the agency. */
            readonly name: string;
        };
        /**
         * @description The status of a member: `invited` until the invitation is accepted.
         * @enum {string}
         */
        readonly MemberStatus: "invited" | "active";
        /** @description A person who can sign in. */
        readonly Member: {
            /** @description The identifier of the member. */
            readonly id: string;
            /**
             * Format: email
             * @description The member's email address, in lower case.
             */
            readonly email: string;
            /** @description The first name. Absent until the invitation is accepted. */
            readonly firstName?: string;
            /** @description The last name. Absent until the invitation is accepted. */
            readonly lastName?: string;
            readonly role: components["schemas"]["Role"];
            readonly language?: components["schemas"]["Language"];
            readonly agency?: components["schemas"]["MemberAgency"];
            readonly status: components["schemas"]["MemberStatus"];
            /** @description True if the member has a second factor. */
            readonly hasSecondFactor: boolean;
            /** @description True if the member can sign in with a passkey. */
            readonly hasPasskey: boolean;
            /**
             * Format: date-time
             * @description The time of the last sign-in.
             */
            readonly lastSignedInAt?: string;
            /**
             * Format: date-time
             * @description The time of the invitation.
             */
            readonly createdAt: string;
        };
        /**
         * @description The state of the second factor. `notSet`: the member has no second factor. `required`: the code has not been entered yet. `passed`: the code was accepted.
         * @enum {string}
         */
        readonly SecondFactorState: "notSet" | "required" | "passed";
        /** @description The session of the signed-in member. */
        readonly Session: {
            /** @description The identifier in the list of sessions, not the session's secret. */
            readonly id: string;
            readonly member: components["schemas"]["Member"];
            readonly secondFactor: components["schemas"]["SecondFactorState"];
            /** @description True if a second factor must be set up or passed before the rest of the portal is available. */
            readonly needsSecondFactor: boolean;
            /**
             * Format: date-time
             * @description The time at which the member signed in.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description The latest time at which the session ends.
             */
            readonly expiresAt: string;
        };
        /** @description The member's credentials. */
        readonly SignInRequest: {
            /**
             * Format: email
             * @description The email address, which is not case-sensitive.
             */
            readonly email: string;
            /**
             * Format: plain-text
             * @description The password.
             */
            readonly password: string;
        };
        /** @description A second factor code. */
        readonly SecondFactorRequest: {
            /** @description The six-digit code from the app, or a recovery code. */
            readonly code: string;
        };
        /** @description The result of `navigator.credentials.get()`. Bytes are encoded in Base64url. */
        readonly PasskeySignInRequest: {
            /** @description The `id` of the credential. */
            readonly credentialId: string;
            /** @description The `clientDataJSON` field of the `response`. */
            readonly clientDataJSON: string;
            /** @description The `authenticatorData` field of the `response`. */
            readonly authenticatorData: string;
            /** @description The `signature` field of the `response`. */
            readonly signature: string;
            /** @description The `userHandle` field of the `response`. */
            readonly userHandle: string;
        };
        /** @description The WebAuthn type `PublicKeyCredentialRequestOptionsJSON`. */
        readonly PasskeySignInOptions: {
            /** @description A one-time value that the device signs. */
            readonly challenge: string;
            /** @description The portal host to which the passkeys belong. */
            readonly rpId: string;
            /** @description The lifetime of the challenge in milliseconds. */
            readonly timeout: number;
            /**
             * @description The device must verify the user with a fingerprint, a face or a PIN.
             * @enum {string}
             */
            readonly userVerification: "required";
        };
        /** @description A session of the signed-in member. */
        readonly KnownSession: {
            /** @description The identifier of the session. */
            readonly id: string;
            /** @description True for the session that made the request. */
            readonly isCurrent: boolean;
            /**
             * Format: date-time
             * @description The start time of the session.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description The time of the last use, to the minute.
             */
            readonly lastSeenAt: string;
            /**
             * Format: date-time
             * @description The latest time at which the session ends.
             */
            readonly expiresAt: string;
            /** @description The IP address from which the session was started. */
            readonly address: string;
            /** @description The user agent of the browser. */
            readonly userAgent?: string;
        };
        /** @description The active sessions. */
        readonly SessionList: {
            /** @description The sessions, newest first. */
            readonly results: readonly components["schemas"]["KnownSession"][];
        };
        /** @description The profile fields that members can change themselves. */
        readonly ProfileChange: {
            readonly language: components["schemas"]["Language"];
        };
        /** @description Proof that the app has the secret. */
        readonly SecondFactorProof: {
            /** @description The six-digit code from the app. */
            readonly code: string;
        };
        /** @description Recovery codes for signing in if the app is lost. The codes are shown only once. */
        readonly RecoveryCodes: {
            /** @description The recovery codes. Each code can be used once. */
            readonly recoveryCodes: readonly string[];
        };
        /** @description The secret from which an authenticator app generates codes. */
        readonly SecondFactorSecret: {
            /** @description The secret in Base32, for manual entry. */
            readonly secret: string;
            /** @description The secret as a URI, for a QR code. */
            readonly otpauthUri: string;
        };
        /** @description Proof that the member made the request. */
        readonly SecondFactorRemoval: {
            /**
             * Format: plain-text
             * @description The password.
             */
            readonly password: string;
            /** @description The six-digit code from the app, or a recovery code. */
            readonly code: string;
        };
        /** @description A passkey of the signed-in member. */
        readonly Passkey: {
            /** @description The identifier of the passkey. */
            readonly id: string;
            /**
             * Format: visible-text
             * @description A name for the passkey, such as the name of the device that stores it.
             */
            readonly name: string;
            /**
             * Format: date-time
             * @description The time at which the passkey was added.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description The time of the last sign-in with the passkey. Absent if the passkey was never used.
             */
            readonly lastUsedAt?: string;
        };
        /** @description A list of passkeys. */
        readonly PasskeyList: {
            /** @description The passkeys, oldest first. */
            readonly results: readonly components["schemas"]["Passkey"][];
        };
        /** @description The result of `navigator.credentials.create()`, and a name for the passkey. Binary values are Base64url-encoded. */
        readonly PasskeyRequest: {
            /**
             * Format: visible-text
             * @description A name for the passkey, such as the name of the device that stores it.
             */
            readonly name: string;
            /** @description The `id` of the credential. */
            readonly credentialId: string;
            /** @description The `clientDataJSON` field of the `response`. */
            readonly clientDataJSON: string;
            /** @description The `attestationObject` field of the `response`. */
            readonly attestationObject: string;
        };
        /** @description Proof that the member made the request. */
        readonly PasskeyIntent: {
            /**
             * Format: plain-text
             * @description The password.
             */
            readonly password: string;
        };
        /** @description The relying party of the passkey. */
        readonly PasskeyParty: {
            /** @description The host of the portal. */
            readonly id: string;
            /** @description The name that the device displays. */
            readonly name: string;
        };
        /** @description The member for whom the passkey is created. */
        readonly PasskeyUser: {
            /** @description The member's ID, in Base64url. */
            readonly id: string;
            /** @description The email address. */
            readonly name: string;
            /** @description The name of the member, or the email address if the name is unknown. */
            readonly displayName: string;
        };
        /** @description A public key algorithm. */
        readonly PasskeyAlgorithm: {
            /**
             * @description Always `public-key`.
             * @enum {string}
             */
            readonly type: "public-key";
            /** @description The COSE identifier of the algorithm: -8 for Ed25519, -7 for ES256, or -257 for RS256. */
            readonly alg: number;
        };
        /** @description An existing passkey. */
        readonly PasskeyDescriptor: {
            /**
             * @description Always `public-key`.
             * @enum {string}
             */
            readonly type: "public-key";
            /** @description The credential ID on the device. */
            readonly id: string;
        };
        /** @description The required capabilities of the device. */
        readonly PasskeyDevice: {
            /**
             * @description The device must store the passkey.
             * @enum {string}
             */
            readonly residentKey: "required";
            /** @description The same requirement for older browsers. */
            readonly requireResidentKey: boolean;
            /**
             * @description The device must verify the user with a fingerprint, a face or a PIN.
             * @enum {string}
             */
            readonly userVerification: "required";
        };
        /** @description The WebAuthn type `PublicKeyCredentialCreationOptionsJSON`. */
        readonly PasskeyCreationOptions: {
            /** @description A one-time value that the device signs. */
            readonly challenge: string;
            readonly rp: components["schemas"]["PasskeyParty"];
            readonly user: components["schemas"]["PasskeyUser"];
            /** @description The accepted key algorithms, in order of preference. */
            readonly pubKeyCredParams: readonly components["schemas"]["PasskeyAlgorithm"][];
            /** @description The lifetime of the challenge in milliseconds. */
            readonly timeout: number;
            /** @description The member's existing passkeys. A device on which one of these passkeys is stored does not create another. */
            readonly excludeCredentials: readonly components["schemas"]["PasskeyDescriptor"][];
            readonly authenticatorSelection: components["schemas"]["PasskeyDevice"];
            /**
             * @description The device does not have to prove its model.
             * @enum {string}
             */
            readonly attestation: "none";
        };
        /** @description A new name for a passkey. */
        readonly PasskeyChange: {
            /**
             * Format: visible-text
             * @description A name for the passkey, such as the name of the device that stores it.
             */
            readonly name: string;
        };
        /** @description The current and the new password. */
        readonly PasswordChange: {
            /**
             * Format: plain-text
             * @description The current password.
             */
            readonly currentPassword: string;
            /**
             * Format: plain-text
             * @description The new password.
             */
            readonly password: string;
        };
        /** @description The member who has forgotten their password. */
        readonly PasswordResetRequest: {
            /**
             * Format: email
             * @description The email address.
             */
            readonly email: string;
        };
        /** @description The new password, and the token from the reset link. */
        readonly PasswordReset: {
            /** @description The token from the emailed link. */
            readonly token: string;
            /**
             * Format: plain-text
             * @description The new password.
             */
            readonly password: string;
        };
        /** @description A list of members. */
        readonly MemberList: {
            /** @description The members in the order in which they were invited. */
            readonly results: readonly components["schemas"]["Member"][];
        };
        /**
         * @description The role of an agency member. `owner`: full access to the agency. `developer`: keys and logs. `finance`: credit and addresses. `viewer`: read access.
         * @enum {string}
         */
        readonly AgencyRole: "owner" | "developer" | "finance" | "viewer";
        /** @description The person to invite, and their role. */
        readonly MemberInvitation: {
            /**
             * Format: email
             * @description The email address that receives the invitation.
             */
            readonly email: string;
            readonly role: components["schemas"]["AgencyRole"];
            readonly language?: components["schemas"]["Language"];
        };
        /** @description The fields to change. */
        readonly MemberChange: {
            readonly role: components["schemas"]["AgencyRole"];
        };
        /** @description The token from the emailed link. */
        readonly InvitationToken: {
            /** @description The token from the emailed link. */
            readonly token: string;
        };
        /** @description An invitation, with the invited person and the agency. */
        readonly Invitation: {
            /**
             * Format: email
             * @description The email address of the invited person.
             */
            readonly email: string;
            readonly role: components["schemas"]["Role"];
            readonly agency?: components["schemas"]["MemberAgency"];
            /**
             * Format: date-time
             * @description The time at which the invitation expires.
             */
            readonly expiresAt: string;
        };
        /** @description The acceptance of an invitation, with the person's name and password. */
        readonly InvitationAcceptance: {
            /** @description The token from the emailed link. */
            readonly token: string;
            /**
             * Format: visible-text
             * @description The first name.
             */
            readonly firstName: string;
            /**
             * Format: visible-text
             * @description The last name.
             */
            readonly lastName: string;
            /**
             * Format: plain-text
             * @description The new member's password.
             */
            readonly password: string;
        };
        /** @description The person to invite. */
        readonly OperatorInvitation: {
            /**
             * Format: email
             * @description The email address that receives the invitation.
             */
            readonly email: string;
            readonly language?: components["schemas"]["Language"];
        };
        /**
         * @description An action that needs two operators.
         * @enum {string}
         */
        readonly ApprovalAction: "grantCredit" | "adjustCredit" | "settleTask" | "erasePerson" | "saveSupplier" | "endAgency" | "releaseAgency" | "inviteOperator" | "removeOperator" | "resetOperator";
        /**
         * @description An ISO 4217 currency code.
         * @enum {string}
         */
        readonly Currency: "TRY" | "USD" | "EUR" | "GBP";
        /** @description An amount in whole minor units: 123450 TRY is 1,234.50 Turkish lira. */
        readonly Money: {
            /**
             * Format: int64
             * @description The amount in the minor unit of the currency (kuruş, cent, penny).
             */
            readonly amount: number;
            readonly currency: components["schemas"]["Currency"];
        };
        /** @description An amount in minor units, which may be negative. */
        readonly SignedMoney: {
            /**
             * Format: int64
             * @description The amount in the minor unit of the currency.
             */
            readonly amount: number;
            readonly currency: components["schemas"]["Currency"];
        };
        /**
         * @description The kind of supplier. `vendor`: rents out cars. `transferSupplier`: provides transfers.
         * @enum {string}
         */
        readonly SupplierKind: "vendor" | "transferSupplier";
        /**
         * @description The change to the supplier's key, which is never returned. `renewed`: a new key is set. `removed`: the key from the settings is used.
         * @enum {string}
         */
        readonly AskedKey: "renewed" | "removed";
        /** @description A supplier with the requested changes. Omitted fields remain unchanged. */
        readonly AskedSupplier: {
            readonly kind: components["schemas"]["SupplierKind"];
            /** @description The code of the supplier. */
            readonly code: string;
            /** @description The name of the supplier. */
            readonly name?: string;
            /** @description The name that is shown to customers. */
            readonly displayName?: string;
            /** @description The vendor through which this subsupplier is queried. */
            readonly partOf?: string;
            /** @description The URL of the supplier; `null` uses the configured default. */
            readonly baseUrl?: string | null;
            readonly key?: components["schemas"]["AskedKey"];
            /** @description The deadline for searches; `null` uses the configured default. */
            readonly deadlineMilliseconds?: number | null;
            /** @description The deadline for reservations and cancellations; `null` uses the configured default. */
            readonly reservationDeadlineMilliseconds?: number | null;
            /** @description True if the supplier provides statements. */
            readonly hasStatement?: boolean;
        };
        /** @description The operator to invite or remove, or whose credentials to reset. */
        readonly ApprovalOperator: {
            /** @description The email address. */
            readonly email: string;
            /** @description First and last name. Absent for an invitation. */
            readonly name?: string;
            /** @description The ID of the member. Absent for an invitation. */
            readonly memberId?: string;
        };
        /**
         * @description The party that requested the erasure.
         * @enum {string}
         */
        readonly ErasureReason: "personAsked" | "agencyAsked" | "authorityAsked";
        /** @description A suspension in effect. Absent if the agency is not suspended. */
        readonly AgencySuspension: {
            /**
             * Format: date-time
             * @description The time at which an operator suspended the agency.
             */
            readonly suspendedAt: string;
            /** @description The reason that the operator gave. */
            readonly reason: string;
        };
        /** @description The requested action in structured form. The fields depend on the action. */
        readonly ApprovalRequest: {
            readonly granted?: components["schemas"]["Money"];
            readonly change?: components["schemas"]["SignedMoney"];
            /** @description The credit record. */
            readonly recordId?: number;
            /** @description The reason for the credit. */
            readonly reference?: string;
            /** @description The task to settle. */
            readonly taskId?: number;
            /** @description A note on how the money was returned. */
            readonly note?: string;
            /** @description The orders whose personal data is to be erased. */
            readonly orderIds?: readonly string[];
            readonly supplier?: components["schemas"]["AskedSupplier"];
            readonly operator?: components["schemas"]["ApprovalOperator"];
            readonly reason?: components["schemas"]["ErasureReason"];
            readonly suspension?: components["schemas"]["AgencySuspension"];
        };
        /** @description A changed value. */
        readonly AuditFact: {
            /** @description The name of the value. */
            readonly name: string;
            /** @description The previous value. Absent if there was no previous value or it is unknown. */
            readonly before?: string;
            /** @description The new value. Absent if the value was removed. */
            readonly after?: string;
        };
        /**
         * @description The status of the request. `expired`: no decision was made within seven days, counted from the end of the cool-down if there is one.
         * @enum {string}
         */
        readonly ApprovalStatus: "waiting" | "approved" | "rejected" | "expired";
        /**
         * @description How the request was executed without a second operator. `unreviewed`: immediately by the sole operator. `coolDown`: after the cool-down. `commandLine`: by `pnpm admin`.
         * @enum {string}
         */
        readonly ApprovalWithoutSecond: "unreviewed" | "coolDown" | "commandLine";
        /** @description A request by one operator that another operator must approve. */
        readonly Approval: {
            /** @description The number of the request. */
            readonly id: number;
            readonly action: components["schemas"]["ApprovalAction"];
            /** @description The requested action in words. */
            readonly summary: string;
            /** @description The agency that the action concerns. */
            readonly agencyId?: number;
            /** @description The name of the agency. */
            readonly agencyName?: string;
            /** @description The order that this request pays for. Only in the list. */
            readonly orderId?: string;
            readonly asked: components["schemas"]["ApprovalRequest"];
            /** @description The values that the request changes, with their current values as `before`. Only in the list, for requests that can be approved. */
            readonly changes?: readonly components["schemas"]["AuditFact"][];
            /** @description True if the subject has changed since the request, so that the request can only be rejected. Only in the list, for pending requests. */
            readonly isOutdated?: boolean;
            /** @description The operator who made the request. */
            readonly askedBy: string;
            /**
             * Format: date-time
             * @description The time of the request.
             */
            readonly askedAt: string;
            /**
             * Format: date-time
             * @description The time from which a sole operator may approve their own request. Present only if there was no second operator.
             */
            readonly coolDownUntil?: string;
            /**
             * Format: date-time
             * @description The time from which the request can no longer be approved.
             */
            readonly expiresAt: string;
            readonly status: components["schemas"]["ApprovalStatus"];
            /** @description The operator who approved or rejected the request. */
            readonly decidedBy?: string;
            /**
             * Format: date-time
             * @description The time of the decision.
             */
            readonly decidedAt?: string;
            readonly withoutSecond?: components["schemas"]["ApprovalWithoutSecond"];
        };
        /**
         * @description The status of a key. `active`: the key can be used. `suspended`: a member or operator has suspended the key. `ended`: the key has expired.
         * @enum {string}
         */
        readonly ApiKeyStatus: "active" | "suspended" | "ended";
        /**
         * @description The permissions of a key. A `readOnly` key can search and read; changes are refused.
         * @enum {string}
         */
        readonly KeyScope: "full" | "readOnly";
        /** @description The addresses and address ranges from which the key can be used. An empty list allows any address. */
        readonly AllowedAddresses: readonly string[];
        /** @description An agency's key, without its secret. */
        readonly ApiKey: {
            /** @description The identifier of the key. */
            readonly id: string;
            /** @description The public part of the credentials, used with the secret to log in. */
            readonly key: string;
            /**
             * Format: visible-text
             * @description A name for the key, such as the name of the system that uses it.
             */
            readonly name?: string;
            /** @description The email address of the key's user. */
            readonly email: string;
            readonly status: components["schemas"]["ApiKeyStatus"];
            readonly scope: components["schemas"]["KeyScope"];
            readonly allowedAddresses: components["schemas"]["AllowedAddresses"];
            /**
             * Format: date-time
             * @description The expiry time of the key. Absent if the key never expires.
             */
            readonly expiresAt?: string;
            /**
             * Format: date-time
             * @description The creation time of the key. Absent for very old keys.
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description The time of the last use, to the minute. Absent if the key was never used.
             */
            readonly lastUsedAt?: string;
        };
        /** @description A list of keys. */
        readonly ApiKeyList: {
            /** @description The keys, sorted by `key`. */
            readonly results: readonly components["schemas"]["ApiKey"][];
        };
        /** @description The person to whom a key belongs, as returned at login. */
        readonly KeyUser: {
            /**
             * Format: email
             * @description The email address, which is unique across agencies.
             */
            readonly email: string;
            /**
             * Format: visible-text
             * @description The first name.
             */
            readonly firstName: string;
            /**
             * Format: visible-text
             * @description The last name.
             */
            readonly lastName: string;
        };
        /** @description The settings of a new key. */
        readonly ApiKeyRequest: {
            /**
             * Format: visible-text
             * @description A name for the key, such as the name of the system that uses it.
             */
            readonly name: string;
            readonly user?: components["schemas"]["KeyUser"];
            /** @default full */
            readonly scope?: components["schemas"]["KeyScope"];
            /** @default [] */
            readonly allowedAddresses?: components["schemas"]["AllowedAddresses"];
            /**
             * Format: date-time
             * @description The expiry time of the key. Absent for no expiry.
             */
            readonly expiresAt?: string;
        };
        /** @description A newly created key and its secret. */
        readonly NewApiKey: {
            readonly apiKey: components["schemas"]["ApiKey"];
            /** @description The secret part of the credentials, which cannot be shown again. */
            readonly secret: string;
        };
        /** @description The fields of the key to change. Omitted fields remain unchanged. */
        readonly ApiKeyChange: {
            /**
             * Format: visible-text
             * @description A name for the key, such as the name of the system that uses it.
             */
            readonly name?: string;
            readonly scope?: components["schemas"]["KeyScope"];
            readonly allowedAddresses?: components["schemas"]["AllowedAddresses"];
            /**
             * Format: date-time
             * @description The expiry time of the key; `null` for no expiry.
             */
            readonly expiresAt?: string | null;
        };
        /** @description The settings for rolling a key. */
        readonly KeyRoll: {
            /** @description The number of hours for which the old key remains valid. With 0, the old key expires immediately. */
            readonly overlapHours: number;
        };
        /**
         * @description The outcome of a request. `succeeded`: a status below 400. `failed`: any other status.
         * @enum {string}
         */
        readonly RequestOutcome: "succeeded" | "failed";
        /**
         * @description The outcome for the vendor or supplier. `late`: no response in time. `failed`: no connection, an error, an invalid response, or prices that cannot be converted. `paused`: not queried, because of repeated failures.
         * @enum {string}
         */
        readonly SilentPartyOutcome: "late" | "failed" | "paused";
        /** @description A vendor or supplier that did not contribute to a search. */
        readonly SilentParty: {
            /** @description The name of the vendor or supplier. */
            readonly name: string;
            readonly outcome: components["schemas"]["SilentPartyOutcome"];
        };
        /** @description A completed API request. */
        readonly LoggedRequest: {
            /** @description The `X-Request-Id` of the request and the response. */
            readonly requestId: string;
            /**
             * Format: date-time
             * @description The time of the response.
             */
            readonly at: string;
            /** @description The `id` of the key that made the request. The key may have been deleted. */
            readonly keyId: string;
            /** @description The operation that was called. */
            readonly operation: string;
            /** @description The HTTP status; 499 if the client disconnected before the response. */
            readonly status: number;
            /** @description The `key` of the error. Absent for successful requests. */
            readonly errorKey?: string;
            /** @description The order that the request was about. Absent if there is none, or if the request was not valid. */
            readonly orderId?: string;
            /** @description The response time in milliseconds. */
            readonly durationMilliseconds: number;
            /** @description True if the request repeated an `Idempotency-Key` and received the stored response. */
            readonly isRepeat?: boolean;
            /** @description The vendors or suppliers that a search skipped, or that returned no usable response. Absent if there are none. */
            readonly silentParties?: readonly components["schemas"]["SilentParty"][];
        };
        /** @description A page of logged requests, newest first. */
        readonly LoggedRequestList: {
            /** @description The logged requests. */
            readonly results: readonly components["schemas"]["LoggedRequest"][];
            /** @description The cursor for the next page. Absent on the last page. */
            readonly nextCursor?: string;
        };
        /**
         * @description The retry advice for the request. `same`: retry the request unchanged.
         * @enum {string}
         */
        readonly RetryAdvice: "never" | "afterFixing" | "afterWaiting" | "same";
        /** @description The catalogue entry for the error. */
        readonly RequestError: {
            /** @description The key of the error. */
            readonly key: string;
            /** @description The HTTP status of the error. */
            readonly status: number;
            /** @description The cause of the error, in one sentence. */
            readonly description: string;
            /** @description The meaning of the error. */
            readonly meaning?: string;
            /** @description The recommended action. */
            readonly action?: string;
            readonly retry: components["schemas"]["RetryAdvice"];
        };
        /** @description The request field that the error refers to, and the rule that it violated. Contains no values from the request. */
        readonly RefusedField: {
            /** @description The dotted path of the field in the contract, such as `passenger.birthDate`. `[]` replaces list positions, and `?` replaces names that are not in the contract. */
            readonly field: string;
            /** @description The accepted values of the field. */
            readonly rule: string;
        };
        /**
         * @description Why the body is not stored:
         *
         *     - `noBody`: there was no body.
         *     - `notRead`: the request was refused before its body was read.
         *     - `notJson`: the response is a page, a document or another format.
         *     - `malformed`: the body is not valid JSON or not a valid form.
         *     - `undescribed`: the contract does not describe a field or its type, so the field could contain a secret.
         *     - `tooLarge`: the body is larger than 16 KB.
         *     - `expired`: the call is older than 24 hours.
         *     - `unavailable`: the body was not recorded, or an erasure of personal data deleted it.
         *     - `production`: bodies are stored on staging only.
         * @enum {string}
         */
        readonly BodyNotStored: "noBody" | "notRead" | "notJson" | "malformed" | "undescribed" | "tooLarge" | "expired" | "unavailable" | "production";
        /** @description The body of a request or response. Exactly one of the fields is present. */
        readonly LoggedBody: {
            /** @description The body as JSON. `[redacted]` replaces card data, secrets and document numbers. `***` replaces card numbers and tokens in all other text. Form data is shown as an object. */
            readonly content?: string;
            readonly notStored?: components["schemas"]["BodyNotStored"];
        };
        /** @description A logged request, with details of its error. On staging, the bodies of the request and the response are included for 24 hours. */
        readonly LoggedRequestDetails: {
            readonly request: components["schemas"]["LoggedRequest"];
            /** @description The area of the operation in the documentation. Absent if the operation no longer exists. */
            readonly area?: string;
            readonly error?: components["schemas"]["RequestError"];
            readonly refused?: components["schemas"]["RefusedField"];
            /** @description The invalid fields, at most ten. The first is `refused`. Absent if the error does not refer to a field. */
            readonly problems?: readonly components["schemas"]["RefusedField"][];
            /** @description The body that was sent. */
            readonly requestBody: components["schemas"]["LoggedBody"];
            /** @description The body of the response. */
            readonly responseBody: components["schemas"]["LoggedBody"];
        };
        /** @description The number of responses with a given status. */
        readonly StatusCount: {
            /** @description The HTTP status. */
            readonly status: number;
            /** @description The number of requests. */
            readonly count: number;
        };
        /** @description The number of requests by status in the last 30 days. A request is counted within seconds of its response. */
        readonly RequestStatuses: {
            /** @description The number of requests with a status below 400. */
            readonly succeeded: number;
            /** @description The number of all other requests. */
            readonly failed: number;
            /** @description The statuses of failed requests, lowest first. */
            readonly results: readonly components["schemas"]["StatusCount"][];
        };
        /**
         * @description The length of each period.
         * @enum {string}
         */
        readonly FiguresPeriod: "hour" | "day";
        /** @description The number of responses with a given error. */
        readonly ErrorCount: {
            /** @description The `key` of the error. */
            readonly key: string;
            /** @description The number of responses with the error. */
            readonly count: number;
        };
        /** @description The figures for one hour or day. */
        readonly PeriodFigures: {
            /**
             * Format: date-time
             * @description The start of the period.
             */
            readonly at: string;
            /** @description The number of completed requests. */
            readonly count: number;
            /** @description The number of failed requests for each error, most frequent error first. */
            readonly errors: readonly components["schemas"]["ErrorCount"][];
            /** @description The median response time, overstated by at most 5%. */
            readonly p50Milliseconds: number;
            /** @description The 95th percentile of the response time, overstated by at most 5%. */
            readonly p95Milliseconds: number;
        };
        /** @description The peak usage of an operation, compared with its rate limit. */
        readonly LimitUse: {
            /** @description The operation that was called. */
            readonly operation: string;
            /** @description The maximum number of calls per user in one window. */
            readonly limit: number;
            /** @description The length of the window in seconds. */
            readonly windowSeconds: number;
            /** @description The highest number of calls with one key in a minute. */
            readonly busiest: number;
            /** @description The number of calls that were refused with 429. */
            readonly refused: number;
        };
        /** @description Request figures for charts. */
        readonly RequestFigures: {
            /**
             * Format: date-time
             * @description The start of the period.
             */
            readonly from: string;
            /**
             * Format: date-time
             * @description The end of the period.
             */
            readonly to: string;
            /** @description The hours or days with requests, oldest first. */
            readonly results: readonly components["schemas"]["PeriodFigures"][];
            /** @description The operations that were called, with those closest to their limit first. */
            readonly limits: readonly components["schemas"]["LimitUse"][];
        };
        /** @description The kind of change: the object and its new status, separated by a dot. The events guide explains each type. More types will be added; ignore types you do not know. */
        readonly EventType: "carOrder.pending" | "carOrder.reserved" | "carOrder.failed" | "carOrder.cancelled" | "carOrder.removed" | "carOrder.changed" | "transferOrder.pendingPayment" | "transferOrder.reserved" | "transferOrder.failed" | "transferOrder.canceled" | "transferOrder.legCanceled" | "transferOrder.changed" | "transferOrder.expired" | "ride.assigned" | "ride.departed" | "ride.delayed" | "ride.arrived" | "ride.passengerOnBoard" | "ride.noShow" | "ride.completed" | "payment.awaiting3ds" | "payment.processing" | "payment.completed" | "payment.cancelled" | "payment.failed" | "payment.reversed" | "payment.declined" | "payment.voided" | "payment.expired" | "payment.withdrawn" | "payment.chargedLate" | "paymentSession.open" | "paymentSession.processing" | "paymentSession.paid" | "paymentSession.failed" | "paymentSession.expired" | "paymentSession.cancelled" | "refund.pending" | "refund.delayed" | "refund.completed" | "creditRecord.opened" | "creditRecord.raised" | "creditRecord.reduced" | "creditRecord.held" | "creditRecord.spent" | "creditRecord.released" | "creditRecord.refunded" | "creditRecord.activated" | "creditRecord.deactivated" | "webhookEndpoint.pinged" | "webhookEndpoint.disabled" | (string & {});
        /**
         * @description Whether events are sent to the endpoint.
         * @enum {string}
         */
        readonly WebhookEndpointStatus: "enabled" | "disabled";
        /** @description The reason why no events are sent. `agency`: you disabled the endpoint. `gone`: the endpoint responded with 410. `failing`: no delivery succeeded for three days, and delivery of an event was abandoned. */
        readonly WebhookDisabledReason: "agency" | "gone" | "failing" | (string & {});
        /** @description Your URL for receiving events. */
        readonly WebhookEndpoint: {
            /** @description The identifier of the endpoint. */
            readonly id: string;
            /**
             * Format: uri
             * @description The URL that receives events.
             */
            readonly url: string;
            /**
             * Format: plain-text
             * @description Your own note. Absent if there is none.
             */
            readonly description?: string;
            /** @description The event types to send. Empty for all types. */
            readonly types: readonly components["schemas"]["EventType"][];
            readonly status: components["schemas"]["WebhookEndpointStatus"];
            /** @description The reason why no events are sent. Present while the endpoint is `disabled`. */
            readonly disabledReason?: components["schemas"]["WebhookDisabledReason"];
            /**
             * Format: date-time
             * @description The time until which messages are also signed with the previous secret. Absent if only the current secret is in use.
             */
            readonly previousSecretUntil?: string;
            /**
             * Format: date-time
             * @description When the endpoint was created.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When the endpoint was last changed, by you or by us.
             */
            readonly updatedAt: string;
        };
        /** @description The reason for the failure. `status`: a status other than 200 to 299, given in `statusCode`. `timeout`: no response within 15 seconds. `unreachable`: the connection could not be established, or was lost. `certificate`: the certificate was not accepted. `address`: the host name resolves to an address that is not allowed. */
        readonly WebhookProblem: "status" | "timeout" | "unreachable" | "certificate" | "address" | (string & {});
        /** @description The latest attempt to deliver an event. */
        readonly WebhookTry: {
            /**
             * Format: date-time
             * @description When the event was sent.
             */
            readonly at: string;
            /** @description The time that elapsed before the response or failure, in milliseconds. */
            readonly latencyMilliseconds: number;
            /** @description The status code of your server's response. Absent if there was no response. */
            readonly statusCode?: number;
            /** @description The reason for the failure. Absent if the attempt succeeded. */
            readonly problem?: components["schemas"]["WebhookProblem"];
        };
        /** @description Delivery counts by result, for deliveries whose latest attempt was made in a period. */
        readonly WebhookSuccess: {
            /** @description The number of deliveries that succeeded. */
            readonly delivered: number;
            /** @description The number of deliveries whose latest attempt failed. */
            readonly failed: number;
        };
        /** @description The state of deliveries to an endpoint. It contains no part of the server's responses except their status codes. */
        readonly WebhookEndpointHealth: {
            /** @description The `id` of the endpoint. */
            readonly endpointId: string;
            /**
             * Format: date-time
             * @description The start of the period without a successful delivery. Absent if the latest attempt succeeded.
             */
            readonly failingSince?: string;
            /** @description The latest failed attempt among deliveries that have still not succeeded. Absent if there is none. */
            readonly lastError?: components["schemas"]["WebhookTry"];
            /**
             * Format: date-time
             * @description The time of the next attempt. Absent if no event is pending or the endpoint is `disabled`.
             */
            readonly nextTryAt?: string;
            /** @description The number of events awaiting delivery. */
            readonly waiting: number;
            readonly last24Hours: components["schemas"]["WebhookSuccess"];
            readonly last7Days: components["schemas"]["WebhookSuccess"];
        };
        /** @description The agency's webhook endpoints, and the state of their deliveries. */
        readonly WebhookEndpoints: {
            /** @description The endpoints, oldest first. */
            readonly results: readonly components["schemas"]["WebhookEndpoint"][];
            /** @description The health of each endpoint, in the order of `results`. */
            readonly health: readonly components["schemas"]["WebhookEndpointHealth"][];
        };
        /**
         * @description An event type to receive.
         * @enum {string}
         */
        readonly AskedEventType: "carOrder.pending" | "carOrder.reserved" | "carOrder.failed" | "carOrder.cancelled" | "carOrder.removed" | "carOrder.changed" | "transferOrder.pendingPayment" | "transferOrder.reserved" | "transferOrder.failed" | "transferOrder.canceled" | "transferOrder.legCanceled" | "transferOrder.changed" | "transferOrder.expired" | "ride.assigned" | "ride.departed" | "ride.delayed" | "ride.arrived" | "ride.passengerOnBoard" | "ride.noShow" | "ride.completed" | "payment.awaiting3ds" | "payment.processing" | "payment.completed" | "payment.cancelled" | "payment.failed" | "payment.reversed" | "payment.declined" | "payment.voided" | "payment.expired" | "payment.withdrawn" | "payment.chargedLate" | "paymentSession.open" | "paymentSession.processing" | "paymentSession.paid" | "paymentSession.failed" | "paymentSession.expired" | "paymentSession.cancelled" | "refund.pending" | "refund.delayed" | "refund.completed" | "creditRecord.opened" | "creditRecord.raised" | "creditRecord.reduced" | "creditRecord.held" | "creditRecord.spent" | "creditRecord.released" | "creditRecord.refunded" | "creditRecord.activated" | "creditRecord.deactivated" | "webhookEndpoint.pinged" | "webhookEndpoint.disabled";
        /** @description A webhook endpoint to create. */
        readonly WebhookEndpointRequest: {
            /**
             * Format: uri
             * @description The URL that receives events by POST. It must be https on port 443 or 8443, without user info, at a public address. On staging, localhost is also allowed, with any port and with http.
             */
            readonly url: string;
            /**
             * Format: plain-text
             * @description Your own note.
             */
            readonly description?: string;
            /** @description The event types to send. If the list is empty or absent, events of all types are sent, including types added in later releases. */
            readonly types?: readonly components["schemas"]["AskedEventType"][];
        };
        /** @description A webhook endpoint with the secret that signs its messages. */
        readonly WebhookEndpointSecret: {
            readonly endpoint: components["schemas"]["WebhookEndpoint"];
            /**
             * Format: password
             * @description The signing key, in the format that Standard Webhooks libraries accept. Store the key as securely as a password; it is not shown again.
             */
            readonly secret: string;
        };
        /** @description The changes to a webhook endpoint. */
        readonly WebhookEndpointChange: {
            /**
             * Format: uri
             * @description The URL that receives events by POST. It must be https on port 443 or 8443, without user info, at a public address. On staging, localhost is also allowed, with any port and with http.
             */
            readonly url?: string;
            /**
             * Format: plain-text
             * @description Your own note.
             */
            readonly description?: string;
            /** @description The event types to send from now on. Empty for all types. */
            readonly types?: readonly components["schemas"]["AskedEventType"][];
            /** @description Enables or disables the endpoint. */
            readonly status?: components["schemas"]["WebhookEndpointStatus"];
        };
        /**
         * @description The status of a delivery. `pending`: the first attempt or a retry is still due. `delivered`: your server responded with 200 to 299. `givenUp`: ten attempts have failed, or deliveries stopped because the endpoint responded with 410.
         * @enum {string}
         */
        readonly WebhookDeliveryStatus: "pending" | "delivered" | "givenUp";
        /** @description The delivery of an event to an endpoint. */
        readonly WebhookDelivery: {
            /** @description The `id` of the event, which is also sent as `webhook-id`. */
            readonly eventId: string;
            readonly type: components["schemas"]["EventType"];
            /**
             * Format: int64
             * @description The position of the event in the feed.
             */
            readonly position: number;
            /**
             * @description The order that the event is about. Absent if the event is not about an order.
             * @example CAR-q7Yt2MvKx0LbN5sWd8RpZg
             */
            readonly orderId?: string;
            readonly status: components["schemas"]["WebhookDeliveryStatus"];
            /** @description The number of attempts since the delivery was created or last restarted. */
            readonly tries: number;
            readonly lastTry?: components["schemas"]["WebhookTry"];
            /**
             * Format: date-time
             * @description The time of the next attempt. Present while the delivery is `pending`.
             */
            readonly nextTryAt?: string;
            /**
             * Format: date-time
             * @description When the delivery was created.
             */
            readonly createdAt: string;
        };
        /** @description One page of the deliveries to an endpoint, newest event first. */
        readonly WebhookDeliveryList: {
            /** @description One page of the list. */
            readonly results: readonly components["schemas"]["WebhookDelivery"][];
            /** @description The cursor for the next page, to send as `cursor`. Absent on the last page. */
            readonly nextCursor?: string;
        };
        /** @description The events that `redeliverEvents` would send for a range. `from` and `to` are absent if no events would be sent. */
        readonly RedeliveryPreview: {
            /** @description The number of events that would be sent. */
            readonly count: number;
            /**
             * Format: int64
             * @description The first position to send to `redeliverEvents`.
             */
            readonly from?: number;
            /**
             * Format: int64
             * @description The last position to send to `redeliverEvents`.
             */
            readonly to?: number;
            /**
             * Format: date-time
             * @description When the first of these events occurred.
             */
            readonly firstAt?: string;
            /**
             * Format: date-time
             * @description When the last of these events occurred.
             */
            readonly lastAt?: string;
            /** @description False if the range contains more events after `to`, because one redelivery covers at most 1,000 positions. */
            readonly isComplete: boolean;
        };
        /** @description A range of positions in the feed, inclusive. */
        readonly RedeliveryRequest: {
            /**
             * Format: int64
             * @description The first position of the range.
             */
            readonly from: number;
            /**
             * Format: int64
             * @description The last position of the range.
             */
            readonly to: number;
        };
        /** @description The result of a redelivery request. */
        readonly Redelivery: {
            /** @description The number of events that will be sent. */
            readonly count: number;
        };
        /** @description A step of the go-live checklist. */
        readonly GoLiveStep: {
            /** @description The name of the step. For unknown names, show `title`. */
            readonly step: "carSearched" | "carOrdered" | "paidByCard" | "paidWith3ds" | "declineHandled" | "outcomeUnknownHandled" | "eligibilityAsked" | "carCancelled" | "orderRepeated" | "limitWaitedFor" | "eventsUsed" | "tokensRenewed" | "transferOrdered" | "transferCancelled" | (string & {});
            /** @description The title of the step, in English. */
            readonly title: string;
            /** @description Instructions for staging, in English. */
            readonly how: string;
            /** @description True if the step applies only to agencies that sell the product or use the feature. */
            readonly isOptional: boolean;
            /**
             * Format: date-time
             * @description The time at which the step was last completed. Absent if the step was never completed.
             */
            readonly seenAt?: string;
        };
        /** @description An agency's go-live checklist. */
        readonly GoLive: {
            /** @description True if all mandatory steps are complete. */
            readonly isComplete: boolean;
            /** @description The URL of the documentation chapter. */
            readonly guide: string;
            /** @description The steps in their usual order. */
            readonly steps: readonly components["schemas"]["GoLiveStep"][];
        };
        /**
         * @description The state of an agency. `suspended`: until an operator lifts the suspension. `closed`: permanently, even if it was suspended before.
         * @enum {string}
         */
        readonly AgencyState: "active" | "suspended" | "closed";
        /**
         * @description The sort order of agencies: `number` lists the oldest first, `name` sorts alphabetically, and `lastActivity` lists the most recently active first.
         * @enum {string}
         */
        readonly AgencySort: "number" | "name" | "lastActivity";
        /** @description An agency's permissions. */
        readonly AgencyPermissions: {
            /** @description True if orders can be paid in full from credit. */
            readonly mayUseFullCredit: boolean;
            /** @description True if the part due in advance can be paid on credit. */
            readonly mayUseLimitedCredit: boolean;
            /** @description True if the agency can pay from its credit. */
            readonly mayPayByLimit: boolean;
            /** @description True if `payOrder` accepts card numbers. If false, travellers enter their cards on the payment page, so the agency's servers never receive a card number. */
            readonly mayPayByCardNumber: boolean;
            /** @description True if orders can specify a different billing address. */
            readonly mayUseCustomBilling: boolean;
            /** @description True if the agency can read reference data. */
            readonly mayReadReferenceData: boolean;
            /** @description True if the agency can run credit checks on its customers. */
            readonly mayCheckCredit: boolean;
        };
        /** @description An agency's total credit in one currency across all active records. */
        readonly AgencyCredit: {
            readonly remaining: components["schemas"]["Money"];
            readonly granted: components["schemas"]["Money"];
        };
        /** @description An agency. */
        readonly ListedAgency: {
            /** @description The number of the agency. */
            readonly id: number;
            /** @description The name of the agency. */
            readonly name: string;
            readonly permissions: components["schemas"]["AgencyPermissions"];
            /**
             * Format: date-time
             * @description The time at which the agency was closed. The requests and sign-ins of a closed agency are refused.
             */
            readonly endedAt?: string;
            readonly suspension?: components["schemas"]["AgencySuspension"];
            readonly state: components["schemas"]["AgencyState"];
            /** @description The number of members, including invited members. */
            readonly members: number;
            /**
             * Format: date-time
             * @description The time of the latest API call with one of the agency's keys, to the minute. Calls that place orders are included. Absent if there was none.
             */
            readonly lastActivityAt?: string;
            /** @description The credit per currency. Empty if the agency has no active credit record. */
            readonly credit: readonly components["schemas"]["AgencyCredit"][];
        };
        /** @description A page of agencies. */
        readonly AgencyList: {
            /** @description The agencies in the requested order. */
            readonly results: readonly components["schemas"]["ListedAgency"][];
            /** @description The cursor for the next page. Absent on the last page. */
            readonly nextCursor?: string;
        };
        /** @description The permissions to change. Omitted permissions remain unchanged. */
        readonly AgencyPermissionsChange: {
            /** @description True if orders can be paid in full from credit. */
            readonly mayUseFullCredit?: boolean;
            /** @description True if the part due in advance can be paid on credit. */
            readonly mayUseLimitedCredit?: boolean;
            /** @description True if the agency can pay from its credit. */
            readonly mayPayByLimit?: boolean;
            /** @description True if `payOrder` accepts card numbers. If false, travellers enter their cards on the payment page, so the agency's servers never receive a card number. */
            readonly mayPayByCardNumber?: boolean;
            /** @description True if orders can specify a different billing address. */
            readonly mayUseCustomBilling?: boolean;
            /** @description True if the agency can read reference data. */
            readonly mayReadReferenceData?: boolean;
            /** @description True if the agency can run credit checks on its customers. */
            readonly mayCheckCredit?: boolean;
        };
        /** @description A new agency. */
        readonly AgencyRequest: {
            /**
             * Format: visible-text
             * @description The name of the agency, which must be unique.
             */
            readonly name: string;
            readonly permissions?: components["schemas"]["AgencyPermissionsChange"];
            /** @description True if the agency is registered with the credit bureau. */
            readonly isKnownToBureau?: boolean;
        };
        /** @description An agency with all its settings. */
        readonly Agency: {
            /** @description The number of the agency. */
            readonly id: number;
            /** @description The name of the agency. */
            readonly name: string;
            readonly permissions: components["schemas"]["AgencyPermissions"];
            /** @description True if the agency is registered with the credit bureau. The credit checks of an unregistered agency are refused. */
            readonly isKnownToBureau: boolean;
            /**
             * Format: date-time
             * @description The time at which the agency was closed. The requests and sign-ins of a closed agency are refused.
             */
            readonly endedAt?: string;
            readonly suspension?: components["schemas"]["AgencySuspension"];
        };
        /** @description The fields to change. Omitted fields remain unchanged. */
        readonly AgencyChange: {
            /**
             * Format: visible-text
             * @description The name of the agency, which must be unique.
             */
            readonly name?: string;
            readonly permissions?: components["schemas"]["AgencyPermissionsChange"];
            /** @description True if the agency is registered with the credit bureau. */
            readonly isKnownToBureau?: boolean;
        };
        /** @description Confirmation that an agency is to be closed. */
        readonly AgencyEnd: {
            /**
             * Format: visible-text
             * @description The name of the agency, to confirm the operation.
             */
            readonly name: string;
        };
        /** @description The reason for a suspension. */
        readonly AgencySuspensionRequest: {
            /**
             * Format: visible-text
             * @description The reason, which the agency's members see. It is stored with the agency and in the audit log, so it must not contain personal data.
             */
            readonly reason: string;
        };
        /** @description An origin to which customers may be redirected after 3D Secure. */
        readonly CallbackOrigin: {
            /** @description Scheme, host and port. Production requires https. */
            readonly origin: string;
        };
        /** @description An agency's callback origins. */
        readonly CallbackOriginList: {
            /** @description An agency's callback origins. */
            readonly results: readonly components["schemas"]["CallbackOrigin"][];
        };
        /**
         * @description The type of customer on the invoice: a person, a privately owned company, or a corporation.
         * @enum {string}
         */
        readonly BillingType: "individual" | "privateCompany" | "corporateCompany";
        /** @description The billing details for the invoice, instead of the agency's registered ones. Custom billing must be enabled for the agency. */
        readonly TransferBilling: {
            readonly type: components["schemas"]["BillingType"];
            /**
             * Format: visible-text
             * @description The given name, or the company name if `type` is `corporateCompany`.
             */
            readonly firstName: string;
            /**
             * Format: visible-text
             * @description The family name. Required unless `type` is `corporateCompany`.
             */
            readonly lastName?: string;
            /**
             * Format: email
             * @description The email address for the invoice.
             */
            readonly email: string;
            /**
             * Format: e164
             * @description The phone number, in E.164 format.
             */
            readonly phone: string;
            /**
             * Format: iso-country
             * @description The country, as a two-letter ISO 3166-1 code in capitals, or XK for Kosovo.
             */
            readonly countryCode: string;
            /**
             * Format: plain-text
             * @description The full name of the country in English, Turkish or German. Must match `countryCode`.
             */
            readonly countryName: string;
            /**
             * Format: plain-text
             * @description The state or province: a name or ISO code from `listDivisions`, or a common name. In Türkiye, one of the provinces.
             */
            readonly adm1: string;
            /**
             * Format: plain-text
             * @description The district. In Türkiye, a district of the province as listed by `listDivisions`.
             */
            readonly adm2?: string;
            /**
             * Format: visible-text
             * @description The street, house number and apartment number.
             */
            readonly line: string;
            /** @description The postal code. */
            readonly zipCode: string;
            /** @description The tax number of a company, or the identity number of an individual. In Türkiye, 11 digits for `individual`, 10 for `corporateCompany`, 10 or 11 for `privateCompany`. */
            readonly taxIdentifier: string;
            /**
             * Format: plain-text
             * @description The tax office. Required for companies.
             */
            readonly taxDivision?: string;
        };
        /** @description An agency's credit balance. */
        readonly CreditRecord: {
            /** @description The number of the record. */
            readonly id: number;
            readonly remaining: components["schemas"]["Money"];
            /** @description True if payments can use the record. */
            readonly isActive: boolean;
        };
        /** @description An agency's credit records, oldest first. */
        readonly CreditRecordList: {
            /** @description An agency's credit records, oldest first. */
            readonly results: readonly components["schemas"]["CreditRecord"][];
        };
        /** @description Credit to grant. */
        readonly CreditGrant: {
            readonly granted: components["schemas"]["Money"];
            /**
             * Format: visible-text
             * @description The reason or a reference, such as the number of a bank transfer. Repeating a request with the same reference has no effect.
             */
            readonly reference: string;
        };
        /** @description The fields to change. */
        readonly CreditRecordChange: {
            /** @description True if payments can use the record. */
            readonly isActive: boolean;
        };
        /** @description The balances and sums of the whole period, on every page. `opening` and `closing`: the available credit at the start and end of the period. `added`: the sum of the changes that increased the available credit. `deducted`: the sum of the changes that reduced it, as a positive amount. */
        readonly CreditStatementSummary: {
            readonly opening: components["schemas"]["Money"];
            readonly added: components["schemas"]["Money"];
            readonly deducted: components["schemas"]["Money"];
            readonly closing: components["schemas"]["Money"];
        };
        /**
         * @description The kind of ledger entry. `opening` and `grant` add credit, and `reduce` removes credit. `hold` reserves credit for an order, `post` spends the held credit, and `reverse` releases it. `refund` and `refundPart` return spent credit.
         * @enum {string}
         */
        readonly CreditEntryKind: "opening" | "grant" | "reduce" | "hold" | "post" | "reverse" | "refund" | "refundPart";
        /**
         * @description The part of the entry that the line shows. For an order with a commission, `price` is the amount for the service, and `commission` is the agency's earnings. Together they make up the entry. In all other cases, the line is the `whole` entry.
         * @enum {string}
         */
        readonly CreditLinePart: "whole" | "price" | "commission";
        /**
         * @description The outbound leg, or the return leg of a round trip.
         * @enum {string}
         */
        readonly TransferLegType: "oneway" | "return";
        /** @description A line of a credit statement. */
        readonly CreditStatementLine: {
            /**
             * Format: int64
             * @description The number of the entry in the ledger.
             */
            readonly entryId: number;
            /**
             * Format: date-time
             * @description The time of the entry.
             */
            readonly at: string;
            readonly kind: components["schemas"]["CreditEntryKind"];
            readonly part: components["schemas"]["CreditLinePart"];
            readonly change: components["schemas"]["SignedMoney"];
            readonly remaining: components["schemas"]["Money"];
            /** @description The order that was paid for. */
            readonly orderId?: string;
            /** @description The payment for the order. */
            readonly paymentId?: number;
            /** @description The reference that an operator entered. */
            readonly reference?: string;
            /** @description The refunded legs of a transfer. Absent if the entry is not a transfer refund, or was written by an earlier release. */
            readonly legs?: readonly components["schemas"]["TransferLegType"][];
        };
        /** @description A page of a credit statement. */
        readonly CreditStatement: {
            readonly record: components["schemas"]["CreditRecord"];
            readonly summary?: components["schemas"]["CreditStatementSummary"];
            /** @description The lines of the statement, latest entry first. If an entry has two lines, the price comes first. */
            readonly results: readonly components["schemas"]["CreditStatementLine"][];
            /** @description The cursor for the next page. Absent on the last page. */
            readonly nextCursor?: string;
        };
        /** @description The statement as a UTF-8 CSV file that conforms to RFC 4180. No cell contains a formula. */
        readonly CreditStatementFile: string;
        /** @description An amount to add to or remove from a credit record. */
        readonly CreditAdjustment: {
            readonly change: components["schemas"]["SignedMoney"];
            /**
             * Format: visible-text
             * @description The reason or a reference, such as the number of a bank transfer. Repeating a request with the same reference has no effect.
             */
            readonly reference: string;
        };
        /** @description The credit figures for one UTC day. */
        readonly CreditDay: {
            /**
             * Format: date
             * @description The UTC day.
             */
            readonly day: string;
            readonly spent: components["schemas"]["Money"];
            readonly refunded: components["schemas"]["Money"];
            readonly remaining: components["schemas"]["Money"];
        };
        /** @description The daily credit figures in one currency. `granted` is the total credit granted so far, minus reductions. */
        readonly CreditDaysOfCurrency: {
            readonly currency: components["schemas"]["Currency"];
            readonly granted: components["schemas"]["Money"];
            /** @description Every day of the period, oldest first. `remaining` is the available credit at the end of the day. */
            readonly days: readonly components["schemas"]["CreditDay"][];
        };
        /** @description Spent and remaining credit per day and currency. */
        readonly CreditFigures: {
            /** @description Spent and remaining credit per day and currency. */
            readonly results: readonly components["schemas"]["CreditDaysOfCurrency"][];
        };
        /** @description Approval requests, newest first. */
        readonly ApprovalList: {
            /** @description Approval requests, newest first. */
            readonly results: readonly components["schemas"]["Approval"][];
            /** @description The cursor for the next page. Absent on the last page. */
            readonly nextCursor?: string;
        };
        /**
         * @description A rental or a transfer.
         * @enum {string}
         */
        readonly OrderKind: "car" | "transfer";
        /**
         * @description The state of an order, the same for rentals and transfers: `unpaid`, `reserved`, `cancelled`, `failed` if the reservation failed, and `expired` if the order was not paid in time.
         * @enum {string}
         */
        readonly OrderState: "unpaid" | "reserved" | "cancelled" | "failed" | "expired";
        /** @description The pick-up and drop-off places. A place that may be a traveller's address is shown only to roles that see full names. Places are absent in older and erased orders. */
        readonly OrderRoute: {
            /** @description The pick-up place. */
            readonly from?: string;
            /** @description The drop-off place. */
            readonly to?: string;
            /** @description Whether the order is a transfer with a return leg. */
            readonly isRoundTrip: boolean;
        };
        /** @description Your own number for a booking. Printable ASCII, without leading or trailing spaces. */
        readonly TrackingID: string;
        /** @description An order. Only some roles see a traveller's name, so the caller's role determines `traveller` and the places of the route. */
        readonly FoundOrder: {
            /** @description The ID of the order. */
            readonly id: string;
            readonly kind: components["schemas"]["OrderKind"];
            readonly state: components["schemas"]["OrderState"];
            /** @description The order's status in the public API. */
            readonly status: string;
            /**
             * Format: date-time
             * @description The time at which the order was created.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description The start of the rental or of the first ride.
             */
            readonly pickUpAt: string;
            /**
             * Format: date-time
             * @description The same time in the time zone of the pick-up place. Absent if the position is unknown.
             */
            readonly pickUpLocalDateTime?: string;
            /** @description The IANA time zone of the pick-up location. Absent if the position is unknown. */
            readonly pickUpTimeZone?: string;
            /** @description The make and model of the car or the vehicle. Absent in older orders. */
            readonly product?: string;
            readonly route?: components["schemas"]["OrderRoute"];
            /** @description The driver or the primary passenger. Owners and finance members see the name, developers and operators see initials. Absent for viewers and after an erasure. */
            readonly traveller?: string;
            readonly total: components["schemas"]["Money"];
            /** @description The code of the vendor or transfer supplier. */
            readonly party: string;
            readonly trackingID?: components["schemas"]["TrackingID"];
            /** @description The vendor's or supplier's identifier for the reservation. */
            readonly reservationId?: string;
        };
        /** @description Orders, newest first. */
        readonly FoundOrderList: {
            /** @description Orders, newest first. */
            readonly results: readonly components["schemas"]["FoundOrder"][];
            /** @description The cursor for the next page. Absent on the last page. */
            readonly nextCursor?: string;
        };
        /** @description The orders as a UTF-8 CSV file that conforms to RFC 4180. No cell contains a formula. */
        readonly FoundOrderFile: string;
        /** @description A sum of prices. */
        readonly OrderSum: {
            /** @description The sum in minor units. */
            readonly amount: number;
            readonly currency: components["schemas"]["Currency"];
        };
        /** @description The number of orders in a currency, and the sum of their prices. */
        readonly OrderCurrencyTotal: {
            /** @description The number of orders. */
            readonly count: number;
            readonly total: components["schemas"]["OrderSum"];
        };
        /** @description The number of orders in a given state. */
        readonly OrderStateCount: {
            readonly state: components["schemas"]["OrderState"];
            /** @description The number of orders. */
            readonly count: number;
        };
        /** @description The number of orders of a given kind. */
        readonly OrderKindCount: {
            readonly kind: components["schemas"]["OrderKind"];
            /** @description The number of orders. */
            readonly count: number;
        };
        /** @description The number of orders for one vendor or supplier. */
        readonly OrderPartyCount: {
            /** @description The code of the vendor or transfer supplier. */
            readonly party: string;
            /** @description The number of orders. */
            readonly count: number;
        };
        /** @description The number and total of the matching orders. The counts for one filter's values apply only the other filters, so they show how many orders each value would select. */
        readonly OrderFigures: {
            /** @description The number of matching orders. */
            readonly count: number;
            /** @description The total of the matching orders in each currency. */
            readonly totals: readonly components["schemas"]["OrderCurrencyTotal"][];
            /** @description The number of orders in each state. */
            readonly states: readonly components["schemas"]["OrderStateCount"][];
            /** @description The number of orders of each kind. */
            readonly kinds: readonly components["schemas"]["OrderKindCount"][];
            /** @description The number of orders for each vendor or transfer supplier, by code. */
            readonly parties: readonly components["schemas"]["OrderPartyCount"][];
        };
        /**
         * @description Why the order has its state. `notPaid`: no payment was made. `paymentDeclined`: the latest payment was declined. `atBank`: the customer is on the bank's page. `paymentInProgress`: a payment is being processed. `confirmed`: the provider has confirmed the reservation. `legCancelled`: one leg is cancelled, and the other is reserved. `beingCancelled`: the provider has not responded to the cancellation yet. `providerRefused`: the provider did not confirm the reservation. `cancelledByAgency` and `cancelledByProvider`: the agency or the provider cancelled the order. `cancelledUnpaid`: cancelled before it was paid. `notPaidInTime`: the payment deadline passed.
         * @enum {string}
         */
        readonly OrderReason: "notPaid" | "paymentDeclined" | "atBank" | "paymentInProgress" | "confirmed" | "legCancelled" | "beingCancelled" | "providerRefused" | "cancelledByAgency" | "cancelledByProvider" | "cancelledUnpaid" | "notPaidInTime";
        /** @description The order's amounts, totalled across all its payments. Amounts of zero are omitted. */
        readonly OrderMoney: {
            readonly charged?: components["schemas"]["Money"];
            readonly dueAtDesk?: components["schemas"]["Money"];
            readonly refunded?: components["schemas"]["Money"];
            readonly refundPending?: components["schemas"]["Money"];
            readonly refundDelayed?: components["schemas"]["Money"];
        };
        /** @description The office's location. */
        readonly OfficeLocation: {
            /** @description The office's name, usually that of the airport or district. */
            readonly name: string;
            /** @description The city where the office is located. */
            readonly city: string;
        };
        /** @description An identifier. All identifiers are currently integers; be prepared for strings. */
        readonly Id: number | string;
        /** @description An object with an identifier and a display name. */
        readonly IdName: {
            /** @description The identifier. All identifiers are currently integers; be prepared for strings. */
            readonly id: components["schemas"]["Id"];
            /** @description The display name. */
            readonly name: string;
        };
        /** @description A period during which an office is open. */
        readonly OpeningHours: {
            /**
             * Format: date
             * @description The date, in the local time of the office.
             */
            readonly date: string;
            /** @description The opening time, in hours and minutes of local time. */
            readonly from: string;
            /** @description The closing time. 24:00 is the end of the day. */
            readonly to: string;
        };
        /** @description A position on Earth in decimal degrees (WGS 84). */
        readonly Point: {
            /** @description Latitude in degrees; north is positive. */
            readonly lat: number;
            /** @description Longitude in degrees; east is positive. */
            readonly lon: number;
        };
        /** @description The route from arrivals to the car. `inTerminal`: at a desk in the terminal. `shuttle`: by bus to the office. `meetAndGreet`: a member of staff meets the travellers. `callForPickup`: the travellers call `phone` and are picked up. For any other value, show `instructions`. */
        readonly OfficeAccess: "inTerminal" | "shuttle" | "meetAndGreet" | "callForPickup" | (string & {});
        /** @description The conditions for pick-up or return outside opening hours. */
        readonly OutOfHours: {
            /** @description Whether cars can be picked up or returned outside opening hours. */
            readonly available: boolean;
            /** @description The fee for each out-of-hours handover, in the currency of the search. The price of this rental already includes any fee that applies. Absent if the service is free or not available. */
            readonly fee?: components["schemas"]["Money"];
        };
        /** @description One of the vendor's offices. */
        readonly Office: {
            /** @description The identifier of the office. */
            readonly id: string;
            readonly location: components["schemas"]["OfficeLocation"];
            /** @description The handover method at this office, from the reference data. For delivered cars, the office brings the car to the address in the search or collects it there. */
            readonly deliveryType?: components["schemas"]["IdName"];
            /** @description The opening hours on the day of pick-up or return. Empty if the office is closed all day; the price includes any out-of-hours fee. */
            readonly openingHours?: readonly components["schemas"]["OpeningHours"][];
            /** @description The office's street address. */
            readonly address?: string;
            /** @description The office's position. */
            readonly point?: components["schemas"]["Point"];
            /** @description The office's IANA time zone, such as `Europe/Istanbul`. Absent if the office's position is unknown. */
            readonly timeZone?: string;
            /**
             * Format: e164
             * @description The office's phone number, in E.164 format.
             */
            readonly phone?: string;
            /** @description The IATA code of the airport where the office is located. Absent for offices elsewhere. */
            readonly iataCode?: string;
            readonly access?: components["schemas"]["OfficeAccess"];
            /** @description Directions to the office or the car, for the traveller. */
            readonly instructions?: string;
            readonly outOfHours?: components["schemas"]["OutOfHours"];
        };
        /** @description The time and place of pick-up and return. */
        readonly Appointment: {
            /**
             * Format: date-time
             * @description The pick-up time, with the UTC offset of the request.
             */
            readonly checkInDateTime: string;
            /**
             * Format: date-time
             * @description The pick-up time in the local time of the pick-up office, with its UTC offset. Show this time to travellers. Absent if the office's position is unknown.
             */
            readonly checkInLocalDateTime?: string;
            /** @description The office where the car is picked up. */
            readonly checkInOffice: components["schemas"]["Office"];
            /**
             * Format: date-time
             * @description The drop-off time, with the UTC offset of the request.
             */
            readonly checkOutDateTime: string;
            /**
             * Format: date-time
             * @description The drop-off time in the local time of the drop-off office, with its UTC offset. Absent if the office's position is unknown.
             */
            readonly checkOutLocalDateTime?: string;
            /** @description The office where the car is returned. */
            readonly checkOutOffice: components["schemas"]["Office"];
        };
        /** @description An ordered extra product. */
        readonly OrderRentalExtra: {
            /** @description The code of the product. */
            readonly code: string;
            /** @description The name in the language of the order. */
            readonly name: string;
            /** @description The number of units. */
            readonly quantity: number;
            readonly total: components["schemas"]["Money"];
        };
        /** @description One line of the price. */
        readonly PriceLine: {
            /** @description The subject of the line. `rent`: the car, after discounts. `airport`, `oneWay`, `youngDriver`, `outOfHours`, `delivery`: the vendor's extra charges. `commission`: your commission. */
            readonly type: "rent" | "airport" | "oneWay" | "youngDriver" | "outOfHours" | "delivery" | "commission" | (string & {});
            /** @description The amount, in the currency of the search. Never 0. */
            readonly amount: components["schemas"]["Money"];
            /** @description When the amount is due. `payment`: when the order is paid. `desk`: at the vendor's desk. A charge that is split between the two has two lines. */
            readonly dueAt: "payment" | "desk" | (string & {});
        };
        /** @description The excess for one type of cover, given the insurance products ordered. */
        readonly OrderRentalExcess: {
            /** @description The type of cover, such as `collision` or `theft`. */
            readonly coverage: string;
            readonly amount: components["schemas"]["Money"];
            /** @description The ordered insurance product that lowers the excess. */
            readonly loweredBy?: string;
            /** @description The ordered insurance products that may lower the excess. Empty if the exact effect of each insurance product is known. */
            readonly mayBeLoweredBy: readonly string[];
        };
        /** @description The origin of the terms. `search`: the result of the search. `quote`: the vendor's terms when the car was ordered, which apply to the price of the order. */
        readonly TermsSource: "search" | "quote" | (string & {});
        /** @description The cancellation fee that applies until a given time. */
        readonly CancellationStep: {
            /**
             * Format: date-time
             * @description The last moment at which this fee applies, with the UTC offset of the pick-up.
             */
            readonly until: string;
            /** @description The part of the payment that is not refunded, in the currency of the search, or 0 during the free cancellation period. */
            readonly fee: components["schemas"]["Money"];
        };
        /** @description The distance included in the rental. */
        readonly CarMileage: {
            /** @description `unlimited`: no distance limit. `perDay`: `includedKm` applies to each rental day. `perRental`: `includedKm` applies to the whole rental. */
            readonly type: "unlimited" | "perDay" | "perRental" | (string & {});
            /** @description The included distance in kilometres. A limit in miles is converted and rounded down to whole kilometres. Absent if the distance is unlimited. */
            readonly includedKm?: number;
            /** @description The price of each additional kilometre, paid at the desk, in the currency of the search. Absent if the distance is unlimited or the vendor specifies no price. */
            readonly extraKmPrice?: components["schemas"]["Money"];
        };
        /** @description The driver's share of any damage costs. */
        readonly CarExcess: {
            /** @description The coverage in `includedCoverages` that the excess applies to, such as `collision` or `theft`. */
            readonly coverage: "collision" | "theft" | "glassTyreHeadlight" | (string & {});
            /** @description The maximum that the driver pays, in the currency of the search, or 0 if an ordered insurance product removes the excess. */
            readonly amount: components["schemas"]["Money"];
        };
        /** @description The amount that the vendor blocks on the driver's card at pick-up. */
        readonly CarDeposit: {
            /** @description The amount of the deposit, in the currency of the search. */
            readonly amount: components["schemas"]["Money"];
            /** @description The card types that the vendor accepts for the deposit. Absent if the vendor does not specify card types. */
            readonly cardTypes?: readonly ("credit" | "debit" | (string & {}))[];
        };
        /** @description The surcharge for young drivers. */
        readonly YoungDriverFee: {
            /** @description The age at pick-up, in years, below which a driver pays the surcharge. */
            readonly belowAge: number;
            /** @description The surcharge for the whole rental, in the currency of the search. The price includes this surcharge if it applies to the driver in the search. */
            readonly amount: components["schemas"]["Money"];
        };
        /** @description The requirements for the driver. */
        readonly DriverConditions: {
            /** @description The minimum age at pick-up, in years. */
            readonly minAge: number;
            /** @description The maximum age at pick-up, in years. Absent if there is no maximum. */
            readonly maxAge?: number;
            /** @description The number of years for which the driver must have held a licence. */
            readonly licenceYears: number;
            readonly youngDriverFee?: components["schemas"]["YoungDriverFee"];
        };
        /** @description The conditions for driving the car into other countries. Absent if the vendor does not specify such conditions. */
        readonly CrossBorderConditions: {
            /** @description Whether the car may leave the pick-up country. */
            readonly allowed: boolean;
            /** @description The countries that the car may enter. Absent if the car may enter any country, or may not leave the pick-up country. */
            readonly countries?: readonly string[];
            /** @description The fee for crossing a border, paid at the desk, in the currency of the search. Absent if there is no fee. */
            readonly fee?: components["schemas"]["Money"];
        };
        /** @description The vendor's terms as structured data; `rules` contains the same terms as text. More fields may be added. */
        readonly CarConditions: {
            readonly mileage: components["schemas"]["CarMileage"];
            /** @description The share of damage costs that the driver pays even with the included coverage. Coverage that is not listed has no excess. */
            readonly excess: readonly components["schemas"]["CarExcess"][];
            readonly deposit: components["schemas"]["CarDeposit"];
            readonly driver: components["schemas"]["DriverConditions"];
            readonly crossBorder?: components["schemas"]["CrossBorderConditions"];
            /** @description The cancellation fees in chronological order. After the last step, nothing is refunded. */
            readonly cancellation: readonly components["schemas"]["CancellationStep"][];
        };
        /** @description The insurance. */
        readonly Insurance: {
            /** @description The industry code of the insurance, such as SCDW. */
            readonly code: string;
            /** @description The name of the insurance. */
            readonly name: string;
            /** @description The excess for collision and theft that remains with this insurance. Absent if the insurance does not change the excess. */
            readonly excess?: components["schemas"]["Money"];
        };
        /** @description The risks that the price covers. */
        readonly IncludedCoverages: {
            /** @description Whether damage to the car is covered, above the excess. */
            readonly collision: boolean;
            /** @description Whether theft of the car is covered, above the excess. */
            readonly theft: boolean;
            /** @description Whether damage to third parties is covered. */
            readonly thirdParty: boolean;
            /** @description Whether windows, tyres and headlights are covered. */
            readonly glassTyreHeadlight: boolean;
            /** @description Whether injuries to the people in the car are covered. */
            readonly personalAccident: boolean;
            /** @description Whether roadside assistance is included. */
            readonly roadsideAssistance: boolean;
        };
        /** @description The subject of a vendor's rule. `minDriverAge`: minimum age. `maxDriverAge`: maximum age. `youngDriver`: surcharge for young drivers. `deposit`: amount blocked on the driver's card. `mileageLimit`: included distance. `freeCancellation`: period of free cancellation. `lateCancellation`: fee after that period. `licenseHeld`: years for which the driver must have held a licence. `excess`: the driver's share of any damage costs. `crossBorder`: driving abroad. `openingHours`: opening hours of the pick-up office that day. `notice`: minimum time between booking and pick-up. `minRental`: minimum rental period. */
        readonly RentalRuleType: "minDriverAge" | "maxDriverAge" | "youngDriver" | "deposit" | "mileageLimit" | "freeCancellation" | "lateCancellation" | "licenseHeld" | "excess" | "crossBorder" | "openingHours" | "notice" | "minRental" | (string & {});
        /** @description One of the vendor's rules. `type` identifies the rule and determines its other fields. For an unknown type, show `name` or `description`, whichever is present. */
        readonly RentalRule: {
            readonly type: components["schemas"]["RentalRuleType"];
            /** @description A short description of the rule. Present if `type` is `minDriverAge` or `deposit`. */
            readonly name?: string;
            /** @description The text of the rule. Present for every type except `minDriverAge` and `deposit`. */
            readonly description?: string;
            /** @description The minimum age at pick-up, in years. Present if `type` is `minDriverAge`. */
            readonly minDriverAge?: number;
            /** @description The amount that is blocked at pick-up, in the currency of the search. Present if `type` is `deposit`. */
            readonly deposit?: components["schemas"]["Money"];
        };
        /** @description The conditions that the traveller must know about before renting. A vendor provides documents, structured data or both. */
        readonly RentalConditions: {
            /**
             * Format: uri
             * @description The URL of the vendor's product information.
             */
            readonly productInformationPDF?: string;
            /**
             * Format: uri
             * @description The URL of the vendor's terms and conditions.
             */
            readonly termsConditionPDF?: string;
            /** @description The minimum age of a driver, in years. */
            readonly minimumAge?: number;
            /** @description The required driving licence, as text. */
            readonly licenseRequirement?: string;
        };
        /** @description The terms that the customer agreed to by ordering. These terms stay the same, even if the vendor changes its terms later. Distances are in kilometres and ages in years; amounts are in the currency of the order. */
        readonly CarTerms: {
            /**
             * Format: date-time
             * @description When the customer agreed to the terms, which is when the order was created.
             */
            readonly agreedAt: string;
            readonly source: components["schemas"]["TermsSource"];
            /** @description The cancellation fees in chronological order. After the last step, nothing is refunded. */
            readonly cancellation: readonly components["schemas"]["CancellationStep"][];
            /** @description The vendor's terms, without the ordered insurance products. Absent in some older orders. */
            readonly conditions?: components["schemas"]["CarConditions"];
            /** @description The ordered insurance products, each with the remaining excess. Empty if no insurance was ordered. Older orders do not contain this data. */
            readonly insurances?: readonly components["schemas"]["Insurance"][];
            /** @description The risks that the price covers. Absent in older orders. */
            readonly includedCoverages?: components["schemas"]["IncludedCoverages"];
            /** @description The required fuel level on return. Absent in older orders. */
            readonly fuelPolicy?: components["schemas"]["IdName"];
            /** @description The vendor's terms as text, in the language of the order. Absent in older orders. */
            readonly rules?: readonly components["schemas"]["RentalRule"][];
            /** @description The vendor's documents and requirements. The vendor can change the documents at these URLs. Absent in older orders. */
            readonly rentalConditions?: components["schemas"]["RentalConditions"];
        };
        /** @description The rental details of a car order, as shown in the public API and on the voucher. Absent for transfers. */
        readonly OrderRental: {
            /** @description The make and model of the car. */
            readonly car: string;
            readonly appointment?: components["schemas"]["Appointment"];
            /** @description The ordered extra products. */
            readonly extraProducts: readonly components["schemas"]["OrderRentalExtra"][];
            /** @description The components of the car's price, and when each is due. Older orders do not contain this data. */
            readonly breakdown?: readonly components["schemas"]["PriceLine"][];
            readonly dueAtPayment: components["schemas"]["Money"];
            readonly dueAtDesk: components["schemas"]["Money"];
            readonly charged?: components["schemas"]["Money"];
            /** @description The part of any damage or loss that the driver pays, given the ordered insurance products. Absent if the vendor's terms are unknown. */
            readonly excess?: readonly components["schemas"]["OrderRentalExcess"][];
            readonly terms?: components["schemas"]["CarTerms"];
        };
        /**
         * @description `pendingPayment`: waiting for payment. `reserved`: paid and booked with the supplier, even after the last ride. `canceled`: you or the supplier cancelled all remaining legs. `expired`: not paid in time. `failed`: paid, but the supplier did not book it, and the money was returned.
         * @enum {string}
         */
        readonly TransferOrderStatus: "pendingPayment" | "reserved" | "canceled" | "expired" | "failed";
        /**
         * @description The party that cancelled the leg: you or the supplier. Present only if the leg is `canceled`.
         * @enum {string}
         */
        readonly TransferCanceledBy: "agency" | "supplier";
        /** @description One leg of the transfer. */
        readonly OrderTransferLeg: {
            readonly type: components["schemas"]["TransferLegType"];
            readonly status: components["schemas"]["TransferOrderStatus"];
            /**
             * Format: date-time
             * @description The pick-up time in the local time of the pick-up point.
             */
            readonly pickupLocalTime: string;
            /** @description The IANA time zone of the pick-up point. */
            readonly timeZone: string;
            readonly amount: components["schemas"]["Money"];
            readonly canceledBy?: components["schemas"]["TransferCanceledBy"];
            readonly refundAmount?: components["schemas"]["Money"];
        };
        /** @description The subject of a transfer rule. `freeCancellation`: cancellation free of charge. `waitForFree`: free waiting time. `safeTripWithInvoice`: an insured trip with an invoice. */
        readonly TransferRuleType: "freeCancellation" | "waitForFree" | "safeTripWithInvoice" | (string & {});
        /** @description One of the supplier's terms. For an unknown type, show the `description`. */
        readonly TransferRule: {
            readonly type: components["schemas"]["TransferRuleType"];
            /** @description The text of the rule. */
            readonly description: string;
        };
        /** @description The refund after a cancellation. `freeCancel`: the full amount. `halfRefund`: half of it. `partialRefund`: the amount in `refundAmount`. */
        readonly TransferPolicyType: "freeCancel" | "halfRefund" | "partialRefund" | (string & {});
        /** @description The refund for cancelling all remaining legs by a deadline, as stated by the supplier. For an unknown type, show the `description`. After the last policy, nothing is refunded. */
        readonly TransferCancellationPolicy: {
            readonly type: components["schemas"]["TransferPolicyType"];
            /**
             * Format: date-time
             * @description The last moment at which the policy applies, in local time at the pick-up point, with the UTC offset.
             */
            readonly until: string;
            /** @description The refund of the prepaid amount under this policy, including the commission. Absent in older orders. */
            readonly refundAmount?: components["schemas"]["Money"];
            /** @description The text of the policy. */
            readonly description: string;
        };
        /** @description The terms of one leg. */
        readonly TransferLegTerms: {
            readonly type: components["schemas"]["TransferLegType"];
            /** @description The leg's share of the amount charged for the order, including the agency's commission. */
            readonly amount: components["schemas"]["Money"];
            /** @description The refund for cancelling the leg by each deadline, highest refund first. After the last deadline, nothing is refunded. */
            readonly cancellationPolicies: readonly components["schemas"]["TransferCancellationPolicy"][];
            /** @description The number of minutes that the driver waits free of charge. Absent in older orders. */
            readonly includedWaitingMinutes?: number;
            /** @description The price of each additional minute of waiting, paid to the driver. Absent if unknown. */
            readonly waitingPricePerMinute?: components["schemas"]["Money"];
        };
        /** @description The terms that the customer agreed to by ordering. These terms stay the same, even if the supplier changes its terms or the order changes. */
        readonly TransferTerms: {
            /**
             * Format: date-time
             * @description When the customer agreed to the terms, which is when the order was created.
             */
            readonly agreedAt: string;
            readonly source: components["schemas"]["TermsSource"];
            /** @description The supplier's terms as text, in the language of the order. */
            readonly rules: readonly components["schemas"]["TransferRule"][];
            /** @description The terms of each leg, the outbound leg first. */
            readonly legs: readonly components["schemas"]["TransferLegTerms"][];
        };
        /** @description The transfer details of a transfer order, as shown in the public API and on the voucher. Absent for rentals. */
        readonly OrderTransfer: {
            /** @description The legs, the outbound leg first. */
            readonly legs: readonly components["schemas"]["OrderTransferLeg"][];
            readonly terms: components["schemas"]["TransferTerms"];
        };
        /**
         * @description The payment method: card or credit.
         * @enum {string}
         */
        readonly OrderPaymentMethod: "card" | "limit";
        /** @description `pending`: the refund is in progress. `delayed`: the processor has refused it five times, and an operator is handling it. `refunded`: complete. More values may be added; ignore values you do not know. */
        readonly RefundStatus: "pending" | "delayed" | "refunded" | (string & {});
        /** @description The stored card data. */
        readonly OrderAttemptCard: {
            /** @description The first six digits of the card number. */
            readonly firstSix: string;
            /** @description The last four digits of the card number. */
            readonly lastFour: string;
        };
        /**
         * @description Why a payment was declined. `notAuthenticated`: the bank did not confirm the customer's identity with 3D Secure. `customerGaveUp`: the customer cancelled on the bank's page. `insufficientLimit` and `noCreditRecord` concern the agency's credit, the other reasons the card.
         * @enum {string}
         */
        readonly OrderDeclineReason: "refused" | "insufficientFunds" | "cardExpired" | "invalidNumber" | "invalidCvc" | "not3dsCapable" | "notAuthenticated" | "customerGaveUp" | "insufficientLimit" | "noCreditRecord";
        /** @description A payment for an order, in its current state. */
        readonly OrderAttempt: {
            /** @description The reference that external parties use for the payment. */
            readonly id: string;
            /** @description The identifier of the payment in the public API. */
            readonly paymentId: number;
            readonly method: components["schemas"]["OrderPaymentMethod"];
            /** @description The internal state of the payment. */
            readonly status: string;
            readonly amount: components["schemas"]["Money"];
            readonly refund?: components["schemas"]["Money"];
            readonly refundStatus?: components["schemas"]["RefundStatus"];
            /**
             * Format: date-time
             * @description The time at which the latest refund was completed.
             */
            readonly refundedAt?: string;
            readonly card?: components["schemas"]["OrderAttemptCard"];
            /** @description The processor's identifier for the charge. */
            readonly transactionId?: string;
            /** @description The vendor's or supplier's identifier for the reservation. */
            readonly reservationId?: string;
            readonly declineReason?: components["schemas"]["OrderDeclineReason"];
            /** @description The vendor's or supplier's message about the refused reservation. */
            readonly partySaid?: string;
            /**
             * Format: date-time
             * @description The time of the last status change.
             */
            readonly changedAt: string;
        };
        /**
         * @description The kind of timeline entry: the `order`, a `payment`, a `call` to an external party, the return from the `bank`, a payment `session` with its link, or the credit `ledger`. External parties are vendors, suppliers and the processor. An `event` is a notification to the agency, and a `delivery` is the webhook message with that event. `portal` is an action of a member in the portal. Operators also see each `task` and each `operator` action.
         * @enum {string}
         */
        readonly OrderHappeningKind: "order" | "payment" | "call" | "bank" | "session" | "ledger" | "task" | "operator" | "portal" | "event" | "delivery";
        /**
         * @description The party that was called: the rental `vendor`, the `transferSupplier`, or the card `processor`.
         * @enum {string}
         */
        readonly OrderCallPartyKind: "vendor" | "transferSupplier" | "processor";
        /**
         * @description The outcome of the call. `answered`: a valid response, including a declined card. `late`: a timeout. `unreachable`: no connection. `refused`: a 4xx status. `failed`: a 5xx status. `offContract`: a response that violates the contract. `circuitOpen`: not sent, because previous calls failed. `abandoned`: cancelled by the caller.
         * @enum {string}
         */
        readonly OrderCallOutcome: "answered" | "late" | "unreachable" | "refused" | "failed" | "offContract" | "circuitOpen" | "abandoned";
        /** @description The outcome of a call to a vendor, supplier or processor. Identical calls within one hour are combined into one entry. Entries are kept for 30 days. Routine checks of a reservation are listed only if they receive no response. */
        readonly OrderCall: {
            readonly partyKind: components["schemas"]["OrderCallPartyKind"];
            readonly outcome: components["schemas"]["OrderCallOutcome"];
            /** @description The number of identical calls. */
            readonly times: number;
            /**
             * Format: date-time
             * @description The time at which the last call ended.
             */
            readonly lastAt: string;
            /** @description The duration of the longest call. */
            readonly longestMilliseconds: number;
        };
        /** @description An entry in the timeline of an order. */
        readonly OrderHappening: {
            /**
             * Format: date-time
             * @description The time of the entry.
             */
            readonly at: string;
            readonly what: components["schemas"]["OrderHappeningKind"];
            /** @description The object that the entry is about, such as an order, a payment, an external party, a task or an endpoint. */
            readonly subject: string;
            /** @description The event, such as a new status. For a `call`, the requested operation. */
            readonly event: string;
            readonly amount?: components["schemas"]["Money"];
            readonly call?: components["schemas"]["OrderCall"];
            /** @description Further details. */
            readonly detail?: string;
        };
        /** @description An order with its payments and its stored timeline. */
        readonly OrderTimeline: {
            readonly order: components["schemas"]["FoundOrder"];
            readonly reason: components["schemas"]["OrderReason"];
            readonly money: components["schemas"]["OrderMoney"];
            readonly rental?: components["schemas"]["OrderRental"];
            readonly transfer?: components["schemas"]["OrderTransfer"];
            /** @description The payments for the order, oldest first. */
            readonly attempts: readonly components["schemas"]["OrderAttempt"][];
            /** @description The timeline entries, oldest first. A cause precedes its effect. */
            readonly timeline: readonly components["schemas"]["OrderHappening"][];
        };
        /** @description The effect of cancelling one leg now. If no refund is offered, the leg cannot be cancelled. */
        readonly OrderLegCancellation: {
            readonly type: components["schemas"]["TransferLegType"];
            readonly refund?: components["schemas"]["Money"];
            readonly fee?: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description The deadline for this refund. Absent if nothing is refunded.
             */
            readonly until?: string;
        };
        /** @description Whether an order can be cancelled now, and what is refunded. */
        readonly OrderCancellationTerms: {
            /** @description Whether the order or at least one leg can be cancelled. */
            readonly isPossible: boolean;
            /** @description Whether nothing has been paid, so that nothing is refunded. */
            readonly isUnpaid: boolean;
            readonly refund?: components["schemas"]["Money"];
            /** @description The effect of cancelling each leg of a transfer. Empty for rentals. */
            readonly legs: readonly components["schemas"]["OrderLegCancellation"][];
        };
        /** @description A cancellation as shown to the member. */
        readonly OrderCancellationRequest: {
            /** @description The legs of a transfer to cancel. The default is all legs with a future pick-up. Not accepted for rentals. */
            readonly legs?: readonly components["schemas"]["TransferLegType"][];
            readonly expectedRefund?: components["schemas"]["Money"];
        };
        /**
         * @description `cancelled`: complete. `pending`: the provider needs time to decide and may still refuse.
         * @enum {string}
         */
        readonly OrderCancellationOutcome: "cancelled" | "pending";
        /** @description The outcome of a cancellation. */
        readonly OrderCancellation: {
            readonly outcome: components["schemas"]["OrderCancellationOutcome"];
            readonly refund?: components["schemas"]["Money"];
        };
        /** @description The ID of the payment session. */
        readonly OrderPaymentSessionId: string;
        /**
         * @description The state of the payment session: `open`, or `processing` while a payment is in progress.
         * @enum {string}
         */
        readonly OrderPaymentLinkStatus: "open" | "processing";
        /** @description The payment link in use. Absent if the order has none. */
        readonly OrderCurrentPaymentLink: {
            readonly sessionId: components["schemas"]["OrderPaymentSessionId"];
            readonly status: components["schemas"]["OrderPaymentLinkStatus"];
            /**
             * Format: uri
             * @description The link. It gives access to the booking, so share it with the traveller only. Absent if the key that signed the link is no longer in use.
             */
            readonly url?: string;
            /**
             * Format: date-time
             * @description The time at which the link was created.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description The time at which the payment page was first opened.
             */
            readonly openedAt?: string;
            /**
             * Format: date-time
             * @description The latest time at which a payment can be started.
             */
            readonly expiresAt: string;
        };
        /** @description The payment link of an order. */
        readonly OrderPaymentLink: {
            /** @description Whether a new payment link can be created now. */
            readonly isPossible: boolean;
            readonly current?: components["schemas"]["OrderCurrentPaymentLink"];
        };
        /** @description A new payment link. */
        readonly OrderPaymentLinkRequest: {
            /**
             * Format: uri
             * @description The page on the agency's site that the payment page links to at the end. Its origin must be one of the agency's callback origins.
             */
            readonly returnUrl: string;
            /**
             * @description The number of minutes in which a payment can be started. The link expires at the pick-up time at the latest.
             * @default 60
             */
            readonly expiresInMinutes?: number;
        };
        /** @description The cancellation of a payment link. */
        readonly OrderPaymentLinkCancellation: {
            readonly sessionId: components["schemas"]["OrderPaymentSessionId"];
        };
        /**
         * Format: html
         * @description The voucher as a self-contained HTML page, for viewing or printing.
         */
        readonly OrderVoucherPage: string;
        /** @description The amounts of booked orders in one currency. */
        readonly SalesAmount: {
            readonly sold: components["schemas"]["Money"];
            readonly refunded: components["schemas"]["Money"];
        };
        /** @description The sales figures for one UTC day. */
        readonly SalesDay: {
            /**
             * Format: date
             * @description The day on which the orders were placed.
             */
            readonly day: string;
            /** @description The number of successful searches for cars and transfers. */
            readonly searches: number;
            /** @description The number of searches from which at least one order was placed. Several orders from one search count once. */
            readonly orderedSearches?: number;
            /** @description The number of orders. */
            readonly orders: number;
            /** @description The number of orders that were paid and reserved, including those cancelled later. */
            readonly booked: number;
            /** @description The amounts of the booked orders, with one item per currency in alphabetical order. */
            readonly amounts: readonly components["schemas"]["SalesAmount"][];
        };
        /** @description An agency's sales, by day. */
        readonly SalesFigures: {
            /** @description Every day of the period, oldest first. */
            readonly results: readonly components["schemas"]["SalesDay"][];
        };
        /** @description A change, and the person who made it. */
        readonly AuditEvent: {
            /**
             * Format: int64
             * @description The number of the change.
             */
            readonly id: number;
            /**
             * Format: date-time
             * @description The time of the change.
             */
            readonly at: string;
            /** @description The person who made the change. */
            readonly by: string;
            /** @description The type of change. */
            readonly action: string;
            /** @description The object that was changed. */
            readonly subject: string;
            /** @description The agency that the change concerns. */
            readonly agencyId?: number;
            /** @description The name of the agency. */
            readonly agencyName?: string;
            /** @description The current name of the member whose account was changed. Absent if the member was removed. */
            readonly memberName?: string;
            /** @description The current email address of this member. Absent if the member was removed. */
            readonly memberEmail?: string;
            /** @description The changed values, which never contain secrets or personal data. */
            readonly facts: readonly components["schemas"]["AuditFact"][];
        };
        /** @description Changes, newest first. */
        readonly AuditList: {
            /** @description Changes, newest first. */
            readonly results: readonly components["schemas"]["AuditEvent"][];
            /** @description The cursor for the next page. Absent on the last page. */
            readonly nextCursor?: string;
        };
        /** @description A vendor or transfer supplier. */
        readonly Supplier: {
            readonly kind: components["schemas"]["SupplierKind"];
            /** @description The code of the supplier. */
            readonly code: string;
            /** @description The name of the supplier. */
            readonly name: string;
            /** @description True if the supplier is searched for offers. */
            readonly isOn: boolean;
            /** @description The operator who last enabled or disabled the supplier. */
            readonly switchedBy?: string;
            /**
             * Format: date-time
             * @description The time at which the supplier was last enabled or disabled.
             */
            readonly switchedAt?: string;
        };
        /** @description Vendors and transfer suppliers. */
        readonly SupplierList: {
            /** @description Vendors and transfer suppliers. */
            readonly results: readonly components["schemas"]["Supplier"][];
        };
        /** @description A subsupplier of a vendor. */
        readonly SupplierPart: {
            /** @description The code of the subsupplier. */
            readonly code: string;
            /** @description The name of the subsupplier. */
            readonly name: string;
        };
        /** @description A vendor or transfer supplier with its connection settings. The key is never returned. */
        readonly SupplierDetails: {
            readonly kind: components["schemas"]["SupplierKind"];
            /** @description The code of the supplier. */
            readonly code: string;
            /** @description The name of the supplier. */
            readonly name: string;
            /** @description The name that is shown to customers. */
            readonly displayName: string;
            /** @description The vendor through which this subsupplier is queried. Present only for subsuppliers. */
            readonly partOf?: string;
            /** @description The subsuppliers that are queried through this vendor. */
            readonly parts: readonly components["schemas"]["SupplierPart"][];
            /** @description True if the supplier is searched for offers. */
            readonly isOn: boolean;
            /** @description The operator who last enabled or disabled the supplier. */
            readonly switchedBy?: string;
            /**
             * Format: date-time
             * @description The time at which the supplier was last enabled or disabled.
             */
            readonly switchedAt?: string;
            /** @description The URL of the supplier. Absent if the configured default applies. */
            readonly baseUrl?: string;
            /** @description True if the supplier has a separate key. Suppliers without a separate key use the configured default. */
            readonly hasKey: boolean;
            /** @description The deadline for searches. Absent if the configured default applies. */
            readonly deadlineMilliseconds?: number;
            /** @description The deadline for reservations and cancellations. Absent if the configured default applies. */
            readonly reservationDeadlineMilliseconds?: number;
            /** @description True if the supplier provides statements, which are compared with our ledger. */
            readonly hasStatement: boolean;
            /** @description The operator who last saved the supplier. */
            readonly savedBy: string;
            /**
             * Format: date-time
             * @description The time at which the supplier was last saved.
             */
            readonly savedAt: string;
        };
        /** @description The configuration of the supplier. Omitted fields use the configured default, except for the key, which remains unchanged. */
        readonly SupplierRequest: {
            /**
             * Format: visible-text
             * @description The name of the supplier.
             */
            readonly name: string;
            /**
             * Format: visible-text
             * @description The name that is shown to customers. The default is `name`.
             */
            readonly displayName?: string;
            /** @description The code of the vendor through which a new subsupplier is queried. The vendor cannot be changed later. */
            readonly partOf?: string;
            /**
             * Format: uri
             * @description The supplier's URL. A new URL requires a key. Production requires https.
             */
            readonly baseUrl?: string;
            /**
             * Format: password
             * @description The key that identifies the service to the supplier; never returned. `null` restores the configured default.
             */
            readonly key?: string | null;
            /** @description The deadline for searches, at most the configured default. */
            readonly deadlineMilliseconds?: number;
            /** @description The deadline for reservations and cancellations, at most the configured default. */
            readonly reservationDeadlineMilliseconds?: number;
            /** @description True if the supplier provides statements, which are compared with our ledger. */
            readonly hasStatement: boolean;
        };
        /** @description The fields to change. */
        readonly SupplierSwitch: {
            /** @description True if the supplier is searched for offers. */
            readonly isOn: boolean;
        };
        /** @description The name of the campaign in each language. */
        readonly CampaignNames: {
            /**
             * Format: visible-text
             * @description The English name.
             */
            readonly en: string;
            /**
             * Format: visible-text
             * @description The Turkish name.
             */
            readonly tr: string;
            /**
             * Format: visible-text
             * @description The German name.
             */
            readonly de: string;
        };
        /** @description A discount that agencies request with a code. */
        readonly SavedCampaign: {
            /** @description The code that searches use. */
            readonly code: string;
            /**
             * Format: visible-text
             * @description The name that is returned if a request specifies no language.
             */
            readonly name: string;
            readonly names: components["schemas"]["CampaignNames"];
            /** @description True if searches can use the campaign. A disabled campaign is treated like an unknown one. */
            readonly isOn: boolean;
            /** @description The person who last saved the campaign. */
            readonly savedBy: string;
            /**
             * Format: date-time
             * @description The time at which the campaign was last saved.
             */
            readonly savedAt: string;
        };
        /** @description All campaigns. */
        readonly SavedCampaignList: {
            /** @description All campaigns. */
            readonly results: readonly components["schemas"]["SavedCampaign"][];
        };
        /** @description A campaign. */
        readonly CampaignRequest: {
            /**
             * Format: visible-text
             * @description The name that is returned if a request specifies no language.
             */
            readonly name: string;
            readonly names: components["schemas"]["CampaignNames"];
            /** @description True if searches can use the campaign. A disabled campaign is treated like an unknown one. */
            readonly isOn: boolean;
        };
        /** @description The fields to change. */
        readonly CampaignSwitch: {
            /** @description True if searches can use the campaign. */
            readonly isOn: boolean;
        };
        /**
         * @description The status of the publication. `inUse`: prices are converted at these rates. `held`: the rates differ too much from the previous rates and need operator approval. `past`: the rates are no longer used.
         * @enum {string}
         */
        readonly RatesStanding: "inUse" | "held" | "past";
        /** @description The price of `unit` units of a currency in the base currency. */
        readonly PublishedRate: {
            /** @description The currency. */
            readonly currency: string;
            /** @description The number of currency units that the prices apply to. */
            readonly unit: number;
            /** @description The price at which the publisher buys. */
            readonly buying: string;
            /** @description The price at which the publisher sells. */
            readonly selling: string;
        };
        /** @description A publication of exchange rates. */
        readonly PublishedRates: {
            /** @description The number of the publication. */
            readonly id: number;
            /**
             * Format: date
             * @description The trading day.
             */
            readonly asOf: string;
            /**
             * Format: date-time
             * @description The time of publication.
             */
            readonly publishedAt: string;
            /**
             * Format: date-time
             * @description The time at which the rates were fetched.
             */
            readonly fetchedAt: string;
            /** @description The name of the publisher. */
            readonly source: string;
            /** @description The base currency. */
            readonly base: string;
            readonly standing: components["schemas"]["RatesStanding"];
            /** @description The operator who accepted the rates. */
            readonly acceptedBy?: string;
            /** @description The rates of the publication. */
            readonly rates: readonly components["schemas"]["PublishedRate"][];
        };
        /** @description The latest 100 publications, newest first. */
        readonly PublishedRatesList: {
            /** @description The latest 100 publications, newest first. */
            readonly results: readonly components["schemas"]["PublishedRates"][];
        };
        /** @description The margin that an agency pays on top of the exchange rates. */
        readonly ExchangeMargin: {
            /** @description The margin in basis points (hundredths of a percent). */
            readonly basisPoints: number;
        };
        /** @description Requests that the caller can decide. The caller's own requests count only after their cool-down. */
        readonly DeskApprovals: {
            /** @description The number of these requests. */
            readonly count: number;
            /**
             * Format: date-time
             * @description The time of the oldest of these requests.
             */
            readonly oldestAt?: string;
        };
        /**
         * @description The kind of task. `voidRefused` and `refundRefused`: the processor permanently refuses to return money. `ratesHeld`: exchange rates are on hold because they jumped. `ratesLate`: no newer rates were published. `ratesStale`: the rates are too old for currency conversion. All other kinds are discrepancies between our ledger and a party's statement.
         * @enum {string}
         */
        readonly TaskKind: "voidRefused" | "refundRefused" | "unknownToUs" | "unknownToThem" | "amountDiffers" | "currencyDiffers" | "stateDiffers" | "chargedTwice" | "ratesHeld" | "ratesLate" | "ratesStale";
        /** @description The open tasks of one kind. */
        readonly DeskTasks: {
            readonly kind: components["schemas"]["TaskKind"];
            /** @description The number of open tasks. */
            readonly count: number;
        };
        /** @description The number of items that need attention, by kind; 0 if there are none. */
        readonly Desk: {
            readonly approvals: components["schemas"]["DeskApprovals"];
            /** @description The kinds of open tasks. They include discrepancies found by reconciliation and exchange rates on hold. */
            readonly tasks: readonly components["schemas"]["DeskTasks"][];
            /** @description The number of payments that `listStuckPayments` returns. */
            readonly stuckPayments: number;
            /** @description The number of suppliers that are disabled. */
            readonly suppliersOff: number;
            /** @description The codes of enabled suppliers that searches skip because their calls keep failing, as seen by the process that answers this request. */
            readonly failingParties: readonly string[];
            /** @description The number of suspended agencies. */
            readonly suspendedAgencies: number;
        };
        /**
         * @description The subject of tasks. `payments`: payments whose void or refund the processor refuses. `differences`: discrepancies between our ledger and a party's statement. `rates`: exchange rates.
         * @enum {string}
         */
        readonly TaskSubject: "payments" | "differences" | "rates";
        /** @description The number of a task, or the name of an exchange rate task. */
        readonly TaskId: string;
        /** @description The payment that a task or discrepancy is about. `amount` is the amount to return while the payment is being refunded. */
        readonly TaskPayment: {
            /** @description The order that the payment is for. */
            readonly orderId: string;
            /** @description The agency that owns the order. */
            readonly agencyId: number;
            /** @description The name of the agency. */
            readonly agencyName: string;
            readonly method: components["schemas"]["OrderPaymentMethod"];
            /** @description The internal state of the payment. */
            readonly status: string;
            readonly amount: components["schemas"]["Money"];
            /** @description The processor's identifier for the charge. */
            readonly transactionId?: string;
            /** @description The number of permanent refusals by the external party. */
            readonly refusals: number;
            /**
             * Format: date-time
             * @description The time from which the service retries the request automatically.
             */
            readonly nextTryAt?: string;
        };
        /**
         * @description The effect of an entry. `held`: reserved, but neither spent nor released. `nothing`: known, but without effect.
         * @enum {string}
         */
        readonly LedgerEffect: "charged" | "refunded" | "held" | "reserved" | "nothing";
        /** @description An entry as recorded by one side. */
        readonly LedgerSide: {
            readonly effect: components["schemas"]["LedgerEffect"];
            /** @description The status in this side's own terms. */
            readonly status: string;
            readonly amount?: components["schemas"]["Money"];
            readonly refunded?: components["schemas"]["Money"];
        };
        /** @description A discrepancy between our ledger and a party's statement. */
        readonly TaskDifference: {
            /** @description The code of the vendor, supplier or processor. `CREDIT`: the credit limit ledger. */
            readonly party: string;
            /** @description The reference that both sides use for the entry. */
            readonly reference: string;
            /**
             * Format: date
             * @description The day of the entry, in UTC.
             */
            readonly day: string;
            readonly ours?: components["schemas"]["LedgerSide"];
            /** @description The other party's entries. Empty if it has none for the reference. */
            readonly theirs: readonly components["schemas"]["LedgerSide"][];
            /** @description True if a different payment for the same order is valid. */
            readonly isPaidByAnother?: boolean;
        };
        /**
         * @description A way to resolve a task: retry the request (`retryTask`), confirm the settlement (`settleTask`), or accept the rates (`acceptExchangeRate` with `ratesId`).
         * @enum {string}
         */
        readonly TaskWay: "retry" | "settle" | "acceptRates";
        /** @description A task that needs operator action. */
        readonly Task: {
            readonly id: components["schemas"]["TaskId"];
            readonly kind: components["schemas"]["TaskKind"];
            /** @description The payment that the task is about. */
            readonly attemptId?: string;
            /** @description The order that the payment is for. */
            readonly orderId?: string;
            /** @description The agency that owns the order. */
            readonly agencyId?: number;
            /** @description The name of the agency. */
            readonly agencyName?: string;
            readonly payment?: components["schemas"]["TaskPayment"];
            readonly difference?: components["schemas"]["TaskDifference"];
            /** @description The exchange rates that the task is about. */
            readonly ratesId?: number;
            /** @description The response of the external party, or the values on both sides. */
            readonly reason: string;
            /** @description The possible ways to resolve the task. */
            readonly ways: readonly components["schemas"]["TaskWay"][];
            /**
             * Format: date-time
             * @description The time at which the task was opened.
             */
            readonly openedAt: string;
            /**
             * Format: date-time
             * @description The time at which the task was resolved.
             */
            readonly resolvedAt?: string;
        };
        /** @description Open tasks, oldest first. */
        readonly TaskList: {
            /** @description Open tasks, oldest first. */
            readonly results: readonly components["schemas"]["Task"][];
            /** @description The cursor for the next page. Absent on the last page. */
            readonly nextCursor?: string;
        };
        /** @description A note on how the money was returned. */
        readonly TaskSettlement: {
            /**
             * Format: visible-text
             * @description A note on how the money was returned, stored with the task.
             */
            readonly note: string;
        };
        /** @description A payment that is past its deadline or needs operator action. `refund` is the amount to return while the payment is being refunded. */
        readonly StuckPayment: {
            /** @description The reference that external parties use for the payment. */
            readonly attemptId: string;
            /** @description The order that the payment is for. */
            readonly orderId: string;
            /** @description The agency that owns the order. */
            readonly agencyId: number;
            /** @description The name of the agency. */
            readonly agencyName?: string;
            readonly method: components["schemas"]["OrderPaymentMethod"];
            /** @description The internal state of the payment. */
            readonly status: string;
            readonly amount: components["schemas"]["Money"];
            /** @description The code of the vendor or supplier. */
            readonly party: string;
            /**
             * Format: date-time
             * @description The time at which the payment reached this status.
             */
            readonly since: string;
            /**
             * Format: date-time
             * @description The deadline for leaving this status.
             */
            readonly deadlineAt?: string;
            /** @description The number of permanent refusals by the external party. */
            readonly refusals: number;
            readonly refund?: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description The time from which the service retries the step automatically.
             */
            readonly nextTryAt?: string;
            /** @description The task that must be resolved first. */
            readonly taskId?: number;
        };
        /** @description Stuck payments, longest-stuck first. */
        readonly StuckPaymentList: {
            /** @description Stuck payments, longest-stuck first. */
            readonly results: readonly components["schemas"]["StuckPayment"][];
            /** @description The cursor for the next page. Absent on the last page. */
            readonly nextCursor?: string;
        };
        /**
         * @description The reason for the run: the daily schedule or an operator request.
         * @enum {string}
         */
        readonly ReconciliationReason: "daily" | "asked";
        /** @description The number of open discrepancies of each kind. */
        readonly DifferenceCounts: {
            /** @description The number of entries that are missing from our ledger. */
            readonly unknownToUs: number;
            /** @description The number of entries that are missing from the party's statement. */
            readonly unknownToThem: number;
            /** @description The number of entries with different amounts. */
            readonly amountDiffers: number;
            /** @description The number of entries with different currencies. */
            readonly currencyDiffers: number;
            /** @description The number of entries with different statuses. */
            readonly stateDiffers: number;
            /** @description The number of payments that were charged twice. */
            readonly chargedTwice: number;
        };
        /** @description A reconciliation run and its results. */
        readonly ReconciliationRun: {
            readonly reason: components["schemas"]["ReconciliationReason"];
            /** @description The reconciled days, in UTC. */
            readonly days: readonly string[];
            /**
             * Format: date-time
             * @description The start time of the run.
             */
            readonly beganAt: string;
            /**
             * Format: date-time
             * @description The end time of the run.
             */
            readonly endedAt: string;
            /** @description The number of statements that were compared. Each statement covers one party and one day. */
            readonly statements: number;
            /** @description The number of unavailable statements. If a statement is unavailable, the earlier results for its day remain unchanged. */
            readonly unanswered: number;
            /** @description The number of our payments and reservations that were compared. */
            readonly compared: number;
            readonly differences: components["schemas"]["DifferenceCounts"];
            /** @description The number of new discrepancies. Each one opens a task. */
            readonly opened: number;
            /** @description The number of earlier discrepancies that no longer exist. */
            readonly gone: number;
        };
        /** @description Reconciliation runs, newest first. */
        readonly ReconciliationRunList: {
            /** @description Reconciliation runs, newest first. */
            readonly results: readonly components["schemas"]["ReconciliationRun"][];
        };
        /** @description The days to reconcile. */
        readonly ReconciliationRequest: {
            /**
             * Format: date
             * @description The first day, in UTC.
             */
            readonly from: string;
            /**
             * Format: date
             * @description The day after the last day, in UTC.
             */
            readonly to: string;
        };
        /** @description The person to look up. An order ID selects everyone in the order. One person is selected by identity number, by passport, or by first name, last name and birth date. */
        readonly PersonQuery: {
            /** @description The ID of an order. */
            readonly orderId?: string;
            /** @description An identity number. */
            readonly identityNumber?: string;
            /** @description A passport number. */
            readonly passportNo?: string;
            /**
             * Format: visible-text
             * @description The first name.
             */
            readonly firstName?: string;
            /**
             * Format: visible-text
             * @description The last name.
             */
            readonly lastName?: string;
            /**
             * Format: date
             * @description The date of birth.
             */
            readonly birthDate?: string;
        };
        /** @description A traveller's order, without personal data. */
        readonly PersonOrder: {
            /** @description The ID of the order. */
            readonly orderId: string;
            readonly kind: components["schemas"]["OrderKind"];
            /** @description The agency that owns the order. */
            readonly agencyId: number;
            /** @description The name of the agency. */
            readonly agencyName?: string;
            /**
             * Format: date-time
             * @description The time at which the order was created.
             */
            readonly createdAt: string;
            /** @description The status of the order. */
            readonly status: string;
            /**
             * Format: date-time
             * @description The earliest time at which the personal data in the order can be erased.
             */
            readonly neededUntil: string;
            /**
             * Format: date-time
             * @description The time at which the personal data was erased.
             */
            readonly erasedAt?: string;
        };
        /** @description A traveller's orders at all agencies. */
        readonly PersonOrderList: {
            /** @description A traveller's orders at all agencies. */
            readonly results: readonly components["schemas"]["PersonOrder"][];
        };
        /** @description All stored data about a person, excluding fellow travellers' data. */
        readonly PersonExport: {
            /** @description The data as a JSON document. */
            readonly document: string;
        };
        /** @description The person whose data is to be erased, and the reason. */
        readonly PersonErasure: {
            readonly person: components["schemas"]["PersonQuery"];
            readonly reason: components["schemas"]["ErasureReason"];
        };
        /**
         * @description The outcome of the erasure. `stillNeeded`: the order is not yet complete, so its data is kept. `unknown`: the order does not exist.
         * @enum {string}
         */
        readonly ErasureOutcome: "erased" | "erasedBefore" | "stillNeeded" | "unknown";
        /** @description The result of the erasure for one order. */
        readonly ErasedOrder: {
            /** @description The ID of the order. */
            readonly orderId: string;
            readonly outcome: components["schemas"]["ErasureOutcome"];
        };
        /** @description The result of the erasure for each order. */
        readonly ErasedOrderList: {
            /** @description The result of the erasure for each order. */
            readonly results: readonly components["schemas"]["ErasedOrder"][];
        };
        /** @description A requested erasure. */
        readonly RecordedErasure: {
            /** @description The order whose personal data was erased. */
            readonly orderId: string;
            /**
             * Format: date-time
             * @description The time of the request.
             */
            readonly requestedAt: string;
            readonly reason: components["schemas"]["ErasureReason"];
        };
        /** @description Requested erasures. */
        readonly RecordedErasureList: {
            /** @description Requested erasures. */
            readonly results: readonly components["schemas"]["RecordedErasure"][];
        };
    };
    responses: {
        /** @description The request is not valid (`request.invalid`, 1001). */
        readonly RequestInvalid: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Too many attempts have failed (`signIn.tooManyTries`, 429). Too many requests (`rateLimit.exceeded`, 429). */
        readonly SignInTooManyTriesOrRateLimitExceeded: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The service could not process this request (`server.error`, 500). */
        readonly ServerError: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The request was rejected before it reached the operation. The HTTP status identifies the cause. With 405, the `Allow` header lists the methods that the path supports. */
        readonly EdgeError: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description You are not signed in (`session.invalid`, 401). */
        readonly SessionInvalid: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Your role does not permit this operation (`access.forbidden`, 403). */
        readonly AccessForbidden: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Too many requests (`rateLimit.exceeded`, 429). */
        readonly RateLimitExceeded: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description No second factor setup is in progress (`secondFactor.notBegun`, 409). */
        readonly SecondFactorNotBegun: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The code is incorrect or has already been used (`secondFactor.wrongCode`, 422). */
        readonly SecondFactorWrongCode: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The member has the maximum number of passkeys (`passkey.tooMany`, 409). */
        readonly PasskeyTooMany: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description There is no such passkey (`passkey.notFound`, 404). */
        readonly PasskeyNotFound: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The link is no longer valid (`link.invalid`, 410). */
        readonly LinkInvalid: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The password is too easy to guess (`password.tooWeak`, 422). */
        readonly PasswordTooWeak: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description There is no such agency (`agency.notFound`, 404). */
        readonly AgencyNotFound: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Your role does not permit this operation (`access.forbidden`, 403). Your agency is suspended. You cannot make changes (`agency.suspended`, 403). */
        readonly AccessForbiddenOrAgencySuspended: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description A member with this email address already exists (`member.exists`, 409). */
        readonly MemberExists: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The change is not allowed (`change.refused`, 422). */
        readonly ChangeRefused: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description There is no such agency (`agency.notFound`, 404). There is no such member (`member.notFound`, 404). */
        readonly AgencyNotFoundOrMemberNotFound: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description At least one owner or operator must remain (`member.last`, 409). */
        readonly MemberLast: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description There is no such agency (`agency.notFound`, 404). There is no such key (`key.notFound`, 404). */
        readonly AgencyNotFoundOrKeyNotFound: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description There is no such agency (`agency.notFound`, 404). The webhook endpoint does not exist (`webhookEndpoint.notFound`, 404). */
        readonly AgencyNotFoundOrWebhookEndpointNotFound: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description There is no such agency (`agency.notFound`, 404). The agency has no credit record with this ID (`creditRecord.notFound`, 404). */
        readonly AgencyNotFoundOrCreditRecordNotFound: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description No approval request has this ID (`approval.notFound`, 404). */
        readonly ApprovalNotFound: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description There is no such agency (`agency.notFound`, 404). The agency has no order with this ID (`order.notFound`, 404). */
        readonly AgencyNotFoundOrOrderNotFound: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description No vendor or transfer supplier has this code (`supplier.notFound`, 404). */
        readonly SupplierNotFound: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description No task has this ID (`task.notFound`, 404). */
        readonly TaskNotFound: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
    };
    parameters: {
        /**
         * @description The user agent of the browser, which is shown in the list of sessions.
         * @example Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0
         */
        readonly "User-Agent": string;
        /**
         * @description The `id` of a session, not the session's secret.
         * @example ses_kD4mQ9vWx1RbT7yLzP2sNg
         */
        readonly sessionId: string;
        /**
         * @description The `id` of a passkey, not the credential ID on its device.
         * @example psk_Vb7nXq3LtZ9wKc5RmD2yHg
         */
        readonly passkeyId: string;
        /**
         * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
         * @example 1001
         */
        readonly agencyId: number;
        /**
         * @description The `id` of a member.
         * @example mbr_Tq8cXw2LkB7yMdA5nV3rZg
         */
        readonly memberId: string;
        /**
         * @description The `id` of a key, not the `key` that is used to log in.
         * @example key_Rz3mVt8QxL5nWc1YbK7pGd
         */
        readonly keyId: string;
        /**
         * @description Filter by `X-Request-Id`.
         * @example Yw3xK9tQ-0001
         */
        readonly requestIdFilter: string;
        /**
         * @description Filter by HTTP status.
         * @example 402
         */
        readonly requestStatus: number;
        /**
         * @description Filter by outcome: succeeded or failed.
         * @example failed
         */
        readonly requestOutcome: components["schemas"]["RequestOutcome"];
        /**
         * @description Filter by operation.
         * @example payOrder
         */
        readonly requestOperation: string;
        /**
         * @description Filter by error key.
         * @example cardPayment.declined
         */
        readonly requestErrorKey: string;
        /**
         * @description Filter by key.
         * @example key_Rz3mVt8QxL5nWc1YbK7pGd
         */
        readonly requestKeyId: string;
        /**
         * @description The start of the period. For usage figures, the default is one day before `to`.
         * @example 2026-11-20T00:00:00Z
         */
        readonly requestsFrom: string;
        /**
         * @description The end of the period, exclusive. The default is the current time.
         * @example 2026-11-21T00:00:00Z
         */
        readonly requestsTo: string;
        /** @description The `nextCursor` of the previous page, sent with the same filters. Without a cursor, the first page is returned. */
        readonly cursor: string;
        /**
         * @description The maximum number of entries per page.
         * @example 20
         */
        readonly pageLimit: number;
        /**
         * @description The `X-Request-Id` of a request.
         * @example Yw3xK9tQ-0001
         */
        readonly requestId: string;
        /**
         * @description The length of each period.
         * @example hour
         */
        readonly requestsBy: components["schemas"]["FiguresPeriod"];
        /**
         * @description The `id` of a webhook endpoint.
         * @example whe_V3nq8Zr0cXwTg5LkB7yMdA
         */
        readonly webhookEndpointId: string;
        /**
         * @description Only deliveries with this status.
         * @example givenUp
         */
        readonly deliveryStatus: components["schemas"]["WebhookDeliveryStatus"];
        /**
         * @description Only deliveries of events of this type.
         * @example refund.completed
         */
        readonly deliveryType: components["schemas"]["AskedEventType"];
        /**
         * @description Only deliveries of events about this order.
         * @example CAR-q7Yt2MvKx0LbN5sWd8RpZg
         */
        readonly eventOrderId: string;
        /**
         * @description Only events that occurred at or after this time.
         * @example 2027-03-01T12:00:00Z
         */
        readonly eventsFrom: string;
        /**
         * @description Only events that occurred before this time.
         * @example 2027-03-01T18:00:00Z
         */
        readonly eventsTo: string;
        /**
         * @description Only events from this position in the feed.
         * @example 6
         */
        readonly fromPosition: number;
        /**
         * @description Only events up to this position in the feed.
         * @example 14
         */
        readonly toPosition: number;
        /**
         * @description Filter by state.
         * @example suspended
         */
        readonly agencyState: components["schemas"]["AgencyState"];
        /**
         * @description A part of the agency's name in any case, or its number.
         * @example horizon
         */
        readonly agencyText: string;
        /**
         * @description The order of the list.
         * @example name
         */
        readonly agencySort: components["schemas"]["AgencySort"];
        /**
         * @description The origin, as returned by `listCallbackOrigins`.
         * @example https://booking.horizon.example
         */
        readonly origin: string;
        /**
         * @description The number of a credit record.
         * @example 1001
         */
        readonly recordId: number;
        /**
         * @description The first day, in UTC, or the time at which the period starts.
         * @example 2027-03-01
         */
        readonly fromDay: string;
        /**
         * @description The last day, in UTC, inclusive, or the time at which the period ends, exclusive.
         * @example 2027-03-31
         */
        readonly toDay: string;
        /**
         * @description The first day, in UTC, or the time at which the period starts.
         * @example 2027-03-01
         */
        readonly firstDay: string;
        /**
         * @description The last day, in UTC; at most one year after the first day.
         * @example 2027-03-31
         */
        readonly lastDay: string;
        /**
         * @description Filter by status.
         * @example waiting
         */
        readonly approvalState: components["schemas"]["ApprovalStatus"];
        /**
         * @description The number of an approval request.
         * @example 3
         */
        readonly approvalId: number;
        /**
         * @description An identifier, or a traveller's last name. Possible identifiers are the order ID, your reference, and the IDs of the payment, charge or reservation.
         * @example HZN-2027-0142
         */
        readonly orderText: string;
        /**
         * @description Filter by order kind: rental or transfer.
         * @example car
         */
        readonly orderKind: components["schemas"]["OrderKind"];
        /**
         * @description Filter by state. Rentals and transfers have the same states.
         * @example reserved
         */
        readonly orderState: components["schemas"]["OrderState"];
        /**
         * @description Filter by the order status used in the public API.
         * @example reserved
         */
        readonly orderStatus: string;
        /**
         * @description Filter by the code of the vendor or transfer supplier.
         * @example TESTDRIVE
         */
        readonly orderParty: string;
        /**
         * @description Only orders created at or after this time. Encode a `+` in the offset as `%2B`.
         * @example 2027-03-01T00:00:00Z
         */
        readonly createdFrom: string;
        /**
         * @description Only orders created before this time. Must be later than `createdFrom`.
         * @example 2027-04-01T00:00:00Z
         */
        readonly createdTo: string;
        /**
         * @description Only orders with a pick-up at or after this time.
         * @example 2027-06-01T00:00:00Z
         */
        readonly pickupFrom: string;
        /**
         * @description Only orders with a pick-up before this time. Must be later than `pickupFrom`.
         * @example 2027-07-01T00:00:00Z
         */
        readonly pickupTo: string;
        /**
         * @description The `id` of an order.
         * @example CAR-q7Yt2MvKx0LbN5sWd8RpZg
         */
        readonly orderId: string;
        /**
         * @description Filter by the person who made the change.
         * @example elif.kaya@horizon.example
         */
        readonly auditBy: string;
        /**
         * @description Filter by type of change.
         * @example grantCredit
         */
        readonly auditAction: string;
        /**
         * @description Filter by time: only changes made at or after this time.
         * @example 2027-03-01T00:00:00Z
         */
        readonly since: string;
        /**
         * @description Filter by agency.
         * @example 1001
         */
        readonly auditAgency: number;
        /**
         * @description Filter by the object that was changed.
         * @example record 1001
         */
        readonly auditSubject: string;
        /**
         * @description The kind of supplier: a rental vendor or a transfer supplier.
         * @example vendor
         */
        readonly supplierKind: components["schemas"]["SupplierKind"];
        /**
         * @description The code of a vendor or transfer supplier.
         * @example TESTDRIVE
         */
        readonly supplierCode: string;
        /**
         * @description The code of a campaign.
         * @example SPRING27
         */
        readonly campaignCode: string;
        /**
         * @description The number of an exchange rate publication.
         * @example 41
         */
        readonly ratesId: number;
        /**
         * @description Filter by subject.
         * @example differences
         */
        readonly taskAbout: components["schemas"]["TaskSubject"];
        /**
         * @description The number of a task, or the name of an exchange rate task.
         * @example 12
         */
        readonly taskId: components["schemas"]["TaskId"];
        /**
         * @description The number of a task.
         * @example 12
         */
        readonly taskNumber: number;
        /**
         * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
         * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
         */
        readonly "X-Request-Id": string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The authentication scheme. Always `Cookie`.
         * @example Cookie
         */
        readonly "WWW-Authenticate": string;
        /**
         * @description The number of seconds to wait before retrying the request.
         * @example 42
         */
        readonly "Retry-After": number;
        /**
         * @description The session cookie. Signing out deletes the cookie.
         * @example __Host-portal-session=rPzY1mUqf8sUO3dI1yJ4tGmXc5nQm2oT8b0wH6kZs9E; Path=/; HttpOnly; SameSite=Strict; Secure; Max-Age=604800
         */
        readonly "Set-Cookie": string;
        /**
         * @description The content security policy of the page. Only the page's own style and script are allowed, and no site can embed the page in a frame.
         * @example default-src 'none'; style-src 'nonce-Jq8cT2v'; script-src 'nonce-Jq8cT2v'; base-uri 'none'; frame-ancestors 'none'
         */
        readonly "Content-Security-Policy": string;
        /**
         * @description The identifier of this request. If the caller sent a valid identifier, that identifier is used. Include the identifier in support requests.
         * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
         */
        readonly "X-Request-Id": string;
        /**
         * @description The caching policy of the response: `no-store` for most responses, and `private, max-age=3600` for reference data.
         * @example no-store
         */
        readonly "Cache-Control": string;
        /**
         * @description The number of requests that this operation allows per window.
         * @example 20
         */
        readonly "RateLimit-Limit": number;
        /**
         * @description The number of requests left in the current window.
         * @example 19
         */
        readonly "RateLimit-Remaining": number;
        /**
         * @description The number of seconds until the next window starts.
         * @example 60
         */
        readonly "RateLimit-Reset": number;
    };
    pathItems: never;
}
export type Problem = components['schemas']['Problem'];
export type ValidationDetails = components['schemas']['ValidationDetails'];
export type RateLimitDetails = components['schemas']['RateLimitDetails'];
export type ApiError = components['schemas']['ApiError'];
export type Role = components['schemas']['Role'];
export type Language = components['schemas']['Language'];
export type MemberAgency = components['schemas']['MemberAgency'];
export type MemberStatus = components['schemas']['MemberStatus'];
export type Member = components['schemas']['Member'];
export type SecondFactorState = components['schemas']['SecondFactorState'];
export type Session = components['schemas']['Session'];
export type SignInRequest = components['schemas']['SignInRequest'];
export type SecondFactorRequest = components['schemas']['SecondFactorRequest'];
export type PasskeySignInRequest = components['schemas']['PasskeySignInRequest'];
export type PasskeySignInOptions = components['schemas']['PasskeySignInOptions'];
export type KnownSession = components['schemas']['KnownSession'];
export type SessionList = components['schemas']['SessionList'];
export type ProfileChange = components['schemas']['ProfileChange'];
export type SecondFactorProof = components['schemas']['SecondFactorProof'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type SecondFactorSecret = components['schemas']['SecondFactorSecret'];
export type SecondFactorRemoval = components['schemas']['SecondFactorRemoval'];
export type Passkey = components['schemas']['Passkey'];
export type PasskeyList = components['schemas']['PasskeyList'];
export type PasskeyRequest = components['schemas']['PasskeyRequest'];
export type PasskeyIntent = components['schemas']['PasskeyIntent'];
export type PasskeyParty = components['schemas']['PasskeyParty'];
export type PasskeyUser = components['schemas']['PasskeyUser'];
export type PasskeyAlgorithm = components['schemas']['PasskeyAlgorithm'];
export type PasskeyDescriptor = components['schemas']['PasskeyDescriptor'];
export type PasskeyDevice = components['schemas']['PasskeyDevice'];
export type PasskeyCreationOptions = components['schemas']['PasskeyCreationOptions'];
export type PasskeyChange = components['schemas']['PasskeyChange'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type PasswordResetRequest = components['schemas']['PasswordResetRequest'];
export type PasswordReset = components['schemas']['PasswordReset'];
export type MemberList = components['schemas']['MemberList'];
export type AgencyRole = components['schemas']['AgencyRole'];
export type MemberInvitation = components['schemas']['MemberInvitation'];
export type MemberChange = components['schemas']['MemberChange'];
export type InvitationToken = components['schemas']['InvitationToken'];
export type Invitation = components['schemas']['Invitation'];
export type InvitationAcceptance = components['schemas']['InvitationAcceptance'];
export type OperatorInvitation = components['schemas']['OperatorInvitation'];
export type ApprovalAction = components['schemas']['ApprovalAction'];
export type Currency = components['schemas']['Currency'];
export type Money = components['schemas']['Money'];
export type SignedMoney = components['schemas']['SignedMoney'];
export type SupplierKind = components['schemas']['SupplierKind'];
export type AskedKey = components['schemas']['AskedKey'];
export type AskedSupplier = components['schemas']['AskedSupplier'];
export type ApprovalOperator = components['schemas']['ApprovalOperator'];
export type ErasureReason = components['schemas']['ErasureReason'];
export type AgencySuspension = components['schemas']['AgencySuspension'];
export type ApprovalRequest = components['schemas']['ApprovalRequest'];
export type AuditFact = components['schemas']['AuditFact'];
export type ApprovalStatus = components['schemas']['ApprovalStatus'];
export type ApprovalWithoutSecond = components['schemas']['ApprovalWithoutSecond'];
export type Approval = components['schemas']['Approval'];
export type ApiKeyStatus = components['schemas']['ApiKeyStatus'];
export type KeyScope = components['schemas']['KeyScope'];
export type AllowedAddresses = components['schemas']['AllowedAddresses'];
export type ApiKey = components['schemas']['ApiKey'];
export type ApiKeyList = components['schemas']['ApiKeyList'];
export type KeyUser = components['schemas']['KeyUser'];
export type ApiKeyRequest = components['schemas']['ApiKeyRequest'];
export type NewApiKey = components['schemas']['NewApiKey'];
export type ApiKeyChange = components['schemas']['ApiKeyChange'];
export type KeyRoll = components['schemas']['KeyRoll'];
export type RequestOutcome = components['schemas']['RequestOutcome'];
export type SilentPartyOutcome = components['schemas']['SilentPartyOutcome'];
export type SilentParty = components['schemas']['SilentParty'];
export type LoggedRequest = components['schemas']['LoggedRequest'];
export type LoggedRequestList = components['schemas']['LoggedRequestList'];
export type RetryAdvice = components['schemas']['RetryAdvice'];
export type RequestError = components['schemas']['RequestError'];
export type RefusedField = components['schemas']['RefusedField'];
export type BodyNotStored = components['schemas']['BodyNotStored'];
export type LoggedBody = components['schemas']['LoggedBody'];
export type LoggedRequestDetails = components['schemas']['LoggedRequestDetails'];
export type StatusCount = components['schemas']['StatusCount'];
export type RequestStatuses = components['schemas']['RequestStatuses'];
export type FiguresPeriod = components['schemas']['FiguresPeriod'];
export type ErrorCount = components['schemas']['ErrorCount'];
export type PeriodFigures = components['schemas']['PeriodFigures'];
export type LimitUse = components['schemas']['LimitUse'];
export type RequestFigures = components['schemas']['RequestFigures'];
export type EventType = components['schemas']['EventType'];
export type WebhookEndpointStatus = components['schemas']['WebhookEndpointStatus'];
export type WebhookDisabledReason = components['schemas']['WebhookDisabledReason'];
export type WebhookEndpoint = components['schemas']['WebhookEndpoint'];
export type WebhookProblem = components['schemas']['WebhookProblem'];
export type WebhookTry = components['schemas']['WebhookTry'];
export type WebhookSuccess = components['schemas']['WebhookSuccess'];
export type WebhookEndpointHealth = components['schemas']['WebhookEndpointHealth'];
export type WebhookEndpoints = components['schemas']['WebhookEndpoints'];
export type AskedEventType = components['schemas']['AskedEventType'];
export type WebhookEndpointRequest = components['schemas']['WebhookEndpointRequest'];
export type WebhookEndpointSecret = components['schemas']['WebhookEndpointSecret'];
export type WebhookEndpointChange = components['schemas']['WebhookEndpointChange'];
export type WebhookDeliveryStatus = components['schemas']['WebhookDeliveryStatus'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookDeliveryList = components['schemas']['WebhookDeliveryList'];
export type RedeliveryPreview = components['schemas']['RedeliveryPreview'];
export type RedeliveryRequest = components['schemas']['RedeliveryRequest'];
export type Redelivery = components['schemas']['Redelivery'];
export type GoLiveStep = components['schemas']['GoLiveStep'];
export type GoLive = components['schemas']['GoLive'];
export type AgencyState = components['schemas']['AgencyState'];
export type AgencySort = components['schemas']['AgencySort'];
export type AgencyPermissions = components['schemas']['AgencyPermissions'];
export type AgencyCredit = components['schemas']['AgencyCredit'];
export type ListedAgency = components['schemas']['ListedAgency'];
export type AgencyList = components['schemas']['AgencyList'];
export type AgencyPermissionsChange = components['schemas']['AgencyPermissionsChange'];
export type AgencyRequest = components['schemas']['AgencyRequest'];
export type Agency = components['schemas']['Agency'];
export type AgencyChange = components['schemas']['AgencyChange'];
export type AgencyEnd = components['schemas']['AgencyEnd'];
export type AgencySuspensionRequest = components['schemas']['AgencySuspensionRequest'];
export type CallbackOrigin = components['schemas']['CallbackOrigin'];
export type CallbackOriginList = components['schemas']['CallbackOriginList'];
export type BillingType = components['schemas']['BillingType'];
export type TransferBilling = components['schemas']['TransferBilling'];
export type CreditRecord = components['schemas']['CreditRecord'];
export type CreditRecordList = components['schemas']['CreditRecordList'];
export type CreditGrant = components['schemas']['CreditGrant'];
export type CreditRecordChange = components['schemas']['CreditRecordChange'];
export type CreditStatementSummary = components['schemas']['CreditStatementSummary'];
export type CreditEntryKind = components['schemas']['CreditEntryKind'];
export type CreditLinePart = components['schemas']['CreditLinePart'];
export type TransferLegType = components['schemas']['TransferLegType'];
export type CreditStatementLine = components['schemas']['CreditStatementLine'];
export type CreditStatement = components['schemas']['CreditStatement'];
export type CreditStatementFile = components['schemas']['CreditStatementFile'];
export type CreditAdjustment = components['schemas']['CreditAdjustment'];
export type CreditDay = components['schemas']['CreditDay'];
export type CreditDaysOfCurrency = components['schemas']['CreditDaysOfCurrency'];
export type CreditFigures = components['schemas']['CreditFigures'];
export type ApprovalList = components['schemas']['ApprovalList'];
export type OrderKind = components['schemas']['OrderKind'];
export type OrderState = components['schemas']['OrderState'];
export type OrderRoute = components['schemas']['OrderRoute'];
export type TrackingId = components['schemas']['TrackingID'];
export type FoundOrder = components['schemas']['FoundOrder'];
export type FoundOrderList = components['schemas']['FoundOrderList'];
export type FoundOrderFile = components['schemas']['FoundOrderFile'];
export type OrderSum = components['schemas']['OrderSum'];
export type OrderCurrencyTotal = components['schemas']['OrderCurrencyTotal'];
export type OrderStateCount = components['schemas']['OrderStateCount'];
export type OrderKindCount = components['schemas']['OrderKindCount'];
export type OrderPartyCount = components['schemas']['OrderPartyCount'];
export type OrderFigures = components['schemas']['OrderFigures'];
export type OrderReason = components['schemas']['OrderReason'];
export type OrderMoney = components['schemas']['OrderMoney'];
export type OfficeLocation = components['schemas']['OfficeLocation'];
export type Id = components['schemas']['Id'];
export type IdName = components['schemas']['IdName'];
export type OpeningHours = components['schemas']['OpeningHours'];
export type Point = components['schemas']['Point'];
export type OfficeAccess = components['schemas']['OfficeAccess'];
export type OutOfHours = components['schemas']['OutOfHours'];
export type Office = components['schemas']['Office'];
export type Appointment = components['schemas']['Appointment'];
export type OrderRentalExtra = components['schemas']['OrderRentalExtra'];
export type PriceLine = components['schemas']['PriceLine'];
export type OrderRentalExcess = components['schemas']['OrderRentalExcess'];
export type TermsSource = components['schemas']['TermsSource'];
export type CancellationStep = components['schemas']['CancellationStep'];
export type CarMileage = components['schemas']['CarMileage'];
export type CarExcess = components['schemas']['CarExcess'];
export type CarDeposit = components['schemas']['CarDeposit'];
export type YoungDriverFee = components['schemas']['YoungDriverFee'];
export type DriverConditions = components['schemas']['DriverConditions'];
export type CrossBorderConditions = components['schemas']['CrossBorderConditions'];
export type CarConditions = components['schemas']['CarConditions'];
export type Insurance = components['schemas']['Insurance'];
export type IncludedCoverages = components['schemas']['IncludedCoverages'];
export type RentalRuleType = components['schemas']['RentalRuleType'];
export type RentalRule = components['schemas']['RentalRule'];
export type RentalConditions = components['schemas']['RentalConditions'];
export type CarTerms = components['schemas']['CarTerms'];
export type OrderRental = components['schemas']['OrderRental'];
export type TransferOrderStatus = components['schemas']['TransferOrderStatus'];
export type TransferCanceledBy = components['schemas']['TransferCanceledBy'];
export type OrderTransferLeg = components['schemas']['OrderTransferLeg'];
export type TransferRuleType = components['schemas']['TransferRuleType'];
export type TransferRule = components['schemas']['TransferRule'];
export type TransferPolicyType = components['schemas']['TransferPolicyType'];
export type TransferCancellationPolicy = components['schemas']['TransferCancellationPolicy'];
export type TransferLegTerms = components['schemas']['TransferLegTerms'];
export type TransferTerms = components['schemas']['TransferTerms'];
export type OrderTransfer = components['schemas']['OrderTransfer'];
export type OrderPaymentMethod = components['schemas']['OrderPaymentMethod'];
export type RefundStatus = components['schemas']['RefundStatus'];
export type OrderAttemptCard = components['schemas']['OrderAttemptCard'];
export type OrderDeclineReason = components['schemas']['OrderDeclineReason'];
export type OrderAttempt = components['schemas']['OrderAttempt'];
export type OrderHappeningKind = components['schemas']['OrderHappeningKind'];
export type OrderCallPartyKind = components['schemas']['OrderCallPartyKind'];
export type OrderCallOutcome = components['schemas']['OrderCallOutcome'];
export type OrderCall = components['schemas']['OrderCall'];
export type OrderHappening = components['schemas']['OrderHappening'];
export type OrderTimeline = components['schemas']['OrderTimeline'];
export type OrderLegCancellation = components['schemas']['OrderLegCancellation'];
export type OrderCancellationTerms = components['schemas']['OrderCancellationTerms'];
export type OrderCancellationRequest = components['schemas']['OrderCancellationRequest'];
export type OrderCancellationOutcome = components['schemas']['OrderCancellationOutcome'];
export type OrderCancellation = components['schemas']['OrderCancellation'];
export type OrderPaymentSessionId = components['schemas']['OrderPaymentSessionId'];
export type OrderPaymentLinkStatus = components['schemas']['OrderPaymentLinkStatus'];
export type OrderCurrentPaymentLink = components['schemas']['OrderCurrentPaymentLink'];
export type OrderPaymentLink = components['schemas']['OrderPaymentLink'];
export type OrderPaymentLinkRequest = components['schemas']['OrderPaymentLinkRequest'];
export type OrderPaymentLinkCancellation = components['schemas']['OrderPaymentLinkCancellation'];
export type OrderVoucherPage = components['schemas']['OrderVoucherPage'];
export type SalesAmount = components['schemas']['SalesAmount'];
export type SalesDay = components['schemas']['SalesDay'];
export type SalesFigures = components['schemas']['SalesFigures'];
export type AuditEvent = components['schemas']['AuditEvent'];
export type AuditList = components['schemas']['AuditList'];
export type Supplier = components['schemas']['Supplier'];
export type SupplierList = components['schemas']['SupplierList'];
export type SupplierPart = components['schemas']['SupplierPart'];
export type SupplierDetails = components['schemas']['SupplierDetails'];
export type SupplierRequest = components['schemas']['SupplierRequest'];
export type SupplierSwitch = components['schemas']['SupplierSwitch'];
export type CampaignNames = components['schemas']['CampaignNames'];
export type SavedCampaign = components['schemas']['SavedCampaign'];
export type SavedCampaignList = components['schemas']['SavedCampaignList'];
export type CampaignRequest = components['schemas']['CampaignRequest'];
export type CampaignSwitch = components['schemas']['CampaignSwitch'];
export type RatesStanding = components['schemas']['RatesStanding'];
export type PublishedRate = components['schemas']['PublishedRate'];
export type PublishedRates = components['schemas']['PublishedRates'];
export type PublishedRatesList = components['schemas']['PublishedRatesList'];
export type ExchangeMargin = components['schemas']['ExchangeMargin'];
export type DeskApprovals = components['schemas']['DeskApprovals'];
export type TaskKind = components['schemas']['TaskKind'];
export type DeskTasks = components['schemas']['DeskTasks'];
export type Desk = components['schemas']['Desk'];
export type TaskSubject = components['schemas']['TaskSubject'];
export type TaskId = components['schemas']['TaskId'];
export type TaskPayment = components['schemas']['TaskPayment'];
export type LedgerEffect = components['schemas']['LedgerEffect'];
export type LedgerSide = components['schemas']['LedgerSide'];
export type TaskDifference = components['schemas']['TaskDifference'];
export type TaskWay = components['schemas']['TaskWay'];
export type Task = components['schemas']['Task'];
export type TaskList = components['schemas']['TaskList'];
export type TaskSettlement = components['schemas']['TaskSettlement'];
export type StuckPayment = components['schemas']['StuckPayment'];
export type StuckPaymentList = components['schemas']['StuckPaymentList'];
export type ReconciliationReason = components['schemas']['ReconciliationReason'];
export type DifferenceCounts = components['schemas']['DifferenceCounts'];
export type ReconciliationRun = components['schemas']['ReconciliationRun'];
export type ReconciliationRunList = components['schemas']['ReconciliationRunList'];
export type ReconciliationRequest = components['schemas']['ReconciliationRequest'];
export type PersonQuery = components['schemas']['PersonQuery'];
export type PersonOrder = components['schemas']['PersonOrder'];
export type PersonOrderList = components['schemas']['PersonOrderList'];
export type PersonExport = components['schemas']['PersonExport'];
export type PersonErasure = components['schemas']['PersonErasure'];
export type ErasureOutcome = components['schemas']['ErasureOutcome'];
export type ErasedOrder = components['schemas']['ErasedOrder'];
export type ErasedOrderList = components['schemas']['ErasedOrderList'];
export type RecordedErasure = components['schemas']['RecordedErasure'];
export type RecordedErasureList = components['schemas']['RecordedErasureList'];
export type ResponseRequestInvalid = components['responses']['RequestInvalid'];
export type ResponseSignInTooManyTriesOrRateLimitExceeded = components['responses']['SignInTooManyTriesOrRateLimitExceeded'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseEdgeError = components['responses']['EdgeError'];
export type ResponseSessionInvalid = components['responses']['SessionInvalid'];
export type ResponseAccessForbidden = components['responses']['AccessForbidden'];
export type ResponseRateLimitExceeded = components['responses']['RateLimitExceeded'];
export type ResponseSecondFactorNotBegun = components['responses']['SecondFactorNotBegun'];
export type ResponseSecondFactorWrongCode = components['responses']['SecondFactorWrongCode'];
export type ResponsePasskeyTooMany = components['responses']['PasskeyTooMany'];
export type ResponsePasskeyNotFound = components['responses']['PasskeyNotFound'];
export type ResponseLinkInvalid = components['responses']['LinkInvalid'];
export type ResponsePasswordTooWeak = components['responses']['PasswordTooWeak'];
export type ResponseAgencyNotFound = components['responses']['AgencyNotFound'];
export type ResponseAccessForbiddenOrAgencySuspended = components['responses']['AccessForbiddenOrAgencySuspended'];
export type ResponseMemberExists = components['responses']['MemberExists'];
export type ResponseChangeRefused = components['responses']['ChangeRefused'];
export type ResponseAgencyNotFoundOrMemberNotFound = components['responses']['AgencyNotFoundOrMemberNotFound'];
export type ResponseMemberLast = components['responses']['MemberLast'];
export type ResponseAgencyNotFoundOrKeyNotFound = components['responses']['AgencyNotFoundOrKeyNotFound'];
export type ResponseAgencyNotFoundOrWebhookEndpointNotFound = components['responses']['AgencyNotFoundOrWebhookEndpointNotFound'];
export type ResponseAgencyNotFoundOrCreditRecordNotFound = components['responses']['AgencyNotFoundOrCreditRecordNotFound'];
export type ResponseApprovalNotFound = components['responses']['ApprovalNotFound'];
export type ResponseAgencyNotFoundOrOrderNotFound = components['responses']['AgencyNotFoundOrOrderNotFound'];
export type ResponseSupplierNotFound = components['responses']['SupplierNotFound'];
export type ResponseTaskNotFound = components['responses']['TaskNotFound'];
export type ParameterUserAgent = components['parameters']['User-Agent'];
export type ParameterSessionId = components['parameters']['sessionId'];
export type ParameterPasskeyId = components['parameters']['passkeyId'];
export type ParameterAgencyId = components['parameters']['agencyId'];
export type ParameterMemberId = components['parameters']['memberId'];
export type ParameterKeyId = components['parameters']['keyId'];
export type ParameterRequestIdFilter = components['parameters']['requestIdFilter'];
export type ParameterRequestStatus = components['parameters']['requestStatus'];
export type ParameterRequestOutcome = components['parameters']['requestOutcome'];
export type ParameterRequestOperation = components['parameters']['requestOperation'];
export type ParameterRequestErrorKey = components['parameters']['requestErrorKey'];
export type ParameterRequestKeyId = components['parameters']['requestKeyId'];
export type ParameterRequestsFrom = components['parameters']['requestsFrom'];
export type ParameterRequestsTo = components['parameters']['requestsTo'];
export type ParameterCursor = components['parameters']['cursor'];
export type ParameterPageLimit = components['parameters']['pageLimit'];
export type ParameterRequestId = components['parameters']['requestId'];
export type ParameterRequestsBy = components['parameters']['requestsBy'];
export type ParameterWebhookEndpointId = components['parameters']['webhookEndpointId'];
export type ParameterDeliveryStatus = components['parameters']['deliveryStatus'];
export type ParameterDeliveryType = components['parameters']['deliveryType'];
export type ParameterEventOrderId = components['parameters']['eventOrderId'];
export type ParameterEventsFrom = components['parameters']['eventsFrom'];
export type ParameterEventsTo = components['parameters']['eventsTo'];
export type ParameterFromPosition = components['parameters']['fromPosition'];
export type ParameterToPosition = components['parameters']['toPosition'];
export type ParameterAgencyState = components['parameters']['agencyState'];
export type ParameterAgencyText = components['parameters']['agencyText'];
export type ParameterAgencySort = components['parameters']['agencySort'];
export type ParameterOrigin = components['parameters']['origin'];
export type ParameterRecordId = components['parameters']['recordId'];
export type ParameterFromDay = components['parameters']['fromDay'];
export type ParameterToDay = components['parameters']['toDay'];
export type ParameterFirstDay = components['parameters']['firstDay'];
export type ParameterLastDay = components['parameters']['lastDay'];
export type ParameterApprovalState = components['parameters']['approvalState'];
export type ParameterApprovalId = components['parameters']['approvalId'];
export type ParameterOrderText = components['parameters']['orderText'];
export type ParameterOrderKind = components['parameters']['orderKind'];
export type ParameterOrderState = components['parameters']['orderState'];
export type ParameterOrderStatus = components['parameters']['orderStatus'];
export type ParameterOrderParty = components['parameters']['orderParty'];
export type ParameterCreatedFrom = components['parameters']['createdFrom'];
export type ParameterCreatedTo = components['parameters']['createdTo'];
export type ParameterPickupFrom = components['parameters']['pickupFrom'];
export type ParameterPickupTo = components['parameters']['pickupTo'];
export type ParameterOrderId = components['parameters']['orderId'];
export type ParameterAuditBy = components['parameters']['auditBy'];
export type ParameterAuditAction = components['parameters']['auditAction'];
export type ParameterSince = components['parameters']['since'];
export type ParameterAuditAgency = components['parameters']['auditAgency'];
export type ParameterAuditSubject = components['parameters']['auditSubject'];
export type ParameterSupplierKind = components['parameters']['supplierKind'];
export type ParameterSupplierCode = components['parameters']['supplierCode'];
export type ParameterCampaignCode = components['parameters']['campaignCode'];
export type ParameterRatesId = components['parameters']['ratesId'];
export type ParameterTaskAbout = components['parameters']['taskAbout'];
export type ParameterTaskId = components['parameters']['taskId'];
export type ParameterTaskNumber = components['parameters']['taskNumber'];
export type ParameterXRequestId = components['parameters']['X-Request-Id'];
export type HeaderWwwAuthenticate = components['headers']['WWW-Authenticate'];
export type HeaderRetryAfter = components['headers']['Retry-After'];
export type HeaderSetCookie = components['headers']['Set-Cookie'];
export type HeaderContentSecurityPolicy = components['headers']['Content-Security-Policy'];
export type HeaderXRequestId = components['headers']['X-Request-Id'];
export type HeaderCacheControl = components['headers']['Cache-Control'];
export type HeaderRateLimitLimit = components['headers']['RateLimit-Limit'];
export type HeaderRateLimitRemaining = components['headers']['RateLimit-Remaining'];
export type HeaderRateLimitReset = components['headers']['RateLimit-Reset'];
export type $defs = Record<string, never>;
export interface operations {
    readonly getSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The current session. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly signIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The user agent of the browser, which is shown in the list of sessions.
                 * @example Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0
                 */
                readonly "User-Agent"?: components["parameters"]["User-Agent"];
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The member's credentials. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SignInRequest"];
            };
        };
        readonly responses: {
            /** @description The session has started. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            /** @description The email address or password is incorrect (`signIn.wrongCredentials`, 401). */
            readonly 401: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["SignInTooManyTriesOrRateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly signOut: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The session has ended. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly passSecondFactor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The code from the app, or a recovery code. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SecondFactorRequest"];
            };
        };
        readonly responses: {
            /** @description The code was accepted. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 409: components["responses"]["SecondFactorNotBegun"];
            readonly 422: components["responses"]["SecondFactorWrongCode"];
            readonly 429: components["responses"]["SignInTooManyTriesOrRateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly signInWithPasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The user agent of the browser, which is shown in the list of sessions.
                 * @example Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0
                 */
                readonly "User-Agent"?: components["parameters"]["User-Agent"];
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The signed assertion from the browser. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasskeySignInRequest"];
            };
        };
        readonly responses: {
            /** @description The session has started. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            /** @description The passkey was not accepted (`signIn.passkeyRefused`, 401). */
            readonly 401: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["SignInTooManyTriesOrRateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly beginPasskeySignIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The options for the browser. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PasskeySignInOptions"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listSessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The active sessions. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SessionList"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly endSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `id` of a session, not the session's secret.
                 * @example ses_kD4mQ9vWx1RbT7yLzP2sNg
                 */
                readonly sessionId: components["parameters"]["sessionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The session has ended. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            /** @description There is no such session (`session.notFound`, 404). */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly changeProfile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The fields to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProfileChange"];
            };
        };
        readonly responses: {
            /** @description The updated member. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Member"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly enableSecondFactor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The code from the app. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SecondFactorProof"];
            };
        };
        readonly responses: {
            /** @description The second factor is enabled. The recovery codes are shown only once. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 409: components["responses"]["SecondFactorNotBegun"];
            readonly 422: components["responses"]["SecondFactorWrongCode"];
            readonly 429: components["responses"]["SignInTooManyTriesOrRateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly beginSecondFactor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The secret, which is shown only once. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SecondFactorSecret"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly disableSecondFactor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The password and a code. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SecondFactorRemoval"];
            };
        };
        readonly responses: {
            /** @description The second factor is removed. The password alone is now sufficient. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            /** @description No second factor setup is in progress (`secondFactor.notBegun`, 409). This role requires a second factor (`secondFactor.mandatory`, 409). */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The code is incorrect or has already been used (`secondFactor.wrongCode`, 422). The password is incorrect (`password.wrong`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["SignInTooManyTriesOrRateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listPasskeys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The member's passkeys. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PasskeyList"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly addPasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The passkey that the browser created. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasskeyRequest"];
            };
        };
        readonly responses: {
            /** @description The passkey is added. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Passkey"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 409: components["responses"]["PasskeyTooMany"];
            /** @description The passkey cannot be added (`passkey.refused`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly beginPasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The member's password. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasskeyIntent"];
            };
        };
        readonly responses: {
            /** @description The options for the browser. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PasskeyCreationOptions"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 409: components["responses"]["PasskeyTooMany"];
            /** @description The password is incorrect (`password.wrong`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["SignInTooManyTriesOrRateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly removePasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `id` of a passkey, not the credential ID on its device.
                 * @example psk_Vb7nXq3LtZ9wKc5RmD2yHg
                 */
                readonly passkeyId: components["parameters"]["passkeyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The passkey is removed. The response has no body. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["PasskeyNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly renamePasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `id` of a passkey, not the credential ID on its device.
                 * @example psk_Vb7nXq3LtZ9wKc5RmD2yHg
                 */
                readonly passkeyId: components["parameters"]["passkeyId"];
            };
            readonly cookie?: never;
        };
        /** @description The new name. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasskeyChange"];
            };
        };
        readonly responses: {
            /** @description The updated passkey. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Passkey"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["PasskeyNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly changePassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The current and the new password. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasswordChange"];
            };
        };
        readonly responses: {
            /** @description The password is changed. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            /** @description The password is incorrect (`password.wrong`, 422). The password is too easy to guess (`password.tooWeak`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["SignInTooManyTriesOrRateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly requestPasswordReset: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The member's email address. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        readonly responses: {
            /** @description If the address belongs to a member, an email will be sent. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly completePasswordReset: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The token from the link, and the new password. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasswordReset"];
            };
        };
        readonly responses: {
            /** @description The password is changed. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 410: components["responses"]["LinkInvalid"];
            readonly 422: components["responses"]["PasswordTooWeak"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listMembers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The agency's members. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MemberList"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly inviteMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        /** @description The person to invite. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MemberInvitation"];
            };
        };
        readonly responses: {
            /** @description The invitation is being sent. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Member"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbiddenOrAgencySuspended"];
            readonly 404: components["responses"]["AgencyNotFound"];
            readonly 409: components["responses"]["MemberExists"];
            readonly 422: components["responses"]["ChangeRefused"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly removeMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
                /**
                 * @description The `id` of a member.
                 * @example mbr_Tq8cXw2LkB7yMdA5nV3rZg
                 */
                readonly memberId: components["parameters"]["memberId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The member is removed. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbiddenOrAgencySuspended"];
            readonly 404: components["responses"]["AgencyNotFoundOrMemberNotFound"];
            readonly 409: components["responses"]["MemberLast"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly changeMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
                /**
                 * @description The `id` of a member.
                 * @example mbr_Tq8cXw2LkB7yMdA5nV3rZg
                 */
                readonly memberId: components["parameters"]["memberId"];
            };
            readonly cookie?: never;
        };
        /** @description The fields to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MemberChange"];
            };
        };
        readonly responses: {
            /** @description The updated member. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Member"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbiddenOrAgencySuspended"];
            readonly 404: components["responses"]["AgencyNotFoundOrMemberNotFound"];
            readonly 409: components["responses"]["MemberLast"];
            readonly 422: components["responses"]["ChangeRefused"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly removeMemberFactors: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
                /**
                 * @description The `id` of a member.
                 * @example mbr_Tq8cXw2LkB7yMdA5nV3rZg
                 */
                readonly memberId: components["parameters"]["memberId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The member has no second factor and no passkey. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbiddenOrAgencySuspended"];
            readonly 404: components["responses"]["AgencyNotFoundOrMemberNotFound"];
            /** @description The change is not allowed (`change.refused`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly readInvitation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The token from the link. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InvitationToken"];
            };
        };
        readonly responses: {
            /** @description The invitation. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Invitation"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 410: components["responses"]["LinkInvalid"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly acceptInvitation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The user agent of the browser, which is shown in the list of sessions.
                 * @example Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0
                 */
                readonly "User-Agent"?: components["parameters"]["User-Agent"];
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The new member's data. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InvitationAcceptance"];
            };
        };
        readonly responses: {
            /** @description The session has started. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 410: components["responses"]["LinkInvalid"];
            readonly 422: components["responses"]["PasswordTooWeak"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listOperators: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The operators. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MemberList"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly inviteOperator: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The person to invite. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OperatorInvitation"];
            };
        };
        readonly responses: {
            /** @description The invitation is waiting for a second operator or for the cool-down to end. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Approval"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 409: components["responses"]["MemberExists"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly removeOperator: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `id` of a member.
                 * @example mbr_Tq8cXw2LkB7yMdA5nV3rZg
                 */
                readonly memberId: components["parameters"]["memberId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The removal is waiting for a second operator. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Approval"];
                };
            };
            /** @description The invitation is withdrawn. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            /** @description There is no such member (`member.notFound`, 404). */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 409: components["responses"]["MemberLast"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listKeys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The agency's keys. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiKeyList"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly createKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        /** @description The settings of the key. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ApiKeyRequest"];
            };
        };
        readonly responses: {
            /** @description The key and its secret. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewApiKey"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbiddenOrAgencySuspended"];
            readonly 404: components["responses"]["AgencyNotFound"];
            /** @description Another agency has a user with this email address (`key.userElsewhere`, 409). The agency has the maximum number of keys (`key.tooMany`, 409). */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The change is not allowed (`change.refused`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly deleteKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
                /**
                 * @description The `id` of a key, not the `key` that is used to log in.
                 * @example key_Rz3mVt8QxL5nWc1YbK7pGd
                 */
                readonly keyId: components["parameters"]["keyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The key is deleted. The response has no body. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbiddenOrAgencySuspended"];
            readonly 404: components["responses"]["AgencyNotFoundOrKeyNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly changeKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
                /**
                 * @description The `id` of a key, not the `key` that is used to log in.
                 * @example key_Rz3mVt8QxL5nWc1YbK7pGd
                 */
                readonly keyId: components["parameters"]["keyId"];
            };
            readonly cookie?: never;
        };
        /** @description The fields to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ApiKeyChange"];
            };
        };
        readonly responses: {
            /** @description The updated key. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiKey"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbiddenOrAgencySuspended"];
            readonly 404: components["responses"]["AgencyNotFoundOrKeyNotFound"];
            readonly 422: components["responses"]["ChangeRefused"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly rollKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
                /**
                 * @description The `id` of a key, not the `key` that is used to log in.
                 * @example key_Rz3mVt8QxL5nWc1YbK7pGd
                 */
                readonly keyId: components["parameters"]["keyId"];
            };
            readonly cookie?: never;
        };
        /** @description The period during which both keys are valid. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["KeyRoll"];
            };
        };
        readonly responses: {
            /** @description The new key and its secret. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewApiKey"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbiddenOrAgencySuspended"];
            readonly 404: components["responses"]["AgencyNotFoundOrKeyNotFound"];
            /** @description The key is suspended or expired (`key.ended`, 409). The agency has the maximum number of keys (`key.tooMany`, 409). */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly suspendKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
                /**
                 * @description The `id` of a key, not the `key` that is used to log in.
                 * @example key_Rz3mVt8QxL5nWc1YbK7pGd
                 */
                readonly keyId: components["parameters"]["keyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The updated key. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiKey"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbiddenOrAgencySuspended"];
            readonly 404: components["responses"]["AgencyNotFoundOrKeyNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly resumeKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
                /**
                 * @description The `id` of a key, not the `key` that is used to log in.
                 * @example key_Rz3mVt8QxL5nWc1YbK7pGd
                 */
                readonly keyId: components["parameters"]["keyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The updated key. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiKey"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbiddenOrAgencySuspended"];
            readonly 404: components["responses"]["AgencyNotFoundOrKeyNotFound"];
            readonly 422: components["responses"]["ChangeRefused"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listRequests: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Filter by `X-Request-Id`.
                 * @example Yw3xK9tQ-0001
                 */
                readonly requestId?: components["parameters"]["requestIdFilter"];
                /**
                 * @description Filter by HTTP status.
                 * @example 402
                 */
                readonly status?: components["parameters"]["requestStatus"];
                /**
                 * @description Filter by outcome: succeeded or failed.
                 * @example failed
                 */
                readonly outcome?: components["parameters"]["requestOutcome"];
                /**
                 * @description Filter by operation.
                 * @example payOrder
                 */
                readonly operation?: components["parameters"]["requestOperation"];
                /**
                 * @description Filter by error key.
                 * @example cardPayment.declined
                 */
                readonly errorKey?: components["parameters"]["requestErrorKey"];
                /**
                 * @description Filter by key.
                 * @example key_Rz3mVt8QxL5nWc1YbK7pGd
                 */
                readonly keyId?: components["parameters"]["requestKeyId"];
                /**
                 * @description The start of the period. For usage figures, the default is one day before `to`.
                 * @example 2026-11-20T00:00:00Z
                 */
                readonly from?: components["parameters"]["requestsFrom"];
                /**
                 * @description The end of the period, exclusive. The default is the current time.
                 * @example 2026-11-21T00:00:00Z
                 */
                readonly to?: components["parameters"]["requestsTo"];
                /** @description The `nextCursor` of the previous page, sent with the same filters. Without a cursor, the first page is returned. */
                readonly cursor?: components["parameters"]["cursor"];
                /**
                 * @description The maximum number of entries per page.
                 * @example 20
                 */
                readonly limit?: components["parameters"]["pageLimit"];
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of logged requests. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LoggedRequestList"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getRequest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
                /**
                 * @description The `X-Request-Id` of a request.
                 * @example Yw3xK9tQ-0001
                 */
                readonly requestId: components["parameters"]["requestId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The logged request. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LoggedRequestDetails"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            /** @description There is no such agency (`agency.notFound`, 404). There is no such request (`request.notFound`, 404). */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getRequestStatuses: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The number of requests by status. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RequestStatuses"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getRequestFigures: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The length of each period.
                 * @example hour
                 */
                readonly by?: components["parameters"]["requestsBy"];
                /**
                 * @description The start of the period. For usage figures, the default is one day before `to`.
                 * @example 2026-11-20T00:00:00Z
                 */
                readonly from?: components["parameters"]["requestsFrom"];
                /**
                 * @description The end of the period, exclusive. The default is the current time.
                 * @example 2026-11-21T00:00:00Z
                 */
                readonly to?: components["parameters"]["requestsTo"];
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request figures. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RequestFigures"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listWebhookEndpoints: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The endpoints. The list is empty if the agency has no endpoints. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookEndpoints"];
                };
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly createWebhookEndpoint: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        /** @description The endpoint's URL, and the event types to send to it. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebhookEndpointRequest"];
            };
        };
        readonly responses: {
            /** @description The enabled endpoint and its secret. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookEndpointSecret"];
                };
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbiddenOrAgencySuspended"];
            readonly 404: components["responses"]["AgencyNotFound"];
            /** @description Events cannot be sent to this URL (`webhookEndpoint.addressRefused`, 422). The agency already has ten webhook endpoints (`webhookEndpoint.tooMany`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly deleteWebhookEndpoint: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
                /**
                 * @description The `id` of a webhook endpoint.
                 * @example whe_V3nq8Zr0cXwTg5LkB7yMdA
                 */
                readonly endpointId: components["parameters"]["webhookEndpointId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The endpoint is deleted. The response has no body. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbiddenOrAgencySuspended"];
            readonly 404: components["responses"]["AgencyNotFoundOrWebhookEndpointNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly updateWebhookEndpoint: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
                /**
                 * @description The `id` of a webhook endpoint.
                 * @example whe_V3nq8Zr0cXwTg5LkB7yMdA
                 */
                readonly endpointId: components["parameters"]["webhookEndpointId"];
            };
            readonly cookie?: never;
        };
        /** @description The fields to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebhookEndpointChange"];
            };
        };
        readonly responses: {
            /** @description The updated endpoint. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbiddenOrAgencySuspended"];
            readonly 404: components["responses"]["AgencyNotFoundOrWebhookEndpointNotFound"];
            /** @description Events cannot be sent to this URL (`webhookEndpoint.addressRefused`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly rotateWebhookSecret: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
                /**
                 * @description The `id` of a webhook endpoint.
                 * @example whe_V3nq8Zr0cXwTg5LkB7yMdA
                 */
                readonly endpointId: components["parameters"]["webhookEndpointId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The endpoint and its new secret. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookEndpointSecret"];
                };
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbiddenOrAgencySuspended"];
            readonly 404: components["responses"]["AgencyNotFoundOrWebhookEndpointNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly pingWebhookEndpoint: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
                /**
                 * @description The `id` of a webhook endpoint.
                 * @example whe_V3nq8Zr0cXwTg5LkB7yMdA
                 */
                readonly endpointId: components["parameters"]["webhookEndpointId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The event will be sent within seconds. The response has no body. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbiddenOrAgencySuspended"];
            readonly 404: components["responses"]["AgencyNotFoundOrWebhookEndpointNotFound"];
            /** @description The webhook endpoint is disabled (`webhookEndpoint.disabled`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listWebhookDeliveries: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only deliveries with this status.
                 * @example givenUp
                 */
                readonly status?: components["parameters"]["deliveryStatus"];
                /**
                 * @description Only deliveries of events of this type.
                 * @example refund.completed
                 */
                readonly type?: components["parameters"]["deliveryType"];
                /**
                 * @description Only deliveries of events about this order.
                 * @example CAR-q7Yt2MvKx0LbN5sWd8RpZg
                 */
                readonly orderId?: components["parameters"]["eventOrderId"];
                /**
                 * @description Only events that occurred at or after this time.
                 * @example 2027-03-01T12:00:00Z
                 */
                readonly from?: components["parameters"]["eventsFrom"];
                /**
                 * @description Only events that occurred before this time.
                 * @example 2027-03-01T18:00:00Z
                 */
                readonly to?: components["parameters"]["eventsTo"];
                /** @description The `nextCursor` of the previous page, sent with the same filters. Without a cursor, the first page is returned. */
                readonly cursor?: components["parameters"]["cursor"];
                /**
                 * @description The maximum number of entries per page.
                 * @example 20
                 */
                readonly limit?: components["parameters"]["pageLimit"];
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
                /**
                 * @description The `id` of a webhook endpoint.
                 * @example whe_V3nq8Zr0cXwTg5LkB7yMdA
                 */
                readonly endpointId: components["parameters"]["webhookEndpointId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of the list, with the cursor for the next page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookDeliveryList"];
                };
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["AgencyNotFoundOrWebhookEndpointNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly previewRedelivery: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only events that occurred at or after this time.
                 * @example 2027-03-01T12:00:00Z
                 */
                readonly from?: components["parameters"]["eventsFrom"];
                /**
                 * @description Only events that occurred before this time.
                 * @example 2027-03-01T18:00:00Z
                 */
                readonly to?: components["parameters"]["eventsTo"];
                /**
                 * @description Only events from this position in the feed.
                 * @example 6
                 */
                readonly fromPosition?: components["parameters"]["fromPosition"];
                /**
                 * @description Only events up to this position in the feed.
                 * @example 14
                 */
                readonly toPosition?: components["parameters"]["toPosition"];
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
                /**
                 * @description The `id` of a webhook endpoint.
                 * @example whe_V3nq8Zr0cXwTg5LkB7yMdA
                 */
                readonly endpointId: components["parameters"]["webhookEndpointId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The events in the range, which spans at most 1,000 positions. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RedeliveryPreview"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["AgencyNotFoundOrWebhookEndpointNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly redeliverEvents: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
                /**
                 * @description The `id` of a webhook endpoint.
                 * @example whe_V3nq8Zr0cXwTg5LkB7yMdA
                 */
                readonly endpointId: components["parameters"]["webhookEndpointId"];
            };
            readonly cookie?: never;
        };
        /** @description The range of events to send. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RedeliveryRequest"];
            };
        };
        readonly responses: {
            /** @description The number of events that will be sent, either within seconds or, if the endpoint is disabled, once it is enabled. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Redelivery"];
                };
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbiddenOrAgencySuspended"];
            readonly 404: components["responses"]["AgencyNotFoundOrWebhookEndpointNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getGoLive: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The agency's go-live checklist. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GoLive"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listAgencies: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Filter by state.
                 * @example suspended
                 */
                readonly state?: components["parameters"]["agencyState"];
                /**
                 * @description A part of the agency's name in any case, or its number.
                 * @example horizon
                 */
                readonly query?: components["parameters"]["agencyText"];
                /**
                 * @description The order of the list.
                 * @example name
                 */
                readonly sort?: components["parameters"]["agencySort"];
                /** @description The `nextCursor` of the previous page, sent with the same filters. Without a cursor, the first page is returned. */
                readonly cursor?: components["parameters"]["cursor"];
                /**
                 * @description The maximum number of entries per page.
                 * @example 20
                 */
                readonly limit?: components["parameters"]["pageLimit"];
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The list of agencies. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AgencyList"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly createAgency: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The agency. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AgencyRequest"];
            };
        };
        readonly responses: {
            /** @description The agency. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Agency"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            /** @description The change is not allowed (`change.refused`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getAgency: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The agency. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Agency"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly changeAgency: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        /** @description The fields to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AgencyChange"];
            };
        };
        readonly responses: {
            /** @description The updated agency. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Agency"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            /** @description The change is not allowed (`change.refused`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly endAgency: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        /** @description Confirmation that an agency is to be closed. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AgencyEnd"];
            };
        };
        readonly responses: {
            /** @description The updated agency. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Agency"];
                };
            };
            /** @description The request is waiting for a second operator; the agency is still active. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Approval"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            /** @description The change is not allowed (`change.refused`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly suspendAgency: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        /** @description The reason for the suspension. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AgencySuspensionRequest"];
            };
        };
        readonly responses: {
            /** @description The suspended agency. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Agency"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            /** @description The change is not allowed (`change.refused`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly releaseAgency: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The agency whose suspension was lifted. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Agency"];
                };
            };
            /** @description The request is waiting for a second operator or for the cool-down; the agency is still suspended. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Approval"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            /** @description The change is not allowed (`change.refused`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listCallbackOrigins: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The agency's callback origins. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CallbackOriginList"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly addCallbackOrigin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        /** @description The callback origin. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CallbackOrigin"];
            };
        };
        readonly responses: {
            /** @description The callback origin. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CallbackOrigin"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbiddenOrAgencySuspended"];
            readonly 404: components["responses"]["AgencyNotFound"];
            /** @description The change is not allowed (`change.refused`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly removeCallbackOrigin: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The origin, as returned by `listCallbackOrigins`.
                 * @example https://booking.horizon.example
                 */
                readonly origin: components["parameters"]["origin"];
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The origin is removed. The response has no body. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbiddenOrAgencySuspended"];
            /** @description There is no such agency (`agency.notFound`, 404). The agency has no such callback origin (`callbackOrigin.notFound`, 404). */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getBillingAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The billing address. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TransferBilling"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            /** @description There is no such agency (`agency.notFound`, 404). The agency has no billing address (`billingAddress.notFound`, 404). */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly setBillingAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        /** @description The billing address. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TransferBilling"];
            };
        };
        readonly responses: {
            /** @description The billing address. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TransferBilling"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbiddenOrAgencySuspended"];
            readonly 404: components["responses"]["AgencyNotFound"];
            /** @description The change is not allowed (`change.refused`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listCreditRecords: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The credit records. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreditRecordList"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly grantCredit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        /** @description The amount of credit to grant. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreditGrant"];
            };
        };
        readonly responses: {
            /** @description The credit record. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreditRecord"];
                };
            };
            /** @description The request is waiting for a second operator or for the cool-down to end. The credit is unchanged. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Approval"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            /** @description The change is not allowed (`change.refused`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly changeCreditRecord: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
                /**
                 * @description The number of a credit record.
                 * @example 1001
                 */
                readonly recordId: components["parameters"]["recordId"];
            };
            readonly cookie?: never;
        };
        /** @description The fields to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreditRecordChange"];
            };
        };
        readonly responses: {
            /** @description The updated credit record. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreditRecord"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["AgencyNotFoundOrCreditRecordNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getCreditStatement: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The first day, in UTC, or the time at which the period starts.
                 * @example 2027-03-01
                 */
                readonly from?: components["parameters"]["fromDay"];
                /**
                 * @description The last day, in UTC, inclusive, or the time at which the period ends, exclusive.
                 * @example 2027-03-31
                 */
                readonly to?: components["parameters"]["toDay"];
                /** @description The `nextCursor` of the previous page, sent with the same filters. Without a cursor, the first page is returned. */
                readonly cursor?: components["parameters"]["cursor"];
                /**
                 * @description The maximum number of entries per page.
                 * @example 20
                 */
                readonly limit?: components["parameters"]["pageLimit"];
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
                /**
                 * @description The number of a credit record.
                 * @example 1001
                 */
                readonly recordId: components["parameters"]["recordId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The credit statement. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreditStatement"];
                    readonly "text/csv": components["schemas"]["CreditStatementFile"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["AgencyNotFoundOrCreditRecordNotFound"];
            /** @description The change is not allowed (`change.refused`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly adjustCredit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
                /**
                 * @description The number of a credit record.
                 * @example 1001
                 */
                readonly recordId: components["parameters"]["recordId"];
            };
            readonly cookie?: never;
        };
        /** @description The amount to add or remove. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreditAdjustment"];
            };
        };
        readonly responses: {
            /** @description The updated credit record. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreditRecord"];
                };
            };
            /** @description The request is waiting for a second operator or for the cool-down to end. The credit is unchanged. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Approval"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["AgencyNotFoundOrCreditRecordNotFound"];
            /** @description The change is not allowed (`change.refused`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getCreditFigures: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The first day, in UTC, or the time at which the period starts.
                 * @example 2027-03-01
                 */
                readonly from: components["parameters"]["firstDay"];
                /**
                 * @description The last day, in UTC; at most one year after the first day.
                 * @example 2027-03-31
                 */
                readonly to: components["parameters"]["lastDay"];
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The daily figures. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreditFigures"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listApprovals: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Filter by status.
                 * @example waiting
                 */
                readonly status?: components["parameters"]["approvalState"];
                /** @description The `nextCursor` of the previous page, sent with the same filters. Without a cursor, the first page is returned. */
                readonly cursor?: components["parameters"]["cursor"];
                /**
                 * @description The maximum number of entries per page.
                 * @example 20
                 */
                readonly limit?: components["parameters"]["pageLimit"];
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The approval requests. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApprovalList"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly approve: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of an approval request.
                 * @example 3
                 */
                readonly approvalId: components["parameters"]["approvalId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request is approved and executed. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Approval"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["ApprovalNotFound"];
            /** @description The change is not allowed (`change.refused`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly reject: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of an approval request.
                 * @example 3
                 */
                readonly approvalId: components["parameters"]["approvalId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request is rejected. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Approval"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["ApprovalNotFound"];
            /** @description The change is not allowed (`change.refused`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly findOrders: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description An identifier, or a traveller's last name. Possible identifiers are the order ID, your reference, and the IDs of the payment, charge or reservation.
                 * @example HZN-2027-0142
                 */
                readonly query?: components["parameters"]["orderText"];
                /**
                 * @description Filter by order kind: rental or transfer.
                 * @example car
                 */
                readonly kind?: components["parameters"]["orderKind"];
                /**
                 * @description Filter by state. Rentals and transfers have the same states.
                 * @example reserved
                 */
                readonly state?: components["parameters"]["orderState"];
                /**
                 * @description Filter by the order status used in the public API.
                 * @example reserved
                 */
                readonly status?: components["parameters"]["orderStatus"];
                /**
                 * @description Filter by the code of the vendor or transfer supplier.
                 * @example TESTDRIVE
                 */
                readonly party?: components["parameters"]["orderParty"];
                /**
                 * @description Only orders created at or after this time. Encode a `+` in the offset as `%2B`.
                 * @example 2027-03-01T00:00:00Z
                 */
                readonly createdFrom?: components["parameters"]["createdFrom"];
                /**
                 * @description Only orders created before this time. Must be later than `createdFrom`.
                 * @example 2027-04-01T00:00:00Z
                 */
                readonly createdTo?: components["parameters"]["createdTo"];
                /**
                 * @description Only orders with a pick-up at or after this time.
                 * @example 2027-06-01T00:00:00Z
                 */
                readonly pickupFrom?: components["parameters"]["pickupFrom"];
                /**
                 * @description Only orders with a pick-up before this time. Must be later than `pickupFrom`.
                 * @example 2027-07-01T00:00:00Z
                 */
                readonly pickupTo?: components["parameters"]["pickupTo"];
                /** @description The `nextCursor` of the previous page, sent with the same filters. Without a cursor, the first page is returned. */
                readonly cursor?: components["parameters"]["cursor"];
                /**
                 * @description The maximum number of entries per page.
                 * @example 20
                 */
                readonly limit?: components["parameters"]["pageLimit"];
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The orders. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FoundOrderList"];
                    readonly "text/csv": components["schemas"]["FoundOrderFile"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            /** @description The change is not allowed (`change.refused`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getOrderFigures: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description An identifier, or a traveller's last name. Possible identifiers are the order ID, your reference, and the IDs of the payment, charge or reservation.
                 * @example HZN-2027-0142
                 */
                readonly query?: components["parameters"]["orderText"];
                /**
                 * @description Filter by order kind: rental or transfer.
                 * @example car
                 */
                readonly kind?: components["parameters"]["orderKind"];
                /**
                 * @description Filter by state. Rentals and transfers have the same states.
                 * @example reserved
                 */
                readonly state?: components["parameters"]["orderState"];
                /**
                 * @description Filter by the order status used in the public API.
                 * @example reserved
                 */
                readonly status?: components["parameters"]["orderStatus"];
                /**
                 * @description Filter by the code of the vendor or transfer supplier.
                 * @example TESTDRIVE
                 */
                readonly party?: components["parameters"]["orderParty"];
                /**
                 * @description Only orders created at or after this time. Encode a `+` in the offset as `%2B`.
                 * @example 2027-03-01T00:00:00Z
                 */
                readonly createdFrom?: components["parameters"]["createdFrom"];
                /**
                 * @description Only orders created before this time. Must be later than `createdFrom`.
                 * @example 2027-04-01T00:00:00Z
                 */
                readonly createdTo?: components["parameters"]["createdTo"];
                /**
                 * @description Only orders with a pick-up at or after this time.
                 * @example 2027-06-01T00:00:00Z
                 */
                readonly pickupFrom?: components["parameters"]["pickupFrom"];
                /**
                 * @description Only orders with a pick-up before this time. Must be later than `pickupFrom`.
                 * @example 2027-07-01T00:00:00Z
                 */
                readonly pickupTo?: components["parameters"]["pickupTo"];
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The figures. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderFigures"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getOrderTimeline: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
                /**
                 * @description The `id` of an order.
                 * @example CAR-q7Yt2MvKx0LbN5sWd8RpZg
                 */
                readonly orderId: components["parameters"]["orderId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The order with its timeline. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderTimeline"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["AgencyNotFoundOrOrderNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getOrderCancellation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
                /**
                 * @description The `id` of an order.
                 * @example CAR-q7Yt2MvKx0LbN5sWd8RpZg
                 */
                readonly orderId: components["parameters"]["orderId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The cancellation terms. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderCancellationTerms"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["AgencyNotFoundOrOrderNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly cancelAgencyOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
                /**
                 * @description The `id` of an order.
                 * @example CAR-q7Yt2MvKx0LbN5sWd8RpZg
                 */
                readonly orderId: components["parameters"]["orderId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderCancellationRequest"];
            };
        };
        readonly responses: {
            /** @description The outcome. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderCancellation"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbiddenOrAgencySuspended"];
            readonly 404: components["responses"]["AgencyNotFoundOrOrderNotFound"];
            /** @description The change is not allowed (`change.refused`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getOrderPaymentLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
                /**
                 * @description The `id` of an order.
                 * @example CAR-q7Yt2MvKx0LbN5sWd8RpZg
                 */
                readonly orderId: components["parameters"]["orderId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The payment link. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderPaymentLink"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["AgencyNotFoundOrOrderNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly createOrderPaymentLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
                /**
                 * @description The `id` of an order.
                 * @example CAR-q7Yt2MvKx0LbN5sWd8RpZg
                 */
                readonly orderId: components["parameters"]["orderId"];
            };
            readonly cookie?: never;
        };
        /** @description The return URL and the validity period of the link. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderPaymentLinkRequest"];
            };
        };
        readonly responses: {
            /** @description The order with its new link. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderPaymentLink"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbiddenOrAgencySuspended"];
            readonly 404: components["responses"]["AgencyNotFoundOrOrderNotFound"];
            /** @description The change is not allowed (`change.refused`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly cancelOrderPaymentLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
                /**
                 * @description The `id` of an order.
                 * @example CAR-q7Yt2MvKx0LbN5sWd8RpZg
                 */
                readonly orderId: components["parameters"]["orderId"];
            };
            readonly cookie?: never;
        };
        /** @description The payment session that the member saw. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderPaymentLinkCancellation"];
            };
        };
        readonly responses: {
            /** @description The order without the link. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderPaymentLink"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbiddenOrAgencySuspended"];
            readonly 404: components["responses"]["AgencyNotFoundOrOrderNotFound"];
            /** @description The change is not allowed (`change.refused`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getOrderVoucher: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
                /**
                 * @description The `id` of an order.
                 * @example CAR-q7Yt2MvKx0LbN5sWd8RpZg
                 */
                readonly orderId: components["parameters"]["orderId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The voucher. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": components["schemas"]["OrderVoucherPage"];
                    readonly "application/pdf": unknown;
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["AgencyNotFoundOrOrderNotFound"];
            /** @description The change is not allowed (`change.refused`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getSalesFigures: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The first day, in UTC, or the time at which the period starts.
                 * @example 2027-03-01
                 */
                readonly from: components["parameters"]["firstDay"];
                /**
                 * @description The last day, in UTC; at most one year after the first day.
                 * @example 2027-03-31
                 */
                readonly to: components["parameters"]["lastDay"];
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sales figures. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SalesFigures"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listAgencyAudit: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Filter by the person who made the change.
                 * @example elif.kaya@horizon.example
                 */
                readonly by?: components["parameters"]["auditBy"];
                /**
                 * @description Filter by type of change.
                 * @example grantCredit
                 */
                readonly action?: components["parameters"]["auditAction"];
                /**
                 * @description Filter by time: only changes made at or after this time.
                 * @example 2027-03-01T00:00:00Z
                 */
                readonly since?: components["parameters"]["since"];
                /** @description The `nextCursor` of the previous page, sent with the same filters. Without a cursor, the first page is returned. */
                readonly cursor?: components["parameters"]["cursor"];
                /**
                 * @description The maximum number of entries per page.
                 * @example 20
                 */
                readonly limit?: components["parameters"]["pageLimit"];
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of changes. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AuditList"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listAudit: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Filter by agency.
                 * @example 1001
                 */
                readonly agencyId?: components["parameters"]["auditAgency"];
                /**
                 * @description Filter by the object that was changed.
                 * @example record 1001
                 */
                readonly subject?: components["parameters"]["auditSubject"];
                /**
                 * @description Filter by the person who made the change.
                 * @example elif.kaya@horizon.example
                 */
                readonly by?: components["parameters"]["auditBy"];
                /**
                 * @description Filter by type of change.
                 * @example grantCredit
                 */
                readonly action?: components["parameters"]["auditAction"];
                /**
                 * @description Filter by time: only changes made at or after this time.
                 * @example 2027-03-01T00:00:00Z
                 */
                readonly since?: components["parameters"]["since"];
                /** @description The `nextCursor` of the previous page, sent with the same filters. Without a cursor, the first page is returned. */
                readonly cursor?: components["parameters"]["cursor"];
                /**
                 * @description The maximum number of entries per page.
                 * @example 20
                 */
                readonly limit?: components["parameters"]["pageLimit"];
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of changes. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AuditList"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listSuppliers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The vendors and transfer suppliers. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SupplierList"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly showSupplier: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The kind of supplier: a rental vendor or a transfer supplier.
                 * @example vendor
                 */
                readonly supplierKind: components["parameters"]["supplierKind"];
                /**
                 * @description The code of a vendor or transfer supplier.
                 * @example TESTDRIVE
                 */
                readonly supplierCode: components["parameters"]["supplierCode"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The supplier. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SupplierDetails"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["SupplierNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly saveSupplier: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The kind of supplier: a rental vendor or a transfer supplier.
                 * @example vendor
                 */
                readonly supplierKind: components["parameters"]["supplierKind"];
                /**
                 * @description The code of a vendor or transfer supplier.
                 * @example TESTDRIVE
                 */
                readonly supplierCode: components["parameters"]["supplierCode"];
            };
            readonly cookie?: never;
        };
        /** @description The configuration of the supplier. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SupplierRequest"];
            };
        };
        readonly responses: {
            /** @description The updated supplier. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SupplierDetails"];
                };
            };
            /** @description The request is waiting for a second operator or for the cool-down to end. Nothing has been changed yet. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Approval"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            /** @description The change is not allowed (`change.refused`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly switchSupplier: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The kind of supplier: a rental vendor or a transfer supplier.
                 * @example vendor
                 */
                readonly supplierKind: components["parameters"]["supplierKind"];
                /**
                 * @description The code of a vendor or transfer supplier.
                 * @example TESTDRIVE
                 */
                readonly supplierCode: components["parameters"]["supplierCode"];
            };
            readonly cookie?: never;
        };
        /** @description The fields to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SupplierSwitch"];
            };
        };
        readonly responses: {
            /** @description The updated supplier. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Supplier"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["SupplierNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listCampaigns: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The campaigns. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SavedCampaignList"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly saveCampaign: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The code of a campaign.
                 * @example SPRING27
                 */
                readonly campaignCode: components["parameters"]["campaignCode"];
            };
            readonly cookie?: never;
        };
        /** @description The campaign. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CampaignRequest"];
            };
        };
        readonly responses: {
            /** @description The campaign. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SavedCampaign"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly switchCampaign: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The code of a campaign.
                 * @example SPRING27
                 */
                readonly campaignCode: components["parameters"]["campaignCode"];
            };
            readonly cookie?: never;
        };
        /** @description The fields to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CampaignSwitch"];
            };
        };
        readonly responses: {
            /** @description The updated campaign. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SavedCampaign"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            /** @description No campaign has this code (`campaign.notFound`, 404). */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listExchangeRates: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The exchange rate publications. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PublishedRatesList"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly acceptExchangeRate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of an exchange rate publication.
                 * @example 41
                 */
                readonly ratesId: components["parameters"]["ratesId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The rates are accepted. The response has no body. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            /** @description No exchange rate publication has this ID (`exchangeRates.notFound`, 404). */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The change is not allowed (`change.refused`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getExchangeMargin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The exchange margin. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ExchangeMargin"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly setExchangeMargin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The agency number. Members can use only their own agency's number; operators can use any agency's number.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        /** @description The exchange margin. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ExchangeMargin"];
            };
        };
        readonly responses: {
            /** @description The exchange margin. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ExchangeMargin"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            /** @description The change is not allowed (`change.refused`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getDesk: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The numbers. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Desk"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listTasks: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Filter by subject.
                 * @example differences
                 */
                readonly about?: components["parameters"]["taskAbout"];
                /** @description The `nextCursor` of the previous page, sent with the same filters. Without a cursor, the first page is returned. */
                readonly cursor?: components["parameters"]["cursor"];
                /**
                 * @description The maximum number of entries per page.
                 * @example 20
                 */
                readonly limit?: components["parameters"]["pageLimit"];
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of open tasks. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TaskList"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getTask: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of a task, or the name of an exchange rate task.
                 * @example 12
                 */
                readonly taskId: components["parameters"]["taskId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The task. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Task"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["TaskNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly retryTask: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of a task, or the name of an exchange rate task.
                 * @example 12
                 */
                readonly taskId: components["parameters"]["taskId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The task is resolved. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Task"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["TaskNotFound"];
            /** @description The change is not allowed (`change.refused`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly settleTask: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of a task.
                 * @example 12
                 */
                readonly taskId: components["parameters"]["taskNumber"];
            };
            readonly cookie?: never;
        };
        /** @description A note on the settlement. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TaskSettlement"];
            };
        };
        readonly responses: {
            /** @description The task is resolved. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Task"];
                };
            };
            /** @description The request is waiting for a second operator or for the cool-down to end. The task is still open. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Approval"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 404: components["responses"]["TaskNotFound"];
            /** @description The change is not allowed (`change.refused`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listStuckPayments: {
        readonly parameters: {
            readonly query?: {
                /** @description The `nextCursor` of the previous page, sent with the same filters. Without a cursor, the first page is returned. */
                readonly cursor?: components["parameters"]["cursor"];
                /**
                 * @description The maximum number of entries per page.
                 * @example 20
                 */
                readonly limit?: components["parameters"]["pageLimit"];
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of stuck payments. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StuckPaymentList"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listReconciliations: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The reconciliation runs. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReconciliationRunList"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly reconcile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The days to reconcile. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReconciliationRequest"];
            };
        };
        readonly responses: {
            /** @description The results of the run. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReconciliationRun"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly findPerson: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The person to look up. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PersonQuery"];
            };
        };
        readonly responses: {
            /** @description The person's orders. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PersonOrderList"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            /** @description The change is not allowed (`change.refused`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly exportPerson: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The person to look up. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PersonQuery"];
            };
        };
        readonly responses: {
            /** @description The stored data. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PersonExport"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            /** @description The change is not allowed (`change.refused`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly erasePerson: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The person whose data is to be erased, and the reason. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PersonErasure"];
            };
        };
        readonly responses: {
            /** @description The result of the erasure for each order. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErasedOrderList"];
                };
            };
            /** @description The request is waiting for a second operator; nothing has been erased. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Approval"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            /** @description The change is not allowed (`change.refused`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listErasures: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requested erasures. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecordedErasureList"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["SessionInvalid"];
            readonly 403: components["responses"]["AccessForbidden"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
}
