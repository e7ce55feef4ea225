import type { Words } from './words.ts';

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
};
