import type { Said, Words } from './words.ts';

const notice = (subject: string, happened: string, link: string): Said => ({
  subject,
  text: [
    happened,
    'Bu değişikliği siz yaptıysanız herhangi bir işlem yapmanıza gerek yok. Siz yapmadıysanız hemen yeni bir parola isteyin, diğer tüm oturumları kapatın, tanımadığınız geçiş anahtarlarını kaldırın ve rezervasyon hizmetinin operatörleriyle iletişime geçin:',
    link,
  ],
});

export const tr: Words = {
  invitation: ({ link, agency }) => ({
    subject: 'Acente portalına davetiniz',
    text: [
      agency === undefined
        ? 'Rezervasyon hizmetinde operatör olmaya davet edildiniz.'
        : `${agency} acentesinin portalına davet edildiniz.`,
      link,
      'Bağlantı 72 saat geçerlidir ve yalnızca bir kez kullanılabilir. Bu daveti beklemiyorsanız bu e-postayı dikkate almayın.',
    ],
  }),
  passwordReset: ({ link }) => ({
    subject: 'Acente portalı parolanızı sıfırlayın',
    text: [
      'Bu e-posta adresi için yeni bir parola istendi. Yeni parolanızı bu bağlantıdan belirleyebilirsiniz:',
      link,
      'Bağlantı bir saat geçerlidir ve yalnızca bir kez kullanılabilir. Bunu siz istemediyseniz bu e-postayı dikkate almayın; parolanız değişmez.',
    ],
  }),
  passwordChanged: ({ link }) =>
    notice('Parolanız değiştirildi', 'Acente portalı hesabınızın parolası değiştirildi.', link),
  secondFactorSet: ({ link }) =>
    notice(
      'Hesabınızda iki adımlı doğrulama açıldı',
      'Acente portalına girişte artık yeni kurulan doğrulama uygulamasının kodu gerekir. Önceki uygulamanın kodları artık geçerli değildir.',
      link,
    ),
  secondFactorRemoved: ({ link }) =>
    notice('Hesabınızda iki adımlı doğrulama kapatıldı', 'Acente portalına girişte artık kod istenmez.', link),
  passkeyAdded: ({ link }) =>
    notice(
      'Hesabınıza bir geçiş anahtarı eklendi',
      'Yeni bir geçiş anahtarıyla artık acente portalı hesabınıza giriş yapılabilir.',
      link,
    ),
  passkeyRemoved: ({ link }) =>
    notice(
      'Hesabınızdan bir geçiş anahtarı kaldırıldı',
      'Geçiş anahtarlarınızdan biriyle artık acente portalına giriş yapılamaz.',
      link,
    ),
  factorsReset: ({ link }) => ({
    subject: 'İki adımlı doğrulamanız ve geçiş anahtarlarınız kaldırıldı',
    text: [
      'Rezervasyon hizmetinin bir operatörü iki adımlı doğrulamanızı ve geçiş anahtarlarınızı kaldırdı, oturumlarınızı kapattı. Parolanızla giriş yapın ve bunları yeniden kurun:',
      link,
      'Bunu siz istemediyseniz rezervasyon hizmetinin operatörleriyle iletişime geçin.',
    ],
  }),
  approvalRequested: ({ link }) => ({
    subject: 'Bir operatör talebi onay bekliyor',
    text: [
      'Bir operatör, ikinci bir operatörün onayını gerektiren bir işlem talep etti. Talebi inceleyin, beklemiyorsanız reddedin:',
      link,
      'İkinci bir operatör yoksa talep eden kişi işlemi bekleme süresinin sonunda gerçekleştirebilir.',
    ],
  }),
  doneAlone: ({ link }) => ({
    subject: 'Bir işlem ikinci operatör olmadan gerçekleştirildi',
    text: [
      'İki kişinin onayını gerektiren bir işlem, bekleme süresinin sonunda veya komut satırından, ikinci bir operatörün onayı olmadan gerçekleştirildi. İşlemi buradan inceleyin:',
      link,
      'Bunu beklemiyorsanız hemen rezervasyon hizmetinin operatörleriyle iletişime geçin.',
    ],
  }),
  invitedElsewhere: ({ link }) => ({
    subject: 'Başka bir acenteye davet edildiniz',
    text: [
      'Bir acente sizi bu e-posta adresiyle portalına davet etti. Bu adresle başka bir acentede veya rezervasyon hizmetinde zaten bir hesap olduğu için davet kabul edilemez.',
      'Her ikisi için de çalışıyorsanız acenteden sizi başka bir e-posta adresinizle davet etmesini isteyin. Bunu beklemiyorsanız herhangi bir işlem yapmanıza gerek yok. Hesabınıza buradan ulaşabilirsiniz:',
      link,
    ],
  }),
};
