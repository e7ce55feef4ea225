import type { Advice, ErrorAdvice } from '../advice.ts';

const INVALID: ErrorAdvice = [
  'Die Anfrage ist ungültig.',
  'Ein Feld fehlt, ist unbekannt, hat ein falsches Format oder liegt außerhalb des zulässigen Bereichs. `details.problems` nennt diese Felder, höchstens zehn, und `details.field` das erste.',
  'Korrigieren Sie die in `details.problems` genannten Felder, und senden Sie die Anfrage erneut.',
];
const TOKEN: ErrorAdvice = [
  'Das Zugriffstoken fehlt, ist fehlerhaft, abgelaufen oder widerrufen.',
  'Der Header `Authorization` enthält kein gültiges Zugriffstoken. `details` gibt an, ob das Token fehlt, fehlerhaft oder ungültig ist oder ein anderes Schema verwendet. Bei einem ungültigen Token verrät `details` nicht, ob es jemals gültig war.',
  'Erneuern Sie die Tokens, oder melden Sie sich neu an, und wiederholen Sie die Anfrage mit dem neuen Zugriffstoken.',
];
const ENABLE = 'Bitten Sie Ihren Kundenbetreuer, dies für die Agentur freizuschalten.';
const SOON = 'Senden Sie dieselbe Anfrage nach kurzer Wartezeit erneut.';
const OTHER_CARD = 'Versuchen Sie es mit einer anderen Karte oder Zahlungsart.';
const UNEXPECTED = 'Ein unerwarteter Serverfehler ist aufgetreten.';
const UNFIT =
  'Jedes Feld hat ein gültiges Format, aber die Felder passen nicht zueinander oder nicht zum Angebot. `details` nennt das erste betroffene Feld.';

export const advice: Advice = {
  errors: {
    'request.invalid': INVALID,
    'token.invalid': TOKEN,
    'token.keySuspended': [
      'Der API-Schlüssel dieses Zugriffstokens ist gesperrt oder deaktiviert.',
      'Der Schlüssel wurde nach der Ausstellung des Tokens gesperrt oder deaktiviert oder ist abgelaufen, zum Beispiel nach einer Erneuerung. Alle Tokens des Schlüssels werden innerhalb von fünf Sekunden dauerhaft ungültig.',
      'Melden Sie sich mit dem Nachfolgeschlüssel an, oder fragen Sie Ihren Kundenbetreuer. Eine neue Anmeldung mit diesem Schlüssel hilft nicht.',
    ],
    'key.readOnly': [
      'Der API-Schlüssel dieses Zugriffstokens erlaubt nur Lesezugriff.',
      'Der Schlüssel hat nur Lesezugriff, aber die Operation ändert Daten.',
      'Verwenden Sie einen Schlüssel mit Schreibzugriff, oder ändern Sie den Zugriff dieses Schlüssels im Agenturportal.',
    ],
    'access.forbidden': [
      'Die Agentur ist für diese Operation nicht berechtigt.',
      'Das Zugriffstoken ist gültig, aber der Agentur fehlt die erforderliche Berechtigung für die Operation.',
      ENABLE,
    ],
    'rateLimit.exceeded': [
      'Zu viele Anfragen.',
      'Dieser Benutzer hat das veröffentlichte Limit der Operation erreicht, oder von dieser Adresse kamen zu viele Aufrufe mit ungültigen Tokens.',
      'Warten Sie die in `details.retryAfterSeconds` und in `Retry-After` angegebene Anzahl von Sekunden.',
    ],
    'server.error': [
      'Der Dienst konnte diese Anfrage nicht verarbeiten.',
      `${UNEXPECTED} Die \`X-Request-Id\` der Antwort steht in unseren Protokollen.`,
      'Wiederholen Sie eine Anfrage, die nur Daten liest. Prüfen Sie nach einer ändernden Anfrage zuerst das Ergebnis.',
    ],
    'server.busy': [
      'Der Dienst ist überlastet.',
      'Die Anfrage wurde abgewiesen, bevor ein Teil davon verarbeitet wurde.',
      'Senden Sie die Anfrage nach der in `Retry-After` angegebenen Anzahl von Sekunden erneut.',
    ],
    'key.addressNotAllowed': [
      'Der API-Schlüssel darf von dieser Adresse nicht verwendet werden.',
      'Der Schlüssel kann nur von bestimmten Adressen verwendet werden, und der Aufruf kam von einer anderen.',
      'Senden Sie den Aufruf von einer für den Schlüssel erlaubten Adresse, oder fügen Sie diese Adresse im Agenturportal hinzu.',
    ],
    'path.notFound': [
      'Unter diesem Pfad gibt es keine Ressource.',
      'Keine Operation hat diesen Pfad. `details.message` nennt einen ähnlich geschriebenen Pfad, falls es einen gibt.',
      'Vergleichen Sie den Pfad mit diesem Dokument, auch Schreibweise und Groß- und Kleinschreibung.',
    ],
    'method.notAllowed': [
      'Dieser Pfad unterstützt diese Methode nicht.',
      'Der Pfad existiert, unterstützt aber die Methode nicht. Der Header `Allow` listet die unterstützten Methoden auf.',
      'Verwenden Sie eine der Methoden in `Allow`.',
    ],
    'request.timeout': [
      'Die Anfrage ist nicht rechtzeitig angekommen.',
      'Die Verbindung war zu lange geöffnet, ohne dass die Anfrage vollständig ankam.',
      'Senden Sie die Anfrage erneut.',
    ],
    'body.tooLarge': [
      'Der Inhalt der Anfrage ist zu groß.',
      'Der Inhalt hat mehr Bytes, als eine gültige Anfrage benötigt.',
      'Senden Sie einen kleineren Inhalt.',
    ],
    'mediaType.unsupported': [
      'Diese Operation unterstützt den Medientyp der Anfrage nicht: Senden Sie application/json.',
      '`Content-Type` fehlt oder ist für die Operation nicht vorgesehen, oder die Kodierung des Inhalts wird nicht unterstützt.',
      'Senden Sie JSON mit `Content-Type: application/json`.',
    ],
    'request.expectationFailed': [
      'Die Erwartung im Header Expect kann nicht erfüllt werden.',
      'Der Header `Expect` enthält einen anderen Wert als `100-continue`.',
      'Entfernen Sie den Header `Expect`.',
    ],
    'headers.tooLarge': [
      'Die Header der Anfrage sind zu groß.',
      'Die Gesamtgröße der Header überschreitet die Grenze des Dienstes.',
      'Senden Sie weniger oder kürzere Header.',
    ],
    'auth.invalidRequest': [
      INVALID[0],
      'Ein Feld fehlt, ist unbekannt, hat ein falsches Format oder ist zu lang. `details.problems` nennt diese Felder, höchstens zehn, und `details.field` das erste.',
      INVALID[2],
    ],
    'auth.wrongCredentials': [
      'Der API-Schlüssel oder das Secret ist falsch.',
      'Es gibt keinen API-Schlüssel mit diesem Secret. Die Antwort verrät nicht, welches von beiden falsch ist.',
      'Vergleichen Sie Schlüssel und Secret mit den Angaben im Agenturportal.',
    ],
    'auth.keySuspended': [
      'Der API-Schlüssel ist gesperrt oder deaktiviert.',
      'Schlüssel und Secret passen zusammen, aber der Schlüssel ist gesperrt, deaktiviert oder abgelaufen. Dieser Fehler wird nur bei richtigem Secret zurückgegeben.',
      'Verwenden Sie den Nachfolgeschlüssel, oder fragen Sie Ihren Kundenbetreuer.',
    ],
    'auth.addressNotAllowed': [
      'Der API-Schlüssel darf von dieser Adresse nicht verwendet werden.',
      'Der Schlüssel kann nur von bestimmten Adressen verwendet werden, und der Aufruf kam von einer anderen. Dieser Fehler wird nur bei richtigem Secret oder gültigem Token zurückgegeben.',
      'Senden Sie den Aufruf von einer für den Schlüssel erlaubten Adresse, oder fügen Sie diese Adresse im Agenturportal hinzu.',
    ],
    'auth.invalidRefreshToken': [
      'Das Refresh-Token ist ungültig, abgelaufen oder bereits verwendet.',
      'Das Refresh-Token ist unbekannt, abgelaufen oder bereits eingetauscht, oder seine Anmeldung ist beendet. Eine Anmeldung endet nach 90 Tagen oder wenn der Schlüssel gesperrt oder sein Secret ersetzt wird.',
      'Melden Sie sich mit Schlüssel und Secret neu an.',
    ],
    'auth.rateLimited': [
      'Zu viele Anfragen.',
      'Das Limit für diesen API-Schlüssel oder dieses Token und diese Adresse ist erreicht, oder von dieser Adresse sind zu viele Anmeldungen fehlgeschlagen.',
      'Warten Sie die in `details.retryAfterSeconds` und in `Retry-After` angegebene Anzahl von Sekunden. Verwenden Sie Tokens bis zu ihrem Ablauf weiter, statt sich für jede Anfrage anzumelden.',
    ],
    'auth.internalError': ['Der Dienst konnte diese Anfrage nicht verarbeiten.', UNEXPECTED, SOON],
    'place.notFound': [
      'Es gibt keinen Ort mit dieser placeId.',
      'Die `placeId` ist unbekannt oder wird nicht mehr unterstützt.',
      'Suchen Sie den Ort erneut, und verwenden Sie eine `placeId` aus der Antwort.',
    ],
    'carSearch.offerNotFound': [
      'Die Suche oder das Angebot existiert nicht oder ist abgelaufen.',
      'Die `searchID` oder der `code` ist unbekannt, älter als 15 Minuten oder gehört einer anderen Agentur.',
      'Suchen Sie erneut, und verwenden Sie `searchID` und `code` der neuen Suche.',
    ],
    'carSearch.fullCreditNotAllowed': [
      'Die Agentur darf nicht vollständig über Kredit bezahlen.',
      'Die Agentur hat `fullCredit: true` gesendet, ist aber nicht für die vollständige Zahlung über Kredit berechtigt.',
      `Suchen Sie ohne \`fullCredit\`. ${ENABLE}`,
    ],
    'carSearch.noVendorAnswered': [
      'Kein Vermieter hat rechtzeitig geantwortet.',
      'Alle Vermieter sind ausgefallen oder waren zu langsam. Wenn Vermieter antworten, aber kein Fahrzeug verfügbar ist, wird stattdessen eine leere Liste zurückgegeben.',
      SOON,
    ],
    'referenceData.invalidRequest': [
      INVALID[0],
      'Ein Abfrageparameter ist unbekannt, hat ein falsches Format oder liegt außerhalb des zulässigen Bereichs. `details` nennt ihn.',
      'Korrigieren Sie den in `details.field` genannten Parameter, und senden Sie die Anfrage erneut.',
    ],
    'referenceData.unauthorized': TOKEN,
    'referenceData.forbidden': [
      'Die Agentur darf keine Stammdaten lesen.',
      'Das Zugriffstoken ist gültig, aber der Zugriff auf Stammdaten ist für die Agentur deaktiviert.',
      ENABLE,
    ],
    'carOrder.ruleViolated': [
      'Die Bestellung verletzt eine Regel.',
      UNFIT,
      'Korrigieren Sie das in `details.field` genannte Feld, und senden Sie die Bestellung erneut.',
    ],
    'carOrder.notReserved': [
      'Das Fahrzeug der Bestellung ist nicht reserviert.',
      'Die Bestellung ist noch nicht bezahlt oder bereits beendet. Einen Voucher gibt es nur, solange das Fahrzeug reserviert ist.',
      'Bezahlen Sie zuerst die Bestellung. Rufen Sie die Bestellung ab, um ihren Status zu sehen.',
    ],
    'carOrder.notFound': [
      'Die Bestellung existiert nicht.',
      'Die `orderID` ist unbekannt oder gehört einer anderen Agentur.',
      'Prüfen Sie die `orderID`.',
    ],
    'carOrder.offerUnavailable': [
      'Das Angebot ist abgelaufen, oder das Fahrzeug ist nicht mehr verfügbar.',
      'Die Suche ist abgelaufen, das Fahrzeug ist nicht mehr verfügbar, oder sein Preis hat sich geändert. `details.reason` ist `expired`, `soldOut` oder `priceChanged`. Bei `priceChanged` enthält `details.pricing` den neuen Preis.',
      'Suchen Sie erneut, und bestellen Sie aus dem neuen Ergebnis. Nach `priceChanged` können Sie das Fahrzeug mit `expectedTotal` zum neuen Preis bestellen.',
    ],
    'carOrder.totalDiffers': [
      'Der Gesamtpreis der Bestellung weicht vom erwarteten Gesamtpreis ab.',
      'Der Gesamtpreis für Fahrzeug und Extras weicht von `expectedTotal` ab, oder der Vermieter hat seinen Preis geändert. `details` enthält beide Beträge. Es wurde nichts bestellt.',
      'Zeigen Sie dem Reisenden `details.total`. Stimmt er zu, senden Sie die Bestellung erneut mit diesem Betrag als `expectedTotal`.',
    ],
    'carOrder.creditTypeNotAllowed': [
      'Die Agentur darf diese Kreditart nicht verwenden.',
      'Die Agentur hat `isFullCredit`, `isLimitedCredit` oder `paymentType: limit` ohne die erforderliche Berechtigung gesendet.',
      `Bestellen Sie mit einer anderen Zahlungsart. ${ENABLE}`,
    ],
    'carOrder.vendorDidNotAnswer': [
      'Der Vermieter hat nicht rechtzeitig geantwortet.',
      'Die Verfügbarkeit des Fahrzeugs konnte nicht geprüft werden. Es wurde nichts bestellt.',
      'Senden Sie die Bestellung nach kurzer Wartezeit erneut, oder wählen Sie ein Fahrzeug eines anderen Vermieters.',
    ],
    'order.idempotencyKeyReused': [
      'Dieser Idempotency-Key wurde für eine andere Anfrage verwendet.',
      'Derselbe `Idempotency-Key` wurde innerhalb von 24 Stunden mit einem anderen Inhalt gesendet. Es wurde nichts bestellt.',
      'Verwenden Sie für eine neue Bestellung einen neuen Schlüssel.',
    ],
    'payment.invalidRequest': INVALID,
    'payment.ruleViolated': [
      'Die Zahlung verletzt eine Regel.',
      'Jedes Feld hat ein gültiges Format, aber die Zahlung passt nicht zur Karte oder zur Bestellung. Zum Beispiel bietet die Karte die Anzahl der Raten nicht an.',
      'Korrigieren Sie das in `details.field` genannte Feld, und zahlen Sie erneut.',
    ],
    'paymentSession.notFound': [
      'Die Zahlungssitzung existiert nicht.',
      'Die `paymentSessionId` ist unbekannt oder gehört einer anderen Agentur.',
      'Verwenden Sie die `id`, die `createPaymentSession` zurückgegeben hat.',
    ],
    'paymentSession.alreadyOpen': [
      'Für die Bestellung ist bereits eine Zahlungssitzung offen.',
      'Eine Bestellung hat höchstens eine Sitzung mit dem Status `open` oder `processing`. `details.sessionId` enthält deren `id`.',
      'Rufen Sie diese Sitzung mit `getPaymentSession` ab und verwenden Sie ihre `url`, oder brechen Sie sie zuerst ab.',
    ],
    'paymentSession.notCancellable': [
      'Die Zahlungssitzung kann nicht abgebrochen werden.',
      'Die Karte wird gerade belastet, oder die Sitzung wurde beendet, ohne abgebrochen worden zu sein.',
      'Rufen Sie die Sitzung ab. Nach einer Zahlung stornieren Sie stattdessen die Bestellung.',
    ],
    'paymentSession.notOffered': [
      'Zahlungssitzungen sind nicht verfügbar.',
      'Der Betreiber dieser Umgebung betreibt keine Zahlungsseite.',
      'Zahlen Sie mit `payOrder`. Wird dort `payment.cardNumberNotAllowed` zurückgegeben, wenden Sie sich an Ihren Ansprechpartner.',
    ],
    'payment.orderNotFound': [
      'Die Bestellung existiert nicht.',
      'Die `orderID` ist unbekannt oder gehört einer anderen Agentur.',
      'Prüfen Sie die `orderID`.',
    ],
    'payment.orderNotPayable': [
      'Die Bestellung kann nicht bezahlt werden.',
      'Die Bestellung ist bezahlt, storniert oder fehlgeschlagen, ihre Abholzeit ist vorbei, oder im Voraus ist nichts fällig. `details.reason` gibt den Grund an. Durch diese Anfrage wurde nichts abgebucht.',
      'Rufen Sie die Bestellung ab. Nach `alreadyPaid` ist nichts zu tun. Andernfalls legen Sie eine neue Bestellung an.',
    ],
    'payment.limitNotAllowed': [
      'Die Agentur darf nicht aus dem Kreditrahmen zahlen.',
      'Die Agentur hat `paymentType: limit` ohne die erforderliche Berechtigung gesendet.',
      `Zahlen Sie mit Karte. ${ENABLE}`,
    ],
    'payment.cardNumberNotAllowed': [
      'Die Agentur darf keine Kartennummern senden. Erstellen Sie mit createPaymentSession eine Zahlungssitzung.',
      'Der Betreiber hat Ihrer Agentur nicht erlaubt, Kartennummern zu senden. `payOrder` nimmt daher nur Zahlungen aus dem Kreditrahmen an. Durch diese Anfrage wurde nichts abgebucht, und die Kartennummer wurde nicht verwendet.',
      'Erstellen Sie mit `createPaymentSession` einen Link zur Zahlungsseite, oder bitten Sie Ihren Ansprechpartner, Kartennummern zu erlauben.',
    ],
    'payment.tooManyDeclines': [
      'Zu viele Zahlungen dieser Bestellung wurden abgelehnt oder ersetzt.',
      'Fünf Zahlungen dieser Bestellung wurden abgelehnt, oder zwanzig wurden durch eine andere Zahlung ersetzt, während der Kunde auf der Seite der Bank war. Durch diese Anfrage wurde nichts abgebucht.',
      'Zahlen Sie aus dem Kreditrahmen, oder bestellen Sie das Fahrzeug neu.',
    ],
    'payment.processorDidNotAnswer': [
      'Der Zahlungsdienst ist nicht erreichbar.',
      'Die Kartendaten konnten nicht gelesen werden, oder die Zahlung konnte nicht gestartet werden. Es wurde nichts abgebucht.',
      SOON,
    ],
    'payment.notTestVendor': [
      'In der Staging-Umgebung können nur Bestellungen beim Testvermieter bezahlt werden.',
      'Die Bestellung betrifft einen anderen Vermieter als den vorgesehenen Testvermieter. Es wurde nichts abgebucht.',
      'Bestellen Sie ein Fahrzeug des Testvermieters.',
    ],
    'cardPayment.declined': [
      'Die Bank hat die Karte abgelehnt.',
      'Die Bank hat die Abbuchung abgelehnt. `details` enthält Code und Meldung der Bank.',
      OTHER_CARD,
    ],
    'cardPayment.insufficientFunds': [
      'Die Karte ist nicht ausreichend gedeckt.',
      'Die Bank hat die Abbuchung abgelehnt, weil Guthaben oder Limit der Karte nicht ausreicht.',
      OTHER_CARD,
    ],
    'cardPayment.cardExpired': [
      'Die Karte ist abgelaufen.',
      'Das Ablaufdatum ist überschritten, oder die Bank meldet die Karte als abgelaufen.',
      'Korrigieren Sie das Ablaufdatum, oder versuchen Sie es mit einer anderen Karte.',
    ],
    'cardPayment.invalidCardNumber': [
      'Die Kartennummer ist ungültig.',
      'Die Prüfziffer stimmt nicht, oder die Bank kennt die Nummer nicht.',
      'Korrigieren Sie die Kartennummer.',
    ],
    'cardPayment.invalidCvc': [
      'Die CVC ist ungültig.',
      'Die Bank hat den Sicherheitscode abgelehnt.',
      'Korrigieren Sie die CVC.',
    ],
    'cardPayment.threeDSecureFailed': [
      '3D Secure konnte nicht gestartet werden.',
      'Die Bank hat 3D Secure für diese Karte nicht gestartet. `details` enthält Code und Meldung der Bank.',
      'Versuchen Sie es erneut, oder verwenden Sie eine andere Karte.',
    ],
    'cardPayment.outcomeUnknown': [
      'Das Ergebnis der Zahlung ist noch nicht bekannt.',
      'Der Zahlungsdienst oder der Vermieter hat nicht rechtzeitig geantwortet, oder ein anderer Aufruf verarbeitet die Zahlung noch. `details.reason` gibt an, was zutrifft. Ein wiederholter Aufruf schließt sich demselben Zahlungsversuch an, sodass nichts doppelt abgebucht wird.',
      'Warten Sie die in `Retry-After` angegebene Anzahl von Sekunden, und senden Sie dieselbe Anfrage erneut. `alreadyPaid` bedeutet, dass die Zahlung inzwischen erfolgreich war.',
    ],
    'cardPayment.tooManyDeclines': [
      'Zu viele Karten wurden abgelehnt.',
      'Banken haben innerhalb einer Stunde zu viele Versuche abgelehnt. Die Grenzen sind fünf für diese Karte und zehn für Karten der Agentur mit denselben ersten sechs Ziffern. Für alle Karten der Agentur liegt die Grenze bei dreißig, wenn das mindestens die Hälfte ihrer Versuche ist. `details.reason` gibt die Grenze an. Es wurde keine Bank kontaktiert und nichts abgebucht.',
      'Warten Sie die in `Retry-After` angegebene Anzahl von Sekunden, oder zahlen Sie aus dem Kreditrahmen. Ist `details.reason` `card` oder `bin`, können Sie auch mit einer anderen Karte zahlen. In der Staging-Umgebung werden die aufgeführten Testkarten nie mitgezählt.',
    ],
    'limitPayment.limitExceeded': [
      'Der Kreditrahmen reicht nicht aus.',
      'Kein einzelner Kreditrahmen in der Währung der Bestellung hat genug verfügbaren Kredit, oder die Agentur hat keinen in dieser Währung. `details.reason` gibt an, was zutrifft.',
      'Zahlen Sie mit Karte, oder beantragen Sie einen höheren Kreditrahmen.',
    ],
    'creditCheck.malformedBody': [
      'Der Inhalt der Anfrage kann nicht gelesen werden.',
      'Der Inhalt fehlt, ist kein JSON oder nicht in UTF-8 kodiert.',
      'Senden Sie ein JSON-Objekt.',
    ],
    'creditCheck.invalidRequest': INVALID,
    'creditCheck.phoneDoesNotMatch': [
      'Die Telefonnummer gehört nicht zu diesem Schlüssel.',
      'Die Nummer weicht von der Nummer ab, die `phoneKey` in der Telefonliste bezeichnet.',
      'Fragen Sie den Reisenden nach der Nummer, und rufen Sie die Telefonliste erneut ab.',
    ],
    'creditCheck.wrongPin': [
      'Die PIN ist falsch.',
      'Die PIN stimmt nicht mit der PIN der letzten SMS überein. `details.message` gibt an, wie viele der drei Versuche übrig sind.',
      'Fragen Sie den Reisenden erneut nach der PIN. Ist kein Versuch mehr übrig, erneuern Sie die PIN.',
    ],
    'creditCheck.pinExpired': [
      'Die PIN ist abgelaufen.',
      'Die PIN wurde vor mehr als 180 Sekunden gesendet. Es wurde kein Versuch verbraucht.',
      'Erneuern Sie die PIN.',
    ],
    'creditCheck.pinTriesUsedUp': [
      'Für die PIN sind keine Versuche mehr übrig.',
      'Es wurden drei falsche PINs eingegeben. Auch die richtige PIN wird jetzt abgelehnt.',
      'Erneuern Sie die PIN.',
    ],
    'creditCheck.renewLimitReached': [
      'Für diesen Code kann keine weitere PIN gesendet werden.',
      'Die PIN wurde bereits dreimal erneuert.',
      'Legen Sie einen neuen Bericht an.',
    ],
    'creditCheck.alreadyConfirmed': [
      'Die PIN dieses Codes wurde bereits bestätigt.',
      'Der Reisende hat bereits zugestimmt, daher wurde keine neue PIN gesendet.',
      'Prüfen Sie die Bonität erneut.',
    ],
    'creditCheck.reportLimitReached': [
      'Für diesen Reisenden kann kein weiterer Bericht angelegt werden.',
      'Innerhalb von 24 Stunden wurden für den Reisenden 5 Berichte mit diesem `integrationCode` oder 50 durch die Agentur angelegt. Es wurde keine SMS gesendet.',
      'Bestätigen oder erneuern Sie die PIN des letzten Berichts, oder suchen Sie erneut, und verwenden Sie den neuen `integrationCode`.',
    ],
    'creditCheck.unknownReference': [
      'Der integrationCode, creditcheckCode oder phoneKey ist unbekannt.',
      '`details.field` nennt einen Wert, der nicht für die Agentur oder nicht für dieses Suchergebnis ausgestellt wurde. Ein `creditcheckCode` läuft nach 24 Stunden ab.',
      'Verwenden Sie die Werte aus dem Suchergebnis und aus früheren Antworten der Bonitätsprüfung.',
    ],
    'creditCheck.unauthorized': TOKEN,
    'creditCheck.forbidden': [
      'Die Agentur darf keine Bonitätsprüfungen durchführen.',
      'Das Zugriffstoken ist gültig, aber Bonitätsprüfungen sind für die Agentur deaktiviert.',
      ENABLE,
    ],
    'creditCheck.agencyNotConfigured': [
      'Die Agentur ist nicht für Bonitätsprüfungen eingerichtet.',
      'Bonitätsprüfungen sind für die Agentur freigeschaltet, aber die Auskunftei kennt die Agentur noch nicht.',
      'Bitten Sie Ihren Kundenbetreuer, die Agentur bei der Auskunftei zu registrieren.',
    ],
    'creditCheck.bureauDidNotAnswer': [
      'Die Auskunftei hat nicht geantwortet.',
      'Die Auskunftei ist ausgefallen oder war zu langsam. Nichts hat sich geändert: Es wurden kein PIN-Versuch und keine Erneuerung verbraucht. Möglicherweise wurde dennoch eine SMS gesendet; gültig ist nur die PIN des wiederholten Aufrufs.',
      SOON,
    ],
    'transferSearch.offerNotFound': [
      'Das Transferangebot existiert nicht oder ist abgelaufen.',
      'Die `searchId` oder der `code` ist unbekannt, älter als etwa 30 Minuten, nach Ablauf von `bookableUntil` verwendet oder gehört einer anderen Agentur. `details` enthält reinen Text.',
      'Suchen Sie erneut, und verwenden Sie `searchId` und `code` der neuen Suche.',
    ],
    'transferSearch.noSupplierAnswered': [
      'Kein Transferanbieter hat rechtzeitig geantwortet.',
      'Alle Anbieter sind ausgefallen oder waren zu langsam. Wenn Anbieter antworten, aber kein Fahrzeug verfügbar ist, wird stattdessen eine leere Liste zurückgegeben.',
      SOON,
    ],
    'transferOrder.ruleViolated': [
      'Die Transferbestellung verletzt eine Regel.',
      UNFIT,
      'Korrigieren Sie das in `details.field` genannte Feld, und senden Sie die Bestellung erneut.',
    ],
    'transferOrder.notReserved': [
      'Der Transfer der Bestellung ist nicht reserviert.',
      'Die Bestellung ist noch nicht bezahlt, abgelaufen oder vollständig storniert. Einen Voucher gibt es nur, solange mindestens eine Fahrt reserviert ist.',
      'Bezahlen Sie zuerst die Bestellung. Rufen Sie die Bestellung ab, um ihren Status zu sehen.',
    ],
    'transferOrder.notFound': [
      'Die Transferbestellung existiert nicht.',
      'Die `orderId` ist unbekannt oder gehört einer anderen Agentur.',
      'Prüfen Sie die `orderId`.',
    ],
    'transferOrder.noBillingAddress': [
      'Es wurde keine Rechnungsadresse gesendet, und für die Agentur ist keine hinterlegt.',
      'Ohne `billing` geht die Rechnung an die hinterlegte Adresse der Agentur, aber es ist keine hinterlegt.',
      'Senden Sie `billing`, oder hinterlegen Sie eine Adresse.',
    ],
    'transferOrder.customBillingNotAllowed': [
      'Die Agentur darf keine eigenen Rechnungsdaten senden.',
      'Die Anfrage enthält `billing`, aber eigene Rechnungsdaten sind für die Agentur nicht freigeschaltet.',
      `Lassen Sie \`billing\` weg. ${ENABLE}`,
    ],
    'transferPay.failed': [
      'Die Zahlung ist fehlgeschlagen.',
      'Der Kreditrahmen reicht nicht aus, eine andere Zahlung läuft noch, oder die Bestellung ist abgelaufen, fehlgeschlagen oder storniert. Durch diese Anfrage wurde nichts abgebucht. `details` enthält den Status der Bestellung (`status`) und den Grund (`reason`).',
      'Rufen Sie die Bestellung ab. Zahlen Sie nur erneut, solange ihr Status `pendingPayment` ist. Nach `paymentInProgress` zahlen Sie etwas später erneut; die Bestellung wird nur einmal abgebucht.',
    ],
    'transferPay.alreadyPaid': [
      'Die Transferbestellung ist bereits bezahlt.',
      'Die Bestellung ist bezahlt und reserviert. Durch diese Anfrage wurde nichts abgebucht.',
      'Es ist nichts zu tun, der Transfer ist gebucht. Rufen Sie die Bestellung ab, um Einzelheiten zu sehen.',
    ],
    'transferPay.reservationFailed': [
      'Die Zahlung war erfolgreich, aber der Transfer konnte nicht reserviert werden.',
      'Der Anbieter hat nach der Abbuchung abgelehnt oder nicht geantwortet; eine mögliche Reservierung wird storniert. Die Bestellung ist fehlgeschlagen, und das Geld wurde dem Kreditrahmen gutgeschrieben. Dieses Ergebnis ist endgültig.',
      'Suchen Sie erneut, und bestellen Sie einen anderen Transfer.',
    ],
    'transferPay.outcomeUnknown': [
      'Das Ergebnis der Zahlung ist noch nicht bekannt.',
      'Der Anbieter hat nicht rechtzeitig geantwortet, und der Dienst prüft, ob der Transfer reserviert ist. Der Betrag bleibt bis dahin abgebucht. Ein wiederholter Aufruf schließt sich derselben Zahlung an, sodass nichts doppelt abgebucht oder gebucht wird.',
      'Warten Sie die in `Retry-After` angegebene Anzahl von Sekunden, und senden Sie dieselbe Anfrage erneut. Oder rufen Sie die Bestellung ab, bis sie `reserved` oder `failed` ist. Bestellen Sie bis dahin keinen anderen Transfer.',
    ],
    'transferChange.notPossible': [
      'Die Transferbestellung kann nicht geändert werden.',
      'Der Status der Bestellung lässt keine Änderung zu, die Vorlaufzeit des Anbieters ist unterschritten, oder der Anbieter hat abgelehnt. Nichts hat sich geändert. `details` enthält den Status der Bestellung (`status`) und den Grund (`reason`).',
      'Nach `paymentInProgress` oder `cancellationInProgress` rufen Sie die Bestellung etwas später ab. Nach `priceChanged` stornieren Sie und bestellen neu, wenn Sie den neuen Preis akzeptieren. Dieselbe Anfrage erneut zu senden hilft nicht.',
    ],
    'transferChange.outcomeUnknown': [
      'Das Ergebnis der Änderung ist noch nicht bekannt.',
      'Der Anbieter hat nicht rechtzeitig geantwortet, oder ein identischer Aufruf wartet noch auf seine Antwort. Der Dienst fragt den Anbieter bei einem wiederholten Aufruf und automatisch innerhalb einer Minute erneut ab.',
      'Warten Sie die in `Retry-After` angegebene Anzahl von Sekunden, und senden Sie dieselbe Anfrage erneut, oder rufen Sie die Bestellung ab.',
    ],
    'transferChange.changeInProgress': [
      'Eine andere Änderung der Transferbestellung läuft noch.',
      'Der Anbieter hat eine andere Änderung derselben Bestellung noch nicht beantwortet. Diese Änderung wurde nicht an den Anbieter gesendet und wird nicht ausgeführt.',
      'Warten Sie einige Sekunden, rufen Sie die Bestellung ab, und senden Sie die Anfrage erneut, wenn Sie die Änderung noch wünschen.',
    ],
    'transferCancel.notPossible': [
      'Die Transferbestellung kann nicht storniert werden.',
      'Der Status der Bestellung oder einer angefragten Fahrt lässt keine Stornierung zu, oder der Anbieter hat abgelehnt oder braucht mehr Zeit. `details` enthält den Status der Bestellung (`status`) und den Grund (`reason`). Liegt es an einer angefragten Fahrt, nennt `details.field` sie.',
      'Nach `alreadyCanceled` ist nichts zu tun. Nach `cancellationInProgress` rufen Sie die Bestellung ab, bis sie oder die angefragte Fahrt `canceled` ist oder die Bestellung `reserved` ist und wieder `cancel` anbietet. Dieselbe Anfrage erneut zu senden hilft nicht.',
    ],
    'event.gone': [
      'Die Ereignisse nach dieser Position sind älter als 30 Tage.',
      'Ereignisse werden 30 Tage aufbewahrt, und einige Ereignisse nach `after` wurden gelöscht. Ohne `after` oder mit 0 beginnt der Feed beim ältesten verfügbaren Ereignis. `details.firstPosition` ist die älteste noch lesbare Position.',
      'Rufen Sie die für Sie relevanten Bestellungen mit `updatedSince` erneut ab. Fahren Sie dann mit der Zahl vor `details.firstPosition` fort.',
    ],
    'webhookEndpoint.notFound': [
      'Der Webhook-Endpunkt existiert nicht.',
      'Die `endpointId` ist unbekannt, gehört einer anderen Agentur, oder der Endpunkt wurde gelöscht.',
      'Listen Sie die Endpunkte auf, und verwenden Sie die `id` eines Endpunkts.',
    ],
    'webhookEndpoint.addressRefused': [
      'An diese Adresse werden keine Ereignisse gesendet.',
      'Die Adresse verwendet kein https, enthält Zugangsdaten, verwendet einen anderen Port als 443 und 8443 oder führt in ein privates Netz. `details` gibt an, was zutrifft.',
      'Verwenden Sie eine Adresse, die aus dem öffentlichen Internet erreichbar ist.',
    ],
    'webhookEndpoint.tooMany': [
      'Die Agentur hat bereits zehn Webhook-Endpunkte.',
      'Eine Agentur kann höchstens zehn Webhook-Endpunkte haben.',
      'Löschen Sie einen nicht mehr benötigten Endpunkt, oder fügen Sie einem vorhandenen weitere Ereignistypen hinzu.',
    ],
    'webhookEndpoint.disabled': [
      'Der Webhook-Endpunkt ist deaktiviert.',
      'An einen Endpunkt mit dem Status `disabled` werden keine Ereignisse gesendet.',
      'Aktivieren Sie den Endpunkt zuerst mit `updateWebhookEndpoint`.',
    ],
  },
  steps: {
    carSearched: 'Rufen Sie `searchCars` auf.',
    carOrdered: 'Bestellen Sie mit `createOrder` ein Fahrzeug von Test Drive.',
    paidByCard: 'Bezahlen Sie eine Bestellung mit `payOrder` und einer Testkarte.',
    paidWith3ds:
      'Zahlen Sie mit einer Karte, die 3D Secure erfordert, zeigen Sie die Seite an, und geben Sie den Code ein.',
    declineHandled: 'Zahlen Sie mit einer Testkarte, die abgelehnt wird (402).',
    outcomeUnknownHandled:
      'Zahlen Sie mit dem Nachnamen `Timeout`, und rufen Sie danach erneut `payOrder` oder `getOrder` auf.',
    eligibilityAsked: 'Rufen Sie `checkCancelEligibility` auf.',
    carCancelled: 'Rufen Sie `cancelOrder` auf.',
    orderRepeated: 'Senden Sie denselben `createOrder`-Aufruf zweimal. Beide Antworten enthalten dieselbe Bestellung.',
    limitWaitedFor:
      'Überschreiten Sie das Limit einer Operation, warten Sie `Retry-After` ab, und rufen Sie die Operation erneut auf.',
    eventsUsed: 'Rufen Sie `listEvents` auf, oder empfangen Sie Ereignisse an einem Webhook-Endpunkt.',
    tokensRenewed: 'Rufen Sie `refresh` statt `login` auf, wenn das Zugriffstoken abläuft.',
    transferOrdered: 'Rufen Sie `searchTransfers` und `createTransferOrder` auf.',
    transferCancelled: 'Rufen Sie `cancelTransferOrder` auf.',
  },
};
