export const work = {
  approval: {
    titles: {
      grantCredit: 'Kredit einräumen',
      adjustCredit: 'Verfügbaren Kredit ändern',
      settleTask: 'Aufgabe manuell abschließen',
      saveSupplier: 'Anbieter speichern',
      erasePerson: 'Personenbezogene Daten löschen',
      endAgency: 'Agentur endgültig schließen',
    },
    outdated:
      'Die Daten haben sich seit diesem Antrag geändert. Lehnen Sie ihn ab, und stellen Sie einen neuen Antrag.',
    expires: 'Läuft ab',
    orders: (count: number) => (count === 1 ? '1 Bestellung' : `${count} Bestellungen`),
    pending: (count: number) =>
      count === 1 ? '1 Antrag wartet auf einen zweiten Operator' : `${count} Anträge warten auf einen zweiten Operator`,
    awaits: 'Freigabe ausstehend',
  },
  work: {
    meanings: {
      voidRefused:
        'Der Zahlungsdienst lehnt das Storno der Belastung einer gescheiterten Bestellung ab. Das Geld des Kunden ist weiterhin blockiert.',
      refundRefused:
        'Der Zahlungsdienst lehnt die Erstattung einer stornierten Bestellung ab. Der Kunde wartet auf sein Geld.',
      unknownToUs: 'Die Gegenpartei hat einen Eintrag, den wir nicht angefordert oder nie bestätigt bekommen haben.',
      unknownToThem:
        'Wir haben einen Eintrag, den die Gegenpartei nicht kennt. Vielleicht ging unsere Anfrage verloren.',
      amountDiffers:
        'Beide Seiten haben den Eintrag, aber mit verschiedenen Beträgen. Wahrscheinlich wurde ein Preis oder eine Erstattung von Hand geändert.',
      currencyDiffers:
        'Beide Seiten haben den Eintrag, aber in verschiedenen Währungen. Wahrscheinlich sind die Einstellungen der Gegenpartei falsch.',
      stateDiffers: 'Nur eine der beiden Seiten hat den Eintrag storniert oder erstattet.',
      chargedTwice: 'Dieselbe Bestellung wurde doppelt belastet oder reserviert.',
      ratesHeld:
        'Ein veröffentlichter Kurs weicht um mehr als 10 % von den verwendeten Kursen ab und wird deshalb noch nicht verwendet.',
      ratesLate: 'Seit ungewöhnlich langer Zeit wurden keine Kurse veröffentlicht. Die letzten Kurse gelten weiter.',
      ratesStale: 'Die letzten Kurse sind zu alt. Angebote in anderen Währungen fehlen in den Suchergebnissen.',
    },
    settled: 'Aufgabe abgeschlossen.',
    retried: 'Erneuter Versuch abgeschlossen.',
    accepted: 'Wechselkurse übernommen.',
    processor: 'der Zahlungsdienst',
    whatToDo: 'Was zu tun ist',
    order: 'Bestellung',
    agency: 'Agentur',
    amount: 'Betrag',
    lastAnswer: 'Letzte Antwort',
    transaction: 'Transaktionsnummer',
    resolvedAt: 'Erledigt',
    allTasks: 'Alle Aufgaben',
    nextTry: 'Nächster automatischer Versuch',
    refusals: (count: number) => `${count}-mal abgelehnt`,
    retryPayment: (amount: string) => `Die Rückzahlung von ${amount} wird beim Zahlungsdienst erneut angefordert.`,
    retryDifference: 'Der Tag wird erneut abgeglichen. Stimmen beide Seiten überein, wird die Aufgabe geschlossen.',
    retryRates: 'Die Kurse werden erneut abgerufen.',
    settlePayment: (amount: string) =>
      `${amount} gilt danach als außerhalb des Zahlungsdienstes erstattet. Beim Zahlungsdienst wird nichts mehr angefordert. Gibt es einen zweiten Operator, muss er zustimmen.`,
    settleAmount: (amount: string) => `Wurden ${amount} außerhalb des Zahlungsdienstes erstattet?`,
    resolve: 'Als geklärt markieren',
    resolveTitle: 'Diese Abweichung als geklärt markieren?',
    resolveLead:
      'Nur die Aufgabe wird geschlossen, die Buchungen beider Seiten bleiben unverändert. Gibt es einen zweiten Operator, muss er zustimmen.',
    resolveNote: 'Wie die Abweichung geklärt wurde',
    heldRates: { currency: 'Währung', inUse: 'Bisher (TRY)', held: 'Neu (TRY)', change: 'Änderung' },
    next: {
      awaiting3ds: 'Wartet auf den Kunden bei der Bank und beendet den Versuch nach 15 Minuten.',
      charging: 'Fragt den Zahlungsdienst, ob die Belastung erfolgreich war.',
      voiding: 'Fordert den Zahlungsdienst auf, die Belastung zu stornieren.',
      charged: 'Fragt den Anbieter, ob die Reservierung besteht.',
      cancellingReservation: 'Fordert den Anbieter auf, die Reservierung zu stornieren.',
      reversing: 'Fordert den Zahlungsdienst auf, die Belastung zu stornieren.',
      cancelling: 'Fordert den Anbieter auf, die Reservierung zu stornieren.',
      refunding: 'Fordert den Zahlungsdienst auf, das Geld zurückzugeben.',
      reversingLateCharge: 'Fordert den Zahlungsdienst auf, die verspätete Belastung zurückzugeben.',
    },
    retriesAt: 'Automatisch am',
    openTask: (id: number) => `Ihre Entscheidung ist nötig: Aufgabe ${id}`,
    noAction: (party: string) =>
      `Sie müssen noch nichts tun. Dauert es länger, prüfen Sie, ob ${party} erreichbar ist.`,
    toReturn: 'zu erstatten',
    differences: 'Offene Abweichungen',
    noDifferences: 'Keine offenen Abweichungen',
    noDifferencesText: 'Unsere Buchungen stimmen mit allen Abrechnungen überein.',
    differenceColumns: {
      entry: 'Eintrag',
      ours: 'Unsere Buchung',
      theirs: 'Auszug der Gegenpartei',
      cause: 'Ursache und nächster Schritt',
      actions: 'Aktionen',
    },
    effects: {
      charged: 'Belastet',
      refunded: 'Erstattet',
      held: 'Vorgemerkt',
      reserved: 'Reserviert',
      nothing: 'Ohne Wirkung',
    },
    noEntry: 'Kein Eintrag',
    refunded: (amount: string) => `${amount} erstattet`,
    difference: (amount: string) => `Differenz: ${amount}`,
    paidByAnother: 'Eine andere Zahlung derselben Bestellung ist gültig.',
    creditLedger: 'Kreditbuchungen',
  },
};
