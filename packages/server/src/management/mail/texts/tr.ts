import type { Said, Words } from './words.ts';

const notice = (subject: string, happened: string, link: string): Said => ({
  subject,
  text: [
    happened,
    'Bunu siz yaptıysanız bir şey yapmanız gerekmez. Siz değilseniz hemen yeni bir parola isteyin, burada diğer tüm oturumları kapatın, sizin olmayan geçiş anahtarlarını kaldırın ve rezervasyon hizmetini yönetenlere haber verin:',
    link,
  ],
});

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
  passwordChanged: ({ link }) =>
    notice('Hesabınızın parolası değişti', 'Acente portalındaki hesabınızın yeni bir parolası var.', link),
  secondFactorSet: ({ link }) =>
    notice(
      'Hesabınıza ikinci adım kuruldu',
      'Acente portalındaki hesabınız artık yeni kurulan uygulamanın kodlarını ister; öncekiler geçmez.',
      link,
    ),
  secondFactorRemoved: ({ link }) =>
    notice('Hesabınızın ikinci adımı kaldırıldı', 'Acente portalındaki hesabınız artık kod istemez.', link),
  passkeyAdded: ({ link }) =>
    notice(
      'Hesabınıza bir geçiş anahtarı eklendi',
      'Acente portalındaki hesabınıza artık bir geçiş anahtarıyla daha giriş yapılabilir.',
      link,
    ),
  passkeyRemoved: ({ link }) =>
    notice(
      'Hesabınızdan bir geçiş anahtarı kaldırıldı',
      'Geçiş anahtarlarınızdan biriyle artık acente portalına giriş yapılamaz.',
      link,
    ),
  factorsReset: ({ link }) => ({
    subject: 'İkinci adımınız ve geçiş anahtarlarınız kaldırıldı',
    text: [
      'Rezervasyon hizmetinin bir operatörü ikinci adımınızı ve geçiş anahtarlarınızı kaldırdı, oturumlarınızı kapattı. Parolanızla giriş yapın ve onları yeniden kurun:',
      link,
      'Bunu siz istemediyseniz rezervasyon hizmetini yönetenlere haber verin.',
    ],
  }),
  approvalRequested: ({ link }) => ({
    subject: 'Bir operatör talebi onay bekliyor',
    text: [
      'Bir operatör, iki kişinin onayını gerektiren bir işlem talep etti. Talebi inceleyin, beklemiyorsanız reddedin:',
      link,
      'İkinci bir operatör yoksa talep eden kişi işlemi bekleme süresinin sonunda gerçekleştirebilir.',
    ],
  }),
  doneAlone: ({ link }) => ({
    subject: 'Bir işlem ikinci operatör olmadan gerçekleştirildi',
    text: [
      'İki kişinin onayını gerektiren bir işlem, ikinci bir operatörün onayı olmadan gerçekleştirildi: bekleme süresinin sonunda veya komut satırından. Buradan inceleyin:',
      link,
      'Bunu beklemiyorsanız rezervasyon hizmetini yönetenlere hemen haber verin.',
    ],
  }),
  invitedElsewhere: ({ link }) => ({
    subject: 'Başka bir acenteye davet edildiniz',
    text: [
      'Bir acente bu adresi portalına davet etti. Adresin başka bir acentede veya rezervasyon hizmetinde bir hesabı olduğu için daveti kabul edemez.',
      'Her ikisi için de çalışıyorsanız acenteden başka bir adresinizi davet etmesini isteyin. Bunu beklemiyorsanız bir şey yapmanız gerekmez. Hesabınız burada:',
      link,
    ],
  }),
};
