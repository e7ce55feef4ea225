import { errorAdvice } from '../../generated/advice.de.ts';
import type { Advice } from '../advice.ts';

export const advice: Advice = {
  errors: errorAdvice,
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
