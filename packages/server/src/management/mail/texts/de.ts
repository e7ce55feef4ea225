import type { Said, Words } from './words.ts';

const notice = (subject: string, happened: string, link: string): Said => ({
  subject,
  text: [
    happened,
    'Wenn Sie diese Änderung vorgenommen haben, müssen Sie nichts tun. Andernfalls fordern Sie sofort ein neues Passwort an, beenden Sie alle anderen Sitzungen, entfernen Sie unbekannte Passkeys und wenden Sie sich an die Betreiber des Buchungsdienstes:',
    link,
  ],
});

export const de: Words = {
  invitation: ({ link, agency }) => ({
    subject: 'Ihre Einladung zum Agenturportal',
    text: [
      agency === undefined
        ? 'Sie wurden als Operator des Buchungsdienstes eingeladen.'
        : `Sie wurden zum Portal der Agentur ${agency} eingeladen.`,
      link,
      'Der Link ist 72 Stunden gültig und kann einmal verwendet werden. Wenn Sie diese Einladung nicht erwartet haben, können Sie diese Nachricht ignorieren.',
    ],
  }),
  passwordReset: ({ link }) => ({
    subject: 'Passwort für das Agenturportal zurücksetzen',
    text: [
      'Für diese E-Mail-Adresse wurde ein neues Passwort angefordert. Über diesen Link legen Sie ein neues Passwort fest:',
      link,
      'Der Link ist eine Stunde gültig und kann einmal verwendet werden. Wenn Sie kein neues Passwort angefordert haben, ignorieren Sie diese Nachricht; Ihr Passwort bleibt unverändert.',
    ],
  }),
  passwordChanged: ({ link }) =>
    notice('Ihr Passwort wurde geändert', 'Das Passwort Ihres Kontos im Agenturportal wurde geändert.', link),
  secondFactorSet: ({ link }) =>
    notice(
      'Für Ihr Konto wurde ein zweiter Faktor eingerichtet',
      'Für die Anmeldung im Agenturportal brauchen Sie jetzt einen Code aus der neu eingerichteten Authenticator-App. Codes einer früheren App sind nicht mehr gültig.',
      link,
    ),
  secondFactorRemoved: ({ link }) =>
    notice(
      'Der zweite Faktor Ihres Kontos wurde entfernt',
      'Für die Anmeldung im Agenturportal ist kein Code mehr nötig.',
      link,
    ),
  passkeyAdded: ({ link }) =>
    notice(
      'Ihrem Konto wurde ein Passkey hinzugefügt',
      'Ab sofort ist die Anmeldung bei Ihrem Konto im Agenturportal mit einem weiteren Passkey möglich.',
      link,
    ),
  passkeyRemoved: ({ link }) =>
    notice(
      'Ein Passkey Ihres Kontos wurde entfernt',
      'Die Anmeldung im Agenturportal ist mit einem Ihrer Passkeys nicht mehr möglich.',
      link,
    ),
  factorsReset: ({ link }) => ({
    subject: 'Ihr zweiter Faktor und Ihre Passkeys wurden entfernt',
    text: [
      'Ein Operator des Buchungsdienstes hat Ihren zweiten Faktor und Ihre Passkeys entfernt und Ihre Sitzungen beendet. Melden Sie sich mit Ihrem Passwort an und richten Sie beides neu ein:',
      link,
      'Wenn Sie dies nicht angefordert haben, wenden Sie sich an die Betreiber des Buchungsdienstes.',
    ],
  }),
  approvalRequested: ({ link }) => ({
    subject: 'Ein Antrag wartet auf Freigabe',
    text: [
      'Ein Operator hat eine Aktion beantragt, die ein zweiter Operator freigeben muss. Prüfen Sie den Antrag und lehnen Sie ihn ab, wenn Sie ihn nicht erwartet haben:',
      link,
      'Gibt es keinen zweiten Operator, kann der Antragsteller die Aktion nach der Wartefrist ausführen.',
    ],
  }),
  doneAlone: ({ link }) => ({
    subject: 'Eine Aktion wurde ohne zweiten Operator ausgeführt',
    text: [
      'Eine Aktion, für die zwei Personen nötig sind, wurde nach der Wartefrist oder über die Kommandozeile ohne Freigabe eines zweiten Operators ausgeführt. Prüfen Sie die Aktion hier:',
      link,
      'Wenn Sie die Aktion nicht erwartet haben, wenden Sie sich sofort an die Betreiber des Buchungsdienstes.',
    ],
  }),
  invitedElsewhere: ({ link }) => ({
    subject: 'Sie wurden zu einer anderen Agentur eingeladen',
    text: [
      'Eine Agentur hat Sie unter dieser E-Mail-Adresse zu ihrem Portal eingeladen. Für die Adresse besteht bereits ein Konto bei einer anderen Agentur oder beim Buchungsdienst, daher kann die Einladung nicht angenommen werden.',
      'Wenn Sie für beide arbeiten, bitten Sie die Agentur, Sie unter einer anderen E-Mail-Adresse einzuladen. Wenn Sie das nicht erwartet haben, müssen Sie nichts tun. Ihr Konto finden Sie hier:',
      link,
    ],
  }),
};
