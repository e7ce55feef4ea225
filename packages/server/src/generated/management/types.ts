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
         * Who is signed in
         * @description What the pages ask first: who it is, and whether a code is still needed.
         */
        readonly get: operations["getSession"];
        readonly put?: never;
        /**
         * Sign in
         * @description Begins a session. Where the member has a second factor, `passSecondFactor` comes next; owners and operators without one set it first.
         *
         *     An address that nobody has is answered as a wrong password is, and takes as long. Tries that fail slow down the next ones of the same network; a network that the member has signed in from is not held up by tries from elsewhere.
         */
        readonly post: operations["signIn"];
        /**
         * Sign out
         * @description Ends the session. Its cookie opens nothing any more.
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
         * @description Opens the rest of the portal to the session, whose cookie changes with it. A code is taken once.
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
         * @description Begins a session in which the second factor is passed: the device has asked for a finger, a face or a PIN.
         *
         *     Whatever is wrong is answered alike. Tries that fail slow down the next ones of the same network, as with `signIn`.
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
         * Begin to sign in with a passkey
         * @description What the browser asks for a passkey with: `navigator.credentials.get()` takes it as `publicKey`. It names nobody, so the browser offers every passkey that it has for this service. The challenge is good for five minutes, and for one `signInWithPasskey`.
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
         * @description Where the member is signed in.
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
         * @description Signs the member out elsewhere.
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
         * @description Chooses the language of the mail that the member is sent. A browser in which no language was chosen shows the portal in it, too.
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
         * Set the second factor
         * @description From now on a code is asked for. The session has passed it, and its cookie changes; all other sessions of the member end. Recovery codes of before are void. The member is told by mail.
         */
        readonly put: operations["enableSecondFactor"];
        /**
         * Begin a second factor
         * @description Makes a secret for an app. Nothing changes until `enableSecondFactor` proves that the app has it; to begin again makes another one.
         *
         *     Who has a second factor passes it first, and replaces it in this way.
         */
        readonly post: operations["beginSecondFactor"];
        /**
         * Remove the second factor
         * @description Only developers, finance and viewers can do without. The member is told by mail.
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
         * @description What the member signs in with beside the password.
         */
        readonly get: operations["listPasskeys"];
        readonly put?: never;
        /**
         * Add a passkey
         * @description Keeps the public key of the passkey that the browser has made. From then on it opens the portal by itself: it stands for the password and for the code. The member is told by mail.
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
         * Begin a passkey
         * @description What the browser makes a passkey with: `navigator.credentials.create()` takes it as `publicKey`. The challenge is good for five minutes, and for one `addPasskey`.
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
         * @description It signs nobody in any more. Sessions that it has begun go on: `endSession` ends them. The member is told by mail.
         */
        readonly delete: operations["removePasskey"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Rename a passkey
         * @description Gives it another name in the list. What the device calls it stays.
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
         * @description All other sessions of the member end, and the cookie of this one changes. The member is told by mail.
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
         * Ask for a new password
         * @description Sends a link that is good for an hour. The answer is the same whether anybody has the address.
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
         * Set a new password
         * @description Every session of the member ends. A second factor stays as it is, and is asked for at the next sign-in. The member is told by mail.
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
         * List the members of an agency
         * @description Who can sign in for the agency, and who was invited.
         */
        readonly get: operations["listMembers"];
        readonly put?: never;
        /**
         * Invite a member
         * @description Sends an invitation that is good for 72 hours, in the language of the request or else of whoever invites. A pending member gets a new invitation, and the older one ends. An address that has an account at a different agency gets a mail that explains it, and the answer is the same.
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
         * @description Ends every session and invitation of the member. The last owner stays as long as the agency goes on; of one that has ended an operator removes the last, too.
         */
        readonly delete: operations["removeMember"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a member
         * @description Gives another role. The sessions of the member end.
         */
        readonly patch: operations["changeMember"];
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
         * @description What a link invites to. Reading does not use it up.
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
         * @description Makes the member, who is signed in at once.
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
         * List the operators
         * @description Who runs the service, and who was invited to.
         */
        readonly get: operations["listOperators"];
        readonly put?: never;
        /**
         * Invite an operator
         * @description Sends an invitation once a second operator approves it; the link is valid for 72 hours. The mail is in the language of the request, or in that of the inviting operator. The only operator may approve it after the cool-down.
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
         * @description Removes an operator and their sessions once a second operator approves it. An invitation that was not accepted is withdrawn at once.
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
         * List the keys of an agency
         * @description Those that were deleted are not among them. Secrets are never told again.
         */
        readonly get: operations["listKeys"];
        readonly put?: never;
        /**
         * Make a key
         * @description Its secret is in this answer and nowhere else. The key is for the member who asks, unless `user` names another person: who they are is told to whoever logs in with it.
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
         * @description Ends it for good, with every login, within five seconds. Its requests stay in the log.
         */
        readonly delete: operations["deleteKey"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a key
         * @description Its name, and what it may, from where and until when. What is not named stays. It holds for every token of the key within five seconds.
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
         * @description Makes another key on the same terms, whose secret is in this answer and nowhere else. The old one goes on for `overlapHours` and then ends by itself, with every login, within five seconds.
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
         * @description Nobody logs in with it any more, and every login there is ends within five seconds. One that is suspended stays so.
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
         * @description It may log in again; what it was given before stays ended.
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
         * @description Every answered call of the agency in the last 30 days, the latest first, a page at a time, seconds after it was answered. Filters are joined by "and".
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
         * Look at one request
         * @description With what the catalogue says of its error. Where several calls have had the same `X-Request-Id`, it is the latest.
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
         * @description Returns how many calls of the last 30 days succeeded, and how many failed with which status.
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
         * Figures of requests
         * @description What charts are drawn of: how many calls there were in each hour or day (UTC), how many failed with which error, and how long they took; and how close the busiest minute of each operation came to its limit. A period of hours has seven days at most.
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
         * List the webhook endpoints of an agency
         * @description Where its events are sent, the oldest first, without the secrets.
         */
        readonly get: operations["listWebhookEndpoints"];
        readonly put?: never;
        /**
         * Have events sent to a server
         * @description Events are sent to this address from now on, as `createWebhookEndpoint` of the API has them sent. The secret that signs them is in this answer and nowhere else. At most ten endpoints.
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
         * @description It is gone, with its secret and its deliveries. What is being sent at this moment may still arrive.
         */
        readonly delete: operations["deleteWebhookEndpoint"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change or switch a webhook endpoint
         * @description What is named is changed, the rest stays. While it is `disabled` nothing is sent to it; switched on again, it gets what happens from then on, and what was left unsent before.
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
         * Renew the secret of a webhook endpoint
         * @description The new secret is in this answer and nowhere else. For 24 hours messages carry a signature of each.
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
         * @description Sends the event `webhookEndpoint.pinged` to this endpoint alone; its delivery says what came of it.
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
         * List what was sent to an endpoint
         * @description One entry for each event that was or is to be sent, the newest event first, for 30 days. What the server answered is told by its status and how long it took, never by what it wrote. Filters are joined by "and".
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
        readonly get?: never;
        readonly put?: never;
        /**
         * Send events again
         * @description Sends the events of a range of positions to the endpoint again, delivered before or not, as long as it takes their types. For one event, `from` and `to` are its position.
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
         * The go-live checklist
         * @description What has been seen of the agency in the last 30 days, on this environment: each step ticks itself off. The steps are those of the chapter "Before you go live" of the documentation; a new one may come.
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
         * List the agencies
         * @description Every agency and what it may do.
         */
        readonly get: operations["listAgencies"];
        readonly put?: never;
        /**
         * Make an agency
         * @description It has neither member, key nor credit yet.
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
         * @description What is set for it.
         */
        readonly get: operations["getAgency"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change an agency
         * @description Holds within five seconds.
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
         * End an agency
         * @description For good: within five seconds its keys are refused as suspended ones are, and its members are signed out and cannot sign in. Its orders go on as they were booked; ledger, log and audit stay.
         *
         *     It waits for a second operator, if there is one.
         */
        readonly post: operations["endAgency"];
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
         * @description Where the agency may have its customers sent after 3D Secure.
         */
        readonly get: operations["listCallbackOrigins"];
        readonly put?: never;
        /**
         * Add a callback origin
         * @description Payments may lead there from now on. One that is there already stays.
         */
        readonly post: operations["addCallbackOrigin"];
        /**
         * Remove a callback origin
         * @description New payments that are to lead there are refused; customers who are at the bank still come back.
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
         * @description Where the invoices of transfers go whose order says nothing else.
         */
        readonly get: operations["getBillingAddress"];
        /**
         * Set the billing address
         * @description Replaces the one there is. Orders keep the address that they were made with.
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
         * @description What an agency may spend, record by record; inactive ones, too.
         */
        readonly get: operations["listCreditRecords"];
        readonly put?: never;
        /**
         * Grant credit
         * @description Opens a record with this much credit. It waits for a second operator; the only operator does it at once up to an amount, and after a cool-down above.
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
         * @description Lets payments take from it, or no more. What is held of it is spent or given back as before.
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
         * @description The entries of a record, the latest first: as data page by page, or all of the period as a file for spreadsheets, whichever the `Accept` header prefers of `application/json` and `text/csv`. A file holds at most 10000 entries.
         *
         *     What an order moves is two lines where it has a commission: its price, and the commission. A part that comes back brings the same part of the commission.
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
         * @description Adds to a record, or takes back what is neither held nor spent, in its currency. It waits for a second operator; the only operator does it at once up to an amount, and after a cool-down above.
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
         * @description What was spent and refunded on each day, and what was left at its end, by currency; for charts.
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
         * List approvals
         * @description What operators have asked for that needs two of them.
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
         * Approve
         * @description Approves the request of another operator, which is carried out now. Both must have been operators when it was made. The only operator may approve their own request after its `coolDownUntil`. A request that cannot be carried out is refused, and stays open.
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
         * Reject
         * @description Refuses it for good. Whoever has asked may withdraw it so.
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
         * @description The orders of the agency, the newest first: by any id or a last name, by kind, status and time; all that are given must hold.
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
    readonly "/agencies/{agencyId}/orders/{orderId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get what happened with an order
         * @description Its statuses, payments, money and messages in the order of time.
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
    readonly "/agencies/{agencyId}/audit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the changes of an agency
         * @description Who has changed what of the agency, and how it was before.
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
         * @description Who has changed what, at every agency and at the desk.
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
         * @description Who is asked for cars and transfers, and who has switched them last.
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
         * Show a supplier
         * @description One, and how it is reached. Its key is never told.
         */
        readonly get: operations["showSupplier"];
        /**
         * Save a supplier
         * @description Adds it, or changes the one with this code, within five seconds. What moves where money goes (a new supplier, its address, its key, whether it states its books) waits for a second operator, or for the cool-down of the only one; a name or a deadline does not.
         */
        readonly put: operations["saveSupplier"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Switch a supplier
         * @description Within five seconds nobody asks one that is off; what is reserved with it stays.
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
         * @description Every campaign, those that are off, too.
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
         * @description Adds it, or changes the one with this code. It holds from the next search on.
         */
        readonly put: operations["saveCampaign"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Switch a campaign
         * @description Searches may name it, or no more.
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
         * @description What was published: in use, held for a person, or past.
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
         * @description Says that rates are right which are too far from those before. Prices are converted with them from now on.
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
         * @description Returns the margin that the agency pays on top of the rates, or 0 if none was set. Members of the agency never see it.
         */
        readonly get: operations["getExchangeMargin"];
        /**
         * Set an exchange margin
         * @description What the agency pays on top of the rates.
         */
        readonly put: operations["setExchangeMargin"];
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
         * @description What waits for a person, the oldest first.
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
         * @description One task, resolved or not.
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
         * @description Asks the other side once more: the processor, the party whose books differ, or the feed of the exchange rates. Until that ends it the task stays open.
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
         * @description Takes the word of the operator that the money went back in another way; the other side is not asked again. It waits for a second operator; the only operator does it at once up to an amount, and after a cool-down above.
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
         * @description Payments that last longer than they may, or wait for a person.
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
         * @description The latest hundred comparisons of our books with those of vendors, suppliers and processor.
         */
        readonly get: operations["listReconciliations"];
        readonly put?: never;
        /**
         * Reconcile
         * @description Compares some days now. Each new difference becomes a task.
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
         * @description The orders that somebody travels with, at every agency; nothing of who they are.
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
         * @description Everything that is kept of them, to be handed to them. The audit says who has read it.
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
         * @description Erases what their orders hold of people, of everybody who travelled along, too. An order that is not over stays. Nobody can read it again, and no backup brings it back. It waits for a second operator, if there is one.
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
         * @description The erasures that somebody asked for.
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
        /** @description The first thing that is wrong with the request. */
        readonly ValidationDetails: {
            /** @description Where the problem is, as a dotted path such as `checkInLocation.lat`. For a parameter it is the name of the parameter, for the body as a whole it is `body`. */
            readonly field: string;
            /** @description What is accepted there, in one English sentence. */
            readonly message: string;
        };
        /** @description The body of every error answer, whatever went wrong. */
        readonly ApiError: {
            /** @description The name of the error, by which programs tell errors apart. The operation lists its own under `x-errors`; more may come. */
            readonly key: string;
            /** @description The number of the error; `key` tells errors apart. */
            readonly code: number;
            /** @description What went wrong, in one English sentence for developers. Its wording may change; rely on `key`. */
            readonly description: string;
            /** @description What exactly went wrong, where there is more to say than `description` does. */
            readonly details?: components["schemas"]["ValidationDetails"] | string;
        };
        /**
         * @description What a member may do. `owner` everything of the agency, `developer` keys and logs, `finance` credit and addresses, `viewer` reads; `operator` runs the service.
         * @enum {string}
         */
        readonly Role: "owner" | "developer" | "finance" | "viewer" | "operator";
        /**
         * @description English, Turkish, German.
         * @enum {string}
         */
        readonly Language: "en" | "tr" | "de";
        /** @description The agency of a member. */
        readonly MemberAgency: {
            /** @description The number of the agency. */
            readonly id: number;
            /** @description Its name. */
            readonly name: string;
        };
        /**
         * @description `invited` until the invitation is accepted.
         * @enum {string}
         */
        readonly MemberStatus: "invited" | "active";
        /** @description A person who can sign in. */
        readonly Member: {
            /** @description Its identifier. */
            readonly id: string;
            /**
             * Format: email
             * @description Where mail reaches the member, in lower case.
             */
            readonly email: string;
            /** @description The first name; missing until the invitation is accepted. */
            readonly firstName?: string;
            /** @description The last name; missing until the invitation is accepted. */
            readonly lastName?: string;
            readonly role: components["schemas"]["Role"];
            readonly language?: components["schemas"]["Language"];
            readonly agency?: components["schemas"]["MemberAgency"];
            readonly status: components["schemas"]["MemberStatus"];
            /** @description Whether a code is asked for beside the password. */
            readonly hasSecondFactor: boolean;
            /**
             * Format: date-time
             * @description When the member signed in last.
             */
            readonly lastSignedInAt?: string;
            /**
             * Format: date-time
             * @description When the member was invited.
             */
            readonly createdAt: string;
        };
        /**
         * @description `notSet`: the member has none; `required`: a code has yet to be sent; `passed`: it was.
         * @enum {string}
         */
        readonly SecondFactorState: "notSet" | "required" | "passed";
        /** @description The session of the member who is signed in. */
        readonly Session: {
            /** @description Its identifier in the list of sessions. It is not its secret. */
            readonly id: string;
            readonly member: components["schemas"]["Member"];
            readonly secondFactor: components["schemas"]["SecondFactorState"];
            /** @description Whether a code has to be set or passed before anything else of the portal opens. */
            readonly needsSecondFactor: boolean;
            /**
             * Format: date-time
             * @description When the member signed in.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When it ends at the latest.
             */
            readonly expiresAt: string;
        };
        /** @description Who signs in. */
        readonly SignInRequest: {
            /**
             * Format: email
             * @description The email address; letter case makes no difference.
             */
            readonly email: string;
            /**
             * Format: plain-text
             * @description The password.
             */
            readonly password: string;
        };
        /** @description A code. */
        readonly SecondFactorRequest: {
            /** @description The six digits that the app shows, or a recovery code. */
            readonly code: string;
        };
        /** @description What `navigator.credentials.get()` has answered. Bytes are Base64url. */
        readonly PasskeySignInRequest: {
            /** @description `id` of the credential. */
            readonly credentialId: string;
            /** @description `clientDataJSON` of its `response`. */
            readonly clientDataJSON: string;
            /** @description `authenticatorData` of its `response`. */
            readonly authenticatorData: string;
            /** @description `signature` of its `response`. */
            readonly signature: string;
            /** @description `userHandle` of its `response`. */
            readonly userHandle: string;
        };
        /** @description `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
        readonly PasskeySignInOptions: {
            /** @description What the device is to sign, once. */
            readonly challenge: string;
            /** @description The host that passkeys are for. */
            readonly rpId: string;
            /** @description For how many milliseconds the challenge is good. */
            readonly timeout: number;
            /**
             * @description The device asks for a finger, a face or a PIN.
             * @enum {string}
             */
            readonly userVerification: "required";
        };
        /** @description A session of the member who is signed in. */
        readonly KnownSession: {
            /** @description Its identifier. */
            readonly id: string;
            /** @description Whether it is the one that asks. */
            readonly isCurrent: boolean;
            /**
             * Format: date-time
             * @description When it began.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When it was used last, to the minute.
             */
            readonly lastSeenAt: string;
            /**
             * Format: date-time
             * @description When it ends at the latest.
             */
            readonly expiresAt: string;
            /** @description The address it was begun from. */
            readonly address: string;
            /** @description The browser as it names itself. */
            readonly userAgent?: string;
        };
        /** @description The sessions that have not ended. */
        readonly SessionList: {
            /** @description The latest first. */
            readonly results: readonly components["schemas"]["KnownSession"][];
        };
        /** @description What a member changes of their own. */
        readonly ProfileChange: {
            readonly language: components["schemas"]["Language"];
        };
        /** @description Proof that the app knows the secret. */
        readonly SecondFactorProof: {
            /** @description The six digits that the app shows. */
            readonly code: string;
        };
        /** @description What stands in for the app when it is lost. They are told once. */
        readonly RecoveryCodes: {
            /** @description Each is taken once. */
            readonly recoveryCodes: readonly string[];
        };
        /** @description What an app makes codes of. */
        readonly SecondFactorSecret: {
            /** @description The secret in Base32, to be typed where no picture can be taken. */
            readonly secret: string;
            /** @description The same for a QR code. */
            readonly otpauthUri: string;
        };
        /** @description Proof that it is the member who asks. */
        readonly SecondFactorRemoval: {
            /**
             * Format: plain-text
             * @description The password.
             */
            readonly password: string;
            /** @description The six digits that the app shows, or a recovery code. */
            readonly code: string;
        };
        /** @description A passkey of the member who is signed in. */
        readonly Passkey: {
            /** @description Its identifier. */
            readonly id: string;
            /**
             * Format: visible-text
             * @description What the member calls it, such as the device that it is on.
             */
            readonly name: string;
            /**
             * Format: date-time
             * @description When it was added.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When it has signed the member in last. Missing, never.
             */
            readonly lastUsedAt?: string;
        };
        /** @description Passkeys. */
        readonly PasskeyList: {
            /** @description The oldest first. */
            readonly results: readonly components["schemas"]["Passkey"][];
        };
        /** @description What `navigator.credentials.create()` has answered, and a name. Bytes are Base64url. */
        readonly PasskeyRequest: {
            /**
             * Format: visible-text
             * @description What the member calls it, such as the device that it is on.
             */
            readonly name: string;
            /** @description `id` of the credential. */
            readonly credentialId: string;
            /** @description `clientDataJSON` of its `response`. */
            readonly clientDataJSON: string;
            /** @description `attestationObject` of its `response`. */
            readonly attestationObject: string;
        };
        /** @description Proof that it is the member who asks. */
        readonly PasskeyIntent: {
            /**
             * Format: plain-text
             * @description The password.
             */
            readonly password: string;
        };
        /** @description Whom passkeys are for. */
        readonly PasskeyParty: {
            /** @description The host of the portal. */
            readonly id: string;
            /** @description What a device shows. */
            readonly name: string;
        };
        /** @description Whose passkey it is to be. */
        readonly PasskeyUser: {
            /** @description The member's id, in Base64url. */
            readonly id: string;
            /** @description The email address. */
            readonly name: string;
            /** @description The name of the member, or the email address. */
            readonly displayName: string;
        };
        /** @description A kind of key. */
        readonly PasskeyAlgorithm: {
            /**
             * @description Always `public-key`.
             * @enum {string}
             */
            readonly type: "public-key";
            /** @description Its number in COSE: -8 Ed25519, -7 ES256, -257 RS256. */
            readonly alg: number;
        };
        /** @description A passkey that there is. */
        readonly PasskeyDescriptor: {
            /**
             * @description Always `public-key`.
             * @enum {string}
             */
            readonly type: "public-key";
            /** @description As its device names it. */
            readonly id: string;
        };
        /** @description What a device has to be able to do. */
        readonly PasskeyDevice: {
            /**
             * @description It keeps the passkey itself.
             * @enum {string}
             */
            readonly residentKey: "required";
            /** @description The same for browsers of before. */
            readonly requireResidentKey: boolean;
            /**
             * @description It asks for a finger, a face or a PIN.
             * @enum {string}
             */
            readonly userVerification: "required";
        };
        /** @description `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
        readonly PasskeyCreationOptions: {
            /** @description What the device is to sign, once. */
            readonly challenge: string;
            readonly rp: components["schemas"]["PasskeyParty"];
            readonly user: components["schemas"]["PasskeyUser"];
            /** @description The kinds of keys that are taken; the first is liked best. */
            readonly pubKeyCredParams: readonly components["schemas"]["PasskeyAlgorithm"][];
            /** @description For how many milliseconds the challenge is good. */
            readonly timeout: number;
            /** @description The passkeys that the member has. A device that has one of them makes no other. */
            readonly excludeCredentials: readonly components["schemas"]["PasskeyDescriptor"][];
            readonly authenticatorSelection: components["schemas"]["PasskeyDevice"];
            /**
             * @description Which device it is need not be proved.
             * @enum {string}
             */
            readonly attestation: "none";
        };
        /** @description Another name. */
        readonly PasskeyChange: {
            /**
             * Format: visible-text
             * @description What the member calls it, such as the device that it is on.
             */
            readonly name: string;
        };
        /** @description The password of before and the new one. */
        readonly PasswordChange: {
            /**
             * Format: plain-text
             * @description The password of before.
             */
            readonly currentPassword: string;
            /**
             * Format: plain-text
             * @description The new password.
             */
            readonly password: string;
        };
        /** @description Who has forgotten the password. */
        readonly PasswordResetRequest: {
            /**
             * Format: email
             * @description The email address.
             */
            readonly email: string;
        };
        /** @description The new password, and the link that allows it. */
        readonly PasswordReset: {
            /** @description The secret of the link in the mail. */
            readonly token: string;
            /**
             * Format: plain-text
             * @description The new password.
             */
            readonly password: string;
        };
        /** @description Members. */
        readonly MemberList: {
            /** @description In the order in which they were invited. */
            readonly results: readonly components["schemas"]["Member"][];
        };
        /**
         * @description What a member of an agency may do. `owner` everything of the agency, `developer` keys and logs, `finance` credit and addresses, `viewer` reads.
         * @enum {string}
         */
        readonly AgencyRole: "owner" | "developer" | "finance" | "viewer";
        /** @description Who is invited, and what for. */
        readonly MemberInvitation: {
            /**
             * Format: email
             * @description Where the invitation is sent.
             */
            readonly email: string;
            readonly role: components["schemas"]["AgencyRole"];
            readonly language?: components["schemas"]["Language"];
        };
        /** @description What is to change. */
        readonly MemberChange: {
            readonly role: components["schemas"]["AgencyRole"];
        };
        /** @description The link of the mail. */
        readonly InvitationToken: {
            /** @description The secret of the link in the mail. */
            readonly token: string;
        };
        /** @description Who is invited to what. */
        readonly Invitation: {
            /**
             * Format: email
             * @description Who is invited.
             */
            readonly email: string;
            readonly role: components["schemas"]["Role"];
            readonly agency?: components["schemas"]["MemberAgency"];
            /**
             * Format: date-time
             * @description Until when it can be accepted.
             */
            readonly expiresAt: string;
        };
        /** @description Who accepts, and the password. */
        readonly InvitationAcceptance: {
            /** @description The secret of the link in the mail. */
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
             * @description The password.
             */
            readonly password: string;
        };
        /** @description Who is invited. */
        readonly OperatorInvitation: {
            /**
             * Format: email
             * @description Where the invitation is sent.
             */
            readonly email: string;
            readonly language?: components["schemas"]["Language"];
        };
        /**
         * @description An action that takes two operators.
         * @enum {string}
         */
        readonly ApprovalAction: "grantCredit" | "adjustCredit" | "settleTask" | "erasePerson" | "saveSupplier" | "endAgency" | "inviteOperator" | "removeOperator" | "resetOperator";
        /**
         * @description A currency code of ISO 4217.
         * @enum {string}
         */
        readonly Currency: "TRY" | "USD" | "EUR" | "GBP";
        /** @description An amount of money in whole minor units, so that 123450 TRY is 1,234.50 Turkish lira. */
        readonly Money: {
            /**
             * Format: int64
             * @description The amount in the minor unit of the currency (kuruş, cent, penny).
             */
            readonly amount: number;
            readonly currency: components["schemas"]["Currency"];
        };
        /** @description An amount in whole minor units that may be negative. */
        readonly SignedMoney: {
            /**
             * Format: int64
             * @description The amount in the minor unit of the currency.
             */
            readonly amount: number;
            readonly currency: components["schemas"]["Currency"];
        };
        /**
         * @description `vendor` hands over cars, `transferSupplier` drives.
         * @enum {string}
         */
        readonly SupplierKind: "vendor" | "transferSupplier";
        /**
         * @description What becomes of its key, which is told to nobody: `renewed`, or `removed` for that of the settings.
         * @enum {string}
         */
        readonly AskedKey: "renewed" | "removed";
        /** @description A supplier as it is to be saved. What is missing stays. */
        readonly AskedSupplier: {
            readonly kind: components["schemas"]["SupplierKind"];
            /** @description Its code. */
            readonly code: string;
            /** @description Its name. */
            readonly name?: string;
            /** @description What customers read. */
            readonly displayName?: string;
            /** @description The vendor that it is asked with. */
            readonly partOf?: string;
            /** @description Its address; `null`, as the settings say. */
            readonly baseUrl?: string | null;
            readonly key?: components["schemas"]["AskedKey"];
            /** @description Of a search; `null`, as the settings say. */
            readonly deadlineMilliseconds?: number | null;
            /** @description Of a reservation or cancellation; `null`, as the settings say. */
            readonly reservationDeadlineMilliseconds?: number | null;
            /** @description Whether it states its books. */
            readonly hasStatement?: boolean;
        };
        /** @description The operator who is to be invited, removed or reset. */
        readonly ApprovalOperator: {
            /** @description The email address. */
            readonly email: string;
            /** @description First and last name; missing for an invitation. */
            readonly name?: string;
            /** @description The member; missing for an invitation. */
            readonly memberId?: string;
        };
        /**
         * @description Who wants it erased.
         * @enum {string}
         */
        readonly ErasureReason: "personAsked" | "agencyAsked" | "authorityAsked";
        /** @description What was asked for, as data; which fields there are depends on the action. */
        readonly ApprovalRequest: {
            readonly granted?: components["schemas"]["Money"];
            readonly change?: components["schemas"]["SignedMoney"];
            /** @description The credit record. */
            readonly recordId?: number;
            /** @description What the credit is about. */
            readonly reference?: string;
            /** @description The task that is to be settled. */
            readonly taskId?: number;
            /** @description How the money went back. */
            readonly note?: string;
            /** @description The orders whose people are to be erased. */
            readonly orderIds?: readonly string[];
            readonly supplier?: components["schemas"]["AskedSupplier"];
            readonly operator?: components["schemas"]["ApprovalOperator"];
            readonly reason?: components["schemas"]["ErasureReason"];
        };
        /**
         * @description The state of the request. `expired`: it was not decided within seven days, counted from the end of its cool-down if it has one.
         * @enum {string}
         */
        readonly ApprovalStatus: "waiting" | "approved" | "rejected" | "expired";
        /**
         * @description How it was carried out without a second operator. `unreviewed`: at once by the only operator. `coolDown`: after the cool-down. `commandLine`: by `pnpm admin`.
         * @enum {string}
         */
        readonly ApprovalWithoutSecond: "unreviewed" | "coolDown" | "commandLine";
        /** @description What one operator has asked for and another has to agree to. */
        readonly Approval: {
            /** @description The number of the approval. */
            readonly id: number;
            readonly action: components["schemas"]["ApprovalAction"];
            /** @description What was asked for, in words. */
            readonly summary: string;
            /** @description The agency that it concerns. */
            readonly agencyId?: number;
            readonly asked: components["schemas"]["ApprovalRequest"];
            /** @description Who has asked for it. */
            readonly askedBy: string;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            readonly askedAt: string;
            /**
             * Format: date-time
             * @description Present if there was no second operator: from then on the operator who requested it may approve it, while there is still none.
             */
            readonly coolDownUntil?: string;
            /**
             * Format: date-time
             * @description Nobody can agree to it any more from then on.
             */
            readonly expiresAt: string;
            readonly status: components["schemas"]["ApprovalStatus"];
            /** @description Who has agreed to it or refused it. */
            readonly decidedBy?: string;
            /**
             * Format: date-time
             * @description When it was decided.
             */
            readonly decidedAt?: string;
            readonly withoutSecond?: components["schemas"]["ApprovalWithoutSecond"];
        };
        /**
         * @description Whether a key lets anybody in. `suspended` by hand, `ended` by itself.
         * @enum {string}
         */
        readonly ApiKeyStatus: "active" | "suspended" | "ended";
        /**
         * @description What a key may. `readOnly` searches and reads; what changes something is refused.
         * @enum {string}
         */
        readonly KeyScope: "full" | "readOnly";
        /** @description The only addresses and ranges that the key may be used from. Empty, from anywhere. */
        readonly AllowedAddresses: readonly string[];
        /** @description A key of an agency, without its secret. */
        readonly ApiKey: {
            /** @description Its identifier. */
            readonly id: string;
            /** @description What is logged in with beside the secret. */
            readonly key: string;
            /**
             * Format: visible-text
             * @description What it is called, such as the system that uses it.
             */
            readonly name?: string;
            /** @description The email address of the person it is for. */
            readonly email: string;
            readonly status: components["schemas"]["ApiKeyStatus"];
            readonly scope: components["schemas"]["KeyScope"];
            readonly allowedAddresses: components["schemas"]["AllowedAddresses"];
            /**
             * Format: date-time
             * @description When it ends or has ended by itself. Missing, never.
             */
            readonly expiresAt?: string;
            /**
             * Format: date-time
             * @description When it was made. Missing for keys of long ago.
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description When it was used last, to the minute. Missing, never.
             */
            readonly lastUsedAt?: string;
        };
        /** @description Keys. */
        readonly ApiKeyList: {
            /** @description In the order of their `key`. */
            readonly results: readonly components["schemas"]["ApiKey"][];
        };
        /** @description Who a key is for, as whoever logs in with it is told. */
        readonly KeyUser: {
            /**
             * Format: email
             * @description The email address; no two agencies share one.
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
        /** @description What a key is to be. */
        readonly ApiKeyRequest: {
            /**
             * Format: visible-text
             * @description What it is called, such as the system that uses it.
             */
            readonly name: string;
            readonly user?: components["schemas"]["KeyUser"];
            /** @default full */
            readonly scope: components["schemas"]["KeyScope"];
            /** @default [] */
            readonly allowedAddresses: components["schemas"]["AllowedAddresses"];
            /**
             * Format: date-time
             * @description When it ends by itself. Missing, never.
             */
            readonly expiresAt?: string;
        };
        /** @description A key that was just made, and its secret. */
        readonly NewApiKey: {
            readonly apiKey: components["schemas"]["ApiKey"];
            /** @description What is logged in with beside the key. Nobody can show it again. */
            readonly secret: string;
        };
        /** @description What is to change of a key. What is missing stays. */
        readonly ApiKeyChange: {
            /**
             * Format: visible-text
             * @description What it is called, such as the system that uses it.
             */
            readonly name?: string;
            readonly scope?: components["schemas"]["KeyScope"];
            readonly allowedAddresses?: components["schemas"]["AllowedAddresses"];
            /**
             * Format: date-time
             * @description When it ends by itself; `null`, never.
             */
            readonly expiresAt?: string | null;
        };
        /** @description How a key is rolled. */
        readonly KeyRoll: {
            /** @description How many hours the old key goes on. 0 ends it at once. */
            readonly overlapHours: number;
        };
        /**
         * @description `succeeded`: a status below 400. `failed`: any other.
         * @enum {string}
         */
        readonly RequestOutcome: "succeeded" | "failed";
        /** @description A call that was answered. No value that was sent or answered is stored. */
        readonly LoggedRequest: {
            /** @description The `X-Request-Id` of call and answer. */
            readonly requestId: string;
            /**
             * Format: date-time
             * @description When it was answered.
             */
            readonly at: string;
            /** @description The `id` of the key it was made with, which may be deleted since. */
            readonly keyId: string;
            /** @description The operation that was called. */
            readonly operation: string;
            /** @description The HTTP status; 499 is a client that has gone before the answer. */
            readonly status: number;
            /** @description The `key` of the error. Missing of good answers. */
            readonly errorKey?: string;
            /** @description How long the answer took. */
            readonly durationMilliseconds: number;
            /** @description True where an `Idempotency-Key` came again, and got the first answer. */
            readonly isRepeat?: boolean;
        };
        /** @description A page of requests, the latest first. */
        readonly LoggedRequestList: {
            /** @description The requests. */
            readonly results: readonly components["schemas"]["LoggedRequest"][];
            /** @description Where the next page begins. Missing on the last one. */
            readonly nextCursor?: string;
        };
        /**
         * @description Whether the call may be repeated. `same`, just so.
         * @enum {string}
         */
        readonly RetryAdvice: "never" | "afterFixing" | "afterWaiting" | "same";
        /** @description What the catalogue says of an error. */
        readonly RequestError: {
            /** @description The name of the error. */
            readonly key: string;
            /** @description Its HTTP status. */
            readonly status: number;
            /** @description What went wrong, in a sentence. */
            readonly description: string;
            /** @description What it means. */
            readonly meaning?: string;
            /** @description What to do. */
            readonly action?: string;
            readonly retry: components["schemas"]["RetryAdvice"];
        };
        /** @description The field of the request that the error named, and the rule that it broke. Contains no value of the request. */
        readonly RefusedField: {
            /** @description A dotted path of names of the contract, such as `passenger.birthDate`. `[]` replaces positions in lists, `?` replaces names that the contract does not have. */
            readonly field: string;
            /** @description What is accepted there. */
            readonly rule: string;
        };
        /** @description A request, and what is known of its error. */
        readonly LoggedRequestDetails: {
            readonly request: components["schemas"]["LoggedRequest"];
            readonly error?: components["schemas"]["RequestError"];
            readonly refused?: components["schemas"]["RefusedField"];
        };
        /** @description How many calls were answered with a status. */
        readonly StatusCount: {
            /** @description The HTTP status. */
            readonly status: number;
            /** @description How many calls. */
            readonly count: number;
        };
        /** @description How the calls of the last 30 days were answered. A call is counted seconds after its answer. */
        readonly RequestStatuses: {
            /** @description Calls with a status below 400. */
            readonly succeeded: number;
            /** @description All other calls. */
            readonly failed: number;
            /** @description The statuses of failed calls, the lowest first. */
            readonly results: readonly components["schemas"]["StatusCount"][];
        };
        /**
         * @description How long the periods are.
         * @enum {string}
         */
        readonly FiguresPeriod: "hour" | "day";
        /** @description How often an error was answered. */
        readonly ErrorCount: {
            /** @description The `key` of the error. */
            readonly key: string;
            /** @description How often. */
            readonly count: number;
        };
        /** @description Figures of an hour or a day. */
        readonly PeriodFigures: {
            /**
             * Format: date-time
             * @description When it begins.
             */
            readonly at: string;
            /** @description How many requests were answered. */
            readonly count: number;
            /** @description Those that failed, the most frequent error first. */
            readonly errors: readonly components["schemas"]["ErrorCount"][];
            /** @description Half of them took no longer; told a twentieth too high at most. */
            readonly p50Milliseconds: number;
            /** @description 95 of 100 took no longer; told a twentieth too high at most. */
            readonly p95Milliseconds: number;
        };
        /** @description How close the calls of an operation came to its limit. */
        readonly LimitUse: {
            /** @description The operation that was called. */
            readonly operation: string;
            /** @description How many calls a user may make in a window. */
            readonly limit: number;
            /** @description How long a window is. */
            readonly windowSeconds: number;
            /** @description How many calls there were with one key in the busiest minute. */
            readonly busiest: number;
            /** @description How many were refused with 429. */
            readonly refused: number;
        };
        /** @description What charts are drawn of. */
        readonly RequestFigures: {
            /**
             * Format: date-time
             * @description Where the period begins.
             */
            readonly from: string;
            /**
             * Format: date-time
             * @description Where it ends.
             */
            readonly to: string;
            /** @description Hours or days that had requests, the earliest first. */
            readonly results: readonly components["schemas"]["PeriodFigures"][];
            /** @description Operations that were called, those that came closest to their limit first. */
            readonly limits: readonly components["schemas"]["LimitUse"][];
        };
        /** @description What has happened: what it happened to, a dot, and the status it has reached. The chapter on events says what each means. There will be more: leave out those you do not know. */
        readonly EventType: "carOrder.pending" | "carOrder.reserved" | "carOrder.failed" | "carOrder.cancelled" | "carOrder.removed" | "carOrder.changed" | "transferOrder.pendingPayment" | "transferOrder.reserved" | "transferOrder.failed" | "transferOrder.canceled" | "transferOrder.legCanceled" | "transferOrder.changed" | "transferOrder.expired" | "ride.assigned" | "ride.departed" | "ride.delayed" | "ride.arrived" | "ride.passengerOnBoard" | "ride.noShow" | "ride.completed" | "payment.awaiting3ds" | "payment.processing" | "payment.completed" | "payment.cancelled" | "payment.failed" | "payment.reversed" | "payment.declined" | "payment.voided" | "payment.expired" | "payment.withdrawn" | "payment.chargedLate" | "refund.pending" | "refund.delayed" | "refund.completed" | "creditRecord.opened" | "creditRecord.raised" | "creditRecord.reduced" | "creditRecord.held" | "creditRecord.spent" | "creditRecord.released" | "creditRecord.refunded" | "creditRecord.activated" | "creditRecord.deactivated" | "webhookEndpoint.pinged" | "webhookEndpoint.disabled";
        /**
         * @description Whether events are sent to the endpoint.
         * @enum {string}
         */
        readonly WebhookEndpointStatus: "enabled" | "disabled";
        /** @description Why nothing is sent. `agency`: you switched it off. `gone`: it answered 410. `failing`: nothing has arrived for three days, and an event was given up. */
        readonly WebhookDisabledReason: "agency" | "gone" | "failing";
        /** @description An address of yours that events are sent to. */
        readonly WebhookEndpoint: {
            /** @description The identifier of the endpoint. */
            readonly id: string;
            /**
             * Format: uri
             * @description Where events are sent.
             */
            readonly url: string;
            /**
             * Format: plain-text
             * @description Your own note. Absent when there is none.
             */
            readonly description?: string;
            /** @description Which events are sent. Empty for all. */
            readonly types: readonly components["schemas"]["EventType"][];
            readonly status: components["schemas"]["WebhookEndpointStatus"];
            /** @description Why nothing is sent. There while it is `disabled`. */
            readonly disabledReason?: components["schemas"]["WebhookDisabledReason"];
            /**
             * Format: date-time
             * @description Until when the secret before signs, too. Absent when it does not.
             */
            readonly previousSecretUntil?: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed, by you or by us.
             */
            readonly updatedAt: string;
        };
        /** @description The webhook endpoints of the agency. */
        readonly WebhookEndpointList: {
            /** @description The endpoints, the oldest first. */
            readonly results: readonly components["schemas"]["WebhookEndpoint"][];
        };
        /**
         * @description A type of event to ask for.
         * @enum {string}
         */
        readonly AskedEventType: "carOrder.pending" | "carOrder.reserved" | "carOrder.failed" | "carOrder.cancelled" | "carOrder.removed" | "carOrder.changed" | "transferOrder.pendingPayment" | "transferOrder.reserved" | "transferOrder.failed" | "transferOrder.canceled" | "transferOrder.legCanceled" | "transferOrder.changed" | "transferOrder.expired" | "ride.assigned" | "ride.departed" | "ride.delayed" | "ride.arrived" | "ride.passengerOnBoard" | "ride.noShow" | "ride.completed" | "payment.awaiting3ds" | "payment.processing" | "payment.completed" | "payment.cancelled" | "payment.failed" | "payment.reversed" | "payment.declined" | "payment.voided" | "payment.expired" | "payment.withdrawn" | "payment.chargedLate" | "refund.pending" | "refund.delayed" | "refund.completed" | "creditRecord.opened" | "creditRecord.raised" | "creditRecord.reduced" | "creditRecord.held" | "creditRecord.spent" | "creditRecord.released" | "creditRecord.refunded" | "creditRecord.activated" | "creditRecord.deactivated" | "webhookEndpoint.pinged" | "webhookEndpoint.disabled";
        /** @description A webhook endpoint to be made. */
        readonly WebhookEndpointRequest: {
            /**
             * Format: uri
             * @description Where events are sent by POST: https, port 443 or 8443, without user info, at a public address. On staging, localhost may have any port, and http.
             */
            readonly url: string;
            /**
             * Format: plain-text
             * @description A note of your own.
             */
            readonly description?: string;
            /** @description Which events are sent. Without it, or empty, all of them, those of later releases too. */
            readonly types?: readonly components["schemas"]["AskedEventType"][];
        };
        /** @description An endpoint with the secret that signs what is sent to it. */
        readonly WebhookEndpointSecret: {
            readonly endpoint: components["schemas"]["WebhookEndpoint"];
            /**
             * Format: password
             * @description The key of the signatures, in the form that libraries of Standard Webhooks take. Keep it where you keep passwords; it is not shown again.
             */
            readonly secret: string;
        };
        /** @description What is to change of a webhook endpoint. */
        readonly WebhookEndpointChange: {
            /**
             * Format: uri
             * @description Where events are sent by POST: https, port 443 or 8443, without user info, at a public address. On staging, localhost may have any port, and http.
             */
            readonly url?: string;
            /**
             * Format: plain-text
             * @description A note of your own.
             */
            readonly description?: string;
            /** @description Which events are sent from now on. Empty, all of them. */
            readonly types?: readonly components["schemas"]["AskedEventType"][];
            /** @description Switches it on or off. */
            readonly status?: components["schemas"]["WebhookEndpointStatus"];
        };
        /**
         * @description How far a delivery is. `pending`: it is to be sent, for the first time or again. `delivered`: your server has answered 200 to 299. `givenUp`: it has failed ten times, or is not sent any more because the endpoint answered 410.
         * @enum {string}
         */
        readonly WebhookDeliveryStatus: "pending" | "delivered" | "givenUp";
        /** @description Why there was no good answer. `status`: another one than 200 to 299, `statusCode` says which. `timeout`: none within 15 seconds. `unreachable`: no connection, or it broke. `certificate`: its certificate was not accepted. `address`: the name leads to an address that we do not call. */
        readonly WebhookProblem: "status" | "timeout" | "unreachable" | "certificate" | "address";
        /** @description The last time that an event was sent. */
        readonly WebhookTry: {
            /**
             * Format: date-time
             * @description When it was sent.
             */
            readonly at: string;
            /** @description How long it took until the answer, or the failure. */
            readonly latencyMilliseconds: number;
            /** @description What your server answered. Absent when it did not. */
            readonly statusCode?: number;
            /** @description Why it has failed. Absent when it has not. */
            readonly problem?: components["schemas"]["WebhookProblem"];
        };
        /** @description An event on its way to an endpoint. */
        readonly WebhookDelivery: {
            /** @description The `id` of the event, which is also its `webhook-id`. */
            readonly eventId: string;
            readonly type: components["schemas"]["EventType"];
            /**
             * Format: int64
             * @description Its place in the feed.
             */
            readonly position: number;
            readonly status: components["schemas"]["WebhookDeliveryStatus"];
            /** @description How often it was sent, since it was last to be sent from the beginning. */
            readonly tries: number;
            readonly lastTry?: components["schemas"]["WebhookTry"];
            /**
             * Format: date-time
             * @description When it is sent next. There while it is `pending`.
             */
            readonly nextTryAt?: string;
            /**
             * Format: date-time
             * @description Since when it is to be sent.
             */
            readonly createdAt: string;
        };
        /** @description What was sent to an endpoint, the newest event first: one page. */
        readonly WebhookDeliveryList: {
            /** @description One page of the list. */
            readonly results: readonly components["schemas"]["WebhookDelivery"][];
            /** @description Where the next page begins, to be sent as `cursor`. Absent on the last page. */
            readonly nextCursor?: string;
        };
        /** @description A range of positions in the feed, both ends included. */
        readonly RedeliveryRequest: {
            /**
             * Format: int64
             * @description The first position.
             */
            readonly from: number;
            /**
             * Format: int64
             * @description The last position.
             */
            readonly to: number;
        };
        /** @description What will be sent again. */
        readonly Redelivery: {
            /** @description How many events. */
            readonly count: number;
        };
        /** @description A step before going live. */
        readonly GoLiveStep: {
            /** @description Its name. Of one that is not known, show `title`. */
            readonly step: "carSearched" | "carOrdered" | "paidByCard" | "paidWith3ds" | "declineHandled" | "outcomeUnknownHandled" | "eligibilityAsked" | "carCancelled" | "orderRepeated" | "limitWaitedFor" | "eventsUsed" | "tokensRenewed" | "transferOrdered" | "transferCancelled";
            /** @description What is to be seen, in English. */
            readonly title: string;
            /** @description How it is tried on staging, in English. */
            readonly how: string;
            /** @description Whether it is only for agencies that sell or use this. */
            readonly isOptional: boolean;
            /**
             * Format: date-time
             * @description When it was seen last. Missing, not yet.
             */
            readonly seenAt?: string;
        };
        /** @description The checklist of an agency. */
        readonly GoLive: {
            /** @description Whether every step that is not optional was seen. */
            readonly isComplete: boolean;
            /** @description The chapter of the documentation. */
            readonly guide: string;
            /** @description In the order in which they are usually done. */
            readonly steps: readonly components["schemas"]["GoLiveStep"][];
        };
        /** @description What an agency may do. */
        readonly AgencyPermissions: {
            /** @description Whether its orders may be paid in full from credit. */
            readonly mayUseFullCredit: boolean;
            /** @description Whether the part that is due in advance may be paid from credit. */
            readonly mayUseLimitedCredit: boolean;
            /** @description Whether it may pay from its credit. */
            readonly mayPayByLimit: boolean;
            /** @description Whether orders may name another invoice address. */
            readonly mayUseCustomBilling: boolean;
            /** @description Whether it may read reference data. */
            readonly mayReadReferenceData: boolean;
            /** @description Whether it may have the credit of its customers checked. */
            readonly mayCheckCredit: boolean;
        };
        /** @description An agency. */
        readonly ListedAgency: {
            /** @description The number of the agency. */
            readonly id: number;
            /** @description Its name. */
            readonly name: string;
            readonly permissions: components["schemas"]["AgencyPermissions"];
            /**
             * Format: date-time
             * @description Since when nobody calls or signs in for it any more.
             */
            readonly endedAt?: string;
        };
        /** @description All agencies, the oldest first. */
        readonly AgencyList: {
            /** @description All agencies, the oldest first. */
            readonly results: readonly components["schemas"]["ListedAgency"][];
        };
        /** @description What an agency may do from now on; what is missing stays. */
        readonly AgencyPermissionsChange: {
            /** @description Whether its orders may be paid in full from credit. */
            readonly mayUseFullCredit?: boolean;
            /** @description Whether the part that is due in advance may be paid from credit. */
            readonly mayUseLimitedCredit?: boolean;
            /** @description Whether it may pay from its credit. */
            readonly mayPayByLimit?: boolean;
            /** @description Whether orders may name another invoice address. */
            readonly mayUseCustomBilling?: boolean;
            /** @description Whether it may read reference data. */
            readonly mayReadReferenceData?: boolean;
            /** @description Whether it may have the credit of its customers checked. */
            readonly mayCheckCredit?: boolean;
        };
        /** @description An agency that is to be. */
        readonly AgencyRequest: {
            /**
             * Format: visible-text
             * @description Its name; no other agency has it.
             */
            readonly name: string;
            readonly permissions?: components["schemas"]["AgencyPermissionsChange"];
            /** @description Whether the credit bureau knows it. */
            readonly isKnownToBureau?: boolean;
        };
        /** @description An agency with all that is set for it. */
        readonly Agency: {
            /** @description The number of the agency. */
            readonly id: number;
            /** @description Its name. */
            readonly name: string;
            readonly permissions: components["schemas"]["AgencyPermissions"];
            /** @description Whether the credit bureau knows it; without that its credit checks are refused. */
            readonly isKnownToBureau: boolean;
            /**
             * Format: date-time
             * @description Since when nobody calls or signs in for it any more.
             */
            readonly endedAt?: string;
        };
        /** @description What is to change; what is missing stays. */
        readonly AgencyChange: {
            /**
             * Format: visible-text
             * @description Its name; no other agency has it.
             */
            readonly name?: string;
            readonly permissions?: components["schemas"]["AgencyPermissionsChange"];
            /** @description Whether the credit bureau knows it. */
            readonly isKnownToBureau?: boolean;
        };
        /** @description Which agency is meant. */
        readonly AgencyEnd: {
            /**
             * Format: visible-text
             * @description Its name, said again.
             */
            readonly name: string;
        };
        /** @description Where customers may be sent after 3D Secure. */
        readonly CallbackOrigin: {
            /** @description Scheme, host and port; production needs https. */
            readonly origin: string;
        };
        /** @description The origins of an agency. */
        readonly CallbackOriginList: {
            /** @description The origins of an agency. */
            readonly results: readonly components["schemas"]["CallbackOrigin"][];
        };
        /**
         * @description Who is billed. A person, a privately owned company, or a corporation.
         * @enum {string}
         */
        readonly BillingType: "individual" | "privateCompany" | "corporateCompany";
        /** @description Who gets the invoice, instead of the registered billing address of the agency. The agency must be enabled for it. */
        readonly TransferBilling: {
            readonly type: components["schemas"]["BillingType"];
            /**
             * Format: visible-text
             * @description The given name, or the name of the company when `type` is `corporateCompany`.
             */
            readonly firstName: string;
            /**
             * Format: visible-text
             * @description The family name. Needed unless `type` is `corporateCompany`.
             */
            readonly lastName?: string;
            /**
             * Format: email
             * @description The email address for the invoice.
             */
            readonly email: string;
            /**
             * Format: e164
             * @description The phone number, as E.164.
             */
            readonly phone: string;
            /**
             * Format: iso-country
             * @description The country, as two capital letters of ISO 3166-1, or XK for Kosovo.
             */
            readonly countryCode: string;
            /**
             * Format: plain-text
             * @description The full name of the country in English, Turkish or German. It must fit `countryCode`.
             */
            readonly countryName: string;
            /**
             * Format: plain-text
             * @description The state or province, by a name or ISO code of `listDivisions` or as it is commonly called. In Türkiye one of its provinces.
             */
            readonly adm1: string;
            /**
             * Format: plain-text
             * @description The district. In Türkiye a district of the province, as `listDivisions` has them.
             */
            readonly adm2?: string;
            /**
             * Format: visible-text
             * @description Street, number and door.
             */
            readonly line: string;
            /** @description The postal code. */
            readonly zipCode: string;
            /** @description The tax number of a company, or the identity number of an individual. In Türkiye 11 digits for `individual`, 10 for `corporateCompany`, 10 or 11 for `privateCompany`. */
            readonly taxIdentifier: string;
            /**
             * Format: plain-text
             * @description The tax office. Needed for the company types.
             */
            readonly taxDivision?: string;
        };
        /** @description Credit that an agency spends from. */
        readonly CreditRecord: {
            /** @description The number of the record. */
            readonly id: number;
            readonly remaining: components["schemas"]["Money"];
            /** @description Whether payments may take from it. */
            readonly isActive: boolean;
        };
        /** @description The credit records of an agency, the oldest first. */
        readonly CreditRecordList: {
            /** @description The credit records of an agency, the oldest first. */
            readonly results: readonly components["schemas"]["CreditRecord"][];
        };
        /** @description Credit that is to be granted. */
        readonly CreditGrant: {
            readonly granted: components["schemas"]["Money"];
            /**
             * Format: visible-text
             * @description What it is about, such as the number of a bank transfer. Repeated with it, nothing moves twice.
             */
            readonly reference: string;
        };
        /** @description What is to change. */
        readonly CreditRecordChange: {
            /** @description Whether payments may take from it. */
            readonly isActive: boolean;
        };
        /**
         * @description What has moved. `opening` and `grant` add credit, `reduce` takes it back; `hold` sets it aside for an order, `post` spends what was held, `reverse` gives it back, `refund` and `refundPart` give back what was spent.
         * @enum {string}
         */
        readonly CreditEntryKind: "opening" | "grant" | "reduce" | "hold" | "post" | "reverse" | "refund" | "refundPart";
        /**
         * @description Of an order with a commission, `price` is what goes to the service and `commission` what the agency earns; together they are the entry. Otherwise it is the `whole` entry.
         * @enum {string}
         */
        readonly CreditLinePart: "whole" | "price" | "commission";
        /** @description A line of a statement. */
        readonly CreditStatementLine: {
            /**
             * Format: int64
             * @description The number of the entry in the ledger.
             */
            readonly entryId: number;
            /**
             * Format: date-time
             * @description When it was entered.
             */
            readonly at: string;
            readonly kind: components["schemas"]["CreditEntryKind"];
            readonly part: components["schemas"]["CreditLinePart"];
            readonly change: components["schemas"]["SignedMoney"];
            readonly remaining: components["schemas"]["Money"];
            /** @description The order that was paid. */
            readonly orderId?: string;
            /** @description The payment of the order. */
            readonly paymentId?: number;
            /** @description What an operator has noted. */
            readonly reference?: string;
        };
        /** @description A page of a statement. */
        readonly CreditStatement: {
            readonly record: components["schemas"]["CreditRecord"];
            /** @description The lines, the latest entry first; of an entry with two lines, the price first. */
            readonly results: readonly components["schemas"]["CreditStatementLine"][];
            /** @description Where the next page begins; missing on the last one. */
            readonly nextCursor?: string;
        };
        /** @description The statement as a file for spreadsheets, by RFC 4180, in UTF-8. No cell is a formula. */
        readonly CreditStatementFile: string;
        /** @description What is added to a record, or taken back. */
        readonly CreditAdjustment: {
            readonly change: components["schemas"]["SignedMoney"];
            /**
             * Format: visible-text
             * @description What it is about, such as the number of a bank transfer. Repeated with it, nothing moves twice.
             */
            readonly reference: string;
        };
        /** @description A day of credit, in UTC. */
        readonly CreditDay: {
            /**
             * Format: date
             * @description The day.
             */
            readonly day: string;
            readonly spent: components["schemas"]["Money"];
            readonly refunded: components["schemas"]["Money"];
            readonly remaining: components["schemas"]["Money"];
        };
        /** @description Days of credit in one currency. */
        readonly CreditDaysOfCurrency: {
            readonly currency: components["schemas"]["Currency"];
            /** @description Every day of the period, the first first. `remaining` is what could be spent at its end. */
            readonly days: readonly components["schemas"]["CreditDay"][];
        };
        /** @description What was spent and left on each day, by currency. */
        readonly CreditFigures: {
            /** @description What was spent and left on each day, by currency. */
            readonly results: readonly components["schemas"]["CreditDaysOfCurrency"][];
        };
        /** @description What was asked for, the latest first. */
        readonly ApprovalList: {
            /** @description What was asked for, the latest first. */
            readonly results: readonly components["schemas"]["Approval"][];
            /** @description Where the next page begins; missing on the last one. */
            readonly nextCursor?: string;
        };
        /**
         * @description A rental or a transfer.
         * @enum {string}
         */
        readonly OrderKind: "car" | "transfer";
        /** @description A number of your own for a booking. Printable ASCII, no blank at either end. */
        readonly TrackingID: string;
        /** @description An order, without anybody who travels. */
        readonly FoundOrder: {
            /** @description The id of the order. */
            readonly id: string;
            readonly kind: components["schemas"]["OrderKind"];
            /** @description Its status as the public API has it. */
            readonly status: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When the rental or the first ride begins.
             */
            readonly pickUpAt: string;
            /**
             * Format: date-time
             * @description The same moment on the clock of the pick-up place. Absent where its position is unknown.
             */
            readonly pickUpLocalDateTime?: string;
            /** @description The IANA time zone of the pick-up place. Absent where its position is unknown. */
            readonly pickUpTimeZone?: string;
            readonly total: components["schemas"]["Money"];
            /** @description The code of the vendor or transfer supplier. */
            readonly party: string;
            readonly trackingID?: components["schemas"]["TrackingID"];
            /** @description What the vendor or supplier calls the reservation. */
            readonly reservationId?: string;
        };
        /** @description Orders, the newest first. */
        readonly FoundOrderList: {
            /** @description Orders, the newest first. */
            readonly results: readonly components["schemas"]["FoundOrder"][];
            /** @description Where the next page begins; missing on the last one. */
            readonly nextCursor?: string;
        };
        /** @description Where the office is. */
        readonly OfficeLocation: {
            /** @description The name of the office, usually of the airport or district. */
            readonly name: string;
            /** @description The city of the office. */
            readonly city: string;
        };
        /** @description An identifier. Today it is an integer everywhere; be ready for text. */
        readonly Id: number | string;
        /** @description A thing with an identifier and a name to show. */
        readonly IdName: {
            /** @description The identifier. Today it is an integer everywhere; be ready for text. */
            readonly id: components["schemas"]["Id"];
            /** @description The name to show. */
            readonly name: string;
        };
        /** @description A stretch of time in which an office is open. */
        readonly OpeningHours: {
            /**
             * Format: date
             * @description The day, by the clocks of the office.
             */
            readonly date: string;
            /** @description When it opens, hours and minutes of the local time. */
            readonly from: string;
            /** @description When it closes. 24:00 is the end of the day. */
            readonly to: string;
        };
        /** @description A position on the earth in decimal degrees (WGS 84). */
        readonly Point: {
            /** @description Latitude in degrees, north is positive. */
            readonly lat: number;
            /** @description Longitude in degrees, east is positive. */
            readonly lon: number;
        };
        /** @description How arriving travellers get to the car. `inTerminal`: at a desk in the terminal. `shuttle`: by a bus to the office. `meetAndGreet`: somebody waits for them. `callForPickup`: they call `phone` and are fetched. Of any other, show `instructions`. */
        readonly OfficeAccess: "inTerminal" | "shuttle" | "meetAndGreet" | "callForPickup";
        /** @description Whether a car changes hands outside the opening hours. */
        readonly OutOfHours: {
            /** @description Whether somebody comes then. */
            readonly available: boolean;
            /** @description What that costs each time, in the currency of the search; the fee of this rental is in its price. Absent when it is free or not possible. */
            readonly fee?: components["schemas"]["Money"];
        };
        /** @description An office of the vendor. */
        readonly Office: {
            /** @description The identifier of the office. */
            readonly id: string;
            readonly location: components["schemas"]["OfficeLocation"];
            /** @description How the car changes hands there, one of the reference data. Delivered cars are brought to the searched address from this office, or fetched there. */
            readonly deliveryType?: components["schemas"]["IdName"];
            /** @description When it is open on the day the car changes hands. Empty when it is closed all day; a fee for that is part of the price. */
            readonly openingHours?: readonly components["schemas"]["OpeningHours"][];
            /** @description Where the office is, as one would tell a driver. */
            readonly address?: string;
            /** @description Where the office is on the map. */
            readonly point?: components["schemas"]["Point"];
            /** @description The IANA time zone of the office, such as `Europe/Istanbul`. Absent where the position of the office is unknown. */
            readonly timeZone?: string;
            /**
             * Format: e164
             * @description Where the office is called, as E.164.
             */
            readonly phone?: string;
            /** @description The airport it is at. Absent elsewhere. */
            readonly iataCode?: string;
            readonly access?: components["schemas"]["OfficeAccess"];
            /** @description How to find the office or the car, for the traveller. */
            readonly instructions?: string;
            readonly outOfHours?: components["schemas"]["OutOfHours"];
        };
        /** @description When and where the car is picked up and returned. */
        readonly Appointment: {
            /**
             * Format: date-time
             * @description Pick-up, with the UTC offset of the request.
             */
            readonly checkInDateTime: string;
            /**
             * Format: date-time
             * @description The same moment on the clock of the pick-up office, with the UTC offset there. Show this one to travellers. Absent where the position of the office is unknown.
             */
            readonly checkInLocalDateTime?: string;
            /** @description The office that hands the car out. */
            readonly checkInOffice: components["schemas"]["Office"];
            /**
             * Format: date-time
             * @description Drop-off, with the UTC offset of the request.
             */
            readonly checkOutDateTime: string;
            /**
             * Format: date-time
             * @description The same moment on the clock of the drop-off office, with the UTC offset there. Absent where the position of the office is unknown.
             */
            readonly checkOutLocalDateTime?: string;
            /** @description The office that takes the car back. */
            readonly checkOutOffice: components["schemas"]["Office"];
        };
        /** @description An ordered extra product. */
        readonly OrderRentalExtra: {
            /** @description The code of the product. */
            readonly code: string;
            /** @description Its name in the language of the order. */
            readonly name: string;
            /** @description Number of pieces. */
            readonly quantity: number;
            readonly total: components["schemas"]["Money"];
        };
        /** @description A part of the price. */
        readonly PriceLine: {
            /** @description What it is for. `rent`: the car, after discounts. `airport`, `oneWay`, `youngDriver`, `outOfHours`, `delivery`: extra charges of the vendor. `commission`: yours. */
            readonly type: "rent" | "airport" | "oneWay" | "youngDriver" | "outOfHours" | "delivery" | "commission";
            /** @description How much, in the currency of the search. Never 0. */
            readonly amount: components["schemas"]["Money"];
            /** @description When it is due. `payment`: with the payment of the order. `desk`: at the vendor's desk. A part that is due at both is two lines. */
            readonly dueAt: "payment" | "desk";
        };
        /** @description The excess of one coverage with the ordered insurances. */
        readonly OrderRentalExcess: {
            /** @description The coverage, such as `collision` or `theft`. */
            readonly coverage: string;
            readonly amount: components["schemas"]["Money"];
            /** @description The ordered insurance that lowers it. */
            readonly loweredBy?: string;
            /** @description Ordered insurances that may lower it. Only orders that do not store the effect of an insurance have them. */
            readonly mayBeLoweredBy: readonly string[];
        };
        /** @description The rental of a car order, as its JSON and its voucher state it. Absent for transfers. */
        readonly OrderRental: {
            /** @description Make and model of the car. */
            readonly car: string;
            readonly appointment?: components["schemas"]["Appointment"];
            /** @description The ordered extra products. */
            readonly extraProducts: readonly components["schemas"]["OrderRentalExtra"][];
            /** @description The parts of the car's price, and when each is due. Absent in orders that do not store them. */
            readonly breakdown?: readonly components["schemas"]["PriceLine"][];
            readonly dueAtPayment: components["schemas"]["Money"];
            readonly dueAtDesk: components["schemas"]["Money"];
            readonly charged?: components["schemas"]["Money"];
            /** @description What the driver pays of a damage with the ordered insurances. Absent where the vendor's terms are unknown. */
            readonly excess?: readonly components["schemas"]["OrderRentalExcess"][];
        };
        /**
         * @description Paid by card, or from credit.
         * @enum {string}
         */
        readonly OrderPaymentMethod: "card" | "limit";
        /** @description `pending`: the refund is on its way. `delayed`: the processor has refused it five times, and an operator acts. `refunded`: it is complete. More may come; ignore one you do not know. */
        readonly RefundStatus: "pending" | "delayed" | "refunded";
        /** @description What is kept of a card. */
        readonly OrderAttemptCard: {
            /** @description Its first six digits. */
            readonly firstSix: string;
            /** @description Its last four digits. */
            readonly lastFour: string;
        };
        /** @description A payment of an order, as it stands. */
        readonly OrderAttempt: {
            /** @description What the payment is called outside. */
            readonly id: string;
            /** @description What the public API calls it. */
            readonly paymentId: number;
            readonly method: components["schemas"]["OrderPaymentMethod"];
            /** @description Its state in the payment machine. */
            readonly status: string;
            readonly amount: components["schemas"]["Money"];
            readonly refund?: components["schemas"]["Money"];
            readonly refundStatus?: components["schemas"]["RefundStatus"];
            /**
             * Format: date-time
             * @description When the latest refund completed.
             */
            readonly refundedAt?: string;
            readonly card?: components["schemas"]["OrderAttemptCard"];
            /** @description What the processor calls the charge. */
            readonly transactionId?: string;
            /** @description What the vendor or supplier calls the reservation. */
            readonly reservationId?: string;
            /** @description What the vendor or supplier has answered in words when it refused. */
            readonly partySaid?: string;
            /**
             * Format: date-time
             * @description When it came to be so.
             */
            readonly changedAt: string;
        };
        /**
         * @description What has changed or was told: the `order`, a `payment`, each `call` to a vendor, supplier or processor, the way back from the `bank`, the `ledger` of credit; an `event` that the agency was told, and its `delivery` to a webhook endpoint. Operators also see each `task`, and what an `operator` has done with it.
         * @enum {string}
         */
        readonly OrderHappeningKind: "order" | "payment" | "call" | "bank" | "ledger" | "task" | "operator" | "event" | "delivery";
        /**
         * @description Who was called: the rental `vendor`, the `transferSupplier`, or the `processor` of cards.
         * @enum {string}
         */
        readonly OrderCallPartyKind: "vendor" | "transferSupplier" | "processor";
        /**
         * @description `answered`, which a declined card is, too; or why there was no answer to go by: too `late`, `unreachable`, `refused` (4xx), `failed` (5xx), `offContract`, not called because the last calls failed (`circuitOpen`), or `abandoned` by whoever asked.
         * @enum {string}
         */
        readonly OrderCallOutcome: "answered" | "late" | "unreachable" | "refused" | "failed" | "offContract" | "circuitOpen" | "abandoned";
        /** @description What came of a call to a vendor, supplier or processor. Equal calls of an hour are told once; they are kept for 30 days. What only looks whether a reservation still stands is told when it gets no answer. */
        readonly OrderCall: {
            readonly partyKind: components["schemas"]["OrderCallPartyKind"];
            readonly outcome: components["schemas"]["OrderCallOutcome"];
            /** @description How often. */
            readonly times: number;
            /**
             * Format: date-time
             * @description When the last of them ended.
             */
            readonly lastAt: string;
            /** @description How long the longest of them took. */
            readonly longestMilliseconds: number;
        };
        /** @description One thing that has happened with an order. */
        readonly OrderHappening: {
            /**
             * Format: date-time
             * @description When.
             */
            readonly at: string;
            readonly what: components["schemas"]["OrderHappeningKind"];
            /** @description Of which order, payment, vendor, supplier or processor that was called, credit record, task, operator, event or endpoint. */
            readonly subject: string;
            /** @description What it has come to, such as a status; of a `call`, what was asked for. */
            readonly event: string;
            readonly amount?: components["schemas"]["Money"];
            readonly call?: components["schemas"]["OrderCall"];
            /** @description What else is known. */
            readonly detail?: string;
        };
        /** @description An order, its payments, and everything that is kept of what happened. */
        readonly OrderTimeline: {
            readonly order: components["schemas"]["FoundOrder"];
            readonly rental?: components["schemas"]["OrderRental"];
            /** @description Its payments, the first first. */
            readonly attempts: readonly components["schemas"]["OrderAttempt"][];
            /** @description What has happened, the first first. */
            readonly timeline: readonly components["schemas"]["OrderHappening"][];
        };
        /** @description One fact of what was changed. */
        readonly AuditFact: {
            /** @description Which fact. */
            readonly name: string;
            /** @description What it was before; missing where that is not known, or it was not. */
            readonly before?: string;
            /** @description What it is now; missing where it is no more. */
            readonly after?: string;
        };
        /** @description A change, and who has made it. */
        readonly AuditEvent: {
            /**
             * Format: int64
             * @description The number of the change.
             */
            readonly id: number;
            /**
             * Format: date-time
             * @description When.
             */
            readonly at: string;
            /** @description Who has made it. */
            readonly by: string;
            /** @description What was done. */
            readonly action: string;
            /** @description On which. */
            readonly subject: string;
            /** @description The agency that it concerns. */
            readonly agencyId?: number;
            /** @description What was changed. Never a secret, nobody's personal data. */
            readonly facts: readonly components["schemas"]["AuditFact"][];
        };
        /** @description Changes, the latest first. */
        readonly AuditList: {
            /** @description Changes, the latest first. */
            readonly results: readonly components["schemas"]["AuditEvent"][];
            /** @description Where the next page begins; missing on the last one. */
            readonly nextCursor?: string;
        };
        /** @description A vendor or transfer supplier. */
        readonly Supplier: {
            readonly kind: components["schemas"]["SupplierKind"];
            /** @description Its code. */
            readonly code: string;
            /** @description Its name. */
            readonly name: string;
            /** @description Whether it is asked for offers. */
            readonly isOn: boolean;
            /** @description Who has switched it last. */
            readonly switchedBy?: string;
            /**
             * Format: date-time
             * @description When it was switched last.
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
            /** @description Its code. */
            readonly code: string;
            /** @description Its name. */
            readonly name: string;
        };
        /** @description A vendor or transfer supplier, and how it is reached. Its key is never told. */
        readonly SupplierDetails: {
            readonly kind: components["schemas"]["SupplierKind"];
            /** @description Its code. */
            readonly code: string;
            /** @description Its name. */
            readonly name: string;
            /** @description What customers read. */
            readonly displayName: string;
            /** @description The vendor that it is a subsupplier of and asked with. Missing for all others. */
            readonly partOf?: string;
            /** @description Its subsuppliers, which are asked with it. */
            readonly parts: readonly components["schemas"]["SupplierPart"][];
            /** @description Whether it is asked for offers. */
            readonly isOn: boolean;
            /** @description Who has switched it last. */
            readonly switchedBy?: string;
            /**
             * Format: date-time
             * @description When it was switched last.
             */
            readonly switchedAt?: string;
            /** @description The address of its own. Missing, as the settings say. */
            readonly baseUrl?: string;
            /** @description Whether it has a key of its own; else, as the settings say. */
            readonly hasKey: boolean;
            /** @description How long it may take to answer a search. Missing, as the settings say. */
            readonly deadlineMilliseconds?: number;
            /** @description How long it may take for a reservation or cancellation. Missing, as the settings say. */
            readonly reservationDeadlineMilliseconds?: number;
            /** @description Whether it states its books, which are compared with ours. */
            readonly hasStatement: boolean;
            /** @description Who has saved it last. */
            readonly savedBy: string;
            /**
             * Format: date-time
             * @description When it was saved last.
             */
            readonly savedAt: string;
        };
        /** @description The supplier as it is to be. What is missing is as the settings say, but for the key, which then stays. */
        readonly SupplierRequest: {
            /**
             * Format: visible-text
             * @description Its name.
             */
            readonly name: string;
            /**
             * Format: visible-text
             * @description What customers read. Missing, the name.
             */
            readonly displayName?: string;
            /** @description The code of the vendor that a new subsupplier is asked with. It never changes. */
            readonly partOf?: string;
            /**
             * Format: uri
             * @description The address of its own, which needs its key. Production needs https.
             */
            readonly baseUrl?: string;
            /**
             * Format: password
             * @description What it knows the service by; it is never told again. `null` goes back to that of the settings.
             */
            readonly key?: string | null;
            /** @description How long it may take to answer a search, at most as long as the settings say. */
            readonly deadlineMilliseconds?: number;
            /** @description How long it may take for a reservation or cancellation, in the same way. */
            readonly reservationDeadlineMilliseconds?: number;
            /** @description Whether it states its books, which are compared with ours. */
            readonly hasStatement: boolean;
        };
        /** @description What is to change. */
        readonly SupplierSwitch: {
            /** @description Whether it is asked for offers. */
            readonly isOn: boolean;
        };
        /** @description The name in each language. */
        readonly CampaignNames: {
            /**
             * Format: visible-text
             * @description In English.
             */
            readonly en: string;
            /**
             * Format: visible-text
             * @description In Turkish.
             */
            readonly tr: string;
            /**
             * Format: visible-text
             * @description In German.
             */
            readonly de: string;
        };
        /** @description A discount that agencies ask for by its code. */
        readonly SavedCampaign: {
            /** @description What searches name. */
            readonly code: string;
            /**
             * Format: visible-text
             * @description What an answer calls it where no language was asked for.
             */
            readonly name: string;
            readonly names: components["schemas"]["CampaignNames"];
            /** @description Whether searches may name it; one that is off is as unknown as one that never was. */
            readonly isOn: boolean;
            /** @description Who has saved it last. */
            readonly savedBy: string;
            /**
             * Format: date-time
             * @description When it was saved last.
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
             * @description What an answer calls it where no language was asked for.
             */
            readonly name: string;
            readonly names: components["schemas"]["CampaignNames"];
            /** @description Whether searches may name it; one that is off is as unknown as one that never was. */
            readonly isOn: boolean;
        };
        /** @description What is to change. */
        readonly CampaignSwitch: {
            /** @description Whether searches may name it. */
            readonly isOn: boolean;
        };
        /**
         * @description `inUse`: what prices are converted with. `held`: too far from those before, and it waits for a person. `past`: neither.
         * @enum {string}
         */
        readonly RatesStanding: "inUse" | "held" | "past";
        /** @description What `unit` pieces of a currency cost in the base currency. */
        readonly PublishedRate: {
            /** @description The currency. */
            readonly currency: string;
            /** @description How many pieces. */
            readonly unit: number;
            /** @description The publisher buys at it. */
            readonly buying: string;
            /** @description The publisher sells at it. */
            readonly selling: string;
        };
        /** @description One publication of exchange rates. */
        readonly PublishedRates: {
            /** @description The number of the publication. */
            readonly id: number;
            /**
             * Format: date
             * @description The day of trade.
             */
            readonly asOf: string;
            /**
             * Format: date-time
             * @description When it was published.
             */
            readonly publishedAt: string;
            /**
             * Format: date-time
             * @description When it was fetched.
             */
            readonly fetchedAt: string;
            /** @description Who has published it. */
            readonly source: string;
            /** @description The base currency. */
            readonly base: string;
            readonly standing: components["schemas"]["RatesStanding"];
            /** @description Who has said that it is right. */
            readonly acceptedBy?: string;
            /** @description The rates. */
            readonly rates: readonly components["schemas"]["PublishedRate"][];
        };
        /** @description The latest hundred publications, the newest first. */
        readonly PublishedRatesList: {
            /** @description The latest hundred publications, the newest first. */
            readonly results: readonly components["schemas"]["PublishedRates"][];
        };
        /** @description What an agency pays on top of the rates. */
        readonly ExchangeMargin: {
            /** @description Hundredths of a percent. */
            readonly basisPoints: number;
        };
        /** @description The number of a task, or the name of one about exchange rates. */
        readonly TaskId: string;
        /**
         * @description `voidRefused` and `refundRefused`: the processor refuses for good to give money back. `ratesHeld`: exchange rates wait because they have jumped; `ratesLate`: nothing newer was published; `ratesStale`: for so long that nothing is converted any more. The others are differences between our books and a party's.
         * @enum {string}
         */
        readonly TaskKind: "voidRefused" | "refundRefused" | "unknownToUs" | "unknownToThem" | "amountDiffers" | "currencyDiffers" | "stateDiffers" | "chargedTwice" | "ratesHeld" | "ratesLate" | "ratesStale";
        /**
         * @description What settles a task: asking once more (`retryTask`), the word of the operator (`settleTask`), or that the rates are right (`acceptExchangeRate` with `ratesId`).
         * @enum {string}
         */
        readonly TaskWay: "retry" | "settle" | "acceptRates";
        /** @description What waits for a person. */
        readonly Task: {
            readonly id: components["schemas"]["TaskId"];
            readonly kind: components["schemas"]["TaskKind"];
            /** @description The payment that it is about. */
            readonly attemptId?: string;
            /** @description The exchange rates that it is about. */
            readonly ratesId?: number;
            /** @description What the other side has said, or what each side has. */
            readonly reason: string;
            /** @description What settles it. */
            readonly ways: readonly components["schemas"]["TaskWay"][];
            /**
             * Format: date-time
             * @description Since when it waits.
             */
            readonly openedAt: string;
            /**
             * Format: date-time
             * @description When it was resolved.
             */
            readonly resolvedAt?: string;
        };
        /** @description Open tasks, the oldest first. */
        readonly TaskList: {
            /** @description Open tasks, the oldest first. */
            readonly results: readonly components["schemas"]["Task"][];
        };
        /** @description How the money went back. */
        readonly TaskSettlement: {
            /**
             * Format: visible-text
             * @description How the money went back; kept with the task.
             */
            readonly note: string;
        };
        /** @description A payment that lasts longer than it may, or that waits for a person. */
        readonly StuckPayment: {
            /** @description What the payment is called outside. */
            readonly attemptId: string;
            /** @description Its order. */
            readonly orderId: string;
            /** @description The agency of the order. */
            readonly agencyId: number;
            readonly method: components["schemas"]["OrderPaymentMethod"];
            /** @description Its state in the payment machine. */
            readonly status: string;
            readonly amount: components["schemas"]["Money"];
            /** @description The code of the vendor or supplier. */
            readonly party: string;
            /**
             * Format: date-time
             * @description Since when it is so.
             */
            readonly since: string;
            /**
             * Format: date-time
             * @description How long it may be so.
             */
            readonly deadlineAt?: string;
            /** @description How often what it needs was refused for good. */
            readonly refusals: number;
            /** @description The task that it waits for. */
            readonly taskId?: number;
        };
        /** @description Payments that are stuck, the longest first. */
        readonly StuckPaymentList: {
            /** @description Payments that are stuck, the longest first. */
            readonly results: readonly components["schemas"]["StuckPayment"][];
        };
        /**
         * @description Every day by itself, or because somebody has asked.
         * @enum {string}
         */
        readonly ReconciliationReason: "daily" | "asked";
        /** @description How many differences stand, by kind. */
        readonly DifferenceCounts: {
            /** @description How many. */
            readonly unknownToUs: number;
            /** @description How many. */
            readonly unknownToThem: number;
            /** @description How many. */
            readonly amountDiffers: number;
            /** @description How many. */
            readonly currencyDiffers: number;
            /** @description How many. */
            readonly stateDiffers: number;
            /** @description How many. */
            readonly chargedTwice: number;
        };
        /** @description What one run has compared, and what came of it. */
        readonly ReconciliationRun: {
            readonly reason: components["schemas"]["ReconciliationReason"];
            /** @description The days, in UTC. */
            readonly days: readonly string[];
            /**
             * Format: date-time
             * @description When it began.
             */
            readonly beganAt: string;
            /**
             * Format: date-time
             * @description When it ended.
             */
            readonly endedAt: string;
            /** @description Statements of a party and a day that were compared. */
            readonly statements: number;
            /** @description Statements that could not be had; their days are as they were. */
            readonly unanswered: number;
            /** @description Payments and reservations of ours that were looked for. */
            readonly compared: number;
            readonly differences: components["schemas"]["DifferenceCounts"];
            /** @description How many are new, and each is a task now. */
            readonly opened: number;
            /** @description How many of an earlier run are no more. */
            readonly gone: number;
        };
        /** @description Runs, the latest first. */
        readonly ReconciliationRunList: {
            /** @description Runs, the latest first. */
            readonly results: readonly components["schemas"]["ReconciliationRun"][];
        };
        /** @description Which days are compared. */
        readonly ReconciliationRequest: {
            /**
             * Format: date
             * @description The first day, in UTC.
             */
            readonly from: string;
            /**
             * Format: date
             * @description The day behind the last one, in UTC.
             */
            readonly to: string;
        };
        /** @description Whose data: everybody's of an order, or one person's by identity number, by passport, or by first name, last name and birth date. */
        readonly PersonQuery: {
            /** @description The id of an order. */
            readonly orderId?: string;
            /** @description An identity number. */
            readonly identityNumber?: string;
            /** @description The number of a passport. */
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
             * @description The day of birth.
             */
            readonly birthDate?: string;
        };
        /** @description An order that somebody travels with; nothing of who they are. */
        readonly PersonOrder: {
            /** @description The id of the order. */
            readonly orderId: string;
            readonly kind: components["schemas"]["OrderKind"];
            /** @description Its agency. */
            readonly agencyId: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly createdAt: string;
            /** @description Its status. */
            readonly status: string;
            /**
             * Format: date-time
             * @description Nothing of it is erased before then.
             */
            readonly neededUntil: string;
            /**
             * Format: date-time
             * @description When its people were erased.
             */
            readonly erasedAt?: string;
        };
        /** @description The orders that somebody travels with, at every agency. */
        readonly PersonOrderList: {
            /** @description The orders that somebody travels with, at every agency. */
            readonly results: readonly components["schemas"]["PersonOrder"][];
        };
        /** @description Everything that is kept of a person, without those who travel along. */
        readonly PersonExport: {
            /** @description JSON, as it is handed over. */
            readonly document: string;
        };
        /** @description Who is to be erased, and why. */
        readonly PersonErasure: {
            readonly person: components["schemas"]["PersonQuery"];
            readonly reason: components["schemas"]["ErasureReason"];
        };
        /**
         * @description `stillNeeded`: the order is not over, and stays. `unknown`: there is no such order.
         * @enum {string}
         */
        readonly ErasureOutcome: "erased" | "erasedBefore" | "stillNeeded" | "unknown";
        /** @description What became of an order. */
        readonly ErasedOrder: {
            /** @description The id of the order. */
            readonly orderId: string;
            readonly outcome: components["schemas"]["ErasureOutcome"];
        };
        /** @description What became of each order. */
        readonly ErasedOrderList: {
            /** @description What became of each order. */
            readonly results: readonly components["schemas"]["ErasedOrder"][];
        };
        /** @description An erasure that somebody asked for. */
        readonly RecordedErasure: {
            /** @description The order whose people were erased. */
            readonly orderId: string;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            readonly requestedAt: string;
            readonly reason: components["schemas"]["ErasureReason"];
        };
        /** @description Erasures that somebody asked for. */
        readonly RecordedErasureList: {
            /** @description Erasures that somebody asked for. */
            readonly results: readonly components["schemas"]["RecordedErasure"][];
        };
    };
    responses: {
        /** @description The request did not reach the operation, for a reason that HTTP has a status of its own for. With 405, the header `Allow` names the methods of the path. */
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
        /** @description A field is missing, unknown, malformed or out of range; `details` names it. */
        readonly InvalidRequest: {
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
        /** @description Nobody is signed in. */
        readonly Unauthenticated: {
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
        /** @description The role of the member does not open this operation. */
        readonly Forbidden: {
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
        /** @description Too many requests. `Retry-After` says how long to wait. */
        readonly RateLimited: {
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
        /** @description Something unexpected happened on our side. */
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
        /** @description Too many requests, or too many tries have failed. `Retry-After` says how long to wait. */
        readonly TooManyTries: {
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
        /** @description The link was used before, has expired or was replaced. */
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
        /** @description No agency has this id, or it is not the member's. */
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
    };
    parameters: {
        /**
         * @description The browser, which the list of sessions names.
         * @example Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0
         */
        readonly "User-Agent": string;
        /**
         * @description The `id` of a session, which is not its secret.
         * @example ses_kD4mQ9vWx1RbT7yLzP2sNg
         */
        readonly sessionId: string;
        /**
         * @description The `id` of a passkey, which is not the one that its device has for it.
         * @example psk_Vb7nXq3LtZ9wKc5RmD2yHg
         */
        readonly passkeyId: string;
        /**
         * @description The number of the agency. A member names their own; an operator may name any.
         * @example 1001
         */
        readonly agencyId: number;
        /**
         * @description The `id` of a member.
         * @example mbr_Tq8cXw2LkB7yMdA5nV3rZg
         */
        readonly memberId: string;
        /**
         * @description The `id` of a key, which is not what is logged in with.
         * @example key_Rz3mVt8QxL5nWc1YbK7pGd
         */
        readonly keyId: string;
        /**
         * @description Only calls with this `X-Request-Id`.
         * @example Yw3xK9tQ-0001
         */
        readonly requestIdFilter: string;
        /**
         * @description Only answers with this HTTP status.
         * @example 402
         */
        readonly requestStatus: number;
        /**
         * @description Only calls that succeeded, or only those that failed.
         * @example failed
         */
        readonly requestOutcome: components["schemas"]["RequestOutcome"];
        /**
         * @description Only calls of this operation.
         * @example payOrder
         */
        readonly requestOperation: string;
        /**
         * @description Only answers with this error.
         * @example cardPayment.declined
         */
        readonly requestErrorKey: string;
        /**
         * @description Only calls with this key.
         * @example key_Rz3mVt8QxL5nWc1YbK7pGd
         */
        readonly requestKeyId: string;
        /**
         * @description From then on. In the figures it is a day before `to` by default.
         * @example 2026-11-20T00:00:00Z
         */
        readonly requestsFrom: string;
        /**
         * @description Before then. By default now.
         * @example 2026-11-21T00:00:00Z
         */
        readonly requestsTo: string;
        /** @description The `nextCursor` of the page before, sent with the same filters; without it, the first page. */
        readonly cursor: string;
        /**
         * @description How many a page holds at most.
         * @example 20
         */
        readonly pageLimit: number;
        /**
         * @description The `X-Request-Id` of a call.
         * @example Yw3xK9tQ-0001
         */
        readonly requestId: string;
        /**
         * @description How long the periods are.
         * @example hour
         */
        readonly requestsBy: components["schemas"]["FiguresPeriod"];
        /**
         * @description The `id` of a webhook endpoint.
         * @example whe_V3nq8Zr0cXwTg5LkB7yMdA
         */
        readonly webhookEndpointId: string;
        /**
         * @description Only deliveries that are this far.
         * @example givenUp
         */
        readonly deliveryStatus: components["schemas"]["WebhookDeliveryStatus"];
        /**
         * @description Only deliveries of events of this type.
         * @example refund.completed
         */
        readonly deliveryType: components["schemas"]["AskedEventType"];
        /**
         * @description The origin as `listCallbackOrigins` has it.
         * @example https://booking.horizon.example
         */
        readonly origin: string;
        /**
         * @description The number of a credit record.
         * @example 1001
         */
        readonly recordId: number;
        /**
         * @description The first day, in UTC.
         * @example 2027-03-01
         */
        readonly fromDay: string;
        /**
         * @description The last day, in UTC; it is part of the period.
         * @example 2027-03-31
         */
        readonly toDay: string;
        /**
         * @description The first day, in UTC.
         * @example 2027-03-01
         */
        readonly firstDay: string;
        /**
         * @description The last day, in UTC; at most a year after the first.
         * @example 2027-03-31
         */
        readonly lastDay: string;
        /**
         * @description Only those that stand so.
         * @example waiting
         */
        readonly approvalState: components["schemas"]["ApprovalStatus"];
        /**
         * @description The number of an approval.
         * @example 3
         */
        readonly approvalId: number;
        /**
         * @description Any id of an order: its own, yours, that of its payment, of the charge or of the reservation; or the last name of a traveller.
         * @example HZN-2027-0142
         */
        readonly orderText: string;
        /**
         * @description Only rentals, or only transfers.
         * @example car
         */
        readonly orderKind: components["schemas"]["OrderKind"];
        /**
         * @description Only orders with this status of the public API.
         * @example reserved
         */
        readonly orderState: string;
        /**
         * @description Only orders made at this moment or later. A `+` in the offset is sent as `%2B`.
         * @example 2027-03-01T00:00:00Z
         */
        readonly createdFrom: string;
        /**
         * @description Only orders made before this moment; it must lie after `createdFrom`.
         * @example 2027-04-01T00:00:00Z
         */
        readonly createdTo: string;
        /**
         * @description The `id` of an order.
         * @example CAR-q7Yt2MvKx0LbN5sWd8RpZg
         */
        readonly orderId: string;
        /**
         * @description Only what this person has changed.
         * @example elif.kaya@horizon.example
         */
        readonly auditBy: string;
        /**
         * @description Only changes of one kind.
         * @example grantCredit
         */
        readonly auditAction: string;
        /**
         * @description Only what was changed at this moment or later.
         * @example 2027-03-01T00:00:00Z
         */
        readonly since: string;
        /**
         * @description Only changes that concern one agency.
         * @example 1001
         */
        readonly auditAgency: number;
        /**
         * @description Only changes of one thing.
         * @example record 1001
         */
        readonly auditSubject: string;
        /**
         * @description Whether it hands over cars or drives.
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
         * @description The number of a publication of exchange rates.
         * @example 41
         */
        readonly ratesId: number;
        /**
         * @description The number of a task, or the name of one about exchange rates.
         * @example 12
         */
        readonly taskId: components["schemas"]["TaskId"];
        /**
         * @description The number of a task.
         * @example 12
         */
        readonly taskNumber: number;
        /**
         * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
         * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
         */
        readonly "X-Request-Id": string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description How to authenticate. Always `Cookie`.
         * @example Cookie
         */
        readonly "WWW-Authenticate": string;
        /**
         * @description Seconds to wait before the request is worth repeating.
         * @example 42
         */
        readonly "Retry-After": number;
        /**
         * @description The session, or its end.
         * @example __Host-portal-session=rPzY1mUqf8sUO3dI1yJ4tGmXc5nQm2oT8b0wH6kZs9E; Path=/; HttpOnly; SameSite=Strict; Secure; Max-Age=604800
         */
        readonly "Set-Cookie": string;
        /**
         * @description The identifier of this request, the caller's own where it sent a usable one. Quote it when you ask for help.
         * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
         */
        readonly "X-Request-Id": string;
        /**
         * @description Whether the answer may be kept. `no-store` almost everywhere, `private, max-age=3600` on reference data.
         * @example no-store
         */
        readonly "Cache-Control": string;
        /**
         * @description How many requests the limit of this operation allows per window.
         * @example 20
         */
        readonly "RateLimit-Limit": number;
        /**
         * @description How many requests are left in this window.
         * @example 19
         */
        readonly "RateLimit-Remaining": number;
        /**
         * @description Seconds until the window starts anew.
         * @example 60
         */
        readonly "RateLimit-Reset": number;
    };
    pathItems: never;
}
export type ValidationDetails = components['schemas']['ValidationDetails'];
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
export type ApprovalRequest = components['schemas']['ApprovalRequest'];
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
export type LoggedRequest = components['schemas']['LoggedRequest'];
export type LoggedRequestList = components['schemas']['LoggedRequestList'];
export type RetryAdvice = components['schemas']['RetryAdvice'];
export type RequestError = components['schemas']['RequestError'];
export type RefusedField = components['schemas']['RefusedField'];
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
export type WebhookEndpointList = components['schemas']['WebhookEndpointList'];
export type AskedEventType = components['schemas']['AskedEventType'];
export type WebhookEndpointRequest = components['schemas']['WebhookEndpointRequest'];
export type WebhookEndpointSecret = components['schemas']['WebhookEndpointSecret'];
export type WebhookEndpointChange = components['schemas']['WebhookEndpointChange'];
export type WebhookDeliveryStatus = components['schemas']['WebhookDeliveryStatus'];
export type WebhookProblem = components['schemas']['WebhookProblem'];
export type WebhookTry = components['schemas']['WebhookTry'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookDeliveryList = components['schemas']['WebhookDeliveryList'];
export type RedeliveryRequest = components['schemas']['RedeliveryRequest'];
export type Redelivery = components['schemas']['Redelivery'];
export type GoLiveStep = components['schemas']['GoLiveStep'];
export type GoLive = components['schemas']['GoLive'];
export type AgencyPermissions = components['schemas']['AgencyPermissions'];
export type ListedAgency = components['schemas']['ListedAgency'];
export type AgencyList = components['schemas']['AgencyList'];
export type AgencyPermissionsChange = components['schemas']['AgencyPermissionsChange'];
export type AgencyRequest = components['schemas']['AgencyRequest'];
export type Agency = components['schemas']['Agency'];
export type AgencyChange = components['schemas']['AgencyChange'];
export type AgencyEnd = components['schemas']['AgencyEnd'];
export type CallbackOrigin = components['schemas']['CallbackOrigin'];
export type CallbackOriginList = components['schemas']['CallbackOriginList'];
export type BillingType = components['schemas']['BillingType'];
export type TransferBilling = components['schemas']['TransferBilling'];
export type CreditRecord = components['schemas']['CreditRecord'];
export type CreditRecordList = components['schemas']['CreditRecordList'];
export type CreditGrant = components['schemas']['CreditGrant'];
export type CreditRecordChange = components['schemas']['CreditRecordChange'];
export type CreditEntryKind = components['schemas']['CreditEntryKind'];
export type CreditLinePart = components['schemas']['CreditLinePart'];
export type CreditStatementLine = components['schemas']['CreditStatementLine'];
export type CreditStatement = components['schemas']['CreditStatement'];
export type CreditStatementFile = components['schemas']['CreditStatementFile'];
export type CreditAdjustment = components['schemas']['CreditAdjustment'];
export type CreditDay = components['schemas']['CreditDay'];
export type CreditDaysOfCurrency = components['schemas']['CreditDaysOfCurrency'];
export type CreditFigures = components['schemas']['CreditFigures'];
export type ApprovalList = components['schemas']['ApprovalList'];
export type OrderKind = components['schemas']['OrderKind'];
export type TrackingId = components['schemas']['TrackingID'];
export type FoundOrder = components['schemas']['FoundOrder'];
export type FoundOrderList = components['schemas']['FoundOrderList'];
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
export type OrderRental = components['schemas']['OrderRental'];
export type OrderPaymentMethod = components['schemas']['OrderPaymentMethod'];
export type RefundStatus = components['schemas']['RefundStatus'];
export type OrderAttemptCard = components['schemas']['OrderAttemptCard'];
export type OrderAttempt = components['schemas']['OrderAttempt'];
export type OrderHappeningKind = components['schemas']['OrderHappeningKind'];
export type OrderCallPartyKind = components['schemas']['OrderCallPartyKind'];
export type OrderCallOutcome = components['schemas']['OrderCallOutcome'];
export type OrderCall = components['schemas']['OrderCall'];
export type OrderHappening = components['schemas']['OrderHappening'];
export type OrderTimeline = components['schemas']['OrderTimeline'];
export type AuditFact = components['schemas']['AuditFact'];
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
export type TaskId = components['schemas']['TaskId'];
export type TaskKind = components['schemas']['TaskKind'];
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
export type ResponseEdgeError = components['responses']['EdgeError'];
export type ResponseInvalidRequest = components['responses']['InvalidRequest'];
export type ResponseUnauthenticated = components['responses']['Unauthenticated'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseRateLimited = components['responses']['RateLimited'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseTooManyTries = components['responses']['TooManyTries'];
export type ResponseLinkInvalid = components['responses']['LinkInvalid'];
export type ResponseAgencyNotFound = components['responses']['AgencyNotFound'];
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
export type ParameterCreatedFrom = components['parameters']['createdFrom'];
export type ParameterCreatedTo = components['parameters']['createdTo'];
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
export type ParameterTaskId = components['parameters']['taskId'];
export type ParameterTaskNumber = components['parameters']['taskNumber'];
export type ParameterXRequestId = components['parameters']['X-Request-Id'];
export type HeaderWwwAuthenticate = components['headers']['WWW-Authenticate'];
export type HeaderRetryAfter = components['headers']['Retry-After'];
export type HeaderSetCookie = components['headers']['Set-Cookie'];
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
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The session of the cookie. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly signIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The browser, which the list of sessions names.
                 * @example Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0
                 */
                readonly "User-Agent"?: components["parameters"]["User-Agent"];
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description Who signs in. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SignInRequest"];
            };
        };
        readonly responses: {
            /** @description The session has begun. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            /** @description The email address or the password is wrong. */
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
            readonly 429: components["responses"]["TooManyTries"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly signOut: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly passSecondFactor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The code. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SecondFactorRequest"];
            };
        };
        readonly responses: {
            /** @description The code was right. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description The member has no second factor. */
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
            /** @description The code is wrong, or it was used before. */
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
            readonly 429: components["responses"]["TooManyTries"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly signInWithPasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The browser, which the list of sessions names.
                 * @example Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0
                 */
                readonly "User-Agent"?: components["parameters"]["User-Agent"];
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description What the browser has signed. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasskeySignInRequest"];
            };
        };
        readonly responses: {
            /** @description The session has begun. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            /** @description The passkey signs nobody in. */
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
            readonly 429: components["responses"]["TooManyTries"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly beginPasskeySignIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What the browser needs. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listSessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sessions that have not ended. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly endSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `id` of a session, which is not its secret.
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description The session has ended, or it is another member's. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly changeProfile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description What is to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProfileChange"];
            };
        };
        readonly responses: {
            /** @description The member as it is now. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly enableSecondFactor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The code. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SecondFactorProof"];
            };
        };
        readonly responses: {
            /** @description The second factor is set. The recovery codes are told this once. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No secret has been made, or it was proved before. */
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
            /** @description The code is wrong. */
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
            readonly 429: components["responses"]["TooManyTries"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly beginSecondFactor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The secret, told this once. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly disableSecondFactor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
            /** @description A password is enough from now on. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description The role needs a second factor, or there is none. */
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
            /** @description The password or the code is wrong. */
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
            readonly 429: components["responses"]["TooManyTries"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listPasskeys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The passkeys. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly addPasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description What the browser has made. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description The member has as many passkeys as one may. */
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
            /** @description What the browser has made cannot be added. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly beginPasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The password. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasskeyIntent"];
            };
        };
        readonly responses: {
            /** @description What the browser needs. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description The member has as many passkeys as one may. */
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
            /** @description The password is wrong. */
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
            readonly 429: components["responses"]["TooManyTries"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly removePasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `id` of a passkey, which is not the one that its device has for it.
                 * @example psk_Vb7nXq3LtZ9wKc5RmD2yHg
                 */
                readonly passkeyId: components["parameters"]["passkeyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is removed. There is no body. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description There is no such passkey, or it is another member's. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly renamePasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `id` of a passkey, which is not the one that its device has for it.
                 * @example psk_Vb7nXq3LtZ9wKc5RmD2yHg
                 */
                readonly passkeyId: components["parameters"]["passkeyId"];
            };
            readonly cookie?: never;
        };
        /** @description The name. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasskeyChange"];
            };
        };
        readonly responses: {
            /** @description The passkey as it is now. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description There is no such passkey, or it is another member's. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly changePassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description Both passwords. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasswordChange"];
            };
        };
        readonly responses: {
            /** @description The password is the new one. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description The password of before is wrong, or the new one is too easy to guess. */
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
            readonly 429: components["responses"]["TooManyTries"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly requestPasswordReset: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The address. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        readonly responses: {
            /** @description If a member has the address, mail is on its way. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly completePasswordReset: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The link and the new password. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasswordReset"];
            };
        };
        readonly responses: {
            /** @description The password is the new one. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 410: components["responses"]["LinkInvalid"];
            /** @description The password is too easy to guess. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listMembers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The members. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly inviteMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        /** @description Who is invited. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MemberInvitation"];
            };
        };
        readonly responses: {
            /** @description The invitation is on its way. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            /** @description The address is taken. */
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
            /** @description The agency has ended; `details` says when. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly removeMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
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
            /** @description The member is gone. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description The agency or the member is not there. */
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
            /** @description It is the last owner. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly changeMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
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
        /** @description What is to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MemberChange"];
            };
        };
        readonly responses: {
            /** @description The member as it is now. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description The agency or the member is not there. */
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
            /** @description It is the last owner. */
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
            /** @description The agency has ended; `details` says when. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly readInvitation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The link. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 410: components["responses"]["LinkInvalid"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly acceptInvitation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The browser, which the list of sessions names.
                 * @example Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0
                 */
                readonly "User-Agent"?: components["parameters"]["User-Agent"];
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description Who accepts. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InvitationAcceptance"];
            };
        };
        readonly responses: {
            /** @description The session has begun. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 410: components["responses"]["LinkInvalid"];
            /** @description The password is too easy to guess. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listOperators: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly inviteOperator: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description Who is invited. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OperatorInvitation"];
            };
        };
        readonly responses: {
            /** @description The invitation waits for a second operator, or for the cool-down. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description The address is taken. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly removeOperator: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
            /** @description The removal waits for a second operator. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description There is no such operator. */
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
            /** @description It is the last operator. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listKeys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The keys. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly createKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        /** @description What the key is to be. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            /** @description The agency has as many keys as it may, or the person belongs to another one. */
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
            /** @description It cannot be done; `details` says why. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly deleteKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
                /**
                 * @description The `id` of a key, which is not what is logged in with.
                 * @example key_Rz3mVt8QxL5nWc1YbK7pGd
                 */
                readonly keyId: components["parameters"]["keyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is deleted. There is no body. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description The agency or the key is not there. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly changeKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
                /**
                 * @description The `id` of a key, which is not what is logged in with.
                 * @example key_Rz3mVt8QxL5nWc1YbK7pGd
                 */
                readonly keyId: components["parameters"]["keyId"];
            };
            readonly cookie?: never;
        };
        /** @description What is to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ApiKeyChange"];
            };
        };
        readonly responses: {
            /** @description The key as it is now. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description The agency or the key is not there. */
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
            /** @description The agency has ended; `details` says when. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly rollKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
                /**
                 * @description The `id` of a key, which is not what is logged in with.
                 * @example key_Rz3mVt8QxL5nWc1YbK7pGd
                 */
                readonly keyId: components["parameters"]["keyId"];
            };
            readonly cookie?: never;
        };
        /** @description How long both work. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description The agency or the key is not there. */
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
            /** @description The key is suspended or has ended, or the agency has as many keys as it may. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly suspendKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
                /**
                 * @description The `id` of a key, which is not what is logged in with.
                 * @example key_Rz3mVt8QxL5nWc1YbK7pGd
                 */
                readonly keyId: components["parameters"]["keyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The key as it is now. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description The agency or the key is not there. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly resumeKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
                /**
                 * @description The `id` of a key, which is not what is logged in with.
                 * @example key_Rz3mVt8QxL5nWc1YbK7pGd
                 */
                readonly keyId: components["parameters"]["keyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The key as it is now. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description The agency or the key is not there. */
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
            /** @description The agency has ended; `details` says when. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listRequests: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Only calls with this `X-Request-Id`.
                 * @example Yw3xK9tQ-0001
                 */
                readonly requestId?: components["parameters"]["requestIdFilter"];
                /**
                 * @description Only answers with this HTTP status.
                 * @example 402
                 */
                readonly status?: components["parameters"]["requestStatus"];
                /**
                 * @description Only calls that succeeded, or only those that failed.
                 * @example failed
                 */
                readonly outcome?: components["parameters"]["requestOutcome"];
                /**
                 * @description Only calls of this operation.
                 * @example payOrder
                 */
                readonly operation?: components["parameters"]["requestOperation"];
                /**
                 * @description Only answers with this error.
                 * @example cardPayment.declined
                 */
                readonly errorKey?: components["parameters"]["requestErrorKey"];
                /**
                 * @description Only calls with this key.
                 * @example key_Rz3mVt8QxL5nWc1YbK7pGd
                 */
                readonly keyId?: components["parameters"]["requestKeyId"];
                /**
                 * @description From then on. In the figures it is a day before `to` by default.
                 * @example 2026-11-20T00:00:00Z
                 */
                readonly from?: components["parameters"]["requestsFrom"];
                /**
                 * @description Before then. By default now.
                 * @example 2026-11-21T00:00:00Z
                 */
                readonly to?: components["parameters"]["requestsTo"];
                /** @description The `nextCursor` of the page before, sent with the same filters; without it, the first page. */
                readonly cursor?: components["parameters"]["cursor"];
                /**
                 * @description How many a page holds at most.
                 * @example 20
                 */
                readonly limit: components["parameters"]["pageLimit"];
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of the list. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getRequest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
                /**
                 * @description The `X-Request-Id` of a call.
                 * @example Yw3xK9tQ-0001
                 */
                readonly requestId: components["parameters"]["requestId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description The agency is not there, or has made no such request in the last 30 days. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getRequestStatuses: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The counts. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getRequestFigures: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description How long the periods are.
                 * @example hour
                 */
                readonly by: components["parameters"]["requestsBy"];
                /**
                 * @description From then on. In the figures it is a day before `to` by default.
                 * @example 2026-11-20T00:00:00Z
                 */
                readonly from?: components["parameters"]["requestsFrom"];
                /**
                 * @description Before then. By default now.
                 * @example 2026-11-21T00:00:00Z
                 */
                readonly to?: components["parameters"]["requestsTo"];
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
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
                    readonly "application/json": components["schemas"]["RequestFigures"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listWebhookEndpoints: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The endpoints; an empty list when there are none. */
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
                    readonly "application/json": components["schemas"]["WebhookEndpointList"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly createWebhookEndpoint: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        /** @description Where events are sent, and which. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebhookEndpointRequest"];
            };
        };
        readonly responses: {
            /** @description The endpoint, switched on, and its secret. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            /** @description The address is none that we call, or there are ten endpoints already. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly deleteWebhookEndpoint: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
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
            /** @description It is deleted. There is no body. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description The agency or the endpoint is not there. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly updateWebhookEndpoint: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
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
        /** @description What is to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebhookEndpointChange"];
            };
        };
        readonly responses: {
            /** @description The endpoint as it is now. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description The agency or the endpoint is not there. */
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
            /** @description The address is none that we call. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly rotateWebhookSecret: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description The agency or the endpoint is not there. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly pingWebhookEndpoint: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
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
            /** @description It will be sent within seconds. There is no body. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description The agency or the endpoint is not there. */
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
            /** @description The endpoint is switched off. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listWebhookDeliveries: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Only deliveries that are this far.
                 * @example givenUp
                 */
                readonly status?: components["parameters"]["deliveryStatus"];
                /**
                 * @description Only deliveries of events of this type.
                 * @example refund.completed
                 */
                readonly type?: components["parameters"]["deliveryType"];
                /** @description The `nextCursor` of the page before, sent with the same filters; without it, the first page. */
                readonly cursor?: components["parameters"]["cursor"];
                /**
                 * @description How many a page holds at most.
                 * @example 20
                 */
                readonly limit: components["parameters"]["pageLimit"];
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
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
            /** @description A page of the list, and where the next one begins. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description The agency or the endpoint is not there. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly redeliverEvents: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
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
        /** @description Which events. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RedeliveryRequest"];
            };
        };
        readonly responses: {
            /** @description How many events will be sent, within seconds or when the endpoint is switched on. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description The agency or the endpoint is not there. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getGoLive: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The checklist. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listAgencies: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The agencies. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly createAgency: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description It cannot be done; `details` says why, and what to do. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getAgency: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly changeAgency: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        /** @description What is to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AgencyChange"];
            };
        };
        readonly responses: {
            /** @description The agency as it is now. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            /** @description It cannot be done; `details` says why, and what to do. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly endAgency: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        /** @description Which agency is meant. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AgencyEnd"];
            };
        };
        readonly responses: {
            /** @description The agency as it is now. */
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
            /** @description It waits for a second operator; nothing has ended. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            /** @description It cannot be done; `details` says why, and what to do. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listCallbackOrigins: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The origins. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly addCallbackOrigin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        /** @description The origin. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CallbackOrigin"];
            };
        };
        readonly responses: {
            /** @description The origin. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            /** @description It cannot be done; `details` says why, and what to do. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly removeCallbackOrigin: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The origin as `listCallbackOrigins` has it.
                 * @example https://booking.horizon.example
                 */
                readonly origin: components["parameters"]["origin"];
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is removed. There is no body. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description What the path names is not there. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getBillingAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The address. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description What the path names is not there. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly setBillingAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        /** @description The address. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TransferBilling"];
            };
        };
        readonly responses: {
            /** @description The address. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            /** @description It cannot be done; `details` says why, and what to do. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listCreditRecords: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The records. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly grantCredit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        /** @description The credit. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreditGrant"];
            };
        };
        readonly responses: {
            /** @description The record. */
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
            /** @description It waits for a second operator, or for the cool-down; nothing has moved. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            /** @description It cannot be done; `details` says why, and what to do. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly changeCreditRecord: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
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
        /** @description What is to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreditRecordChange"];
            };
        };
        readonly responses: {
            /** @description The record as it is now. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description What the path names is not there. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getCreditStatement: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The first day, in UTC.
                 * @example 2027-03-01
                 */
                readonly from?: components["parameters"]["fromDay"];
                /**
                 * @description The last day, in UTC; it is part of the period.
                 * @example 2027-03-31
                 */
                readonly to?: components["parameters"]["toDay"];
                /** @description The `nextCursor` of the page before, sent with the same filters; without it, the first page. */
                readonly cursor?: components["parameters"]["cursor"];
                /**
                 * @description How many a page holds at most.
                 * @example 20
                 */
                readonly limit: components["parameters"]["pageLimit"];
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
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
            /** @description The statement. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description What the path names is not there. */
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
            /** @description It cannot be done; `details` says why, and what to do. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly adjustCredit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
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
        /** @description The change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreditAdjustment"];
            };
        };
        readonly responses: {
            /** @description The record as it is now. */
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
            /** @description It waits for a second operator, or for the cool-down; nothing has moved. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description What the path names is not there. */
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
            /** @description It cannot be done; `details` says why, and what to do. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getCreditFigures: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The first day, in UTC.
                 * @example 2027-03-01
                 */
                readonly from: components["parameters"]["firstDay"];
                /**
                 * @description The last day, in UTC; at most a year after the first.
                 * @example 2027-03-31
                 */
                readonly to: components["parameters"]["lastDay"];
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The days. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listApprovals: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Only those that stand so.
                 * @example waiting
                 */
                readonly status?: components["parameters"]["approvalState"];
                /** @description The `nextCursor` of the page before, sent with the same filters; without it, the first page. */
                readonly cursor?: components["parameters"]["cursor"];
                /**
                 * @description How many a page holds at most.
                 * @example 20
                 */
                readonly limit: components["parameters"]["pageLimit"];
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The approvals. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly approve: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of an approval.
                 * @example 3
                 */
                readonly approvalId: components["parameters"]["approvalId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is done. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description What the path names is not there. */
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
            /** @description It cannot be done; `details` says why, and what to do. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly reject: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of an approval.
                 * @example 3
                 */
                readonly approvalId: components["parameters"]["approvalId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is refused. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description What the path names is not there. */
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
            /** @description It cannot be done; `details` says why, and what to do. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly findOrders: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Any id of an order: its own, yours, that of its payment, of the charge or of the reservation; or the last name of a traveller.
                 * @example HZN-2027-0142
                 */
                readonly query?: components["parameters"]["orderText"];
                /**
                 * @description Only rentals, or only transfers.
                 * @example car
                 */
                readonly kind?: components["parameters"]["orderKind"];
                /**
                 * @description Only orders with this status of the public API.
                 * @example reserved
                 */
                readonly status?: components["parameters"]["orderState"];
                /**
                 * @description Only orders made at this moment or later. A `+` in the offset is sent as `%2B`.
                 * @example 2027-03-01T00:00:00Z
                 */
                readonly createdFrom?: components["parameters"]["createdFrom"];
                /**
                 * @description Only orders made before this moment; it must lie after `createdFrom`.
                 * @example 2027-04-01T00:00:00Z
                 */
                readonly createdTo?: components["parameters"]["createdTo"];
                /** @description The `nextCursor` of the page before, sent with the same filters; without it, the first page. */
                readonly cursor?: components["parameters"]["cursor"];
                /**
                 * @description How many a page holds at most.
                 * @example 20
                 */
                readonly limit: components["parameters"]["pageLimit"];
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of orders. */
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
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getOrderTimeline: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
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
            /** @description The order. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description What the path names is not there. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listAgencyAudit: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Only what this person has changed.
                 * @example elif.kaya@horizon.example
                 */
                readonly by?: components["parameters"]["auditBy"];
                /**
                 * @description Only changes of one kind.
                 * @example grantCredit
                 */
                readonly action?: components["parameters"]["auditAction"];
                /**
                 * @description Only what was changed at this moment or later.
                 * @example 2027-03-01T00:00:00Z
                 */
                readonly since?: components["parameters"]["since"];
                /** @description The `nextCursor` of the page before, sent with the same filters; without it, the first page. */
                readonly cursor?: components["parameters"]["cursor"];
                /**
                 * @description How many a page holds at most.
                 * @example 20
                 */
                readonly limit: components["parameters"]["pageLimit"];
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listAudit: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Only changes that concern one agency.
                 * @example 1001
                 */
                readonly agencyId?: components["parameters"]["auditAgency"];
                /**
                 * @description Only changes of one thing.
                 * @example record 1001
                 */
                readonly subject?: components["parameters"]["auditSubject"];
                /**
                 * @description Only what this person has changed.
                 * @example elif.kaya@horizon.example
                 */
                readonly by?: components["parameters"]["auditBy"];
                /**
                 * @description Only changes of one kind.
                 * @example grantCredit
                 */
                readonly action?: components["parameters"]["auditAction"];
                /**
                 * @description Only what was changed at this moment or later.
                 * @example 2027-03-01T00:00:00Z
                 */
                readonly since?: components["parameters"]["since"];
                /** @description The `nextCursor` of the page before, sent with the same filters; without it, the first page. */
                readonly cursor?: components["parameters"]["cursor"];
                /**
                 * @description How many a page holds at most.
                 * @example 20
                 */
                readonly limit: components["parameters"]["pageLimit"];
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listSuppliers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The suppliers. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly showSupplier: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description Whether it hands over cars or drives.
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description What the path names is not there. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly saveSupplier: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description Whether it hands over cars or drives.
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
        /** @description The supplier as it is to be. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SupplierRequest"];
            };
        };
        readonly responses: {
            /** @description The supplier as it is now. */
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
            /** @description It waits for a second operator, or for the cool-down; nothing has changed. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description It cannot be done; `details` says why, and what to do. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly switchSupplier: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description Whether it hands over cars or drives.
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
        /** @description What is to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SupplierSwitch"];
            };
        };
        readonly responses: {
            /** @description The supplier as it is now. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description What the path names is not there. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listCampaigns: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly saveCampaign: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly switchCampaign: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
        /** @description What is to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CampaignSwitch"];
            };
        };
        readonly responses: {
            /** @description The campaign as it is now. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description What the path names is not there. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listExchangeRates: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The publications. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly acceptExchangeRate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of a publication of exchange rates.
                 * @example 41
                 */
                readonly ratesId: components["parameters"]["ratesId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description They are accepted. There is no body. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description What the path names is not there. */
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
            /** @description It cannot be done; `details` says why, and what to do. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getExchangeMargin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The margin. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly setExchangeMargin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of the agency. A member names their own; an operator may name any.
                 * @example 1001
                 */
                readonly agencyId: components["parameters"]["agencyId"];
            };
            readonly cookie?: never;
        };
        /** @description The margin. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ExchangeMargin"];
            };
        };
        readonly responses: {
            /** @description The margin. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["AgencyNotFound"];
            /** @description It cannot be done; `details` says why, and what to do. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listTasks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The tasks. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getTask: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of a task, or the name of one about exchange rates.
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description What the path names is not there. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly retryTask: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The number of a task, or the name of one about exchange rates.
                 * @example 12
                 */
                readonly taskId: components["parameters"]["taskId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is resolved. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description What the path names is not there. */
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
            /** @description It cannot be done; `details` says why, and what to do. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly settleTask: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
        /** @description How it was settled. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TaskSettlement"];
            };
        };
        readonly responses: {
            /** @description It is resolved. */
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
            /** @description It waits for a second operator, or for the cool-down; nothing has moved. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description What the path names is not there. */
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
            /** @description It cannot be done; `details` says why, and what to do. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listStuckPayments: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The payments. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listReconciliations: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The runs. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly reconcile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The days. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReconciliationRequest"];
            };
        };
        readonly responses: {
            /** @description What came of it. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly findPerson: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description Whose. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PersonQuery"];
            };
        };
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
                    readonly "application/json": components["schemas"]["PersonOrderList"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description It cannot be done; `details` says why, and what to do. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly exportPerson: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description Whose. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PersonQuery"];
            };
        };
        readonly responses: {
            /** @description What is kept. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description It cannot be done; `details` says why, and what to do. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly erasePerson: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description Who, and why. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PersonErasure"];
            };
        };
        readonly responses: {
            /** @description What became of each order. */
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
            /** @description It waits for a second operator; nothing is erased yet. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description It cannot be done; `details` says why, and what to do. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listErasures: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The erasures. */
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
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
}
