import type { Said, Words } from './words.ts';

const notice = (subject: string, happened: string, link: string): Said => ({
  subject,
  text: [
    happened,
    'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, verlangen Sie sofort ein neues Passwort, beenden Sie hier alle anderen Sitzungen, entfernen Sie fremde Passkeys, und sagen Sie es denen, die den Buchungsdienst betreiben:',
    link,
  ],
});

export const de: Words = {
  invitation: ({ link, agency }) => ({
    subject: 'Ihre Einladung zum Agenturportal',
    text: [
      agency === undefined
        ? 'Sie sind eingeladen, den Buchungsdienst zu betreiben.'
        : `Sie sind zum Portal dieser Agentur eingeladen: ${agency}.`,
      link,
      'Der Link gilt 72 Stunden und nur einmal. Wenn Sie nichts erwartet haben, müssen Sie nichts tun.',
    ],
  }),
  passwordReset: ({ link }) => ({
    subject: 'Ein neues Passwort für das Agenturportal',
    text: [
      'Für diese Adresse wurde ein neues Passwort verlangt. Wenn Sie das waren, wählen Sie es hier:',
      link,
      'Der Link gilt eine Stunde und nur einmal. Wenn Sie es nicht waren, bleibt Ihr Passwort, wie es ist.',
    ],
  }),
  passwordChanged: ({ link }) =>
    notice('Das Passwort Ihres Kontos wurde geändert', 'Ihr Konto im Agenturportal hat ein neues Passwort.', link),
  secondFactorSet: ({ link }) =>
    notice(
      'Für Ihr Konto wurde ein zweiter Faktor eingerichtet',
      'Ihr Konto im Agenturportal verlangt jetzt die Codes der neu eingerichteten App; die von vorher gelten nicht mehr.',
      link,
    ),
  secondFactorRemoved: ({ link }) =>
    notice(
      'Der zweite Faktor Ihres Kontos wurde entfernt',
      'Ihr Konto im Agenturportal verlangt keinen Code mehr.',
      link,
    ),
  passkeyAdded: ({ link }) =>
    notice(
      'Ihrem Konto wurde ein Passkey hinzugefügt',
      'Mit einem weiteren Passkey kann man sich in Ihrem Konto im Agenturportal anmelden.',
      link,
    ),
  passkeyRemoved: ({ link }) =>
    notice(
      'Ein Passkey Ihres Kontos wurde entfernt',
      'Mit einem Ihrer Passkeys kann man sich im Agenturportal nicht mehr anmelden.',
      link,
    ),
  factorsReset: ({ link }) => ({
    subject: 'Ihr zweiter Faktor und Ihre Passkeys wurden entfernt',
    text: [
      'Ein Operator des Buchungsdienstes hat Ihren zweiten Faktor und Ihre Passkeys entfernt und Ihre Sitzungen beendet. Melden Sie sich mit Ihrem Passwort an, und richten Sie sie neu ein:',
      link,
      'Wenn Sie nicht darum gebeten haben, sagen Sie es denen, die den Buchungsdienst betreiben.',
    ],
  }),
  approvalRequested: ({ link }) => ({
    subject: 'Ein Antrag wartet auf Freigabe',
    text: [
      'Ein Operator hat eine Aktion beantragt, für die zwei Personen nötig sind. Prüfen Sie den Antrag, und lehnen Sie ihn ab, wenn Sie ihn nicht erwarten:',
      link,
      'Gibt es keinen zweiten Operator, kann der Antragsteller die Aktion nach der Wartefrist ausführen.',
    ],
  }),
  doneAlone: ({ link }) => ({
    subject: 'Eine Aktion wurde ohne zweiten Operator ausgeführt',
    text: [
      'Eine Aktion, für die zwei Personen nötig sind, wurde ohne Freigabe eines zweiten Operators ausgeführt: nach der Wartefrist oder über die Kommandozeile. Prüfen Sie sie hier:',
      link,
      'Wenn Sie sie nicht erwarten, benachrichtigen Sie sofort die Betreiber des Buchungsdienstes.',
    ],
  }),
  invitedElsewhere: ({ link }) => ({
    subject: 'Sie wurden zu einer anderen Agentur eingeladen',
    text: [
      'Eine Agentur hat diese Adresse in ihr Portal eingeladen. Die Adresse hat bereits ein Konto bei einer anderen Agentur oder beim Buchungsdienst und kann die Einladung daher nicht annehmen.',
      'Wenn Sie für beide arbeiten, bitten Sie die Agentur, eine andere Adresse von Ihnen einzuladen. Haben Sie das nicht erwartet, müssen Sie nichts tun. Ihr Konto finden Sie hier:',
      link,
    ],
  }),
};
