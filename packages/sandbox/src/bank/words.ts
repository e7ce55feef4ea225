import type { Language } from './challenges.ts';

export type Words = {
  readonly locale: string;
  readonly service: string;
  readonly title: string;
  readonly lead: string;
  readonly merchant: string;
  readonly amount: string;
  readonly card: string;
  readonly date: string;
  readonly code: string;
  readonly codeHint: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly wrong: (left: number) => string;
  readonly passed: string;
  readonly failed: string;
  readonly givenUp: string;
  readonly closed: string;
  readonly goOn: string;
  readonly goBack: string;
  readonly unknown: string;
  readonly unknownLead: string;
  readonly simulated: string;
  readonly simulatedCode: string;
};

export const words: Readonly<Record<Language, Words>> = {
  en: {
    locale: 'en-GB',
    service: 'Secure payment',
    title: 'Confirm your payment',
    lead: 'Enter the code we have sent to your phone.',
    merchant: 'Merchant',
    amount: 'Amount',
    card: 'Card',
    date: 'Date',
    code: 'Six-digit code',
    codeHint: 'We will never ask you for this code on the telephone.',
    confirm: 'Confirm payment',
    cancel: 'Cancel payment',
    wrong: (left) => `This code is not right. ${left === 1 ? 'One try is' : `${left} tries are`} left.`,
    passed: 'Thank you, you have confirmed the payment',
    failed: 'The payment was not confirmed',
    givenUp: 'You have cancelled the payment',
    closed: 'This payment is over',
    goOn: 'Continue on the merchant’s site.',
    goBack: 'Back to the merchant',
    unknown: 'There is no payment to confirm here',
    unknownLead: 'Go back to the site where you are paying, and begin again.',
    simulated: 'Simulated bank for testing. No money moves.',
    simulatedCode: 'The code is 123456.',
  },
  tr: {
    locale: 'tr-TR',
    service: 'Güvenli ödeme',
    title: 'Ödemenizi onaylayın',
    lead: 'Telefonunuza gönderdiğimiz kodu girin.',
    merchant: 'İş yeri',
    amount: 'Tutar',
    card: 'Kart',
    date: 'Tarih',
    code: 'Altı haneli kod',
    codeHint: 'Bu kodu telefonda asla sormayız.',
    confirm: 'Ödemeyi onayla',
    cancel: 'Ödemeden vazgeç',
    wrong: (left) => `Kod doğru değil. ${left} deneme hakkınız kaldı.`,
    passed: 'Teşekkürler, ödemeyi onayladınız',
    failed: 'Ödeme onaylanmadı',
    givenUp: 'Ödemeyi iptal ettiniz',
    closed: 'Bu ödemenin süresi doldu',
    goOn: 'İş yerinin sitesinde devam edin.',
    goBack: 'İş yerine dön',
    unknown: 'Burada onaylanacak bir ödeme yok',
    unknownLead: 'Ödeme yaptığınız siteye dönüp yeniden başlayın.',
    simulated: 'Deneme amaçlı sanal banka. Gerçek para hareketi yoktur.',
    simulatedCode: 'Kod: 123456.',
  },
  de: {
    locale: 'de-DE',
    service: 'Sichere Zahlung',
    title: 'Zahlung bestätigen',
    lead: 'Geben Sie den Code ein, den wir an Ihr Telefon gesendet haben.',
    merchant: 'Händler',
    amount: 'Betrag',
    card: 'Karte',
    date: 'Datum',
    code: 'Sechsstelliger Code',
    codeHint: 'Wir fragen Sie nie am Telefon nach diesem Code.',
    confirm: 'Zahlung bestätigen',
    cancel: 'Zahlung abbrechen',
    wrong: (left) => `Der Code stimmt nicht. Sie haben noch ${left === 1 ? 'einen Versuch' : `${left} Versuche`}.`,
    passed: 'Danke, Sie haben die Zahlung bestätigt',
    failed: 'Die Zahlung wurde nicht bestätigt',
    givenUp: 'Sie haben die Zahlung abgebrochen',
    closed: 'Diese Zahlung ist beendet',
    goOn: 'Auf der Seite des Händlers geht es weiter.',
    goBack: 'Zurück zum Händler',
    unknown: 'Hier gibt es keine Zahlung zu bestätigen',
    unknownLead: 'Gehen Sie zurück zu der Seite, auf der Sie bezahlen, und beginnen Sie von vorn.',
    simulated: 'Simulierte Bank zum Testen. Es fließt kein Geld.',
    simulatedCode: 'Der Code ist 123456.',
  },
};
