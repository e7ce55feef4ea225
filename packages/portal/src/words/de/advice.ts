import type { Advice, ErrorAdvice } from '../advice.ts';

const INVALID: ErrorAdvice = [
  'Die Anfrage ist nicht gültig.',
  'Ein Feld fehlt, ist unbekannt, falsch geschrieben oder außerhalb des Bereichs. `details` nennt das erste davon.',
  'Berichtigen Sie das Feld, das `details.field` nennt, und senden Sie die Anfrage erneut.',
];
const TOKEN: ErrorAdvice = [
  'Das Zugriffstoken fehlt, ist fehlerhaft, abgelaufen oder widerrufen.',
  'Die Kopfzeile `Authorization` trägt kein Zugriffstoken, das jetzt gültig ist. `details` sagt, ob es fehlt, ein anderes Verfahren hat, fehlerhaft oder nicht gültig ist; von einem ungültigen nicht, ob es je gültig war.',
  'Erneuern Sie die Tokens oder melden Sie sich neu an, und wiederholen Sie die Anfrage mit dem neuen Zugriffstoken.',
];
const ENABLE = 'Bitten Sie Ihren Kundenbetreuer, es für die Agentur freizuschalten.';
const SOON = 'Senden Sie dieselbe Anfrage nach kurzer Zeit erneut.';
const OTHER_CARD = 'Versuchen Sie es mit einer anderen Karte oder Zahlungsart.';
const UNEXPECTED = 'Auf unserer Seite ist etwas Unerwartetes geschehen.';
const UNFIT = 'Jedes Feld ist für sich richtig, aber die Felder passen nicht zueinander oder nicht zum Angebot.';

export const advice: Advice = {
  errors: {
    'request.invalid': INVALID,
    'token.invalid': TOKEN,
    'token.keySuspended': [
      'Der API-Schlüssel hinter diesem Zugriffstoken ist gesperrt oder abgeschaltet.',
      'Der Schlüssel wurde nach der Ausgabe des Tokens gesperrt oder abgeschaltet, oder er ist zu Ende, wie ein Schlüssel, der erneuert wurde. Jedes Token des Schlüssels endet binnen fünf Sekunden, für immer.',
      'Melden Sie sich mit dem Schlüssel an, der an seine Stelle getreten ist, oder fragen Sie Ihren Kundenbetreuer. Sich mit diesem neu anzumelden hilft nicht.',
    ],
    'key.readOnly': [
      'Der API-Schlüssel hinter diesem Zugriffstoken darf nur lesen.',
      'Der Schlüssel ist zum Lesen gemacht, und die Operation ändert etwas.',
      'Verwenden Sie einen Schlüssel, der ändern darf, oder lassen Sie den Umfang von diesem im Agenturportal ändern.',
    ],
    'access.forbidden': [
      'Die Agentur ist für diese Operation nicht berechtigt.',
      'Das Zugriffstoken ist gültig, aber der Agentur fehlt die Berechtigung, die die Operation verlangt.',
      ENABLE,
    ],
    'rateLimit.exceeded': [
      'Zu viele Anfragen.',
      'Die veröffentlichte Grenze der Operation ist für diesen Benutzer erreicht, oder von dieser Adresse kamen zu viele Aufrufe mit ungültigen Tokens.',
      'Warten Sie so viele Sekunden, wie in `Retry-After` stehen.',
    ],
    'server.error': [
      'Der Dienst konnte diese Anfrage nicht beantworten.',
      `${UNEXPECTED} Mit der \`X-Request-Id\` der Antwort finden wir es in unseren Aufzeichnungen.`,
      'Wiederholen Sie eine Anfrage, die nur liest. Nach einer, die etwas ändert, lesen Sie zuerst das Ergebnis.',
    ],
    'server.busy': [
      'Der Dienst hat im Augenblick mehr zu tun, als er annehmen kann.',
      'Die Anfrage wurde abgewiesen, bevor irgendetwas davon begonnen hatte.',
      'Senden Sie die Anfrage nach so vielen Sekunden erneut, wie in `Retry-After` stehen.',
    ],
    'key.addressNotAllowed': [
      'Der API-Schlüssel darf von dieser Adresse nicht verwendet werden.',
      'Der Schlüssel darf nur von bestimmten Adressen verwendet werden, und der Aufruf kam von einer anderen.',
      'Rufen Sie von einer der Adressen des Schlüssels auf, oder lassen Sie diese im Agenturportal hinzufügen.',
    ],
    'path.notFound': [
      'Unter diesem Pfad ist nichts.',
      'Keine Operation hat diesen Pfad.',
      'Vergleichen Sie den Pfad mit diesem Dokument, auch Schreibweise und Groß- und Kleinbuchstaben.',
    ],
    'method.notAllowed': [
      'Dieser Pfad antwortet nicht auf diese Methode.',
      'Den Pfad gibt es, die Methode nicht. Die Kopfzeile `Allow` nennt die Methoden, die es gibt.',
      'Verwenden Sie eine der Methoden in `Allow`.',
    ],
    'request.timeout': [
      'Die Anfrage ist nicht rechtzeitig angekommen.',
      'Die Verbindung war zu lange offen, bevor die ganze Anfrage angekommen war.',
      'Senden Sie die Anfrage erneut.',
    ],
    'body.tooLarge': [
      'Der Inhalt der Anfrage ist zu groß.',
      'Der Inhalt hat mehr Bytes, als irgendeine gültige Anfrage braucht.',
      'Senden Sie einen kleineren Inhalt.',
    ],
    'mediaType.unsupported': [
      'Der Inhalt der Anfrage ist von einer Art, die diese Operation nicht liest.',
      '`Content-Type` fehlt oder ist keiner, den die Operation nennt, oder der Inhalt ist so kodiert, dass wir ihn nicht lesen.',
      'Senden Sie JSON mit `Content-Type: application/json`.',
    ],
    'request.expectationFailed': [
      'Die Erwartung in der Kopfzeile Expect kann nicht erfüllt werden.',
      'Die Kopfzeile `Expect` verlangt etwas anderes als `100-continue`.',
      'Lassen Sie die Kopfzeile `Expect` weg.',
    ],
    'headers.tooLarge': [
      'Die Kopfzeilen der Anfrage sind zu groß.',
      'Die Kopfzeilen haben zusammen mehr Bytes, als der Dienst annimmt.',
      'Senden Sie weniger oder kürzere Kopfzeilen.',
    ],
    'auth.invalidRequest': [
      INVALID[0],
      'Ein Feld fehlt, ist unbekannt, falsch geschrieben oder zu lang. `details` nennt das erste davon.',
      INVALID[2],
    ],
    'auth.wrongCredentials': [
      'Der API-Schlüssel oder das Geheimnis ist falsch.',
      'Es gibt keinen API-Schlüssel mit diesem Geheimnis. Welches von beiden falsch ist, wird nicht gesagt.',
      'Vergleichen Sie Schlüssel und Geheimnis mit dem Agenturportal.',
    ],
    'auth.keySuspended': [
      'Der API-Schlüssel ist gesperrt oder abgeschaltet.',
      'Schlüssel und Geheimnis passen, aber der Schlüssel ist gesperrt, abgeschaltet oder zu Ende. Das erfährt nur, wer das Geheimnis kennt.',
      'Verwenden Sie den Schlüssel, der an seine Stelle getreten ist, oder fragen Sie Ihren Kundenbetreuer.',
    ],
    'auth.addressNotAllowed': [
      'Der API-Schlüssel darf von dieser Adresse nicht verwendet werden.',
      'Der Schlüssel darf nur von bestimmten Adressen verwendet werden, und der Aufruf kam von einer anderen. Das erfährt nur, wer das Geheimnis kennt oder ein Token hat.',
      'Rufen Sie von einer der Adressen des Schlüssels auf, oder lassen Sie diese im Agenturportal hinzufügen.',
    ],
    'auth.invalidRefreshToken': [
      'Das Erneuerungstoken ist ungültig, abgelaufen oder schon verwendet.',
      'Das Erneuerungstoken ist unbekannt, abgelaufen oder wurde schon eingetauscht, oder seine Anmeldung ist zu Ende (nach 90 Tagen, oder weil der Schlüssel gesperrt wurde oder ein anderes Geheimnis hat).',
      'Melden Sie sich mit Schlüssel und Geheimnis neu an.',
    ],
    'auth.rateLimited': [
      'Zu viele Anfragen.',
      'Die Grenze für diesen API-Schlüssel oder dieses Token und diese Adresse ist erreicht, oder von dieser Adresse sind zu viele Anmeldungen gescheitert.',
      'Warten Sie so viele Sekunden, wie in `Retry-After` stehen. Behalten Sie die Tokens, solange sie gelten, statt sich für jede Anfrage anzumelden.',
    ],
    'auth.internalError': ['Der Dienst konnte diese Anfrage nicht beantworten.', UNEXPECTED, SOON],
    'place.notFound': [
      'Kein Ort hat diese placeId.',
      'Die `placeId` ist unbekannt oder wird nicht mehr unterstützt.',
      'Suchen Sie den Ort erneut und verwenden Sie eine `placeId` der Antwort.',
    ],
    'carSearch.offerNotFound': [
      'Die Suche oder das Angebot gibt es nicht, oder es ist abgelaufen.',
      'Die `searchID` oder der `code` ist unbekannt, älter als 15 Minuten oder gehört einer anderen Agentur.',
      'Suchen Sie erneut und verwenden Sie `searchID` und `code` der neuen Suche.',
    ],
    'carSearch.fullCreditNotAllowed': [
      'Die Agentur darf nicht mit vollem Kredit zahlen.',
      '`fullCredit: true` wurde von einer Agentur gesendet, die für vollen Kredit nicht berechtigt ist.',
      `Suchen Sie ohne \`fullCredit\`. ${ENABLE}`,
    ],
    'carSearch.noVendorAnswered': [
      'Kein Vermieter hat rechtzeitig geantwortet.',
      'Jeder Vermieter, der gefragt wurde, ist ausgefallen oder war zu langsam. Antworten sie ohne ein Auto, ist das Ergebnis stattdessen leer.',
      SOON,
    ],
    'referenceData.invalidRequest': [
      INVALID[0],
      'Ein Parameter ist unbekannt, falsch geschrieben oder außerhalb des Bereichs. `details` nennt ihn.',
      'Berichtigen Sie den Parameter, den `details.field` nennt, und senden Sie die Anfrage erneut.',
    ],
    'referenceData.unauthorized': TOKEN,
    'referenceData.forbidden': [
      'Die Agentur darf keine Stammdaten lesen.',
      'Das Zugriffstoken ist gültig, aber das Lesen der Stammdaten ist für die Agentur abgeschaltet.',
      ENABLE,
    ],
    'carOrder.ruleViolated': [
      'Die Bestellung verletzt eine Regel.',
      `${UNFIT} \`details\` nennt das erste davon.`,
      'Berichtigen Sie das Feld, das `details.field` nennt, und senden Sie die Bestellung erneut.',
    ],
    'carOrder.notReserved': [
      'Das Auto der Bestellung ist nicht reserviert.',
      'Die Bestellung ist noch nicht bezahlt oder vorbei. Einen Gutschein gibt es für ein Auto, das bereitgehalten wird.',
      'Bezahlen Sie zuerst die Bestellung; lesen Sie sie, um ihren Stand zu sehen.',
    ],
    'carOrder.notFound': [
      'Die Bestellung gibt es nicht.',
      'Die `orderID` ist unbekannt oder gehört einer anderen Agentur.',
      'Prüfen Sie die `orderID`.',
    ],
    'carOrder.offerUnavailable': [
      'Das Angebot ist abgelaufen, oder das Auto ist nicht mehr zu haben.',
      'Die Suche ist vorbei, das Auto vergeben oder sein Preis ein anderer. `details.reason` sagt, was es ist: `expired`, `soldOut` oder `priceChanged`, mit dem neuen Preis in `details.pricing`.',
      'Suchen Sie erneut und bestellen Sie aus dem neuen Ergebnis. Nach `priceChanged` kann das Auto zum neuen Preis bestellt werden, mit `expectedTotal`.',
    ],
    'carOrder.totalDiffers': [
      'Die Bestellung kostet eine andere Summe als erwartet.',
      'Das Auto und seine Extras kosten nicht, was `expectedTotal` sagt, oder der Vermieter verlangt inzwischen einen anderen Preis. `details` hat beide Beträge. Es wurde nichts bestellt.',
      'Zeigen Sie dem Reisenden `details.total`. Wer einverstanden ist, bestellt damit als `expectedTotal`.',
    ],
    'carOrder.creditTypeNotAllowed': [
      'Die Agentur darf diese Art von Kredit nicht verwenden.',
      '`isFullCredit`, `isLimitedCredit` oder `paymentType: limit` wurde von einer Agentur gesendet, die dafür nicht berechtigt ist.',
      `Bestellen Sie mit einer anderen Zahlungsart. ${ENABLE}`,
    ],
    'carOrder.vendorDidNotAnswer': [
      'Der Vermieter hat nicht rechtzeitig geantwortet.',
      'Ob es das Auto noch gibt, konnte nicht gefragt werden. Es wurde nichts bestellt.',
      'Senden Sie die Bestellung nach kurzer Zeit erneut, oder wählen Sie ein Auto eines anderen Vermieters.',
    ],
    'order.idempotencyKeyReused': [
      'Dieser Idempotency-Key wurde für eine andere Anfrage verwendet.',
      'Binnen 24 Stunden kam derselbe `Idempotency-Key` mit einem anderen Inhalt. Es wurde nichts bestellt.',
      'Verwenden Sie für eine neue Bestellung einen neuen.',
    ],
    'payment.invalidRequest': INVALID,
    'payment.ruleViolated': [
      'Die Zahlung verletzt eine Regel.',
      'Jedes Feld ist für sich richtig, aber die Zahlung passt nicht zur Karte oder zur Bestellung, zum Beispiel mit einer Zahl von Raten, die die Karte nicht bietet.',
      'Berichtigen Sie das Feld, das `details.field` nennt, und zahlen Sie erneut.',
    ],
    'payment.orderNotFound': [
      'Die Bestellung gibt es nicht.',
      'Die `orderID` ist unbekannt oder gehört einer anderen Agentur.',
      'Prüfen Sie die `orderID`.',
    ],
    'payment.orderNotPayable': [
      'Die Bestellung kann nicht bezahlt werden.',
      'Die Bestellung ist bezahlt, storniert, gescheitert, über ihre Abholung hinaus oder kostet im Voraus nichts. `details.reason` sagt, was es ist. Mit dieser Anfrage wurde nichts abgebucht.',
      'Lesen Sie die Bestellung. Nach `alreadyPaid` ist nichts zu tun; sonst bestellen Sie neu.',
    ],
    'payment.limitNotAllowed': [
      'Die Agentur darf nicht aus dem Kreditrahmen zahlen.',
      '`paymentType: limit` wurde von einer Agentur gesendet, die dafür nicht berechtigt ist.',
      `Zahlen Sie mit Karte. ${ENABLE}`,
    ],
    'payment.tooManyDeclines': [
      'Zu viele Zahlungen dieser Bestellung wurden abgelehnt oder bei der Bank liegen gelassen.',
      'Fünf Zahlungen dieser Bestellung wurden abgelehnt, oder zwanzig blieben für eine andere bei der Bank liegen. Mit dieser Anfrage wurde nichts abgebucht.',
      'Zahlen Sie aus dem Rahmen, oder bestellen Sie das Auto neu.',
    ],
    'payment.processorDidNotAnswer': [
      'Der Zahlungsdienst ist nicht zu erreichen.',
      'Die Karte konnte nicht nachgeschlagen oder die Zahlung nicht begonnen werden. Es wurde nichts abgebucht.',
      SOON,
    ],
    'payment.notTestVendor': [
      'Auf Staging können nur Bestellungen beim Testvermieter bezahlt werden.',
      'Die Bestellung ist bei einem anderen als dem vorgesehenen Testvermieter. Es wurde nichts abgebucht.',
      'Bestellen Sie ein Auto des Testvermieters.',
    ],
    'cardPayment.declined': [
      'Die Bank hat die Karte abgelehnt.',
      'Die Bank hat die Abbuchung verweigert. `details` trägt Code und Meldung der Bank.',
      OTHER_CARD,
    ],
    'cardPayment.insufficientFunds': [
      'Die Karte ist nicht gedeckt.',
      'Die Bank hat die Abbuchung verweigert, weil Guthaben oder Rahmen der Karte zu klein ist.',
      OTHER_CARD,
    ],
    'cardPayment.cardExpired': [
      'Die Karte ist abgelaufen.',
      'Das Ablaufdatum ist vorbei, oder die Bank sagt es.',
      'Berichtigen Sie das Ablaufdatum, oder versuchen Sie es mit einer anderen Karte.',
    ],
    'cardPayment.invalidCardNumber': [
      'Die Kartennummer ist ungültig.',
      'Die Prüfziffer stimmt nicht, oder die Bank kennt die Nummer nicht.',
      'Berichtigen Sie die Kartennummer.',
    ],
    'cardPayment.invalidCvc': [
      'Die CVC ist ungültig.',
      'Die Bank hat den Sicherheitscode abgelehnt.',
      'Berichtigen Sie die CVC.',
    ],
    'cardPayment.threeDSecureFailed': [
      '3D Secure konnte nicht begonnen werden.',
      'Die Bank hat die Prüfung mit 3D Secure für diese Karte nicht geöffnet. `details` trägt ihren Code und ihre Meldung.',
      'Versuchen Sie es erneut oder mit einer anderen Karte.',
    ],
    'cardPayment.outcomeUnknown': [
      'Der Ausgang der Zahlung ist noch nicht bekannt.',
      'Der Zahlungsdienst oder der Vermieter hat nicht rechtzeitig geantwortet, oder ein anderer Aufruf ist noch dabei; `details.reason` sagt, was es ist. Derselbe Aufruf schließt sich demselben Versuch an, sodass nichts zweimal abgebucht wird.',
      'Warten Sie so viele Sekunden, wie in `Retry-After` stehen, und senden Sie dieselbe Anfrage erneut. Ist die Zahlung inzwischen zu Ende, sagt `alreadyPaid`, dass sie gelungen ist.',
    ],
    'cardPayment.tooManyDeclines': [
      'Zu viele Karten wurden abgelehnt.',
      'Binnen einer Stunde haben Banken diese Karte fünfmal, zehn Versuche der Agentur mit Karten derselben ersten sechs Ziffern oder dreißig der Agentur abgelehnt, und das war mindestens die Hälfte von allen; `details.reason` sagt, was es ist. Es wurde keine Bank gefragt und nichts abgebucht.',
      'Warten Sie so viele Sekunden, wie in `Retry-After` stehen, zahlen Sie mit einer anderen Karte, wo `details.reason` `card` oder `bin` ist, oder zahlen Sie aus dem Rahmen. Auf Staging werden die Karten der Liste nie gezählt.',
    ],
    'limitPayment.limitExceeded': [
      'Der Kreditrahmen reicht nicht.',
      'Kein einzelner Kreditposten in der Währung der Bestellung hat genug übrig, oder es gibt keinen. `details.reason` sagt, was es ist.',
      'Zahlen Sie mit Karte, oder lassen Sie den Rahmen erhöhen.',
    ],
    'creditCheck.malformedBody': [
      'Der Inhalt der Anfrage ist nicht zu lesen.',
      'Es gibt keinen Inhalt, oder er ist kein JSON oder nicht in UTF-8.',
      'Senden Sie ein JSON-Objekt.',
    ],
    'creditCheck.invalidRequest': INVALID,
    'creditCheck.phoneDoesNotMatch': [
      'Die Telefonnummer gehört nicht zu diesem Schlüssel.',
      'Die Nummer ist nicht die hinter dem `phoneKey` der Telefonliste.',
      'Fragen Sie den Reisenden nach der Nummer, und lesen Sie die Telefonliste erneut.',
    ],
    'creditCheck.wrongPin': [
      'Die PIN ist falsch.',
      'Die PIN ist nicht die der letzten SMS. `details.message` sagt, wie viele der drei Versuche noch bleiben.',
      'Fragen Sie den Reisenden erneut nach der PIN; erneuern Sie sie, wenn kein Versuch mehr bleibt.',
    ],
    'creditCheck.pinExpired': [
      'Die PIN ist abgelaufen.',
      'Die PIN wurde vor mehr als 180 Sekunden gesendet. Es wurde kein Versuch verbraucht.',
      'Erneuern Sie die PIN.',
    ],
    'creditCheck.pinTriesUsedUp': [
      'Die PIN wurde zu oft versucht.',
      'Drei falsche PINs wurden eingegeben. Jetzt wird auch die richtige abgelehnt.',
      'Erneuern Sie die PIN.',
    ],
    'creditCheck.renewLimitReached': [
      'Für diesen Code kann keine weitere PIN gesendet werden.',
      'Die PIN wurde dreimal erneuert.',
      'Legen Sie einen neuen Bericht an.',
    ],
    'creditCheck.alreadyConfirmed': [
      'Die PIN dieses Codes ist schon bestätigt.',
      'Der Reisende hat zugestimmt, also wurde keine andere PIN gesendet.',
      'Fragen Sie die Bonität erneut ab.',
    ],
    'creditCheck.reportLimitReached': [
      'Für diesen Reisenden kann kein weiterer Bericht angelegt werden.',
      'Binnen 24 Stunden hatte der Reisende 5 Berichte mit diesem `integrationCode` oder 50 mit der Agentur. Es wurde keine SMS gesendet.',
      'Bestätigen oder erneuern Sie die PIN des letzten Berichts, oder suchen Sie erneut und verwenden Sie den neuen `integrationCode`.',
    ],
    'creditCheck.unknownReference': [
      'integrationCode, creditcheckCode oder phoneKey ist unbekannt.',
      '`details.field` nennt einen Wert, den dieser Dienst der Agentur nicht gegeben hat, oder nicht für dieses Suchergebnis. Ein `creditcheckCode` ist nach 24 Stunden vergessen.',
      'Verwenden Sie die Werte des Suchergebnisses und der früheren Antworten der Bonitätsprüfung.',
    ],
    'creditCheck.unauthorized': TOKEN,
    'creditCheck.forbidden': [
      'Die Agentur darf keine Bonität prüfen.',
      'Das Zugriffstoken ist gültig, aber Bonitätsprüfungen sind für die Agentur abgeschaltet.',
      ENABLE,
    ],
    'creditCheck.agencyNotConfigured': [
      'Die Agentur ist für Bonitätsprüfungen nicht eingerichtet.',
      'Bonitätsprüfungen sind für die Agentur freigeschaltet, aber die Auskunftei kennt sie noch nicht.',
      'Bitten Sie Ihren Kundenbetreuer, sie einzurichten.',
    ],
    'creditCheck.bureauDidNotAnswer': [
      'Die Auskunftei hat nicht geantwortet.',
      'Die Auskunftei ist ausgefallen oder war zu langsam. Nichts hat sich geändert, kein Versuch einer PIN wurde verbraucht und keine Erneuerung gezählt. Eine SMS kann dennoch gesendet worden sein; es gilt die PIN des wiederholten Aufrufs.',
      SOON,
    ],
    'transferSearch.offerNotFound': [
      'Das Transferangebot gibt es nicht, oder es ist abgelaufen.',
      'Die `searchId` oder der `code` ist unbekannt, älter als etwa 30 Minuten, über `bookableUntil` hinaus oder gehört einer anderen Agentur. `details` ist ein einfacher Satz.',
      'Suchen Sie erneut und verwenden Sie `searchId` und `code` der neuen Suche.',
    ],
    'transferSearch.noSupplierAnswered': [
      'Kein Transferanbieter hat rechtzeitig geantwortet.',
      'Jeder Anbieter, der gefragt wurde, ist ausgefallen oder war zu langsam. Antworten sie ohne ein Fahrzeug, ist das Ergebnis stattdessen leer.',
      SOON,
    ],
    'transferOrder.ruleViolated': [
      'Die Transferbestellung verletzt eine Regel.',
      `${UNFIT} \`details\` nennt das erste davon.`,
      'Berichtigen Sie das Feld, das `details.field` nennt, und senden Sie die Bestellung erneut.',
    ],
    'transferOrder.notFound': [
      'Die Transferbestellung gibt es nicht.',
      'Die `orderId` ist unbekannt oder gehört einer anderen Agentur.',
      'Prüfen Sie die `orderId`.',
    ],
    'transferOrder.noBillingAddress': [
      'Es wurde keine Rechnungsadresse gesendet, und die Agentur hat keine hinterlegt.',
      'Ohne `billing` geht die Rechnung an die hinterlegte Adresse der Agentur, und es gibt keine.',
      'Senden Sie `billing`, oder lassen Sie eine Adresse hinterlegen.',
    ],
    'transferOrder.customBillingNotAllowed': [
      'Die Agentur darf keine eigene Rechnungsadresse senden.',
      '`billing` wurde gesendet, aber eigene Rechnungsadressen sind für die Agentur nicht freigeschaltet.',
      `Lassen Sie \`billing\` weg. ${ENABLE}`,
    ],
    'transferPay.failed': [
      'Die Zahlung ist gescheitert.',
      'Der Rahmen reicht nicht, eine andere Zahlung ist noch nicht zu Ende, oder die Bestellung ist abgelaufen, gescheitert oder storniert. Mit dieser Anfrage wurde nichts abgebucht. `details.status` ist der Stand der Bestellung, und `details.reason` sagt, warum.',
      'Lesen Sie die Bestellung. Zahlen Sie nur erneut, solange ihr Stand `pendingPayment` ist; nach `paymentInProgress` etwas später, was einmal abbucht.',
    ],
    'transferPay.alreadyPaid': [
      'Die Transferbestellung ist schon bezahlt.',
      'Die Bestellung ist bezahlt und reserviert. Mit dieser Anfrage wurde nichts abgebucht.',
      'Nichts, der Transfer ist gebucht. Lesen Sie die Bestellung.',
    ],
    'transferPay.reservationFailed': [
      'Die Zahlung ist gelungen, aber der Transfer konnte nicht reserviert werden.',
      'Der Anbieter hat nach der Abbuchung abgelehnt, oder er hat nicht geantwortet, und was er reserviert haben mag, wird storniert. Die Bestellung ist gescheitert, und das Geld ist wieder im Kreditrahmen. Dabei bleibt es.',
      'Suchen Sie erneut und bestellen Sie einen anderen Transfer.',
    ],
    'transferPay.outcomeUnknown': [
      'Der Ausgang der Zahlung ist noch nicht bekannt.',
      'Der Anbieter hat nicht rechtzeitig geantwortet, und es wird herausgefunden, ob er reserviert hat. Der Betrag bleibt solange abgebucht. Derselbe Aufruf schließt sich derselben Zahlung an, sodass nichts zweimal abgebucht oder gebucht wird.',
      'Warten Sie so viele Sekunden, wie in `Retry-After` stehen, und senden Sie dieselbe Anfrage erneut, oder lesen Sie die Bestellung, bis sie `reserved` oder `failed` ist. Bestellen Sie vorher keinen anderen Transfer.',
    ],
    'transferChange.notPossible': [
      'Die Transferbestellung kann nicht geändert werden.',
      'Die Bestellung ist in einem Stand, der nicht geändert werden kann, die Frist des Anbieters hat begonnen, oder der Anbieter hat abgelehnt. Nichts hat sich geändert. `details.status` ist der Stand der Bestellung, und `details.reason` sagt, warum.',
      'Nach `paymentInProgress` und `cancellationInProgress` lesen Sie die Bestellung etwas später. Nach `priceChanged` stornieren Sie und bestellen neu, wenn es das wert ist. Dieselbe Anfrage erneut zu senden hilft nicht.',
    ],
    'transferChange.outcomeUnknown': [
      'Ob die Transferbestellung geändert ist, ist noch nicht bekannt.',
      'Der Anbieter hat nicht rechtzeitig geantwortet, oder ein gleicher Aufruf wartet noch auf seine Antwort. Der Anbieter wird erneut gefragt: von diesem Aufruf, wenn er wiederholt wird, und automatisch innerhalb einer Minute.',
      'Warten Sie so viele Sekunden, wie in `Retry-After` stehen, und senden Sie dieselbe Anfrage erneut, oder lesen Sie die Bestellung.',
    ],
    'transferChange.changeInProgress': [
      'Eine andere Änderung der Transferbestellung läuft noch.',
      'Der Anbieter hat eine andere Änderung derselben Bestellung noch nicht beantwortet. Diese Änderung wurde nicht an den Anbieter gesendet und wird nicht ausgeführt.',
      'Warten Sie einige Sekunden, lesen Sie die Bestellung und senden Sie die Anfrage erneut, wenn Sie die Änderung noch wünschen.',
    ],
    'transferCancel.notPossible': [
      'Die Transferbestellung kann nicht storniert werden.',
      'Die Bestellung ist in einem Stand, der nicht storniert werden kann, oder der Anbieter hat abgelehnt oder braucht Zeit. `details.status` ist der Stand der Bestellung, und `details.reason` sagt, warum.',
      'Nach `alreadyCanceled` ist nichts zu tun; nach `cancellationInProgress` lesen Sie die Bestellung, bis sie `canceled` oder `reserved` ist. Dieselbe Anfrage erneut zu senden hilft nicht.',
    ],
    'event.gone': [
      'Die Ereignisse hinter dieser Position sind älter als 30 Tage.',
      'Ereignisse werden 30 Tage aufbewahrt, und einige hinter `after` sind fort. `details.firstPosition` ist das älteste, das noch gelesen werden kann.',
      'Lesen Sie die Bestellungen, die Ihnen wichtig sind, mit `updatedSince` neu, und machen Sie bei der Zahl vor `details.firstPosition` weiter.',
    ],
    'webhookEndpoint.notFound': [
      'Den Webhook-Endpunkt gibt es nicht.',
      'Die `endpointId` ist unbekannt, gehört einer anderen Agentur oder wurde gelöscht.',
      'Listen Sie die Endpunkte auf, und verwenden Sie die `id` von einem davon.',
    ],
    'webhookEndpoint.addressRefused': [
      'An diese Adresse werden keine Ereignisse gesendet.',
      'Die Adresse ist nicht https, hat Benutzerangaben oder einen anderen Port als 443 und 8443, oder sie führt dorthin, wo nur Rechner eines privaten Netzes sind. `details` sagt, was es ist.',
      'Verwenden Sie eine Adresse, die jeder im Internet erreichen kann.',
    ],
    'webhookEndpoint.tooMany': [
      'Die Agentur hat schon zehn Webhook-Endpunkte.',
      'Keine Agentur hat mehr als zehn.',
      'Löschen Sie einen, der nicht mehr gebraucht wird, oder lassen Sie einen davon mehr Arten annehmen.',
    ],
    'webhookEndpoint.disabled': [
      'Der Webhook-Endpunkt ist abgeschaltet.',
      'An einen Endpunkt, der `disabled` ist, wird nichts gesendet.',
      'Schalten Sie ihn zuerst mit `updateWebhookEndpoint` ein.',
    ],
  },
  steps: {
    carSearched: 'Rufen Sie `searchCars` auf.',
    carOrdered: 'Bestellen Sie mit `createOrder` ein Auto von Test Drive.',
    paidByCard: 'Bezahlen Sie es mit `payOrder` und einer Testkarte.',
    paidWith3ds:
      'Zahlen Sie mit einer Karte, die 3D Secure verlangt, zeigen Sie die Seite, und geben Sie den Code ein.',
    declineHandled: 'Zahlen Sie mit einer Testkarte, die abgelehnt wird (402).',
    outcomeUnknownHandled:
      'Zahlen Sie mit dem Nachnamen `Timeout`, dann rufen Sie `payOrder` erneut auf oder `getOrder`.',
    eligibilityAsked: 'Rufen Sie `checkCancelEligibility` auf.',
    carCancelled: 'Rufen Sie `cancelOrder` auf.',
    orderRepeated: 'Senden Sie dasselbe `createOrder` zweimal: Beide Antworten sind dieselbe Bestellung.',
    limitWaitedFor:
      'Rufen Sie eine Operation öfter auf, als sie darf, warten Sie `Retry-After` ab, und rufen Sie sie erneut auf.',
    eventsUsed: 'Lesen Sie `listEvents`, oder lassen Sie sie an einen Webhook-Endpunkt senden.',
    tokensRenewed: 'Rufen Sie `refresh` statt `login` auf, wenn das Zugriffstoken endet.',
    transferOrdered: 'Rufen Sie `searchTransfers` und `createTransferOrder` auf.',
    transferCancelled: 'Rufen Sie `cancelTransferOrder` auf.',
  },
};
