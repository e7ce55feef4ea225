// Generated from openapi/management/ by `pnpm generate`. Change the contract, not this file.

export const fieldRules = {
  "signIn": {
    "email": {"format": "email", "maxLength": 254},
    "password": {"format": "plain-text", "minLength": 1, "maxLength": 128}
  },
  "passSecondFactor": {"code": {"pattern": "^([0-9]{6}|[a-z2-7]{4}-[a-z2-7]{4}-[a-z2-7]{4})$"}},
  "signInWithPasskey": {
    "credentialId": {"pattern": "^[A-Za-z0-9_-]{1,1364}$"},
    "clientDataJSON": {"pattern": "^[A-Za-z0-9_-]{1,4096}$"},
    "authenticatorData": {"pattern": "^[A-Za-z0-9_-]{1,4096}$"},
    "signature": {"pattern": "^[A-Za-z0-9_-]{1,2048}$"},
    "userHandle": {"pattern": "^[A-Za-z0-9_-]{1,88}$"}
  },
  "changeProfile": {},
  "enableSecondFactor": {"code": {"pattern": "^[0-9]{6}$"}},
  "disableSecondFactor": {
    "password": {"format": "plain-text", "minLength": 1, "maxLength": 128},
    "code": {"pattern": "^([0-9]{6}|[a-z2-7]{4}-[a-z2-7]{4}-[a-z2-7]{4})$"}
  },
  "addPasskey": {
    "name": {"format": "visible-text", "maxLength": 64},
    "credentialId": {"pattern": "^[A-Za-z0-9_-]{1,1364}$"},
    "clientDataJSON": {"pattern": "^[A-Za-z0-9_-]{1,4096}$"},
    "attestationObject": {"pattern": "^[A-Za-z0-9_-]{1,16384}$"}
  },
  "beginPasskey": {"password": {"format": "plain-text", "minLength": 1, "maxLength": 128}},
  "renamePasskey": {"name": {"format": "visible-text", "maxLength": 64}},
  "changePassword": {
    "currentPassword": {"format": "plain-text", "minLength": 1, "maxLength": 128},
    "password": {"format": "plain-text", "minLength": 12, "maxLength": 128}
  },
  "requestPasswordReset": {"email": {"format": "email", "maxLength": 254}},
  "completePasswordReset": {
    "token": {"pattern": "^[A-Za-z0-9_-]{43}$"},
    "password": {"format": "plain-text", "minLength": 12, "maxLength": 128}
  },
  "inviteMember": {"email": {"format": "email", "maxLength": 254}},
  "changeMember": {},
  "readInvitation": {"token": {"pattern": "^[A-Za-z0-9_-]{43}$"}},
  "acceptInvitation": {
    "token": {"pattern": "^[A-Za-z0-9_-]{43}$"},
    "firstName": {"format": "visible-text", "minLength": 1, "maxLength": 100},
    "lastName": {"format": "visible-text", "minLength": 1, "maxLength": 100},
    "password": {"format": "plain-text", "minLength": 12, "maxLength": 128}
  },
  "inviteOperator": {"email": {"format": "email", "maxLength": 254}},
  "createKey": {
    "name": {"format": "visible-text", "maxLength": 100},
    "user.email": {"format": "email", "maxLength": 254},
    "user.firstName": {"format": "visible-text", "maxLength": 100},
    "user.lastName": {"format": "visible-text", "maxLength": 100},
    "expiresAt": {"format": "date-time"}
  },
  "changeKey": {"name": {"format": "visible-text", "maxLength": 100}},
  "rollKey": {"overlapHours": {"type": "integer", "minimum": 0, "maximum": 168}},
  "createWebhookEndpoint": {
    "url": {"format": "uri", "maxLength": 2048},
    "description": {"format": "plain-text", "maxLength": 200}
  },
  "updateWebhookEndpoint": {
    "url": {"format": "uri", "maxLength": 2048},
    "description": {"format": "plain-text", "maxLength": 200}
  },
  "redeliverEvents": {
    "from": {"type": "integer", "minimum": 1, "maximum": 9007199254740991},
    "to": {"type": "integer", "minimum": 1, "maximum": 9007199254740991}
  },
  "createAgency": {"name": {"format": "visible-text", "maxLength": 100}},
  "changeAgency": {"name": {"format": "visible-text", "maxLength": 100}},
  "endAgency": {"name": {"format": "visible-text", "maxLength": 100}},
  "suspendAgency": {"reason": {"format": "visible-text", "minLength": 2, "maxLength": 500}},
  "addCallbackOrigin": {"origin": {"pattern": "^https?://[!-~]{1,253}$"}},
  "setBillingAddress": {
    "firstName": {"format": "visible-text", "minLength": 1, "maxLength": 200},
    "lastName": {"format": "visible-text", "minLength": 1, "maxLength": 100},
    "email": {"format": "email", "maxLength": 254},
    "phone": {"format": "e164", "maxLength": 16},
    "countryCode": {"format": "iso-country"},
    "countryName": {"format": "plain-text", "minLength": 2, "maxLength": 100},
    "adm1": {"format": "plain-text", "minLength": 1, "maxLength": 100},
    "adm2": {"format": "plain-text", "minLength": 1, "maxLength": 100},
    "line": {"format": "visible-text", "minLength": 5, "maxLength": 300},
    "zipCode": {"pattern": "^[A-Za-z0-9][A-Za-z0-9 -]{0,19}$"},
    "taxIdentifier": {"pattern": "^[A-Za-z0-9][A-Za-z0-9 ./-]{0,29}$"},
    "taxDivision": {"format": "plain-text", "minLength": 1, "maxLength": 100}
  },
  "grantCredit": {
    "granted.amount": {"type": "integer", "minimum": 0, "maximum": 100000000000},
    "reference": {"format": "visible-text", "maxLength": 100}
  },
  "changeCreditRecord": {},
  "adjustCredit": {
    "change.amount": {"type": "integer", "minimum": -100000000000, "maximum": 100000000000},
    "reference": {"format": "visible-text", "maxLength": 100}
  },
  "cancelAgencyOrder": {"expectedRefund.amount": {"type": "integer", "minimum": 0, "maximum": 100000000000}},
  "createOrderPaymentLink": {
    "returnUrl": {"format": "uri", "maxLength": 2048},
    "expiresInMinutes": {"type": "integer", "minimum": 5, "maximum": 10080}
  },
  "cancelOrderPaymentLink": {"sessionId": {"pattern": "^pay_[A-Za-z0-9_-]{22}$"}},
  "saveSupplier": {
    "name": {"format": "visible-text", "maxLength": 100},
    "displayName": {"format": "visible-text", "maxLength": 100},
    "partOf": {"pattern": "^[A-Z0-9_-]{1,40}$"},
    "baseUrl": {"format": "uri", "maxLength": 2048},
    "deadlineMilliseconds": {"type": "integer", "minimum": 1, "maximum": 600000},
    "reservationDeadlineMilliseconds": {"type": "integer", "minimum": 1, "maximum": 600000}
  },
  "switchSupplier": {},
  "saveCampaign": {
    "name": {"format": "visible-text", "maxLength": 100},
    "names.en": {"format": "visible-text", "maxLength": 100},
    "names.tr": {"format": "visible-text", "maxLength": 100},
    "names.de": {"format": "visible-text", "maxLength": 100}
  },
  "switchCampaign": {},
  "setExchangeMargin": {"basisPoints": {"type": "integer", "minimum": 0, "maximum": 2000}},
  "settleTask": {"note": {"format": "visible-text", "maxLength": 500}},
  "reconcile": {"from": {"format": "date"}, "to": {"format": "date"}},
  "findPerson": {
    "orderId": {"pattern": "^[A-Za-z0-9_-]{1,64}$"},
    "identityNumber": {"pattern": "^[0-9A-Za-z]{4,30}$"},
    "passportNo": {"pattern": "^[0-9A-Za-z]{4,30}$"},
    "firstName": {"format": "visible-text", "maxLength": 100},
    "lastName": {"format": "visible-text", "maxLength": 100},
    "birthDate": {"format": "date"}
  },
  "exportPerson": {
    "orderId": {"pattern": "^[A-Za-z0-9_-]{1,64}$"},
    "identityNumber": {"pattern": "^[0-9A-Za-z]{4,30}$"},
    "passportNo": {"pattern": "^[0-9A-Za-z]{4,30}$"},
    "firstName": {"format": "visible-text", "maxLength": 100},
    "lastName": {"format": "visible-text", "maxLength": 100},
    "birthDate": {"format": "date"}
  },
  "erasePerson": {
    "person.orderId": {"pattern": "^[A-Za-z0-9_-]{1,64}$"},
    "person.identityNumber": {"pattern": "^[0-9A-Za-z]{4,30}$"},
    "person.passportNo": {"pattern": "^[0-9A-Za-z]{4,30}$"},
    "person.firstName": {"format": "visible-text", "maxLength": 100},
    "person.lastName": {"format": "visible-text", "maxLength": 100},
    "person.birthDate": {"format": "date"}
  }
} as const;
