// Generated from openapi/management/ by `pnpm generate`. Change the contract, not this file.

import type { Operation } from '@agency-booking/contract-express';
import type { ErrorKey } from './errors.ts';

export const operations = {
  "signIn": {
    "id": "signIn",
    "area": "sessions",
    "method": "post",
    "path": "/session",
    "file": "openapi/management/paths/sessions/signIn.yaml",
    "secured": false,
    "limit": {"requests": 10, "windowSeconds": 60, "per": "credential"},
    "errors": [
      "request.invalid",
      "signIn.wrongCredentials",
      "signIn.tooManyTries",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "getSession": {
    "id": "getSession",
    "area": "sessions",
    "method": "get",
    "path": "/session",
    "file": "openapi/management/paths/sessions/getSession.yaml",
    "secured": true,
    "roles": ["owner", "developer", "finance", "viewer", "operator", "unverified"],
    "limit": {"requests": 120, "windowSeconds": 60, "per": "user"},
    "errors": ["request.invalid", "session.invalid", "access.forbidden", "rateLimit.exceeded", "server.error"],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "signOut": {
    "id": "signOut",
    "area": "sessions",
    "method": "delete",
    "path": "/session",
    "file": "openapi/management/paths/sessions/signOut.yaml",
    "secured": true,
    "roles": ["owner", "developer", "finance", "viewer", "operator", "unverified"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": ["request.invalid", "session.invalid", "access.forbidden", "rateLimit.exceeded", "server.error"],
    "requestMediaTypes": [],
    "answers": {
      "204": [],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "passSecondFactor": {
    "id": "passSecondFactor",
    "area": "sessions",
    "method": "post",
    "path": "/session/second-factor",
    "file": "openapi/management/paths/sessions/passSecondFactor.yaml",
    "secured": true,
    "roles": ["owner", "developer", "finance", "viewer", "operator", "unverified"],
    "limit": {"requests": 20, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "secondFactor.notBegun",
      "secondFactor.wrongCode",
      "signIn.tooManyTries",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "409": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "signInWithPasskey": {
    "id": "signInWithPasskey",
    "area": "passkeys",
    "method": "post",
    "path": "/session/passkey",
    "file": "openapi/management/paths/passkeys/signInWithPasskey.yaml",
    "secured": false,
    "limit": {"requests": 10, "windowSeconds": 60, "per": "credential"},
    "errors": ["request.invalid", "signIn.passkeyRefused", "signIn.tooManyTries", "rateLimit.exceeded", "server.error"],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "beginPasskeySignIn": {
    "id": "beginPasskeySignIn",
    "area": "passkeys",
    "method": "post",
    "path": "/session/passkey/begin",
    "file": "openapi/management/paths/passkeys/beginPasskeySignIn.yaml",
    "secured": false,
    "limit": {"requests": 30, "windowSeconds": 60, "per": "credential"},
    "errors": ["request.invalid", "rateLimit.exceeded", "server.error"],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listSessions": {
    "id": "listSessions",
    "area": "sessions",
    "method": "get",
    "path": "/sessions",
    "file": "openapi/management/paths/sessions/listSessions.yaml",
    "secured": true,
    "roles": ["owner", "developer", "finance", "viewer", "operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": ["request.invalid", "session.invalid", "access.forbidden", "rateLimit.exceeded", "server.error"],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "endSession": {
    "id": "endSession",
    "area": "sessions",
    "method": "delete",
    "path": "/sessions/{sessionId}",
    "file": "openapi/management/paths/sessions/endSession.yaml",
    "secured": true,
    "roles": ["owner", "developer", "finance", "viewer", "operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "session.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "204": [],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "changeProfile": {
    "id": "changeProfile",
    "area": "members",
    "method": "patch",
    "path": "/profile",
    "file": "openapi/management/paths/members/changeProfile.yaml",
    "secured": true,
    "roles": ["owner", "developer", "finance", "viewer", "operator", "unverified"],
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": ["request.invalid", "session.invalid", "access.forbidden", "rateLimit.exceeded", "server.error"],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "beginSecondFactor": {
    "id": "beginSecondFactor",
    "area": "second-factor",
    "method": "post",
    "path": "/second-factor",
    "file": "openapi/management/paths/second-factor/beginSecondFactor.yaml",
    "secured": true,
    "roles": ["owner", "developer", "finance", "viewer", "operator", "unverified"],
    "limit": {"requests": 10, "windowSeconds": 60, "per": "user"},
    "errors": ["request.invalid", "session.invalid", "access.forbidden", "rateLimit.exceeded", "server.error"],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "enableSecondFactor": {
    "id": "enableSecondFactor",
    "area": "second-factor",
    "method": "put",
    "path": "/second-factor",
    "file": "openapi/management/paths/second-factor/enableSecondFactor.yaml",
    "secured": true,
    "roles": ["owner", "developer", "finance", "viewer", "operator", "unverified"],
    "limit": {"requests": 20, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "secondFactor.notBegun",
      "secondFactor.wrongCode",
      "signIn.tooManyTries",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "409": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "disableSecondFactor": {
    "id": "disableSecondFactor",
    "area": "second-factor",
    "method": "delete",
    "path": "/second-factor",
    "file": "openapi/management/paths/second-factor/disableSecondFactor.yaml",
    "secured": true,
    "roles": ["owner", "developer", "finance", "viewer", "operator"],
    "limit": {"requests": 10, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "secondFactor.notBegun",
      "secondFactor.mandatory",
      "secondFactor.wrongCode",
      "password.wrong",
      "signIn.tooManyTries",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "204": [],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "409": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listPasskeys": {
    "id": "listPasskeys",
    "area": "passkeys",
    "method": "get",
    "path": "/passkeys",
    "file": "openapi/management/paths/passkeys/listPasskeys.yaml",
    "secured": true,
    "roles": ["owner", "developer", "finance", "viewer", "operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": ["request.invalid", "session.invalid", "access.forbidden", "rateLimit.exceeded", "server.error"],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "addPasskey": {
    "id": "addPasskey",
    "area": "passkeys",
    "method": "post",
    "path": "/passkeys",
    "file": "openapi/management/paths/passkeys/addPasskey.yaml",
    "secured": true,
    "roles": ["owner", "developer", "finance", "viewer", "operator"],
    "limit": {"requests": 10, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "passkey.refused",
      "passkey.tooMany",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "201": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "409": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "beginPasskey": {
    "id": "beginPasskey",
    "area": "passkeys",
    "method": "post",
    "path": "/passkeys/begin",
    "file": "openapi/management/paths/passkeys/beginPasskey.yaml",
    "secured": true,
    "roles": ["owner", "developer", "finance", "viewer", "operator"],
    "limit": {"requests": 10, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "password.wrong",
      "passkey.tooMany",
      "signIn.tooManyTries",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "409": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "renamePasskey": {
    "id": "renamePasskey",
    "area": "passkeys",
    "method": "patch",
    "path": "/passkeys/{passkeyId}",
    "file": "openapi/management/paths/passkeys/renamePasskey.yaml",
    "secured": true,
    "roles": ["owner", "developer", "finance", "viewer", "operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "passkey.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "removePasskey": {
    "id": "removePasskey",
    "area": "passkeys",
    "method": "delete",
    "path": "/passkeys/{passkeyId}",
    "file": "openapi/management/paths/passkeys/removePasskey.yaml",
    "secured": true,
    "roles": ["owner", "developer", "finance", "viewer", "operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "passkey.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "204": [],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "changePassword": {
    "id": "changePassword",
    "area": "passwords",
    "method": "put",
    "path": "/password",
    "file": "openapi/management/paths/passwords/changePassword.yaml",
    "secured": true,
    "roles": ["owner", "developer", "finance", "viewer", "operator"],
    "limit": {"requests": 10, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "password.wrong",
      "password.tooWeak",
      "signIn.tooManyTries",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "204": [],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "requestPasswordReset": {
    "id": "requestPasswordReset",
    "area": "passwords",
    "method": "post",
    "path": "/password-resets",
    "file": "openapi/management/paths/passwords/requestPasswordReset.yaml",
    "secured": false,
    "limit": {"requests": 5, "windowSeconds": 60, "per": "credential"},
    "errors": ["request.invalid", "rateLimit.exceeded", "server.error"],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "204": [],
      "400": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "completePasswordReset": {
    "id": "completePasswordReset",
    "area": "passwords",
    "method": "post",
    "path": "/password-resets/complete",
    "file": "openapi/management/paths/passwords/completePasswordReset.yaml",
    "secured": false,
    "limit": {"requests": 10, "windowSeconds": 60, "per": "credential"},
    "errors": ["request.invalid", "link.invalid", "password.tooWeak", "rateLimit.exceeded", "server.error"],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "204": [],
      "400": ["application/json"],
      "410": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listMembers": {
    "id": "listMembers",
    "area": "members",
    "method": "get",
    "path": "/agencies/{agencyId}/members",
    "file": "openapi/management/paths/members/listMembers.yaml",
    "secured": true,
    "roles": ["owner", "developer", "finance", "viewer", "operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "inviteMember": {
    "id": "inviteMember",
    "area": "members",
    "method": "post",
    "path": "/agencies/{agencyId}/members",
    "file": "openapi/management/paths/members/inviteMember.yaml",
    "secured": true,
    "roles": ["owner", "operator"],
    "limit": {"requests": 20, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "member.exists",
      "change.refused",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "201": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "409": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "changeMember": {
    "id": "changeMember",
    "area": "members",
    "method": "patch",
    "path": "/agencies/{agencyId}/members/{memberId}",
    "file": "openapi/management/paths/members/changeMember.yaml",
    "secured": true,
    "roles": ["owner", "operator"],
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "member.notFound",
      "member.last",
      "change.refused",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "409": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "removeMember": {
    "id": "removeMember",
    "area": "members",
    "method": "delete",
    "path": "/agencies/{agencyId}/members/{memberId}",
    "file": "openapi/management/paths/members/removeMember.yaml",
    "secured": true,
    "roles": ["owner", "operator"],
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "member.notFound",
      "member.last",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "204": [],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "409": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "readInvitation": {
    "id": "readInvitation",
    "area": "members",
    "method": "post",
    "path": "/invitations/read",
    "file": "openapi/management/paths/members/readInvitation.yaml",
    "secured": false,
    "limit": {"requests": 20, "windowSeconds": 60, "per": "credential"},
    "errors": ["request.invalid", "link.invalid", "rateLimit.exceeded", "server.error"],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "410": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "acceptInvitation": {
    "id": "acceptInvitation",
    "area": "members",
    "method": "post",
    "path": "/invitations/accept",
    "file": "openapi/management/paths/members/acceptInvitation.yaml",
    "secured": false,
    "limit": {"requests": 10, "windowSeconds": 60, "per": "credential"},
    "errors": ["request.invalid", "link.invalid", "password.tooWeak", "rateLimit.exceeded", "server.error"],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "410": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listOperators": {
    "id": "listOperators",
    "area": "members",
    "method": "get",
    "path": "/operators",
    "file": "openapi/management/paths/members/listOperators.yaml",
    "secured": true,
    "roles": ["operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": ["request.invalid", "session.invalid", "access.forbidden", "rateLimit.exceeded", "server.error"],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "inviteOperator": {
    "id": "inviteOperator",
    "area": "members",
    "method": "post",
    "path": "/operators",
    "file": "openapi/management/paths/members/inviteOperator.yaml",
    "secured": true,
    "roles": ["operator"],
    "limit": {"requests": 10, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "member.exists",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "202": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "409": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "removeOperator": {
    "id": "removeOperator",
    "area": "members",
    "method": "delete",
    "path": "/operators/{memberId}",
    "file": "openapi/management/paths/members/removeOperator.yaml",
    "secured": true,
    "roles": ["operator"],
    "limit": {"requests": 10, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "member.notFound",
      "member.last",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "202": ["application/json"],
      "204": [],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "409": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listKeys": {
    "id": "listKeys",
    "area": "keys",
    "method": "get",
    "path": "/agencies/{agencyId}/keys",
    "file": "openapi/management/paths/keys/listKeys.yaml",
    "secured": true,
    "roles": ["owner", "developer", "viewer", "operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "createKey": {
    "id": "createKey",
    "area": "keys",
    "method": "post",
    "path": "/agencies/{agencyId}/keys",
    "file": "openapi/management/paths/keys/createKey.yaml",
    "secured": true,
    "roles": ["owner", "developer", "operator"],
    "limit": {"requests": 20, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "key.userElsewhere",
      "key.tooMany",
      "change.refused",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "201": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "409": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "changeKey": {
    "id": "changeKey",
    "area": "keys",
    "method": "patch",
    "path": "/agencies/{agencyId}/keys/{keyId}",
    "file": "openapi/management/paths/keys/changeKey.yaml",
    "secured": true,
    "roles": ["owner", "developer", "operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "key.notFound",
      "change.refused",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "deleteKey": {
    "id": "deleteKey",
    "area": "keys",
    "method": "delete",
    "path": "/agencies/{agencyId}/keys/{keyId}",
    "file": "openapi/management/paths/keys/deleteKey.yaml",
    "secured": true,
    "roles": ["owner", "developer", "operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "key.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "204": [],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "rollKey": {
    "id": "rollKey",
    "area": "keys",
    "method": "post",
    "path": "/agencies/{agencyId}/keys/{keyId}/roll",
    "file": "openapi/management/paths/keys/rollKey.yaml",
    "secured": true,
    "roles": ["owner", "developer", "operator"],
    "limit": {"requests": 20, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "key.notFound",
      "key.ended",
      "key.tooMany",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "201": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "409": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "suspendKey": {
    "id": "suspendKey",
    "area": "keys",
    "method": "post",
    "path": "/agencies/{agencyId}/keys/{keyId}/suspend",
    "file": "openapi/management/paths/keys/suspendKey.yaml",
    "secured": true,
    "roles": ["owner", "developer", "operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "key.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "resumeKey": {
    "id": "resumeKey",
    "area": "keys",
    "method": "post",
    "path": "/agencies/{agencyId}/keys/{keyId}/resume",
    "file": "openapi/management/paths/keys/resumeKey.yaml",
    "secured": true,
    "roles": ["owner", "developer", "operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "key.notFound",
      "change.refused",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listRequests": {
    "id": "listRequests",
    "area": "requests",
    "method": "get",
    "path": "/agencies/{agencyId}/requests",
    "file": "openapi/management/paths/requests/listRequests.yaml",
    "secured": true,
    "roles": ["owner", "developer", "viewer", "operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "getRequest": {
    "id": "getRequest",
    "area": "requests",
    "method": "get",
    "path": "/agencies/{agencyId}/requests/{requestId}",
    "file": "openapi/management/paths/requests/getRequest.yaml",
    "secured": true,
    "roles": ["owner", "developer", "viewer", "operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "request.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "getRequestStatuses": {
    "id": "getRequestStatuses",
    "area": "requests",
    "method": "get",
    "path": "/agencies/{agencyId}/request-statuses",
    "file": "openapi/management/paths/requests/getRequestStatuses.yaml",
    "secured": true,
    "roles": ["owner", "developer", "viewer", "operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "getRequestFigures": {
    "id": "getRequestFigures",
    "area": "requests",
    "method": "get",
    "path": "/agencies/{agencyId}/request-figures",
    "file": "openapi/management/paths/requests/getRequestFigures.yaml",
    "secured": true,
    "roles": ["owner", "developer", "viewer", "operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listWebhookEndpoints": {
    "id": "listWebhookEndpoints",
    "area": "webhooks",
    "method": "get",
    "path": "/agencies/{agencyId}/webhook-endpoints",
    "file": "openapi/management/paths/webhooks/listWebhookEndpoints.yaml",
    "secured": true,
    "roles": ["owner", "developer", "viewer", "operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "createWebhookEndpoint": {
    "id": "createWebhookEndpoint",
    "area": "webhooks",
    "method": "post",
    "path": "/agencies/{agencyId}/webhook-endpoints",
    "file": "openapi/management/paths/webhooks/createWebhookEndpoint.yaml",
    "secured": true,
    "roles": ["owner", "developer", "operator"],
    "limit": {"requests": 10, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "webhookEndpoint.addressRefused",
      "webhookEndpoint.tooMany",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "201": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "updateWebhookEndpoint": {
    "id": "updateWebhookEndpoint",
    "area": "webhooks",
    "method": "patch",
    "path": "/agencies/{agencyId}/webhook-endpoints/{endpointId}",
    "file": "openapi/management/paths/webhooks/updateWebhookEndpoint.yaml",
    "secured": true,
    "roles": ["owner", "developer", "operator"],
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "webhookEndpoint.notFound",
      "webhookEndpoint.addressRefused",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "deleteWebhookEndpoint": {
    "id": "deleteWebhookEndpoint",
    "area": "webhooks",
    "method": "delete",
    "path": "/agencies/{agencyId}/webhook-endpoints/{endpointId}",
    "file": "openapi/management/paths/webhooks/deleteWebhookEndpoint.yaml",
    "secured": true,
    "roles": ["owner", "developer", "operator"],
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "webhookEndpoint.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "204": [],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "rotateWebhookSecret": {
    "id": "rotateWebhookSecret",
    "area": "webhooks",
    "method": "post",
    "path": "/agencies/{agencyId}/webhook-endpoints/{endpointId}/secret",
    "file": "openapi/management/paths/webhooks/rotateWebhookSecret.yaml",
    "secured": true,
    "roles": ["owner", "developer", "operator"],
    "limit": {"requests": 10, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "webhookEndpoint.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "pingWebhookEndpoint": {
    "id": "pingWebhookEndpoint",
    "area": "webhooks",
    "method": "post",
    "path": "/agencies/{agencyId}/webhook-endpoints/{endpointId}/ping",
    "file": "openapi/management/paths/webhooks/pingWebhookEndpoint.yaml",
    "secured": true,
    "roles": ["owner", "developer", "operator"],
    "limit": {"requests": 10, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "webhookEndpoint.notFound",
      "webhookEndpoint.disabled",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "204": [],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listWebhookDeliveries": {
    "id": "listWebhookDeliveries",
    "area": "webhooks",
    "method": "get",
    "path": "/agencies/{agencyId}/webhook-endpoints/{endpointId}/deliveries",
    "file": "openapi/management/paths/webhooks/listWebhookDeliveries.yaml",
    "secured": true,
    "roles": ["owner", "developer", "viewer", "operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "webhookEndpoint.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "redeliverEvents": {
    "id": "redeliverEvents",
    "area": "webhooks",
    "method": "post",
    "path": "/agencies/{agencyId}/webhook-endpoints/{endpointId}/redeliver",
    "file": "openapi/management/paths/webhooks/redeliverEvents.yaml",
    "secured": true,
    "roles": ["owner", "developer", "operator"],
    "limit": {"requests": 10, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "webhookEndpoint.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "previewRedelivery": {
    "id": "previewRedelivery",
    "area": "webhooks",
    "method": "get",
    "path": "/agencies/{agencyId}/webhook-endpoints/{endpointId}/redeliver",
    "file": "openapi/management/paths/webhooks/previewRedelivery.yaml",
    "secured": true,
    "roles": ["owner", "developer", "operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "webhookEndpoint.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "getGoLive": {
    "id": "getGoLive",
    "area": "go-live",
    "method": "get",
    "path": "/agencies/{agencyId}/go-live",
    "file": "openapi/management/paths/go-live/getGoLive.yaml",
    "secured": true,
    "roles": ["owner", "developer", "finance", "viewer", "operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listAgencies": {
    "id": "listAgencies",
    "area": "agencies",
    "method": "get",
    "path": "/agencies",
    "file": "openapi/management/paths/agencies/listAgencies.yaml",
    "secured": true,
    "roles": ["operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": ["request.invalid", "session.invalid", "access.forbidden", "rateLimit.exceeded", "server.error"],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "createAgency": {
    "id": "createAgency",
    "area": "agencies",
    "method": "post",
    "path": "/agencies",
    "file": "openapi/management/paths/agencies/createAgency.yaml",
    "secured": true,
    "roles": ["operator"],
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "change.refused",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "201": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "getAgency": {
    "id": "getAgency",
    "area": "agencies",
    "method": "get",
    "path": "/agencies/{agencyId}",
    "file": "openapi/management/paths/agencies/getAgency.yaml",
    "secured": true,
    "roles": ["owner", "developer", "finance", "viewer", "operator"],
    "limit": {"requests": 120, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "changeAgency": {
    "id": "changeAgency",
    "area": "agencies",
    "method": "patch",
    "path": "/agencies/{agencyId}",
    "file": "openapi/management/paths/agencies/changeAgency.yaml",
    "secured": true,
    "roles": ["operator"],
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "change.refused",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "endAgency": {
    "id": "endAgency",
    "area": "agencies",
    "method": "post",
    "path": "/agencies/{agencyId}/end",
    "file": "openapi/management/paths/agencies/endAgency.yaml",
    "secured": true,
    "roles": ["operator"],
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "change.refused",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "202": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listCallbackOrigins": {
    "id": "listCallbackOrigins",
    "area": "callback-origins",
    "method": "get",
    "path": "/agencies/{agencyId}/callback-origins",
    "file": "openapi/management/paths/callback-origins/listCallbackOrigins.yaml",
    "secured": true,
    "roles": ["owner", "developer", "finance", "viewer", "operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "addCallbackOrigin": {
    "id": "addCallbackOrigin",
    "area": "callback-origins",
    "method": "post",
    "path": "/agencies/{agencyId}/callback-origins",
    "file": "openapi/management/paths/callback-origins/addCallbackOrigin.yaml",
    "secured": true,
    "roles": ["owner", "developer", "operator"],
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "change.refused",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "201": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "removeCallbackOrigin": {
    "id": "removeCallbackOrigin",
    "area": "callback-origins",
    "method": "delete",
    "path": "/agencies/{agencyId}/callback-origins",
    "file": "openapi/management/paths/callback-origins/removeCallbackOrigin.yaml",
    "secured": true,
    "roles": ["owner", "developer", "operator"],
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "callbackOrigin.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "204": [],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "getBillingAddress": {
    "id": "getBillingAddress",
    "area": "billing-address",
    "method": "get",
    "path": "/agencies/{agencyId}/billing-address",
    "file": "openapi/management/paths/billing-address/getBillingAddress.yaml",
    "secured": true,
    "roles": ["owner", "developer", "finance", "viewer", "operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "billingAddress.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "setBillingAddress": {
    "id": "setBillingAddress",
    "area": "billing-address",
    "method": "put",
    "path": "/agencies/{agencyId}/billing-address",
    "file": "openapi/management/paths/billing-address/setBillingAddress.yaml",
    "secured": true,
    "roles": ["owner", "finance", "operator"],
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "change.refused",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listCreditRecords": {
    "id": "listCreditRecords",
    "area": "credit",
    "method": "get",
    "path": "/agencies/{agencyId}/credit",
    "file": "openapi/management/paths/credit/listCreditRecords.yaml",
    "secured": true,
    "roles": ["owner", "finance", "viewer", "operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "grantCredit": {
    "id": "grantCredit",
    "area": "credit",
    "method": "post",
    "path": "/agencies/{agencyId}/credit",
    "file": "openapi/management/paths/credit/grantCredit.yaml",
    "secured": true,
    "roles": ["operator"],
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "change.refused",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "201": ["application/json"],
      "202": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "changeCreditRecord": {
    "id": "changeCreditRecord",
    "area": "credit",
    "method": "patch",
    "path": "/agencies/{agencyId}/credit/{recordId}",
    "file": "openapi/management/paths/credit/changeCreditRecord.yaml",
    "secured": true,
    "roles": ["operator"],
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "creditRecord.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "getCreditStatement": {
    "id": "getCreditStatement",
    "area": "credit",
    "method": "get",
    "path": "/agencies/{agencyId}/credit/{recordId}/statement",
    "file": "openapi/management/paths/credit/getCreditStatement.yaml",
    "secured": true,
    "roles": ["owner", "finance", "viewer", "operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "creditRecord.notFound",
      "change.refused",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json", "text/csv"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "adjustCredit": {
    "id": "adjustCredit",
    "area": "credit",
    "method": "post",
    "path": "/agencies/{agencyId}/credit/{recordId}/adjustments",
    "file": "openapi/management/paths/credit/adjustCredit.yaml",
    "secured": true,
    "roles": ["operator"],
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "creditRecord.notFound",
      "change.refused",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "202": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "getCreditFigures": {
    "id": "getCreditFigures",
    "area": "credit",
    "method": "get",
    "path": "/agencies/{agencyId}/credit-figures",
    "file": "openapi/management/paths/credit/getCreditFigures.yaml",
    "secured": true,
    "roles": ["owner", "finance", "viewer", "operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listApprovals": {
    "id": "listApprovals",
    "area": "approvals",
    "method": "get",
    "path": "/approvals",
    "file": "openapi/management/paths/approvals/listApprovals.yaml",
    "secured": true,
    "roles": ["operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": ["request.invalid", "session.invalid", "access.forbidden", "rateLimit.exceeded", "server.error"],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "approve": {
    "id": "approve",
    "area": "approvals",
    "method": "post",
    "path": "/approvals/{approvalId}/approve",
    "file": "openapi/management/paths/approvals/approve.yaml",
    "secured": true,
    "roles": ["operator"],
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "approval.notFound",
      "change.refused",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "reject": {
    "id": "reject",
    "area": "approvals",
    "method": "post",
    "path": "/approvals/{approvalId}/reject",
    "file": "openapi/management/paths/approvals/reject.yaml",
    "secured": true,
    "roles": ["operator"],
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "approval.notFound",
      "change.refused",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "findOrders": {
    "id": "findOrders",
    "area": "orders",
    "method": "get",
    "path": "/agencies/{agencyId}/orders",
    "file": "openapi/management/paths/orders/findOrders.yaml",
    "secured": true,
    "roles": ["owner", "developer", "finance", "viewer", "operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "change.refused",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json", "text/csv"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "getOrderFigures": {
    "id": "getOrderFigures",
    "area": "orders",
    "method": "get",
    "path": "/agencies/{agencyId}/order-figures",
    "file": "openapi/management/paths/orders/getOrderFigures.yaml",
    "secured": true,
    "roles": ["owner", "developer", "finance", "viewer", "operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "getOrderTimeline": {
    "id": "getOrderTimeline",
    "area": "orders",
    "method": "get",
    "path": "/agencies/{agencyId}/orders/{orderId}",
    "file": "openapi/management/paths/orders/getOrderTimeline.yaml",
    "secured": true,
    "roles": ["owner", "developer", "finance", "viewer", "operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "order.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "getOrderVoucher": {
    "id": "getOrderVoucher",
    "area": "orders",
    "method": "get",
    "path": "/agencies/{agencyId}/orders/{orderId}/voucher",
    "file": "openapi/management/paths/orders/getOrderVoucher.yaml",
    "secured": true,
    "roles": ["owner"],
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "order.notFound",
      "change.refused",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["text/html", "application/pdf"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "getSalesFigures": {
    "id": "getSalesFigures",
    "area": "orders",
    "method": "get",
    "path": "/agencies/{agencyId}/sales-figures",
    "file": "openapi/management/paths/orders/getSalesFigures.yaml",
    "secured": true,
    "roles": ["owner", "developer", "finance", "viewer", "operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listAgencyAudit": {
    "id": "listAgencyAudit",
    "area": "audit",
    "method": "get",
    "path": "/agencies/{agencyId}/audit",
    "file": "openapi/management/paths/audit/listAgencyAudit.yaml",
    "secured": true,
    "roles": ["owner", "operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listAudit": {
    "id": "listAudit",
    "area": "audit",
    "method": "get",
    "path": "/audit",
    "file": "openapi/management/paths/audit/listAudit.yaml",
    "secured": true,
    "roles": ["operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": ["request.invalid", "session.invalid", "access.forbidden", "rateLimit.exceeded", "server.error"],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listSuppliers": {
    "id": "listSuppliers",
    "area": "suppliers",
    "method": "get",
    "path": "/suppliers",
    "file": "openapi/management/paths/suppliers/listSuppliers.yaml",
    "secured": true,
    "roles": ["operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": ["request.invalid", "session.invalid", "access.forbidden", "rateLimit.exceeded", "server.error"],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "showSupplier": {
    "id": "showSupplier",
    "area": "suppliers",
    "method": "get",
    "path": "/suppliers/{supplierKind}/{supplierCode}",
    "file": "openapi/management/paths/suppliers/showSupplier.yaml",
    "secured": true,
    "roles": ["operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "supplier.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "saveSupplier": {
    "id": "saveSupplier",
    "area": "suppliers",
    "method": "put",
    "path": "/suppliers/{supplierKind}/{supplierCode}",
    "file": "openapi/management/paths/suppliers/saveSupplier.yaml",
    "secured": true,
    "roles": ["operator"],
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "change.refused",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "202": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "switchSupplier": {
    "id": "switchSupplier",
    "area": "suppliers",
    "method": "patch",
    "path": "/suppliers/{supplierKind}/{supplierCode}",
    "file": "openapi/management/paths/suppliers/switchSupplier.yaml",
    "secured": true,
    "roles": ["operator"],
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "supplier.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listCampaigns": {
    "id": "listCampaigns",
    "area": "campaigns",
    "method": "get",
    "path": "/campaigns",
    "file": "openapi/management/paths/campaigns/listCampaigns.yaml",
    "secured": true,
    "roles": ["operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": ["request.invalid", "session.invalid", "access.forbidden", "rateLimit.exceeded", "server.error"],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "saveCampaign": {
    "id": "saveCampaign",
    "area": "campaigns",
    "method": "put",
    "path": "/campaigns/{campaignCode}",
    "file": "openapi/management/paths/campaigns/saveCampaign.yaml",
    "secured": true,
    "roles": ["operator"],
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": ["request.invalid", "session.invalid", "access.forbidden", "rateLimit.exceeded", "server.error"],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "switchCampaign": {
    "id": "switchCampaign",
    "area": "campaigns",
    "method": "patch",
    "path": "/campaigns/{campaignCode}",
    "file": "openapi/management/paths/campaigns/switchCampaign.yaml",
    "secured": true,
    "roles": ["operator"],
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "campaign.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listExchangeRates": {
    "id": "listExchangeRates",
    "area": "exchange-rates",
    "method": "get",
    "path": "/exchange-rates",
    "file": "openapi/management/paths/exchange-rates/listExchangeRates.yaml",
    "secured": true,
    "roles": ["operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": ["request.invalid", "session.invalid", "access.forbidden", "rateLimit.exceeded", "server.error"],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "acceptExchangeRate": {
    "id": "acceptExchangeRate",
    "area": "exchange-rates",
    "method": "post",
    "path": "/exchange-rates/{ratesId}/accept",
    "file": "openapi/management/paths/exchange-rates/acceptExchangeRate.yaml",
    "secured": true,
    "roles": ["operator"],
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "exchangeRates.notFound",
      "change.refused",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "204": [],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "getExchangeMargin": {
    "id": "getExchangeMargin",
    "area": "exchange-rates",
    "method": "get",
    "path": "/agencies/{agencyId}/exchange-margin",
    "file": "openapi/management/paths/exchange-rates/getExchangeMargin.yaml",
    "secured": true,
    "roles": ["operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "setExchangeMargin": {
    "id": "setExchangeMargin",
    "area": "exchange-rates",
    "method": "put",
    "path": "/agencies/{agencyId}/exchange-margin",
    "file": "openapi/management/paths/exchange-rates/setExchangeMargin.yaml",
    "secured": true,
    "roles": ["operator"],
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "agency.notFound",
      "change.refused",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listTasks": {
    "id": "listTasks",
    "area": "tasks",
    "method": "get",
    "path": "/tasks",
    "file": "openapi/management/paths/tasks/listTasks.yaml",
    "secured": true,
    "roles": ["operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": ["request.invalid", "session.invalid", "access.forbidden", "rateLimit.exceeded", "server.error"],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "getTask": {
    "id": "getTask",
    "area": "tasks",
    "method": "get",
    "path": "/tasks/{taskId}",
    "file": "openapi/management/paths/tasks/getTask.yaml",
    "secured": true,
    "roles": ["operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "task.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "retryTask": {
    "id": "retryTask",
    "area": "tasks",
    "method": "post",
    "path": "/tasks/{taskId}/retry",
    "file": "openapi/management/paths/tasks/retryTask.yaml",
    "secured": true,
    "roles": ["operator"],
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "task.notFound",
      "change.refused",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "settleTask": {
    "id": "settleTask",
    "area": "tasks",
    "method": "post",
    "path": "/tasks/{taskId}/settle",
    "file": "openapi/management/paths/tasks/settleTask.yaml",
    "secured": true,
    "roles": ["operator"],
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "task.notFound",
      "change.refused",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "202": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listStuckPayments": {
    "id": "listStuckPayments",
    "area": "tasks",
    "method": "get",
    "path": "/stuck-payments",
    "file": "openapi/management/paths/tasks/listStuckPayments.yaml",
    "secured": true,
    "roles": ["operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": ["request.invalid", "session.invalid", "access.forbidden", "rateLimit.exceeded", "server.error"],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listReconciliations": {
    "id": "listReconciliations",
    "area": "reconciliation",
    "method": "get",
    "path": "/reconciliations",
    "file": "openapi/management/paths/reconciliation/listReconciliations.yaml",
    "secured": true,
    "roles": ["operator"],
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": ["request.invalid", "session.invalid", "access.forbidden", "rateLimit.exceeded", "server.error"],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "reconcile": {
    "id": "reconcile",
    "area": "reconciliation",
    "method": "post",
    "path": "/reconciliations",
    "file": "openapi/management/paths/reconciliation/reconcile.yaml",
    "secured": true,
    "roles": ["operator"],
    "limit": {"requests": 6, "windowSeconds": 60, "per": "user"},
    "errors": ["request.invalid", "session.invalid", "access.forbidden", "rateLimit.exceeded", "server.error"],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "findPerson": {
    "id": "findPerson",
    "area": "people",
    "method": "post",
    "path": "/people/find",
    "file": "openapi/management/paths/people/findPerson.yaml",
    "secured": true,
    "roles": ["operator"],
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "change.refused",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "exportPerson": {
    "id": "exportPerson",
    "area": "people",
    "method": "post",
    "path": "/people/export",
    "file": "openapi/management/paths/people/exportPerson.yaml",
    "secured": true,
    "roles": ["operator"],
    "limit": {"requests": 10, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "change.refused",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "erasePerson": {
    "id": "erasePerson",
    "area": "people",
    "method": "post",
    "path": "/people/erase",
    "file": "openapi/management/paths/people/erasePerson.yaml",
    "secured": true,
    "roles": ["operator"],
    "limit": {"requests": 10, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "session.invalid",
      "access.forbidden",
      "change.refused",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "202": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listErasures": {
    "id": "listErasures",
    "area": "people",
    "method": "get",
    "path": "/erasures",
    "file": "openapi/management/paths/people/listErasures.yaml",
    "secured": true,
    "roles": ["operator"],
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": ["request.invalid", "session.invalid", "access.forbidden", "rateLimit.exceeded", "server.error"],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  }
} as const satisfies Record<string, Operation<ErrorKey>>;

export type OperationId = keyof typeof operations;
