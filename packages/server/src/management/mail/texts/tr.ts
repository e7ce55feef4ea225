import type { Words } from './words.ts';

export const tr: Words = {
  invitation: ({ link, agency }) => ({
    subject: 'Acente portalına davetiniz',
    text: [
      agency === undefined
        ? 'Rezervasyon hizmetini yönetmeye davet edildiniz.'
        : `Şu acentenin portalına davet edildiniz: ${agency}.`,
      link,
      'Bağlantı 72 saat boyunca ve bir kez geçerlidir. Bu daveti beklemiyorsanız bir şey yapmanız gerekmez.',
    ],
  }),
  passwordReset: ({ link }) => ({
    subject: 'Acente portalı için yeni parola',
    text: [
      'Bu adres için yeni bir parola istendi. İsteyen sizseniz parolanızı buradan belirleyin:',
      link,
      'Bağlantı bir saat boyunca ve bir kez geçerlidir. İsteyen siz değilseniz parolanız değişmez.',
    ],
  }),
};
